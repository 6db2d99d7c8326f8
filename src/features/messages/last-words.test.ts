import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import { messageDraft, saveMessageDraft } from '#replica/messages/message-drafts.ts';
import { aReplica, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { aStorage } from '#tests/support/a-storage.ts';
import { forgetLastWords, leaveLastWords, recoverLastWords } from './last-words.ts';

const conversation = 'conversation001' as ConversationId;
const words = new Map<string, string>();

beforeEach(() => void vi.stubGlobal('localStorage', aStorage(words)));
afterEach(() => {
  words.clear();
  vi.unstubAllGlobals();
});

it('[S1] makes a draft of what was typed in the moment before the page went away, once', async () => {
  const replica = aReplica();
  await signInAs(replica, member);
  await saveMessageDraft(replica, { conversation, text: 'I was' });
  leaveLastWords({ member, conversation }, 'I was about to');
  leaveLastWords({ member: otherMember, conversation }, 'Not yours');
  await recoverLastWords(replica, member);
  expect(await messageDraft(replica, conversation)).toBe('I was about to');
  expect([...words.values()]).toEqual(['Not yours']);
});

it('forgets only the words that the replica has', () => {
  leaveLastWords({ member, conversation }, 'newer');
  forgetLastWords({ member, conversation }, 'older');
  expect([...words.values()]).toEqual(['newer']);
  forgetLastWords({ member, conversation }, 'newer');
  expect(words.size).toBe(0);
});

it('loses nothing else where the device refuses storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const replica = aReplica();
  await signInAs(replica, member);
  leaveLastWords({ member, conversation }, 'gone');
  await recoverLastWords(replica, member);
  expect(await messageDraft(replica, conversation)).toBe('');
});
