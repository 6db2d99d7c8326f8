import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Conversation } from '#domain/messages/conversation.ts';
import { conversationIdFor } from '#domain/messages/conversation-id-for.ts';
import type { ConversationId, MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { readRecordId } from '#domain/values/ids/read-record-id.ts';
import { conversationById } from '#replica/messages/conversation-queries.ts';
import { profileOf } from '#replica/members/member-queries.ts';
import { topicOfMember } from '#replica/database/audiences.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { useLive } from '#replica/database/use-live.ts';

/** What the address asks for: `/messages/{conversation}`, or `/messages?with={member}`. */
export type ChosenThread =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'missing' | 'not-on-device' | 'oneself' }
  | {
      readonly kind: 'here';
      readonly conversationId: ConversationId;
      readonly to: MemberId;
      readonly other: Profile | null;
      readonly conversation: Conversation | null;
    };

/** The thread that the address names; one that is begun already moves to its own address (R18). */
export function useChosenThread(me: MemberId): ChosenThread {
  const replica = useReplica();
  const navigate = useNavigate();
  const address = useParams()['conversation'] ?? null;
  const [search] = useSearchParams();
  const named = readRecordId(address) as ConversationId | null;
  const to = address === null ? (readRecordId(search.get('with')) as MemberId | null) : null;
  const chosen = useLive((current) => chosenThread(current, { me, named, to }), [me, named, to]);

  useEffect(() => {
    if (to !== null && to !== me) void openTopic(replica, topicOfMember(to));
  }, [replica, me, to]);
  const begun = to !== null && chosen?.kind === 'here' && chosen.conversation !== null ? chosen.conversationId : null;
  useEffect(() => {
    if (begun !== null) void navigate(`/messages/${begun}`, { replace: true });
  }, [begun, navigate]);
  if (address !== null && named === null) return { kind: 'missing' };
  return chosen ?? { kind: named === null && to === null ? 'none' : 'reading' };
}

interface Choice {
  readonly me: MemberId;
  readonly named: ConversationId | null;
  readonly to: MemberId | null;
}

async function chosenThread(replica: Replica, { me, named, to }: Choice): Promise<ChosenThread> {
  if (named !== null) {
    const conversation = await conversationById(replica, named);
    if (conversation === null) return unknownThread(replica, `u:${me}`);
    return {
      kind: 'here',
      conversationId: named,
      to: conversation.other,
      other: await profileOf(replica, conversation.other),
      conversation,
    };
  }
  if (to === null) return { kind: 'none' };
  if (to === me) return { kind: 'oneself' };
  const conversationId = conversationIdFor(me, to);
  const [conversation, other] = await Promise.all([conversationById(replica, conversationId), profileOf(replica, to)]);
  if (conversation === null && other === null) return unknownThread(replica, topicOfMember(to));
  return { kind: 'here', conversationId, to, other, conversation };
}

/** Not here; whether it is anywhere only the server can tell. */
async function unknownThread(replica: Replica, audience: string): Promise<ChosenThread> {
  const cursor = await replica.database.cursors.get(audience);
  if (cursor !== undefined && cursor.pulledAt > 0) return { kind: 'missing' };
  const { connection } = await syncReport(replica);
  return { kind: connection === 'offline' ? 'not-on-device' : 'reading' };
}
