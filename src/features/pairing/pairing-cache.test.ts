import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { noPairingFilters, type PairingQuestion, type PairingSuggestion } from '#domain/pairing/pairing.ts';
import { PairingCache } from './pairing-cache.ts';

const MINUTE = 60_000;
const question: PairingQuestion = {
  foodId: 'pasta' as FoodId,
  style: 'complement',
  profile: null,
  filters: noPairingFilters,
};

function suggestion(confidence: number): PairingSuggestion {
  return {
    id: 'wine' as FoodId,
    score: 1,
    confidence,
    evidence: { tier: 'table', worth: 0.5, facts: [] },
    explanation: { reasons: [], unknown: [] },
  };
}

function cacheWithClock() {
  let now = 0;
  const cache = new PairingCache(() => now);
  return {
    cache,
    pass: (minutes: number) => {
      now += minutes * MINUTE;
    },
  };
}

describe('PairingCache (spec 2 §9)', () => {
  it('is fresh for 5 minutes and kept for 10', () => {
    const { cache, pass } = cacheWithClock();
    expect(cache.recall(question)).toBeNull();
    cache.keep(question, [suggestion(40)]);
    pass(4.99);
    expect(cache.recall(question)).toMatchObject({ isFresh: true });
    pass(0.02);
    expect(cache.recall(question)).toMatchObject({ isFresh: false });
    pass(5);
    expect(cache.recall(question)).toBeNull();
  });

  it('remembers the highest confidence', () => {
    const { cache } = cacheWithClock();
    cache.keep(question, [suggestion(70), suggestion(40)]);
    cache.keep(question, [suggestion(55)]);
    expect(cache.recall(question)?.confidence).toBe(70);
  });

  it('tells combinations apart by food, style, profile and filters', () => {
    const { cache } = cacheWithClock();
    cache.keep(question, [suggestion(40)]);
    expect(cache.recall({ ...question, style: 'contrast' })).toBeNull();
    expect(cache.recall({ ...question, filters: { ...noPairingFilters, adventureMode: true } })).toBeNull();
    expect(cache.recall({ ...question, foodId: 'bread' as FoodId })).toBeNull();
    expect(cache.recall({ ...question })).not.toBeNull();
  });
});
