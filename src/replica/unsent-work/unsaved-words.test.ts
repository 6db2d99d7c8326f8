import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetMember } from '#replica/session-commands/forget-member.ts';
import { aReplica, member, otherMember } from '#tests/support/a-replica.ts';
import { forgetUnsavedWords, keepUnsavedWords, unsavedWords, WORDS_KEPT } from './unsaved-words.ts';

const story = { member, form: 'story' };
const note = { member, form: 'list-note/a' };

it('[S1] words of a form are there after a kill, for whoever wrote them alone [S5]', async () => {
  const replica = aReplica();
  await keepUnsavedWords(replica, story, { title: 'On salt' });
  await keepUnsavedWords(replica, story, { title: 'On salt and time' });
  expect(await unsavedWords(replica, story)).toEqual({ title: 'On salt and time' });
  expect(await unsavedWords(replica, note)).toBeNull();
  expect(await unsavedWords(replica, { ...story, member: otherMember })).toBeNull();
});

it('leave once the form is sent, and a week after nobody went on', async () => {
  const replica = aReplica();
  await keepUnsavedWords(replica, note, { note: 'Less salt' });
  await keepUnsavedWords(replica, story, { title: 'On salt' });
  replica.now += WORDS_KEPT + 1;
  expect(await unsavedWords(replica, note)).toBeNull();
  await keepUnsavedWords(replica, story, { title: 'On salt' });
  await forgetUnsavedWords(replica, story);
  expect(await unsavedWords(replica, story)).toBeNull();
  expect(JSON.stringify(await replica.database.keyed.toArray())).not.toContain('salt');
});

it('[S5] leave with a deleted account', async () => {
  const replica = aReplica();
  await keepUnsavedWords(replica, story, { title: 'On salt' });
  await forgetMember(replica, member);
  expect(JSON.stringify(await replica.database.keyed.toArray())).not.toContain('salt');
});
