import type { MemberId } from '#domain/values/ids/ids.ts';
import { type Role, roles } from '#domain/members/member.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';

/**
 * The role that the member has chosen last, on this device or another: the newest role row (spec 1 §3), an unsent one
 * counting as the newest. null if none is known; then the profile tells it. Only the own role rows are sure to be on the device, so do not ask for
 * another member.
 */
export async function ownRole(replica: Replica, member: MemberId): Promise<Role | null> {
  const unsent = (await unsentRoles(replica, member)).findLast(({ state }) => state === 'waiting');
  if (unsent !== undefined) return knownRole(unsent.columns.role);
  const rows = await replica.database.rows('user_roles').where('user').equals(member).toArray();
  const newest = rows.toSorted((a, b) => (textColumn(a, 'created') < textColumn(b, 'created') ? -1 : 1)).at(-1);
  return newest === undefined ? null : knownRole(newest.role);
}

/** The member's role changes that the server has not acknowledged, in their order. */
export async function unsentRoles({ database }: Replica, member: MemberId): Promise<readonly OutboxEntry[]> {
  const entries = await database.outbox.where('member').equals(member).sortBy('order');
  return entries.filter(({ collection }) => collection === 'user_roles');
}

function knownRole(value: unknown): Role {
  return roles.find((role) => role === value) ?? 'enthusiast';
}
