import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { findMentions } from '#domain/avoidance/find-mentions.ts';

const listed = (words: string) => words.trim().split(/\s+/);

/** Among the most frequent words of either language, and names: a letter or two from an allergen, or with its name inside. */
const english = listed(`
  majority brother brothers brotherhood critical enter entered entertain entertainment lane spell exam outer gathering hiring
  conscious parade scream safer drill sail barn brake utter hack curb hydrogen turbo violin wander sewer restless discrete spree fearless
  compute gutter otter volley trot bummer quirk rout sender eater eaters Kate Carl Brian Brad Shane Harley Tina Manuel Benny Barney
`);
const german = listed(`
  nutzt nutze sofern Sender Zoll Kleid Götter oberster Oberteil Leder senken Kasten brav Meilen Feder Geistes wichtiger basieren
  Momente Elemente Dokumente Medikamente Instrumente Talente Experimente intelligente prominente Kaserne Schwelle Routen Maja Schleier Eifer Hummeln
  schnappen bischen Nischen März April erneuter köstlich köstliche Sektion Sekte probier schmeckte wandern
`);

describe('a frequent word is no misspelt allergen (R29)', () => {
  it.each([...english, ...german])('%s', (word) => {
    expect(readAvoidance(word).avoided).toEqual([]);
  });

  it.each([
    "First time there tomorrow, I'm kind of a picky eater. What do I order?",
    'my brother loves a scream of herbs, enter the salad',
    'etwas Köstliches, ein bischen scharf',
  ])('nor in a question: %s', (text) => {
    expect(readAvoidance(text)).toMatchObject({ avoided: [], unknown: [] });
  });
});

describe('chocolate is milk beside what harms, and no milk where it is only not liked', () => {
  it.each([
    'chocolate and nut allergy, which dessert?',
    'she has a chocolate and egg allergy',
    'chocolate, nut and egg allergy',
    'chocolate biscuits sent her to the ER',
    'egg, chocolate and nut free dessert',
  ])('%s', (text) => {
    expect(readAvoidance(text).avoided).toContainEqual({ kind: 'allergen', allergen: 'milk' });
  });

  it.each(['no chocolate please', 'an Italian dessert without chocolate'])('%s', (text) => {
    expect(readAvoidance(text)).toMatchObject({ avoided: [], unknown: ['chocolate'] });
  });
});

describe('an allergen is heard all the same', () => {
  it.each([
    ['buttar', 'milk'],
    ['penuts', 'peanut'],
    ['almonnds', 'tree nut'],
    ['glutten', 'gluten'],
    ['shelfish', 'shellfish'],
    ['mustrad', 'mustard'],
    ['seseme', 'sesame'],
    ['Pekingente', null],
    ['Entenbrust', null],
    ['Sahnesoße', 'milk'],
    ['Erdnüse', 'peanut'],
    ['fluten', 'gluten'],
    ['egos', 'egg'],
    ['Sahen', 'milk'],
    ['Sonja', 'soy'],
    ['clans', 'molluscs'],
    ['Milchkomponenten', 'milk'],
    ['Laktosepatienten', 'milk'],
    ['Erdnusssegmente', 'peanut'],
    ['Mandelente', 'tree nut'],
  ])('%s', (word, allergen) => {
    const needs = findMentions([word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss')]).flatMap(
      (mention) => mention.needs,
    );
    expect(needs).toContainEqual(
      allergen === null ? { kind: 'diet', diet: 'vegetarian' } : { kind: 'allergen', allergen },
    );
  });

  it.each(['allergic to otter', 'no curb please', 'ohne Maja', 'a spell allergy'])(
    'what is denied by such a word is avoided, as itself: %s',
    (text) => {
      const { unknown, avoided } = readAvoidance(text);
      expect(unknown.length + avoided.length).toBeGreaterThan(0);
    },
  );
});
