import { type FormEvent, useId, useState } from 'react';
import { BIO_LIMIT, type ProfileForm, type ProfileProblems, profileForm, profileProblems } from '#domain/profile-form.ts';
import type { MemberId } from '#domain/ids.ts';
import { OwnAvatar } from '#food-views/own-avatar.tsx';
import { assertNever } from '#prelude/assert-never.ts';
import { countCharacters } from '#prelude/count-characters.ts';
import { editProfile } from '#replica/edit-profile.ts';
import type { OwnProfile } from '#replica/own-profile.ts';
import { useReplica } from '#replica/replica-context.tsx';
import type { WriteOutcome } from '#replica/write-outcome.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/stack.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { type AvatarChoice, AvatarField } from './avatar-field.tsx';
import { keepProfileDraft, useProfileDraft } from './profile-draft.ts';
import { refusedForm } from './refused-form.ts';

interface ProfileDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: MemberId;
  readonly own: OwnProfile;
}

/** Edits the own profile: picture, names, bio, location, phone (spec 2 §2.4; R19). What is typed outlives a closed dialog and a reload. */
export function ProfileDialog({ open, onClose, member, own }: ProfileDialogProps) {
  const replica = useReplica();
  const formId = useId();
  const before = profileForm(own.profile, own.phone);
  const draft = useProfileDraft((store) => store.draft);
  const form = draft?.member === member ? draft.form : refusedForm(before, own.refused);
  const [avatar, setAvatar] = useState<AvatarChoice>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const problems: ProfileProblems = { ...refusalsOf(own, form), ...(wasSubmitted ? profileProblems(form) : {}) };
  const change = (changes: Partial<ProfileForm>) => keepProfileDraft({ member, form: { ...form, ...changes } });
  const leave = () => {
    keepProfileDraft(null);
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (Object.keys(profileProblems(form)).length > 0) return;
    const outcome = await editProfile(replica, { before, after: form, avatar });
    if (tellOutcome(outcome)) leave();
  };
  const name = form.fullName || form.username;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit profile"
      placement="panel"
      footer={<><Button tone="outline" onClick={leave}>Cancel</Button><SubmitButton form={formId}>Save Changes</SubmitButton></>}
    >
      <Stack asChild gap="5">
        <form id={formId} aria-label="Edit profile" noValidate onSubmit={(event) => void save(event)}>
          <AvatarField
            name={name}
            current={<OwnAvatar member={member} profile={own.profile} name={name} size={88} />}
            hasPicture={own.hasPicture}
            choice={avatar}
            onChoice={setAvatar}
          />
          <TextField label="Full name" required autoComplete="name" dir="auto" value={form.fullName} error={problems.fullName} onValue={(fullName) => change({ fullName })} />
          <TextField label="Username" required autoComplete="username" autoCapitalize="none" spellCheck={false} value={form.username} error={problems.username} onValue={(username) => change({ username })} />
          <TextAreaField label="Bio" rows={4} dir="auto" value={form.bio} error={problems.bio} counter={{ used: countCharacters(form.bio), limit: BIO_LIMIT }} onValue={(bio) => change({ bio })} />
          <TextField label="Location" dir="auto" value={form.location} error={problems.location} onValue={(location) => change({ location })} />
          <TextField label="Phone" type="tel" autoComplete="tel" hint="Only you see it." value={form.phone} error={problems.phone} onValue={(phone) => change({ phone })} />
        </form>
      </Stack>
    </Dialog>
  );
}

/** What the server said of fields that still hold what it refused. */
function refusalsOf({ refused, profile, phone }: OwnProfile, form: ProfileForm): ProfileProblems {
  if (refused === null) return {};
  const said = refusedForm(profileForm(profile, phone), refused);
  const { fields = {} } = refused.rejection ?? {};
  const columns = { fullName: 'full_name', username: 'username', bio: 'bio', location: 'location', phone: 'phone' } as const;
  const names = Object.keys(columns) as (keyof ProfileForm)[];
  return Object.fromEntries(names.filter((name) => form[name] === said[name] && fields[columns[name]] !== undefined).map((name) => [name, fields[columns[name]]]));
}

function tellOutcome(outcome: WriteOutcome): boolean {
  switch (outcome.kind) {
    case 'saved':
      toast({ title: 'Profile Updated', description: 'Your changes are saved.', tone: 'success' });
      return true;
    case 'storage-full':
      toast({ title: 'This device is full', description: 'Your change was not saved. Free some space and try again; what you typed is still here.', tone: 'destructive' });
      return false;
    case 'signed-out':
      toast({ title: 'Profile Update Failed', description: 'No user logged in', tone: 'destructive' });
      return false;
    case 'missing':
    case 'failed':
      toast({ title: 'Profile Update Failed', description: 'Please try again; what you typed is still here.', tone: 'destructive' });
      return false;
    default:
      return assertNever(outcome);
  }
}
