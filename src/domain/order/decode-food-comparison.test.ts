import { describe, expect, it } from 'vitest';
import { decodeFoodComparison } from './decode-food-comparison.ts';

const [one, other] = ['pho000000000001', 'ramen0000000001'];
const row = { id: 'comparison00001', one, other, user: 'mina00000000001', verdict: 'one' };

describe('an answer from a row', () => {
  it('is read', () => {
    expect(decodeFoodComparison(row)).toEqual({ kind: 'valid', value: { one, other, verdict: 'one' } });
  });

  it.each([
    ['no row', null],
    ['no foods', { ...row, one: '' }],
    ['one food twice', { ...row, other: one }],
    ['the pair the other way round', { ...row, one: other, other: one }],
    ['a verdict of later', { ...row, verdict: 'far more' }],
    ['no verdict', { ...row, verdict: '' }],
  ])('is refused with %s', (_what, value) => {
    expect(decodeFoodComparison(value).kind).toBe('refused');
  });
});
