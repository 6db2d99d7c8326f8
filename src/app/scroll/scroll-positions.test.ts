import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollPositions } from './scroll-positions.ts';

/** A tab's memory, with what a reload finds in it. */
function aTab(value?: unknown) {
  let kept = value;
  return { recall: () => kept, keep: (next: unknown) => void (kept = JSON.parse(JSON.stringify(next))) };
}

const explore = { key: 'k1', pathname: '/explore', search: '' };

describe('where pages were left', () => {
  it('is known after a reload of the tab', () => {
    const tab = aTab();
    const before = scrollPositions(tab);
    before.note(explore, 1234.4);
    before.keep();
    expect(scrollPositions(tab).of(explore)).toBe(1234);
  });

  it('is told apart for the first entries of two documents, which have one key', () => {
    const positions = scrollPositions(aTab());
    positions.note({ key: 'default', pathname: '/explore', search: '' }, 900);
    expect(positions.of({ key: 'default', pathname: '/blog', search: '' })).toBeUndefined();
    expect(positions.of({ key: 'default', pathname: '/explore', search: '?q=ra' })).toBeUndefined();
    expect(positions.of({ key: 'default', pathname: '/explore', search: '' })).toBe(900);
  });

  it('forgets the oldest of more than a hundred entries, and none that was scrolled lately', () => {
    const tab = aTab();
    const positions = scrollPositions(tab);
    positions.note(explore, 50);
    for (let at = 0; at < 120; at += 1) {
      positions.note({ ...explore, key: `later${at}` }, at);
      if (at === 90) positions.note(explore, 60);
    }
    positions.keep();
    const after = scrollPositions(tab);
    expect(after.of(explore)).toBe(60);
    expect(after.of({ ...explore, key: 'later119' })).toBe(119);
    expect(after.of({ ...explore, key: 'later3' })).toBeUndefined();
  });

  it('takes whatever a tab may hold without harm', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const top = scrollPositions(aTab(value)).of(explore);
        expect(top === undefined || top >= 0).toBe(true);
      }),
    );
  });
});
