import { expect, test } from 'vitest';
import { textInUnits } from './text-in-units.ts';

test.each([
  ['65-75 °C', '149-167 °F'],
  ['60-70 °C, or 5-10 °C in summer', '140-158 °F, or 41-50 °F in summer'],
  ['85-95 °C in the pot', '185-203 °F in the pot'],
  ['Fry at 180°C for 3-4 minutes', 'Fry at 356 °F for 3-4 minutes'],
  ['Frozen at -18 °C', 'Frozen at 0 °F'],
  ['20° to 25 °C', '68 to 77 °F'],
  ['4,5 °C', '40 °F'],
  ['Already 350 °F', 'Already 350 °F'],
  ['Hot', 'Hot'],
  ['A 90° angle', 'A 90° angle'],
  ['5 °Cilantro', '5 °Cilantro'],
])('%j is %j in imperial units', (text, expected) => {
  expect(textInUnits(text, 'imperial')).toBe(expected);
});

test('metric units leave °C and turn °F', () => {
  expect(textInUnits('65-75 °C', 'metric')).toBe('65-75 °C');
  expect(textInUnits('Bake at 350-400 °F', 'metric')).toBe('Bake at 177-204 °C');
});
