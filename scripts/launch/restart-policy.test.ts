import { describe, expect, it } from 'vitest';
import { afterCrash, freshStart } from './restart-policy.mjs';

/** The decisions over a row of crashes. */
function decide(crashes: { at: number; healthyForMs: number | null }[]) {
  let state = freshStart;
  return crashes.map((crash) => {
    const outcome = afterCrash(state, crash);
    state = outcome.state;
    return outcome.decision;
  });
}

const waits = (decisions: ReturnType<typeof decide>) =>
  decisions.map((decision) => (decision.kind === 'restart' ? decision.afterMs : 'give up'));

describe('the restart policy', () => {
  it('waits 1, 2, 4 … and never more than 30 s', () => {
    const crashes = Array.from({ length: 8 }, (_, at) => ({ at: at * 40_000, healthyForMs: 5000 }));
    expect(waits(decide(crashes))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('starts the row anew after a minute of health', () => {
    expect(
      waits(
        decide([
          { at: 0, healthyForMs: 10 },
          { at: 1, healthyForMs: 59_999 },
          { at: 2, healthyForMs: 60_000 },
          { at: 3, healthyForMs: 1 },
        ]),
      ),
    ).toEqual([1000, 2000, 1000, 2000]);
  });

  it('gives up after five crashes within a minute before it ever came up', () => {
    const crashes = [0, 1000, 3000, 7000, 15_000].map((at) => ({ at, healthyForMs: null }));
    expect(waits(decide(crashes))).toEqual([1000, 2000, 4000, 8000, 'give up']);
  });

  it('does not give up while the crashes are more than a minute apart', () => {
    const crashes = [0, 20_000, 40_000, 60_000, 80_000, 100_000].map((at) => ({ at, healthyForMs: null }));
    expect(waits(decide(crashes))).not.toContain('give up');
  });

  it('never gives up on a server that was up once', () => {
    const crashes = [{ at: 0, healthyForMs: 100 }, ...[1, 2, 3, 4, 5, 6].map((at) => ({ at, healthyForMs: null }))];
    expect(waits(decide(crashes))).not.toContain('give up');
  });
});
