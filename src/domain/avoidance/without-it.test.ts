import { describe, expect, it } from 'vitest';
import { readAvoidance } from './read-avoidance.ts';

const avoiding = [
  ['I love peanut sauce. My kid wants noodles without it.', 'peanut'],
  ['celery salad was my favourite, today a stew without that stuff please', 'celery'],
  ['Selleriesalat gab es immer bei Oma, Eintopf bitte ohne das Zeug', 'celery'],
  ['we like walnut cake, she wants a dessert without them', 'tree nut'],
  ['I adore prawns, but dinner has to be free of that', 'shellfish'],
  ['Ich liebe Käse, heute Abend bitte ohne so was', 'milk'],
  ['an egg salad is great but leave out any of that for him', 'egg'],
  ['ich mag Walnüsse, aber für Tom bitte ohne sie', 'tree nut'],
  ['Erdnusssauce? Ja, nein, doch lieber ohne', 'peanut'],
  ['satay with peanut sauce, actually rather without', 'peanut'],
  ['something with sesame, no wait, skip it', 'sesame'],
] as const;

const asking = [
  ['something with peanuts please', 'peanut'],
  ["I can't live without peanuts", 'peanut'],
  ['etwas mit Käse, das nicht so scharf ist', 'milk'],
] as const;

describe('what was named before and is to be left out (R29)', () => {
  it.each(avoiding)('%s', (text, allergen) => {
    const { avoided, asked } = readAvoidance(text);
    expect(avoided).toContainEqual({ kind: 'allergen', allergen });
    expect(asked).toEqual([]);
  });

  it.each(asking)('and this asks for it: %s', (text, allergen) => {
    expect(readAvoidance(text)).toMatchObject({ asked: [allergen], avoided: [] });
  });
});
