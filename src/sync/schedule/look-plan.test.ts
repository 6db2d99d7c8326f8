import { describe, expect, it } from 'vitest';
import { lookPlan } from './look-plan.ts';

const MINUTE = 60_000;

/** The moments at which looks are due, by a timer of a second. */
function looks(
  plan: ReturnType<typeof lookPlan>,
  { from, to, isSeen = true }: { from: number; to: number; isSeen?: boolean },
): number[] {
  const moments: number[] = [];
  for (let now = from; now < to; now += 1_000) {
    if (isSeen) plan.seen(now);
    if (plan.isDue(now)) moments.push(now);
  }
  return moments;
}

describe('[S14] [S23] a device looks for what is new', () => {
  it('not before a round has told how often, and as often as it told', () => {
    const plan = lookPlan(() => 0.5);
    expect([plan.hasLooks(), looks(plan, { from: 0, to: MINUTE })]).toEqual(['unknown', []]);
    plan.told({ every: 20_000 }, MINUTE);
    expect(plan.hasLooks()).toBe(true);
    expect(looks(plan, { from: MINUTE, to: 2 * MINUTE })).toEqual([80_000, 100_000]);
    plan.told({}, 2 * MINUTE);
    expect([plan.hasLooks(), looks(plan, { from: 2 * MINUTE, to: 4 * MINUTE })]).toEqual([false, []]);
  });

  it('at moments of its own, a quarter around what was told', () => {
    const draws = [0, 1, 0.25, 0.75, 0.5];
    const plan = lookPlan(() => draws.shift() ?? 0.5);
    plan.told({ every: 20_000 }, 0);
    expect(looks(plan, { from: 0, to: 100_000 })).toEqual([15_000, 40_000, 58_000, 81_000]);
  });

  it('once soon, where something was left for later', () => {
    const plan = lookPlan(() => 0.5);
    plan.told({ every: 20_000 }, 0);
    plan.told({ every: 20_000, soon: true }, 10_000);
    expect(looks(plan, { from: 10_000, to: 40_000 })).toEqual([16_000, 36_000]);
  });

  it('seldom while nobody looks at it, and as before a little after somebody did', () => {
    const plan = lookPlan(() => 0.5);
    plan.told({ every: 20_000 }, 0);
    plan.seen(0);
    expect(looks(plan, { from: 0, to: 12 * MINUTE, isSeen: false })).toEqual([20_000, 260_000, 500_000]);
    expect(plan.isLookedAt(12 * MINUTE)).toBe(false);
    plan.seen(12 * MINUTE);
    expect([plan.isLookedAt(12 * MINUTE + 29_000), plan.isDue(12 * MINUTE)]).toEqual([true, true]);
  });
});
