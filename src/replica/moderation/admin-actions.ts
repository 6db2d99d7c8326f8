import { type AdminAction, decodeAdminAction } from '#domain/administration/admin-action.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { ADMINS } from '#replica/database/audiences.ts';
import { profilesOf } from '#replica/members/member-queries.ts';
import type { Replica } from '#replica/database/replica.ts';
import { topicState } from '#replica/topics/topic-state.ts';

export interface AdminLogPage {
  readonly state: 'here' | 'fetching' | 'not-on-device';
  /** The latest first. */
  readonly actions: readonly AdminAction[];
  /** Of those who did it, and of members to whom it was done; who has left is not among them. */
  readonly members: ReadonlyMap<MemberId, Profile>;
}

/** The latest `count` lines of what admins did. */
export async function adminLog(replica: Replica, { count }: { readonly count: number }): Promise<AdminLogPage> {
  const rows = await replica.database.rows('admin_actions').orderBy('created').reverse().limit(count).toArray();
  const actions = rows.flatMap((row) => {
    const decoded = decodeAdminAction(row);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
  const named = new Set(
    actions.flatMap(({ actor, kind, subject }) => [
      ...(actor === null ? [] : [actor]),
      ...(kind === 'member' ? [subject as MemberId] : []),
    ]),
  );
  const profiles = await profilesOf(replica, [...named]);
  return {
    state: await topicState(replica, ADMINS),
    actions,
    members: new Map(profiles.map((profile) => [profile.id, profile])),
  };
}
