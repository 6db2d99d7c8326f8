import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { ConversationId } from '#domain/values/ids/ids.ts';
import { aReplica, member, otherMember, signInAs } from '#tests/support/a-replica.ts';
import { forgetMember } from './forget-member.ts';
import { messageDraft, saveMessageDraft } from '#replica/messages/message-drafts.ts';

it('[S5] takes what a member had begun to write to others off the device, and nobody else’s', async () => {
  const replica = aReplica();
  const conversation = 'conversation001' as ConversationId;
  for (const one of [member, otherMember]) {
    await signInAs(replica, one);
    await saveMessageDraft(replica, { conversation, text: `Of ${one}` });
  }
  await forgetMember(replica, member);
  expect(await replica.database.messageDrafts.toArray()).toEqual([
    { member: otherMember, conversation, text: `Of ${otherMember}` },
  ]);
  expect(await messageDraft(replica, conversation)).toBe(`Of ${otherMember}`);
});
