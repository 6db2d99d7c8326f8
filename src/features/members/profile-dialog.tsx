import { t } from '@lingui/core/macro';
import { type FormEvent, useId } from 'react';
import { BIO_LIMIT } from '#domain/accounts/profile-form.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { ProfileNameFields } from '#shared/members/profile-name-fields.tsx';
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
  const edit = useProfileEdit(own);
  const { form, problems, change, leave, save } = edit;
  const cancel = () => {
    leave();
    onClose();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save()) onClose();
  };
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
          <ProfileNameFields member={member} own={own} edit={edit} fullNameLabel={t`Full name`} />
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
