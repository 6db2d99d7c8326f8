import { seeded } from '#tests/bench/support/seeded.ts';

/** The devices that walk: one browser profile and one member each. */
export type DeviceName = 'ada' | 'ben' | 'admin';

/** How often each thing is done, relative to the others. */
export const actionWeights = {
  browse: 10,
  search: 4,
  pair: 2,
  'read-menu': 1,
  'read-blog': 1,
  'ask-assistant': 1,
  compare: 1,
  'look-at-notifications': 2,
  review: 10,
  'withdraw-review': 3,
  like: 6,
  'want-to-try': 6,
  message: 8,
  follow: 3,
  'edit-profile': 4,
  'set-preference': 3,
  'leave-matches': 2,
  'choose-wake-kinds': 2,
  'set-quiet-hours': 2,
  'set-daily-mail': 2,
  'edit-taste': 3,
  'add-person': 3,
  'note-on-list': 4,
  'keep-list': 3,
  'import-list': 4,
  'eat-together': 4,
  'answer-review': 3,
  'pin-review': 2,
  'edit-place': 2,
  'edit-event': 2,
  contribute: 4,
  'edit-food': 3,
  'delete-food': 1,
  'add-video': 1,
  report: 1,
  block: 2,
  moderate: 2,
  'sign-out-and-in': 1,
} as const;
export type ActionName = keyof typeof actionWeights;

export const faultWeights = {
  heal: 8,
  offline: 3,
  slow: 2,
  hang: 2,
  'server-errors': 3,
  'cut-answers': 4,
  'cut-requests': 2,
  'kill-server': 2,
  'kill-browser': 1,
  'crash-tab': 3,
  'turn-clock': 2,
  'fill-storage': 1,
} as const;
export type FaultName = keyof typeof faultWeights;

interface StepBase {
  /** Position in the walk: with the seed it names the step. */
  readonly at: number;
  readonly device: DeviceName;
  /** Two numbers 0 ≤ x < 1 by which the step chooses among what is there. */
  readonly pick: number;
  readonly other: number;
}

export type Step =
  | (StepBase & {
      readonly kind: 'action';
      readonly name: ActionName;
      readonly tab: 0 | 1;
      readonly isCutShort: boolean;
    })
  | (StepBase & { readonly kind: 'fault'; readonly name: FaultName });

/** Every fifth step is a fault; of the writes, one in fifteen is cut short by the death of its tab. */
const FAULTS = 0.2;
const CUT_SHORT = 1 / 15;
const SECOND_TAB = 0.25;

/** The endless walk of a seed: it looks at nothing but its own numbers, so that a seed is a walk, whatever the browser makes of it. */
export function* walkPlan(seed: number): Generator<Step, never> {
  const next = seeded(seed);
  for (let at = 0; ; at += 1) {
    const isFault = next() < FAULTS;
    const [byName, byDevice, pick, other, byTab, byCut] = [next(), next(), next(), next(), next(), next()];
    const device = byDevice < 0.45 ? 'ada' : byDevice < 0.85 ? 'ben' : 'admin';
    if (isFault) yield { at, device, pick, other, kind: 'fault', name: weighted(faultWeights, byName) };
    else {
      const name = weighted(actionWeights, byName);
      yield {
        at,
        device: doerOf(name, device),
        pick,
        other,
        kind: 'action',
        name,
        tab: byTab < SECOND_TAB ? 1 : 0,
        isCutShort: byCut < CUT_SHORT,
      };
    }
  }
}

/** Moderation is the admin's alone, ada is a verified chef, and the two members write to each other and ask each other to their tables. */
function doerOf(name: ActionName, device: DeviceName): DeviceName {
  if (name === 'moderate') return 'admin';
  if (ofTheChef.has(name)) return 'ada';
  return ofTheTwo.has(name) && device === 'admin' ? 'ada' : device;
}

const ofTheTwo: ReadonlySet<ActionName> = new Set(['message', 'eat-together']);
const ofTheChef: ReadonlySet<ActionName> = new Set(['answer-review', 'pin-review', 'edit-place', 'edit-event']);

function weighted<Name extends string>(weights: Readonly<Record<Name, number>>, at: number): Name {
  const entries = Object.entries(weights) as [Name, number][];
  let left = at * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  throw new Error('weights of nothing');
}

/** The member of a list that a number 0 ≤ x < 1 points to. */
export function picked<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[Math.floor(at * items.length)];
}
