import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';

/** The id of one member's mute of another, the same on every device [S12]. */
export function muteIdFor(members: { muter: MemberId; muted: MemberId }): string {
  return idOfRow('mutes', members);
}
