import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { aStorage } from '#tests/support/a-storage.ts';
import {
  COMPARE_MOST,
  comparableIds,
  compareAddress,
  layTray,
  toggleCompared,
  useCompareTray,
} from './compare-tray.ts';

const [kimchi, natto, suya, mole, poutine] = ['kimchi', 'natto', 'suya', 'mole', 'poutine'].map((name) =>
  name.padEnd(15, '0'),
) as unknown as [FoodId, FoodId, FoodId, FoodId, FoodId];
const onTray = () => useCompareTray.getState().ids;

beforeEach(() => layTray([]));

describe('the tray', () => {
  it('takes a food on, in the order of choosing, and off again', () => {
    expect([toggleCompared(natto), toggleCompared(kimchi)]).toEqual(['added', 'added']);
    expect(onTray()).toEqual([natto, kimchi]);
    expect(toggleCompared(natto)).toBe('removed');
    expect(onTray()).toEqual([kimchi]);
  });

  it('holds four at most, says so of a fifth, and stays as it is', () => {
    for (const id of [kimchi, natto, suya, mole]) toggleCompared(id);
    expect(toggleCompared(poutine)).toBe('full');
    expect(onTray()).toEqual([kimchi, natto, suya, mole]);
    toggleCompared(natto);
    expect(toggleCompared(poutine)).toBe('added');
  });

  it('never holds a food twice, nor more than four, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(kimchi, natto, suya, mole, poutine)), (presses) => {
        layTray([]);
        for (const id of presses) toggleCompared(id);
        expect(new Set(onTray()).size).toBe(onTray().length);
        expect(onTray().length).toBeLessThanOrEqual(COMPARE_MOST);
      }),
    );
  });
});

describe('a reload', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('leaves the tray as it was, and makes nothing of a memory that is no tray', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', aStorage(kept));
    const reloaded = async () => {
      vi.resetModules();
      return (await import('./compare-tray.ts')).useCompareTray.getState().ids;
    };
    for (const id of [suya, mole]) toggleCompared(id);
    expect(await reloaded()).toEqual([suya, mole]);
    for (const key of kept.keys()) kept.set(key, '{"foods": 7}');
    expect(await reloaded()).toEqual([]);
  });
});

describe('comparableIds', () => {
  it('takes each food once, four at most, and passes over what is no id', () => {
    expect(comparableIds([kimchi, kimchi, '', '../x', 7, null, natto, suya, mole, poutine])).toEqual([
      kimchi,
      natto,
      suya,
      mole,
    ]);
    for (const list of [undefined, null, 'kimchi', { 0: kimchi }]) expect(comparableIds(list)).toEqual([]);
  });
});

it('addresses the comparison of these foods', () => {
  expect(compareAddress([kimchi, natto])).toBe(`/compare?foods=${kimchi},${natto}`);
  expect(compareAddress([])).toBe('/compare');
});
