import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabMemory } from '#ui/device/tab-memory.ts';
import { aStorage } from '#tests/support/a-storage.ts';

const memory = tabMemory('foretaste.profile');

/** The draft that a page finds which was loaded while this was kept. */
async function foundAfter(kept: unknown) {
  memory.keep(kept);
  vi.resetModules();
  return (await import('./profile-draft.ts')).useProfileDraft.getState().draft;
}

describe('what is changed in the own profile and not saved yet', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['nothing', null, null],
    ['changes', { member: 'm1', changes: { bio: 'Hello.' } }, { member: 'm1', changes: { bio: 'Hello.' } }],
    ['an emptied field', { member: 'm1', changes: { phone: '' } }, { member: 'm1', changes: { phone: '' } }],
    [
      'the whole form of an earlier version',
      { member: 'm1', form: { fullName: 'Mina', username: 'mina', bio: '' } },
      { member: 'm1', changes: { fullName: 'Mina', username: 'mina', bio: '' } },
    ],
    ['what is no text', { member: 'm1', changes: { bio: 7, rank: 'top' } }, null],
    ['nobody’s', { changes: { bio: 'Hello.' } }, null],
    ['a word', 'Hello.', null],
  ])('finds %s after a reload', async (_what, kept, found) => {
    expect(await foundAfter(kept)).toEqual(found);
  });
});
