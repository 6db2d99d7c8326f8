import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';

/** The id of one member's block of another: blocking twice, from two devices offline, is one block [S12]. */
export function blockIdFor(members: { blocker: MemberId; blocked: MemberId }): string {
  return idOfRow('blocks', members);
}
