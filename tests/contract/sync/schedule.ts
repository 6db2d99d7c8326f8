import fc from 'fast-check';
import type { NetworkFault } from '#tests/support/faulty-remote.ts';

/** How many devices and members take part; device 0 and 1 begin as the same member. */
export const DEVICES = 3;
export const MEMBERS = 2;

/** One thing that happens in a run. Foods are named by their position among all that were contributed so far. */
export type Step =
  | { readonly kind: 'contribute'; readonly device: number; readonly name: number }
  | { readonly kind: 'edit' | 'remove' | 'withdraw' | 'look'; readonly device: number; readonly food: number }
  | { readonly kind: 'review'; readonly device: number; readonly food: number; readonly rating: number }
  | {
      readonly kind: 'push' | 'pull';
      readonly device: number;
      readonly faults: readonly NetworkFault[];
      readonly lifeLeft: number | null;
    }
  | { readonly kind: 'sign-out' | 'kill' | 'release'; readonly device: number }
  | { readonly kind: 'sign-in'; readonly device: number; readonly member: number }
  | { readonly kind: 'restart-server' | 'back-up' | 'restore' }
  | { readonly kind: 'turn-clock'; readonly by: number };

const device = fc.nat({ max: DEVICES - 1 });
const food = fc.nat({ max: 5 });
const fault = fc.constantFrom<NetworkFault>(
  'none',
  'none',
  'drop-request',
  'drop-answer',
  'drop-answer',
  'duplicate',
  'hold-answer',
  'impostor',
);
const lifeLeft = fc.option(fc.nat({ max: 12 }), { freq: 3, nil: null });
const faults = fc.array(fault, { maxLength: 5 });

const write: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('contribute' as const), device, name: fc.nat({ max: 2 }) }),
  fc.record({
    kind: fc.constantFrom('edit' as const, 'edit' as const, 'remove' as const, 'withdraw' as const),
    device,
    food,
  }),
  fc.record({ kind: fc.constant('review' as const), device, food, rating: fc.integer({ min: 1, max: 5 }) }),
);
const sync: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('push' as const, 'pull' as const),
  device,
  faults,
  lifeLeft,
});
const rest: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('kill' as const, 'release' as const, 'sign-out' as const), device }),
  fc.record({ kind: fc.constant('look' as const), device, food }),
  fc.record({ kind: fc.constant('sign-in' as const), device, member: fc.nat({ max: MEMBERS - 1 }) }),
  fc.record({ kind: fc.constant('turn-clock' as const), by: fc.integer({ min: -100_000, max: 100_000 }) }),
  fc.record({
    kind: fc.constantFrom('restart-server' as const, 'restart-server' as const, 'back-up' as const, 'restore' as const),
  }),
);

/** Schedules that begin with something to lose. */
export const schedules: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.record({ kind: fc.constant('contribute' as const), device, name: fc.nat({ max: 2 }) }),
    fc.array(
      fc.oneof({ weight: 4, arbitrary: write }, { weight: 5, arbitrary: sync }, { weight: 2, arbitrary: rest }),
      {
        minLength: 6,
        maxLength: 26,
        size: 'max',
      },
    ),
  )
  .map(([first, others]) => [first, ...others]);
