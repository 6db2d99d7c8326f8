import type { SessionKeeper } from '#domain/accounts/session-keeper.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session, updateSession } from '#replica/session/session.ts';
import { expectMember } from '#shared/members/expected-member.ts';

/** No part of the first view; fetched right after it, so that signing out needs no network. */
export const sessionChanges = () => import('#replica/session-commands/begin-session.ts');

/**
 * Keeps the session of this device. As soon as a sign-in or a sign-out is stored, it is also noted for whom the next page is to be drawn:
 * somebody may leave for another page at that very moment.
 */
export function sessionKeeper(replica: Replica): SessionKeeper {
  /** What is said of a member by mail counts here only while that member is signed in here. */
  const tell = async (member: string, changes: Parameters<typeof updateSession>[1]): Promise<void> => {
    if ((await session(replica))?.memberId === member) await updateSession(replica, changes);
  };
  return {
    begin: async (member) => {
      await (await sessionChanges()).beginSession(replica, { ...member, expired: false });
      expectMember(true);
    },
    end: async () => {
      await (await sessionChanges()).endSession(replica);
      expectMember(false);
    },
    verified: (member) => tell(member, { emailVerified: true }),
    outdated: (member) => tell(member, { expired: true }),
    renewed: async (member, token) => (await sessionChanges()).renewSession(replica, { memberId: member, token }),
    departed: async (member) =>
      (await import('#replica/session-commands/forget-member.ts')).forgetMember(replica, member),
  };
}
