import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

it('parses what is JSON, and never throws', () => {
  expect(parseJson('[1]')).toEqual([1]);
  expect(parseJson('[1')).toBeUndefined();
  expect(parseJson('['.repeat(190_000))).toBeUndefined();
  expect(parseJson(`"${'a'.repeat(300_000)}"`)).toBeUndefined();
});
