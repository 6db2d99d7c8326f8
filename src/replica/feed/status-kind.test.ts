import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StatusFacts, type StatusKind, statusKind } from './status-kind.ts';

const quiet: StatusFacts = {
  pending: 0,
  parked: 0,
  asleep: 0,
  signInAgain: false,
  suspension: null,
  stalled: false,
  isOutdated: false,
  isOffline: false,
  isWhole: true,
};

/** What decides by itself, the strongest first. */
const deciding: readonly (readonly [StatusKind, Partial<StatusFacts>])[] = [
  ['attention', { parked: 1 }],
  ['attention', { stalled: true }],
  ['attention', { isOutdated: true }],
  ['attention', { suspension: 'Spam' }],
  ['attention', { signInAgain: true }],
  ['offline', { isOffline: true }],
  ['pending', { pending: 1 }],
  ['asleep', { asleep: 1 }],
  ['loading', { isWhole: false }],
  ['synced', {}],
];

describe('the one status of the header', () => {
  it.each(deciding)('is %s for %j, whatever weaker facts there are', (kind, fact) => {
    expect(statusKind({ ...quiet, ...fact })).toBe(kind);
    const weaker = deciding.slice(deciding.findIndex(([, other]) => other === fact) + 1);
    for (const [, other] of weaker) expect(statusKind({ ...quiet, ...other, ...fact })).toBe(kind);
  });

  it('[S21] is synced only where nothing unsent by anybody is here and everything of everyone’s is', () => {
    const anyFacts = fc.record({
      pending: fc.nat(2),
      parked: fc.nat(2),
      asleep: fc.nat(2),
      signInAgain: fc.boolean(),
      suspension: fc.option(fc.constantFrom('', 'Spam')),
      stalled: fc.boolean(),
      isOutdated: fc.boolean(),
      isOffline: fc.boolean(),
      isWhole: fc.boolean(),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(statusKind(facts) === 'synced').toBe(JSON.stringify(facts) === JSON.stringify(quiet));
      }),
      { numRuns: 2_000 },
    );
  });
});
