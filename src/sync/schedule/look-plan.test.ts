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
    // The second one is of the check.
    const draws = [0, 0.5, 1, 0.25, 0.75, 0.5];
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

  it('not while nobody looks at it, but a little after somebody did, and at once when somebody does again', () => {
    const plan = lookPlan(() => 0.5);
    plan.told({ every: 20_000 }, 0);
    plan.seen(0);
    expect(looks(plan, { from: 0, to: 12 * MINUTE, isSeen: false })).toEqual([20_000]);
    expect(plan.isLookedAt(12 * MINUTE)).toBe(false);
    plan.seen(12 * MINUTE);
    expect([plan.isLookedAt(12 * MINUTE + 29_000), plan.isDue(12 * MINUTE)]).toEqual([true, true]);
  });
});

describe('[S14] [S23] a heartbeat', () => {
  it('is followed by a look within half of the wait, and holds for one and a half', () => {
    const plan = lookPlan(() => 0.5);
    plan.heard(0);
    expect(plan.isHeard(0)).toBe(false);
    plan.told({ every: 20_000 }, 0);
    plan.heard(2_000);
    expect(looks(plan, { from: 2_000, to: 20_000 })).toEqual([7_000]);
    expect([plan.isHeard(31_000), plan.isHeard(33_000)]).toEqual([true, false]);
  });

  it('stands for a check', () => {
    const plan = lookPlan(() => 0.5);
    plan.told({ every: 20_000 }, 0);
    for (let now = 0; now <= 10 * MINUTE; now += 2 * MINUTE) {
      plan.heard(now);
      expect(checks(plan, { from: now, to: now + 2 * MINUTE, isStreaming: true })).toEqual([]);
    }
    expect(checks(plan, { from: 12 * MINUTE, to: 15 * MINUTE, isStreaming: true })).toEqual([810]);
  });
});

/** The moments at which checks are due, by a timer of a second. */
function checks(
  plan: ReturnType<typeof lookPlan>,
  { from, to, isStreaming, isSeen = true }: { from: number; to: number; isStreaming: boolean; isSeen?: boolean },
): number[] {
  const moments: number[] = [];
  for (let now = from; now < to; now += 1_000) {
    if (isSeen) plan.seen(now);
    if (plan.isCheckDue(now, { isStreaming })) moments.push(now / 1_000);
  }
  return moments;
}

describe('[S14] a device checks whether anything came to its member alone', () => {
  it('seldom while a stream tells, and always within the five minutes for which “synced” is believed [S21]', () => {
    const plan = lookPlan(() => 0.5);
    plan.told({ every: 20_000 }, 0);
    expect(checks(plan, { from: 0, to: 15 * MINUTE, isStreaming: true })).toEqual([210, 420, 630, 840]);
    const late = lookPlan(() => 1);
    late.told({ every: 20_000 }, 0);
    expect(checks(late, { from: 0, to: 5 * MINUTE, isStreaming: true })).toHaveLength(1);
  });

  it('soon without a stream, then ever more rarely, to a minute; soon again once there was one', () => {
    const plan = lookPlan(() => 0.5);
    plan.told({ every: 20_000 }, 0);
    expect(checks(plan, { from: 0, to: 4 * MINUTE, isStreaming: false })).toEqual([10, 30, 70, 130, 190]);
    plan.isCheckDue(4 * MINUTE, { isStreaming: true });
    plan.checked(4 * MINUTE);
    expect(checks(plan, { from: 4 * MINUTE, to: 5 * MINUTE, isStreaming: false })).toEqual([250, 270]);
  });

  it('not where the shared feed is not read, not right after the server has said so, and never while nobody looks', () => {
    const plan = lookPlan(() => 0.5);
    expect(checks(plan, { from: 0, to: 5 * MINUTE, isStreaming: false })).toEqual([]);
    plan.told({ every: 20_000 }, 5 * MINUTE);
    plan.checked(5 * MINUTE + 8_000);
    expect(checks(plan, { from: 5 * MINUTE + 8_000, to: 5 * MINUTE + 20_000, isStreaming: false })).toEqual([318]);
    const left = 5 * MINUTE + 20_000;
    expect(checks(plan, { from: left + 30_000, to: left + 60 * MINUTE, isStreaming: false, isSeen: false })).toEqual(
      [],
    );
    expect(checks(plan, { from: left + 60 * MINUTE, to: left + 60 * MINUTE + 15_000, isStreaming: false })).toEqual([
      3_920,
    ]);
  });
});
