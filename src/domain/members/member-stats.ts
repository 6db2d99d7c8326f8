import type { MemberId } from '#domain/values/ids/ids.ts';

/** What a member did and how many follow, as the server counts it (spec 2 §3, member card). */
export interface MemberStats {
  readonly id: MemberId;
  readonly followers: number;
  /** The feed's seq of the follow that `followers` counted last [S4]. */
  readonly followersSeq: number;
  readonly following: number;
  /** Foods contributed: what the badge is about. */
  readonly foods: number;
  /** Distinct origins among them. */
  readonly cuisines: number;
  /** Reviews written. */
  readonly reviews: number;
  /** Average of the ratings of the member's rated foods, 1-5; 0: none is rated (R4). */
  readonly rating: number;
}
