import type { ProfileForm } from '#domain/accounts/profile-form.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';

/** The form as a refused edit would have left the profile, so that it can be corrected [S6]. */
export function refusedForm(before: ProfileForm, refused: Pick<OutboxEntry, 'columns'> | null): ProfileForm {
  if (refused === null) return before;
  const { columns } = refused;
  const text = (column: string, otherwise: string) =>
    typeof columns[column] === 'string' ? columns[column] : otherwise;
  return {
    fullName: text('full_name', before.fullName),
    username: text('username', before.username),
    avatarUrl: text('avatar_url', before.avatarUrl),
    bio: text('bio', before.bio),
    location: text('location', before.location),
    phone: text('phone', before.phone),
  };
}
