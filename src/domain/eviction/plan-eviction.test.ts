import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepReasons, turnOf } from './keep-reason.ts';
import { heldKinds, type HeldThing, type KeepBounds, planEviction } from './plan-eviction.ts';

const aThing = (about: Partial<HeldThing>): HeldThing => ({
  key: 'a',
  kind: 'page',
  reason: 'visited',
  isShown: false,
  usedAt: 0,
  bytes: 1,
  ...about,
});
const boundless: KeepBounds = { most: { page: Infinity, story: Infinity, picture: Infinity }, excess: 0, now: 20 };
const keysOf = (things: readonly HeldThing[]) => things.map(({ key }) => key);

const anyThings = fc.uniqueArray(
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 3 }),
    kind: fc.constantFrom(...heldKinds),
    reason: fc.constantFrom(...keepReasons),
    isShown: fc.boolean(),
    usedAt: fc.nat(20),
    bytes: fc.nat(1000),
  }),
  { selector: ({ kind, key }) => `${kind}/${key}`, maxLength: 30 },
);
const anyBounds = fc.record({
  most: fc.record({ page: fc.nat(6), story: fc.nat(6), picture: fc.nat(6) }),
  excess: fc.nat(8000),
  now: fc.constant(20),
});
const isBound = ({ reason, isShown }: HeldThing) => turnOf(reason) === null || isShown;

describe('what leaves a device', () => {
  it('is the least recently used of what was only looked at', () => {
    const things = [
      aThing({ key: 'new', usedAt: 9 }),
      aThing({ key: 'old', usedAt: 1 }),
      aThing({ key: 'older', usedAt: 0, reason: 'kept' }),
    ];
    expect(keysOf(planEviction(things, { ...boundless, most: { ...boundless.most, page: 1 } }))).toEqual(['old']);
  });

  it('is first what was noted by a clock that was turned back since: what came after it is newer', () => {
    const things = [
      aThing({ key: 'new', usedAt: 9 }),
      aThing({ key: 'old', usedAt: 1 }),
      aThing({ key: 'ahead', usedAt: 99 }),
      aThing({ key: 'far ahead', usedAt: 999 }),
    ];
    expect(keysOf(planEviction(things, { ...boundless, excess: 3 }))).toEqual(['ahead', 'far ahead', 'old']);
  });

  it('is what was saved only when nothing that was visited is left', () => {
    const things = [
      aThing({ key: 'saved', reason: 'saved', bytes: 5 }),
      aThing({ key: 'seen', reason: 'catalogue', usedAt: 9, bytes: 5 }),
    ];
    expect(keysOf(planEviction(things, { ...boundless, excess: 5 }))).toEqual(['seen']);
    expect(keysOf(planEviction(things, { ...boundless, excess: 6 }))).toEqual(['seen', 'saved']);
  });

  it('is nothing within the bounds', () => {
    expect(
      planEviction([aThing({}), aThing({ key: 'b', kind: 'picture' })], {
        ...boundless,
        most: { page: 1, story: 0, picture: 1 },
      }),
    ).toEqual([]);
  });

  it('is never what the member chose, made or follows, nor what is on a screen', () => {
    fc.assert(
      fc.property(anyThings, anyBounds, (things, bounds) =>
        planEviction(things, bounds).every((thing) => !isBound(thing)),
      ),
    );
  });

  it('leaves the bounds holding, as far as anything may go', () => {
    fc.assert(
      fc.property(anyThings, anyBounds, (things, bounds) => {
        const going = planEviction(things, bounds);
        const staying = things.filter((thing) => !going.includes(thing));
        for (const kind of heldKinds) {
          const bounded = staying.filter((thing) => thing.kind === kind && turnOf(thing.reason) !== null);
          expect(bounded.length <= bounds.most[kind] || bounded.every(isBound)).toBe(true);
        }
        const freed = going.reduce((sum, { bytes }) => sum + bytes, 0);
        expect(freed >= bounds.excess || staying.every(isBound)).toBe(true);
      }),
    );
  });

  it('takes no more than it must', () => {
    fc.assert(
      fc.property(anyThings, fc.nat(8000), (things, excess) => {
        const freedBeforeLast = planEviction(things, { ...boundless, excess })
          .slice(0, -1)
          .reduce((sum, { bytes }) => sum + bytes, 0);
        expect(excess === 0 || freedBeforeLast < excess).toBe(true);
      }),
    );
  });

  it('goes by least use within its turn: whatever stays was used no earlier than what goes', () => {
    fc.assert(
      fc.property(anyThings, fc.nat(8000), (things, excess) => {
        const going = planEviction(things, { ...boundless, excess });
        const staying = things.filter((thing) => !going.includes(thing) && !isBound(thing));
        for (const gone of going) {
          for (const one of staying) {
            const isLater = one.usedAt >= gone.usedAt;
            expect(
              turnOf(one.reason) === turnOf(gone.reason)
                ? isLater
                : (turnOf(one.reason) ?? 0) > (turnOf(gone.reason) ?? 0),
            ).toBe(true);
          }
        }
      }),
    );
  });

  it('is the same for the same things in any order', () => {
    fc.assert(
      fc.property(
        anyThings.chain((things) =>
          fc.tuple(fc.constant(things), fc.shuffledSubarray(things, { minLength: things.length })),
        ),
        anyBounds,
        ([things, shuffled], bounds) => {
          expect(keysOf(planEviction(shuffled, bounds))).toEqual(keysOf(planEviction(things, bounds)));
        },
      ),
    );
  });
});
