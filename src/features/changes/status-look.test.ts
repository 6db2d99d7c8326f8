import { describe, expect, it } from 'vitest';
import type { SyncStatus } from '#replica/feed/sync-status.ts';
import { isAlarm } from './changes-asked.ts';
import { statusLook } from './status-look.ts';
import { statusSentence } from './status-sentence.ts';

const quiet: SyncStatus = {
  kind: 'synced',
  pending: 0,
  parked: 0,
  asleep: 0,
  signInAgain: false,
  suspension: null,
  stalled: false,
  isOutdated: false,
  firstLoad: null,
  hasCatalogue: true,
  lastRoundAt: 1,
};

describe('the sync status in words', () => {
  it.each([
    [{}, 'Synced'],
    [{ kind: 'loading' }, 'Loading'],
    [{ kind: 'pending', pending: 3 }, '3 pending'],
    [{ kind: 'asleep', asleep: 3 }, '3 waiting'],
    [{ kind: 'offline' }, 'Offline'],
    [{ kind: 'offline', pending: 2 }, 'Offline, 2 pending'],
    [{ kind: 'attention', parked: 1 }, 'Needs attention'],
  ] as const)('%j is %j', (status, words) => {
    expect(statusLook({ ...quiet, ...status }).words).toBe(words);
  });

  it.each([
    ['synced', false],
    ['loading', false],
    ['pending', false],
    ['asleep', true],
    ['offline', true],
    ['attention', true],
  ] as const)('%s stands in the header by itself: %s', (kind, stands) => {
    expect(isAlarm({ ...quiet, kind })).toBe(stands);
  });

  it('has a picture of its own for each kind, so that none is told by its colour alone', () => {
    const kinds = ['synced', 'loading', 'pending', 'offline', 'attention'] as const;
    expect(new Set(kinds.map((kind) => statusLook({ ...quiet, kind }).icon)).size).toBe(kinds.length);
  });

  it('[S21] says that everything is on the server only where that is so of the whole device', () => {
    const kinds = ['synced', 'pending', 'asleep', 'offline', 'attention'] as const;
    expect(
      kinds.filter((kind) => statusSentence({ ...quiet, kind, asleep: 2 }).includes('Everything you wrote')),
    ).toEqual(['synced']);
    expect(statusSentence({ ...quiet, kind: 'asleep', asleep: 2 })).toBe(
      '2 changes and drafts wait on this device for somebody who is not signed in.',
    );
  });

  it('[S7] says that a change has waited too long while the server answers', () => {
    expect(statusSentence({ ...quiet, kind: 'attention', pending: 1, stalled: true })).toContain(
      'longer than 30 seconds',
    );
  });

  it('[S6] names refused changes before anything else that is wrong', () => {
    expect(
      statusSentence({ ...quiet, kind: 'attention', pending: 1, parked: 2, stalled: true, signInAgain: true }),
    ).toContain('2 of your changes');
  });

  it('[S9] says that the server needs a newer version, and that nothing is lost', () => {
    const sentence = statusSentence({ ...quiet, kind: 'attention', pending: 1, stalled: true, isOutdated: true });
    expect(sentence).toContain('needs a newer version');
    expect(sentence).toContain('nothing you wrote is lost');
  });

  it('[S1] says why nothing goes out of a suspended account, and that it stays', () => {
    const sentence = statusSentence({
      ...quiet,
      kind: 'attention',
      pending: 1,
      signInAgain: true,
      suspension: 'Spam.',
    });
    expect(sentence).toContain('suspended: Spam.');
    expect(sentence).toContain('stays on this device');
  });

  it('[S1] promises that nothing is lost when the sign-in has run out', () => {
    expect(statusSentence({ ...quiet, kind: 'attention', pending: 1, signInAgain: true })).toContain('nothing is lost');
  });
});
