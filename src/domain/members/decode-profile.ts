import { refused, valid, type Decoded } from '#domain/values/decoded.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { roles, type Profile } from './member.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readId } from '#domain/values/ids/read-id.ts';

/** A member's public face from a row (spec 1 §3, profiles; §6, an unknown or absent role is 'enthusiast'); refused without id. */
export function decodeProfile(value: unknown): Decoded<Profile> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id')) as MemberId | null;
  if (columns === null || id === null) return refused('A profile must have an id.');
  const role = columns.text('role');
  return valid({
    id,
    fullName: columns.text('full_name'),
    username: columns.text('username'),
    avatar: columns.text('avatar'),
    avatarUrl: columns.text('avatar_url'),
    bio: columns.text('bio'),
    location: columns.text('location'),
    role: roles.find((known) => known === role) ?? 'enthusiast',
    isVerified: columns.value('is_verified') === true,
    businessName: columns.text('business_name'),
    createdAt: columns.moment('created'),
  });
}
