import type { MemberId } from '#domain/ids.ts';
import { forgetMember } from '#replica/forget-member.ts';
import type { Replica } from '#replica/replica.ts';
import { session, updateSession } from '#replica/session.ts';

/**
 * The server does not take the sign-in any more. One that ran out keeps everything here and waits for the next; a deleted account takes all of
 * its own along [S5].
 */
export async function loseSession(replica: Replica, { member, departed }: { member: MemberId; departed: boolean }): Promise<void> {
  if (departed) await forgetMember(replica, member);
  else if ((await session(replica))?.memberId === member) await updateSession(replica, { expired: true });
}
