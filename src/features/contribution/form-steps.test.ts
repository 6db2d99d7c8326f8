import { expect, it } from 'vitest';
import { fieldOrder } from './form-sections.ts';
import { formSteps, readStep, stepOf } from './form-steps.ts';

it.each([
  [null, 'food', 'food'],
  ['nonsense', 'food', 'food'],
  ['taste', 'taste', 'taste'],
  ['richer', 'richer', 'richer'],
  ['summary', 'summary', 'richer'],
])('an address with the step %s opens %s on a phone and %s on a wide screen', (asked, phone, wide) => {
  expect(readStep(asked, false)).toBe(phone);
  expect(readStep(asked, true)).toBe(wide);
});

it('four fields make a food: they alone stand in the first step, and every field in one before the summary', () => {
  expect(fieldOrder.filter((field) => stepOf(field) === 'food')).toEqual(['photo', 'name', 'origin', 'description']);
  expect(stepOf('intensities')).toBe('taste');
  expect(stepOf('allergens')).toBe('richer');
  const places = fieldOrder.map((field) => formSteps.indexOf(stepOf(field)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(formSteps.indexOf('summary'));
});
