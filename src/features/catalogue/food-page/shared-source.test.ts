import { describe, expect, it } from 'vitest';
import type { Tastings } from '#domain/tasting/decode-tastings.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { type LevelSums, sumTastings } from '#domain/tasting/tasting-sums.ts';
import { sharedSource } from './shared-source.ts';

const none = sumTastings([]);
const noTastings: Tastings = { everyone: none, professionals: none };
const stated = { sweet: 4, salty: 2, sour: 0, bitter: 1, umami: 3, spicy: 0 };
const byEach = (tasters: number) => {
  const sums: LevelSums = [tasters, tasters * 20, tasters * 400];
  return { ...none, tasters, levels: Object.fromEntries(intensityNames.map((taste) => [taste, sums])) };
};

describe('where the six tastes of a food come from', () => {
  it('is one thing to say while all are stated, and as many tasted each, but too few to measure (R32)', () => {
    expect(sharedSource(stated, noTastings)).toBe(0);
    expect(sharedSource(stated, { ...noTastings, everyone: byEach(2) })).toBe(2);
  });

  it('is told of each where one is only typical (R4)', () => {
    const { bitter: _, ...others } = stated;
    expect(sharedSource(others, noTastings)).toBeNull();
    expect(sharedSource({}, noTastings)).toBeNull();
  });

  it('is told of each where some were tasted by more, are measured, or were tasted by professionals (R32)', () => {
    const one: LevelSums = [1, 20, 400];
    const some = { ...none, tasters: 1, levels: { sweet: one } };
    expect(sharedSource(stated, { ...noTastings, everyone: some })).toBeNull();
    expect(sharedSource(stated, { ...noTastings, everyone: byEach(3) })).toBeNull();
    expect(sharedSource(stated, { everyone: byEach(1), professionals: byEach(1) })).toBeNull();
  });
});
