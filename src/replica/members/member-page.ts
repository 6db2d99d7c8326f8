import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import type { MemberQuestion } from '#domain/members/member-question.ts';
import { followedBy } from './follow-queries.ts';
import { membersNamed, profilesOf } from './member-queries.ts';
import { type MembersFound, membersFound } from '#replica/feed/member-questions.ts';
import type { Replica } from '#replica/database/replica.ts';

export interface MemberPage {
  readonly members: readonly Profile[];
  readonly hasMore: boolean;
  readonly state: MembersFound['state'];
  /** Whether the server ever answered on this device; before, `members` are those that happen to be here. */
  readonly isAnswered: boolean;
}

/** The first `count` members that answer a question, as far as this device knows: before the first answer, who is here already. */
export async function memberPage(
  replica: Replica,
  { question, count }: { question: MemberQuestion; count: number },
): Promise<MemberPage> {
  const { ids, hasMore, state, isAnswered } = await membersFound(replica, question);
  const here = isAnswered ? ids : await membersHere(replica, question, count);
  return {
    members: await profilesOf(replica, here.slice(0, count)),
    hasMore: hasMore || here.length > count,
    state,
    isAnswered,
  };
}

async function membersHere(replica: Replica, question: MemberQuestion, count: number): Promise<readonly MemberId[]> {
  if (question.list === 'named') return membersNamed(replica, question.name);
  if (question.list === 'newest')
    return (await replica.database.rows('profiles').limit(count).primaryKeys()) as MemberId[];
  if (question.list === 'these') return question.ids;
  if (question.list !== 'following') return [];
  return followedBy(replica, question.of);
}
