import { deriveId } from '#domain/values/derive-id.ts';
import type { MemberId } from '#domain/values/ids.ts';

/** The id of one member's block of another: blocking twice, from two devices offline, is one block [S12]. */
export function blockIdFor({ blocker, blocked }: { blocker: MemberId; blocked: MemberId }): string {
  return deriveId('block', blocker, blocked);
}
