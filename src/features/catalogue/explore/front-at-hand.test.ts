import { describe, expect, it } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { frontAtHand } from './front-at-hand.ts';

const food = { id: 'food1', name: 'Kimchi' } as unknown as Food;
const begun = [food];
const early = { isNewest: false, isSomeElsewhere: false };
const anew = { isNewest: true, isSomeElsewhere: false };

describe('what the front page of Explore is laid out by', () => {
  it.each([
    ['nothing was read yet', undefined, false],
    ['what was read is from before the catalogue came', early, false],
    ['what was read is of some foods, and the whole is not chosen yet', { ...anew, isSomeElsewhere: true }, false],
    ['the whole is chosen, and the rows were read too early', early, true],
  ])('is the document’s while %s', (_, read, isWholeChosen) => {
    for (const isShowable of [true, false])
      expect(frontAtHand({ begun, read, isShowable, isWholeChosen }).told).toBe(begun);
  });

  it('is the document’s until it is known to whom what is here is shown', () => {
    const sources = { begun, read: anew, isShowable: false, isWholeChosen: false };
    expect(frontAtHand(sources)).toStrictEqual({ told: begun, known: undefined });
  });

  it.each([
    ['all rows are here', anew, false],
    ['the whole is chosen', { ...anew, isSomeElsewhere: true }, true],
  ])('is this device’s once it was read anew and %s', (_, read, isWholeChosen) => {
    expect(frontAtHand({ begun, read, isShowable: true, isWholeChosen })).toStrictEqual({ told: [], known: read });
  });

  it('without a document is nothing that was read before the catalogue came', () => {
    const sources = { begun: [], isShowable: true, isWholeChosen: false };
    expect(frontAtHand({ ...sources, read: early })).toStrictEqual({ told: [], known: undefined });
    expect(frontAtHand({ ...sources, read: anew })).toStrictEqual({ told: [], known: anew });
  });

  it('is followed by the rest as soon as there is one below the document’s foods, and never before it may be shown', () => {
    expect(frontAtHand({ begun, read: early, isShowable: true, isWholeChosen: false }).known).toBe(early);
    for (const read of [early, anew])
      expect(frontAtHand({ begun, read, isShowable: false, isWholeChosen: false }).known).toBeUndefined();
  });
});
