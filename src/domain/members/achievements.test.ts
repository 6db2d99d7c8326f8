import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievementsOf, type Deeds } from './achievements.ts';

const nothing: Deeds = { foods: 0, cuisines: 0, wellRated: 0, followers: 0, reviews: 0 };
const none: ReadonlySet<string> = new Set();

function progress(deeds: Partial<Deeds>, unlocked = none) {
  return Object.fromEntries(
    achievementsOf({ ...nothing, ...deeds }, unlocked).map(({ id, progress: reached, maxProgress }) => [
      id,
      `${reached}/${maxProgress}`,
    ]),
  );
}

describe('achievementsOf (spec 2 §9)', () => {
  it('are six, with the goals of spec 2 §9, achievements', () => {
    expect(progress({})).toEqual({
      first_taste: '0/1',
      food_explorer: '0/10',
      cultural_ambassador: '0/5',
      quality_curator: '0/5',
      community_builder: '0/10',
      review_magnet: '0/50',
    });
    expect(achievementsOf(nothing, none).map(({ title }) => title)).toEqual([
      'First Taste',
      'Food Explorer',
      'Cultural Ambassador',
      'Quality Curator',
      'Community Builder',
      'Review Magnet',
    ]);
  });

  it.each<[Partial<Deeds>, object]>([
    [{ foods: 1 }, { first_taste: '1/1', food_explorer: '1/10' }],
    [{ foods: 9 }, { food_explorer: '9/10' }],
    [{ foods: 25 }, { first_taste: '1/1', food_explorer: '10/10' }],
    [{ cuisines: 4 }, { cultural_ambassador: '4/5' }],
    [{ wellRated: 5 }, { quality_curator: '5/5' }],
    [{ followers: 3 }, { community_builder: '3/10' }],
    [{ reviews: 49 }, { review_magnet: '49/50' }],
  ])('counts %o', (deeds, expected) => {
    expect(progress(deeds)).toMatchObject(expected);
  });

  it('unlocks nothing by itself, and keeps what the server awarded', () => {
    expect(achievementsOf({ ...nothing, foods: 10 }, none).some(({ unlocked }) => unlocked)).toBe(false);
    const kept = achievementsOf(nothing, new Set(['food_explorer', 'of_a_newer_server']));
    expect(kept.filter(({ unlocked }) => unlocked)).toMatchObject([
      { id: 'food_explorer', progress: 10, maxProgress: 10 },
    ]);
  });

  it('never leaves its scale, whatever was done', () => {
    const count = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        fc.record({ foods: count, cuisines: count, wellRated: count, followers: count, reviews: count }),
        (deeds) => {
          for (const { progress: reached, maxProgress } of achievementsOf(deeds, none))
            expect(reached >= 0 && reached <= maxProgress).toBe(true);
        },
      ),
    );
  });
});
