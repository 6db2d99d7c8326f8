import { deriveId } from '#domain/values/derive-id.ts';
import type { MemberId } from '#domain/values/ids.ts';

/** The id of one member's mute of another, the same on every device [S12]. */
export function muteIdFor({ muter, muted }: { muter: MemberId; muted: MemberId }): string {
  return deriveId('mute', muter, muted);
}
