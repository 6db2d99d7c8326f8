import type { AdminMember, AdminMembersPage } from './administration.ts';
import { decodeProfile } from '#domain/members/decode-profile.ts';
import { readColumns } from '#domain/values/read-columns.ts';

/** A page of members as admins see them; null for what is no page. A member without an id is left out. */
export function decodeAdminMembers(value: unknown): AdminMembersPage | null {
  const page = readColumns(value);
  const list = page?.value('members');
  if (page === null || !Array.isArray(list)) return null;
  return { members: list.flatMap(decodeMember), next: page.text('next') || null };
}

function decodeMember(value: unknown): AdminMember[] {
  const profile = decodeProfile(value);
  const columns = readColumns(value);
  if (columns === null || profile.kind === 'refused') return [];
  const since = columns.moment('suspended_at');
  return [
    {
      profile: profile.value,
      email: columns.text('email'),
      emailVerified: columns.value('email_verified') === true,
      suspension: since === 0 ? null : { since, reason: columns.text('suspension_reason') },
      foods: columns.number('foods') ?? 0,
      reviews: columns.number('reviews') ?? 0,
      followers: columns.number('followers') ?? 0,
    },
  ];
}
