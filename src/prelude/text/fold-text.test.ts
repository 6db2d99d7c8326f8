import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Phở  BÒ', 'pho bo'],
    ['Bánh ĐẬU', 'banh dau'],
    ['Crème brûlée', 'creme brulee'],
    ['Smørrebrød', 'smorrebrod'],
    ['Œufs', 'oeufs'],
    ['Süßkartoffel', 'susskartoffel'],
    ['ＲＡＭＥＮ', 'ramen'],
    ['İskender', 'iskender'],
  ])('folds %s', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });

  it.each([
    ['が', 'か'],
    ['ผัด', 'ผด'],
    ['김치', '감치'],
    ['दही', 'दह'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('does not fold twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
