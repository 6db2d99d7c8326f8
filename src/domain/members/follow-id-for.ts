import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { FollowId, MemberId } from '#domain/values/ids/ids.ts';

/** The id of the one row that says that a member follows another: following twice, from two devices offline, is following once [S12]. */
export function followIdFor(members: { readonly follower: MemberId; readonly following: MemberId }): FollowId {
  return idOfRow('user_follows', members) as FollowId;
}
