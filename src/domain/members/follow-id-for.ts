import { deriveId } from '#domain/values/derive-id.ts';
import type { FollowId, MemberId } from '#domain/values/ids.ts';

/** The id of the one row that says that a member follows another: following twice, from two devices offline, is following once [S12]. */
export function followIdFor({
  follower,
  following,
}: {
  readonly follower: MemberId;
  readonly following: MemberId;
}): FollowId {
  return deriveId('follow', follower, following) as FollowId;
}
