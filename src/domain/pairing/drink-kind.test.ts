import { expect, it } from 'vitest';
import { drinkKindOf } from './drink-kind.ts';

it.each([
  ['South Indian Filter Coffee', [], 'coffee'],
  ['Morning cup', ['ground coffee', 'water'], 'coffee'],
  ['Masala Chai', ['black tea', 'milk'], 'chai'],
  ['Green tea', [], 'tea'],
  ['Iced tea', ['black tea', 'ice'], 'soft'],
  ['Thai milk drink', ['black tea', 'condensed milk'], 'tea'],
  ['Apfelsaft', ['Äpfel'], 'soft'],
  ['Mango Lassi', ['yogurt', 'mango pulp'], 'milk'],
  ['Ayran', [], 'milk'],
  ['Hot chocolate', [], 'sweet'],
  ['Pale ale', [], 'beer'],
  ['Makgeolli', ['rice', 'nuruk (wheat fermentation starter)'], 'beer'],
  ['Sake', ['polished rice'], 'wine'],
  ['Kir', ['white wine', 'blackcurrants'], 'aperitif'],
  ['House aperitif', ['white wine', 'gin'], 'aperitif'],
  ['Steak water', [], 'soft'],
  ['', [], 'soft'],
] as const)('%s of %j is a %s drink', (name, ingredients, kind) => {
  expect(drinkKindOf({ name, ingredients })).toBe(kind);
});
