import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type ProfessionalExtent, professionalFromForm } from '#domain/professionals/professional-form.ts';
import { professionalProblems } from '#domain/professionals/professional-problems.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';
import { changeRole } from '#replica/professionals/change-role.ts';
import type { SignedInMember } from '#replica/members/member-queries.ts';
import { ownProfessional } from '#replica/professionals/own-professional.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { AccountForm } from '#features/account/sign-in/account-form.tsx';
import { ProfessionalFields } from './professional-fields.tsx';
import { registrationWords } from './professional-words.ts';
import { roleChangeFailure } from './role-change-failure.ts';
import { byField, useFieldProblems } from '#features/account/sign-in/use-field-problems.ts';
import { useRegistrationDraft } from './use-registration-draft.ts';

interface ProfessionalChangeProps {
  readonly role: BusinessRole;
  readonly extent: ProfessionalExtent;
  readonly member: SignedInMember;
  readonly onSaved: () => void;
}

/** A member who turns professional, or mends what was said of the trade (R13); with or without a connection. */
export function ProfessionalChange({ role, extent, member: { id, profile }, onSaved }: ProfessionalChangeProps) {
  const replica = useReplica();
  const [busy, setBusy] = useState(false);
  const { form, problems, show, forgive } = useFieldProblems();
  const draft = useRegistrationDraft({ role, member: id });
  const words = registrationWords[role];
  const trade = draft.form;
  if (trade === null) return null;

  const onSubmit = async () => {
    const before = await ownProfessional(replica, id);
    // A business that has its name already keeps it (R40).
    const hasItsName = before !== null && before.businessName !== '' && before.businessName === trade.businessName;
    const wrong = byField(
      professionalProblems(role, trade, extent).filter(({ field }) => !(hasItsName && field === 'businessName')),
    );
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const professional = professionalFromForm({
      role,
      form: trade,
      fullName: profile?.fullName || profile?.username || '',
      before,
      extent,
    });
    const failure = roleChangeFailure(await changeRole(replica, { role, professional }));
    setBusy(false);
    if (failure !== null) {
      toast({ title: words.profileFailed, description: failure, tone: 'destructive' });
      return;
    }
    toast({
      title: before === null ? words.profileCreated : t`Profile Updated`,
      description: t`It is saved on this device and sent as soon as there is a connection.`,
      tone: 'success',
    });
    onSaved();
    await draft.forget();
  };

  return (
    <AccountForm form={form} label={words.form} busy={busy} onSubmit={onSubmit}>
      {profile?.isVerified && profile.role !== role ? (
        <Notice
          tone="warning"
          title={t`Your verification will begin anew`}
        >{t`You are verified as what you are now. A new role is verified again.`}</Notice>
      ) : null}
      <ProfessionalFields
        role={role}
        extent={extent}
        form={trade}
        problems={problems}
        onEdit={(edit) => {
          draft.edit(edit);
          forgive(...Object.keys(edit));
        }}
      />
      <SubmitButton size="lg" wide busy={busy} busyLabel={t`Saving...`}>
        {profile?.role === role ? t`Save` : words.become}
      </SubmitButton>
    </AccountForm>
  );
}
