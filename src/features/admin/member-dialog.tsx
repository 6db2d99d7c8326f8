import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { AdminOutcome } from '#domain/administration/admin-outcome.ts';
import {
  type AdminMember,
  type Administration,
  SUSPENSION_REASON_LIMIT,
} from '#domain/administration/administration.ts';
import { type Role, roleLabels, roles } from '#domain/members/member.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { signedInMember } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { adminFailure } from './admin-failure.ts';
import { useAdministration } from './administration-context.tsx';

type GivenRole = Exclude<Role, 'admin'>;
const givenRoles = roles.filter((role): role is GivenRole => role !== 'admin');

interface MemberDialogProps {
  readonly member: AdminMember;
  readonly onClose: () => void;
  readonly onChanged: (member: AdminMember) => void;
}

/** What an admin can do about one member; every step is in the log. */
export function MemberDialog({ member, onClose, onChanged }: MemberDialogProps) {
  const me = useLive(signedInMember, []);
  const { take, isBusy, failure } = useStep((after) => {
    onChanged({ ...member, ...after });
    onClose();
  });
  const name = member.profile.fullName || member.profile.username;

  /** What is lost for good with a role was asked before; every other change can be undone. */
  const give = (role: GivenRole, before = member.profile.role) =>
    take({
      step: (administration) => administration.setRole(member.profile.id, role),
      after: { profile: { ...member.profile, role, isVerified: false } },
      told: t`${name} is ${roleLabels[role]} now`,
      ...(before === 'admin' || member.profile.isVerified ? {} : { undo: () => void give(before, role) }),
    });

  return (
    <Dialog open onClose={onClose} title={t`Manage ${name}`} placement="sheet">
      {me?.id === member.profile.id ? (
        <Notice>{t`This is your own account. Another admin can change its role or suspend it.`}</Notice>
      ) : (
        <Stack gap="6" pb="2">
          {failure === '' ? null : (
            <Notice tone="danger" title={t`Nothing was changed`}>
              {failure}
            </Notice>
          )}
          <RoleForm member={member} name={name} isBusy={isBusy} onRole={(role) => void give(role)} />
          {member.suspension === null ? (
            <SuspensionForm
              member={member}
              name={name}
              isBusy={isBusy}
              onSuspend={(reason) =>
                take({
                  step: (administration) => administration.suspend(member.profile.id, reason),
                  after: { suspension: { since: Date.now(), reason } },
                  told: t`${name} is suspended`,
                })
              }
            />
          ) : (
            <Suspended
              reason={member.suspension.reason}
              isBusy={isBusy}
              onLift={() =>
                void take({
                  step: (administration) => administration.unsuspend(member.profile.id),
                  after: { suspension: null },
                  told: t`${name} can sign in again`,
                })
              }
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

interface Step {
  readonly step: (administration: Administration) => Promise<AdminOutcome<true>>;
  /** What is another of the member then. */
  readonly after: Partial<AdminMember>;
  readonly told: string;
  /** Puts it back as it was, where that can be done. */
  readonly undo?: () => void;
}

/** Takes a step on the server, says so, and tells what changed. */
function useStep(onDone: (after: Partial<AdminMember>) => void) {
  const ask = useAdministration();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async ({ step, after, told, undo }: Step): Promise<boolean> => {
    setBusy(true);
    setFailure('');
    const outcome = await ask(step);
    setBusy(false);
    if (outcome.kind !== 'done') {
      setFailure(adminFailure(outcome));
      return false;
    }
    toast({ title: told, tone: 'success', ...(undo ? { action: { label: t`Undo`, run: undo } } : {}) });
    onDone(after);
    return true;
  };
  return { take, isBusy, failure };
}

interface SuspendedProps {
  readonly reason: string;
  readonly isBusy: boolean;
  readonly onLift: () => void;
}

function Suspended({ reason, isBusy, onLift }: SuspendedProps) {
  return (
    <Stack gap="3">
      <Notice tone="warning" title={t`This account is suspended`}>
        <span dir="auto">{reason}</span>
      </Notice>
      <SubmitButton type="button" tone="outline" busy={isBusy} busyLabel={t`Lifting...`} onClick={onLift}>
        {t`Lift the suspension`}
      </SubmitButton>
    </Stack>
  );
}

function RoleForm({
  member,
  name,
  isBusy,
  onRole,
}: {
  readonly member: AdminMember;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRole: (role: GivenRole) => void;
}) {
  const { role, isVerified } = member.profile;
  const [chosen, setChosen] = useState<GivenRole>(role === 'admin' ? 'enthusiast' : role);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <chakra.form
        onSubmit={(event) => {
          event.preventDefault();
          if (role === 'admin' || isVerified) setAsking(true);
          else onRole(chosen);
        }}
        display="flex"
        flexDirection="column"
        gap="3"
      >
        <SelectField
          label={t`Role`}
          hint={
            role === 'admin'
              ? t`This member is an admin: another role takes that away.`
              : t`A new role starts verification anew. Admins are made by a command on the server.`
          }
          value={chosen}
          onValue={(value) => setChosen(givenRoles.find((known) => known === value) ?? 'enthusiast')}
          options={givenRoles.map((value) => ({ value, label: roleLabels[value] }))}
        />
        <SubmitButton
          tone="outline"
          busy={isBusy}
          busyLabel={t`Saving...`}
          disabled={chosen === role}
        >{t`Change the role`}</SubmitButton>
      </chakra.form>
      <ConfirmDialog
        open={isAsking}
        title={role === 'admin' ? t`Take ${name}’s rights as an admin?` : t`End ${name}’s verification?`}
        message={
          role === 'admin'
            ? t`Only a command on the server gives them back.`
            : t`It is lost with the role, and begins anew with the next one.`
        }
        confirmLabel={t`Change the role`}
        onConfirm={() => {
          setAsking(false);
          onRole(chosen);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function SuspensionForm({
  member,
  name,
  isBusy,
  onSuspend,
}: {
  readonly member: AdminMember;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onSuspend: (reason: string) => Promise<boolean>;
}) {
  const {
    words: { reason },
    write,
    forget,
  } = useFormMemory(`suspension/${member.profile.id}`, { reason: '' });
  const [error, setError] = useState('');
  const submit = async () => {
    const used = countCharacters(reason.trim());
    const problem =
      used === 0
        ? t`Please say why: ${name} is told.`
        : used > SUSPENSION_REASON_LIMIT
          ? t`At most ${SUSPENSION_REASON_LIMIT} characters.`
          : '';
    setError(problem);
    if (problem === '' && (await onSuspend(reason.trim()))) forget();
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <TextAreaField
        label={t`Reason for a suspension`}
        hint={t`The member is signed out everywhere and reads this reason. What the member shared stays.`}
        required
        rows={3}
        value={reason}
        error={error}
        counter={{ used: countCharacters(reason), limit: SUSPENSION_REASON_LIMIT }}
        onValue={(typed) => write({ reason: typed })}
      />
      <SubmitButton tone="danger" busy={isBusy} busyLabel={t`Suspending...`}>{t`Suspend the account`}</SubmitButton>
    </chakra.form>
  );
}
