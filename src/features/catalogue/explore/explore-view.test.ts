import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { type Arrival, exploreView } from './explore-view.ts';

const front = { kind: 'front' } as const;
const all = { kind: 'all' } as const;
const told = [aFood({ name: 'Pho' })];
const empty: Arrival = { hasAny: false, hasEnough: false, isSettled: false, isNewest: false };
const some: Arrival = { ...empty, hasAny: true };
const enough: Arrival = { ...some, hasEnough: true };
const settled: Arrival = { ...some, isSettled: true };
const newest: Arrival = { ...settled, isNewest: true };
const sections = (begins: readonly unknown[], isHere: boolean) => ({ kind: 'sections', begins, isHere });

describe('what Explore shows while nothing is searched for', () => {
  it.each<readonly [string, Parameters<typeof exploreView>[0], object]>([
    [
      'nothing while the device is read',
      { place: front, here: undefined, told: [], isLate: false },
      { kind: 'nothing' },
    ],
    [
      'what the document tells meanwhile',
      { place: front, here: undefined, told, isLate: false },
      sections(told, false),
    ],
    ['nothing of it in a list', { place: all, here: undefined, told, isLate: false }, { kind: 'nothing' }],
    ['no foods on an empty device', { place: front, here: empty, told: [], isLate: true }, { kind: 'no-foods' }],
    ['the document’s on an empty device', { place: front, here: empty, told, isLate: false }, sections(told, false)],
    ['no foods while few have arrived', { place: front, here: some, told: [], isLate: true }, { kind: 'no-foods' }],
    [
      'no foods while the first pages arrive',
      { place: front, here: enough, told: [], isLate: false },
      { kind: 'no-foods' },
    ],
    ['those after a while', { place: front, here: enough, told: [], isLate: true }, sections([], true)],
    ['those at once below the document’s', { place: front, here: enough, told, isLate: false }, sections(told, true)],
    ['few that are all there are', { place: all, here: settled, told, isLate: false }, sections([], true)],
    [
      'none of the document’s once newer ones are here',
      { place: front, here: newest, told, isLate: false },
      sections([], true),
    ],
  ])('%s', (_, facts, view) => {
    expect(exploreView(facts)).toEqual(view);
  });

  it('is sections only where these have something to show', () => {
    const anyArrival = fc.record({
      hasAny: fc.boolean(),
      hasEnough: fc.boolean(),
      isSettled: fc.boolean(),
      isNewest: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(front, all),
        fc.option(anyArrival, { nil: undefined }),
        fc.constantFrom(told, []),
        fc.boolean(),
        (place, here, foods, isLate) => {
          const view = exploreView({ place, here, told: foods, isLate });
          if (view.kind === 'sections') expect(view.begins.length > 0 || here?.hasAny === true).toBe(true);
          if (view.kind === 'nothing') expect(here).toBeUndefined();
        },
      ),
    );
  });
});
