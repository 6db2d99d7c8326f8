import { describe, expect, it } from 'vitest';
import { actionWeights, faultWeights, type Step, walkPlan } from './walk-plan.ts';

function first(seed: number, steps: number): readonly Step[] {
  const plan = walkPlan(seed);
  return Array.from({ length: steps }, () => plan.next().value);
}

describe('the plan of a walk', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(first(7, 200)).toEqual(first(7, 200));
    expect(first(7, 200)).not.toEqual(first(8, 200));
  });

  it('does everything there is to do, and lets everything go wrong that can', () => {
    const steps = first(1, 4_000);
    const names = (kind: Step['kind']) => new Set(steps.flatMap((step) => (step.kind === kind ? [step.name] : [])));
    expect(names('action')).toEqual(new Set(Object.keys(actionWeights)));
    expect(names('fault')).toEqual(new Set(Object.keys(faultWeights)));
    expect(steps.some((step) => step.kind === 'action' && step.isCutShort)).toBe(true);
    expect(new Set(steps.map(({ device }) => device)).size).toBe(3);
  });
});
