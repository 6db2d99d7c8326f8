import { t } from '@lingui/core/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { OwnProfile } from '#replica/members/own-profile.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import type { ProfileEdit } from './use-profile-edit.ts';

interface ProfileNameFieldsProps {
  readonly member: MemberId;
  readonly own: OwnProfile;
  readonly edit: ProfileEdit;
  readonly fullNameLabel: string;
}

/** What a profile and the settings both let a member change: picture, name and username. */
export function ProfileNameFields({ member, own, edit, fullNameLabel }: ProfileNameFieldsProps) {
  const { form, avatar, problems, change, choosePicture } = edit;
  const name = form.fullName || form.username;
  return (
    <>
      <AvatarField
        name={name}
        current={<OwnAvatar member={member} profile={own.profile} name={name} size={88} />}
        hasPicture={own.hasPicture}
        choice={avatar}
        onChoice={choosePicture}
      />
      <TextField
        label={fullNameLabel}
        required
        autoComplete="name"
        dir="auto"
        value={form.fullName}
        error={problems.fullName}
        onValue={(fullName) => change({ fullName })}
      />
      <TextField
        label={t`Username`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.username}
        error={problems.username}
        onValue={(username) => change({ username })}
      />
    </>
  );
}
