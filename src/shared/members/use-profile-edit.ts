import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type ProfileForm, type ProfileProblems, profileForm, profileProblems } from '#domain/accounts/profile-form.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { editProfile } from '#replica/members/edit-profile.ts';
import type { OwnProfile } from '#replica/members/own-profile.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { toastFullDevice } from '#shared/saving/toast-full-device.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { AvatarChoice } from './avatar-field.tsx';
import { refusedForm } from '#shared/forms/refused-form.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';

export interface ProfileEdit {
  readonly form: ProfileForm;
  readonly avatar: AvatarChoice;
  readonly problems: ProfileProblems;
  /** Something differs from what is saved. */
  readonly isChanged: boolean;
  readonly change: (changes: Partial<ProfileForm>) => void;
  readonly choosePicture: (avatar: AvatarChoice) => void;
  /** Lets go of what was changed. */
  readonly leave: () => void;
  /** Says what came of it (spec 2 §8, profile update); true: it is saved. */
  readonly save: () => Promise<boolean>;
}

/** What is changed in the own profile and not saved yet, wherever it is changed. */
export const PROFILE_FORM = 'profile';

/** The own profile while it is edited, wherever that happens: what is typed outlives a closed dialog, another screen and a killed app. */
export function useProfileEdit(own: OwnProfile): ProfileEdit {
  const replica = useReplica();
  const before = profileForm(own.profile, own.phone);
  const { words: form, write, forget } = useFormMemory(PROFILE_FORM, { ...refusedForm(before, own.refused) });
  const [avatar, setAvatar] = useState<AvatarChoice>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const leave = () => {
    forget();
    setAvatar(null);
    setWasSubmitted(false);
  };
  return {
    form,
    avatar,
    problems: { ...refusalsOf(own, form), ...(wasSubmitted ? profileProblems(form, before) : {}) },
    isChanged: avatar !== null || JSON.stringify(form) !== JSON.stringify(before),
    change: write,
    choosePicture: setAvatar,
    leave,
    save: async () => {
      setWasSubmitted(true);
      if (Object.keys(profileProblems(form, before)).length > 0) return false;
      const isSaved = await showOutcome(replica, await editProfile(replica, { before, after: form, avatar }));
      if (isSaved) leave();
      return isSaved;
    },
  };
}

/** What the server said of fields that still hold what it refused. */
function refusalsOf({ refused, profile, phone }: OwnProfile, form: ProfileForm): ProfileProblems {
  if (refused === null) return {};
  const said = refusedForm(profileForm(profile, phone), refused);
  const { fields = {} } = refused.rejection ?? {};
  const columns = {
    fullName: 'full_name',
    username: 'username',
    avatarUrl: 'avatar_url',
    bio: 'bio',
    location: 'location',
    phone: 'phone',
  } as const;
  const names = Object.keys(columns) as (keyof ProfileForm)[];
  return Object.fromEntries(
    names
      .filter((name) => form[name] === said[name] && fields[columns[name]] !== undefined)
      .map((name) => [name, fields[columns[name]]]),
  );
}

async function showOutcome(replica: Replica, outcome: WriteOutcome): Promise<boolean> {
  switch (outcome.kind) {
    case 'saved':
      await toastSaved(replica, { title: t`Profile Updated`, description: t`Your changes are saved.` });
      return true;
    case 'storage-full':
      toastFullDevice();
      return false;
    case 'signed-out':
      toast({ title: t`Profile Update Failed`, description: t`No user logged in`, tone: 'destructive' });
      return false;
    case 'missing':
    case 'failed':
      toast({
        title: t`Profile Update Failed`,
        description: t`Please try again; what you typed is still here.`,
        tone: 'destructive',
      });
      return false;
    default:
      return assertNever(outcome);
  }
}
