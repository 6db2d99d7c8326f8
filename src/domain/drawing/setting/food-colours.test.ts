import { expect, test } from 'vitest';
import { breadColour } from './food-colours.ts';
import type { Scene } from './scene.ts';

test('a slice of rye bread is dark', () => {
  const plan = { colours: ['#f0b8a0', '#fdf6e6'], ingredientText: 'rye bread, butter, prawns' };
  expect(breadColour({ plan } as unknown as Scene)).toBe('#7a5232');
});

const bread = (...colours: readonly string[]) =>
  breadColour({ plan: { colours, ingredientText: '' } } as unknown as Scene);

test.each([
  ['the crust, not the tomatoes on it', ['#d6402b', '#c8924b', '#4c8a3f'], '#c8924b'],
  ['the bun, not its patty', ['#7A4A2B', '#D79B55', '#7FA65A', '#C0392B'], '#D79B55'],
  ['dark rye where there is no other', ['#5A3A22', '#6FA047'], '#5A3A22'],
  ['the usual crust where only what lies on it is stated', ['#d6402b', '#4c8a3f'], '#c8924b'],
  ['the usual crust of none', [], '#c8924b'],
])('a sandwich has the colour of %s', (_, colours, drawn) => {
  expect(bread(...colours)).toBe(drawn);
});
