import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSearchText } from './fold-search-text.ts';

describe('foldSearchText', () => {
  it.each([
    ['Mac & cheese', 'mac cheese'],
    ['  Phở   BÒ ', 'pho bo'],
    ['Crème brûlée!', 'creme brulee'],
    ['pain_au-chocolat (2)', 'pain au chocolat 2'],
    ['ラーメン', 'ラーメン'],
    ['ﬁsh & ÇHIPS', 'fish chips'],
    ['', ''],
    ['!?', ''],
  ])('%j is %j', (text, folded) => {
    expect(foldSearchText(text)).toBe(folded);
  });

  it('takes the same of plain English by either way', () => {
    // A letter that folds to nothing that is compared sends the text the long way.
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(foldSearchText(`${text} …`)).toBe(foldSearchText(text));
      }),
    );
  });

  it('changes nothing of what it gave', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldSearchText(foldSearchText(text))).toBe(foldSearchText(text));
      }),
    );
  });
});
