import { describe, expect, it } from 'vitest';
import { spreadDenials } from './spread-denials.ts';

describe('a denial is spread over its list', () => {
  it.each([
    ['nothing sweet or creamy', 'nothing sweet or nothing creamy'],
    ['not too sweet or heavy', 'not too sweet or not too heavy'],
    ['not too sweet or too salty', 'not too sweet or not too salty'],
    ['no soup, stew or salad', 'no soup, no stew or no salad'],
    ['neither spicy nor greasy', 'neither spicy nor neither greasy'],
    ['I do not like mushrooms or olives', 'I do not like mushrooms or not olives'],
    ['keine Suppe oder Salat', 'keine Suppe oder keine Salat'],
    ['weder süß noch scharf', 'weder süß noch weder scharf'],
    ['nicht zu süß oder schwer', 'nicht zu süß oder nicht zu schwer'],
  ])('%s', (text, spread) => expect(spreadDenials(text)).toBe(spread));

  it.each([
    'soup or salad',
    'no soup or something with noodles',
    'not spicy and vegetarian',
    'no nuts, something sweet',
    'kein Fisch oder etwas mit Ei',
    'no dairy or no gluten',
  ])('%s stays as it is', (text) => expect(spreadDenials(text)).toBe(text));
});
