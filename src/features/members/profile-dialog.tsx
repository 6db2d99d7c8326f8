import { t } from '@lingui/core/macro';
import { type FormEvent, useId } from 'react';
import { BIO_LIMIT } from '#domain/accounts/profile-form.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { AvatarField } from '#shared/members/avatar-field.tsx';
import { OwnAvatar } from '#shared/members/own-avatar.tsx';
import { useProfileEdit } from '#shared/members/use-profile-edit.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import type { OwnProfile } from '#replica/members/own-profile.ts';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface ProfileDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: MemberId;
  readonly own: OwnProfile;
}

/** Edits the own profile: picture, names, bio, location, phone (spec 2 §2.4; R19). What is typed outlives a closed dialog and a killed app. */
export function ProfileDialog({ open, onClose, member, own }: ProfileDialogProps) {
  const formId = useId();
  const { form, avatar, problems, change, choosePicture, leave, save } = useProfileEdit(own);
  const cancel = () => {
    leave();
    onClose();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save()) onClose();
  };
  const name = form.fullName || form.username;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Edit profile`}
      placement="panel"
      footer={
        <>
          <Button tone="outline" onClick={cancel}>{t`Cancel`}</Button>
          <SubmitButton form={formId}>{t`Save Changes`}</SubmitButton>
        </>
      }
    >
      <Stack asChild gap="5">
        <form id={formId} aria-label={t`Edit profile`} noValidate onSubmit={(event) => void onSubmit(event)}>
          <AvatarField
            name={name}
            current={<OwnAvatar member={member} profile={own.profile} name={name} size={88} />}
            hasPicture={own.hasPicture}
            choice={avatar}
            onChoice={choosePicture}
          />
          <TextField
            label={t`Full name`}
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
          <TextAreaField
            label={t`Bio`}
            rows={4}
            dir="auto"
            value={form.bio}
            error={problems.bio}
            counter={{ used: countCharacters(form.bio), limit: BIO_LIMIT }}
            onValue={(bio) => change({ bio })}
          />
          <TextField
            label={t`Location`}
            dir="auto"
            value={form.location}
            error={problems.location}
            onValue={(location) => change({ location })}
          />
          <TextField
            label={t`Phone`}
            type="tel"
            autoComplete="tel"
            hint={t`Only you see it.`}
            value={form.phone}
            error={problems.phone}
            onValue={(phone) => change({ phone })}
          />
        </form>
      </Stack>
    </Dialog>
  );
}
