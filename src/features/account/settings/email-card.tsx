import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { emailProblem } from '#domain/accounts/sign-up-rules.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { NoMailNotice } from '#features/account/notices/no-mail-notice.tsx';
import { useOperator } from '#features/account/notices/use-operator.ts';
import { AccountForm } from '#features/account/sign-in/account-form.tsx';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';
import { useFieldProblems } from '#features/account/sign-in/use-field-problems.ts';

interface EmailCardProps {
  readonly email: string;
  readonly isVerified: boolean;
}

/** The address that the member signs in with, and the way to another one: by a link that is sent there. */
export function EmailCard({ email, isVerified }: EmailCardProps) {
  const { wanted, type, sentTo, busy, failure, form, problems, onSubmit } = useEmailChange(email);
  const sendsMail = useOperator()?.sendsMail !== false;

  return (
    <CardSection
      heading={t`E-mail`}
      lead={
        <Trans>
          <chakra.span overflowWrap="anywhere">{email}</chakra.span> is what you sign in with. Nobody else sees it.
        </Trans>
      }
      mark={
        isVerified ? (
          <Badge tone="herb">
            <BadgeCheck aria-hidden />
            {t({ message: 'Verified', context: 'an address' })}
          </Badge>
        ) : null
      }
    >
      {sendsMail ? (
        <AccountForm form={form} label={t`Change e-mail`} busy={busy} onSubmit={onSubmit}>
          {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
          {sentTo === '' ? null : (
            <Notice
              tone="success"
              title={t`A link is on its way`}
            >{t`Follow the link in the mail to ${sentTo}. Until then you sign in with ${email}.`}</Notice>
          )}
          <TextField
            label={t`New E-mail`}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={wanted}
            error={problems['newEmail']}
            onValue={type}
          />
          <SubmitButton
            tone="outline"
            alignSelf="flex-start"
            busy={busy}
            busyLabel={t`Sending...`}
          >{t`Send a link`}</SubmitButton>
        </AccountForm>
      ) : (
        <NoMailNotice />
      )}
    </CardSection>
  );
}

/** Another address, from what is typed until the link to it is sent. */
function useEmailChange(email: string) {
  const replica = useReplica();
  const accounts = useAccounts();
  const {
    words: { wanted },
    write,
    forget,
  } = useFormMemory('new-e-mail', { wanted: '' });
  const [sentTo, setSentTo] = useState('');
  const { busy, failure, send } = useAccountRequest();
  const { form, problems, show, forgive } = useFieldProblems();

  const onSubmit = async () => {
    const wrong =
      wanted.trim().toLowerCase() === email.toLowerCase() ? t`This is your e-mail already` : emailProblem(wanted);
    show(wrong === null ? {} : { newEmail: wrong });
    const current = await session(replica);
    if (wrong !== null || current === null) return;
    const result = await send(() => accounts.requestEmailChange({ token: current.token, email: wanted }));
    show(result.fields);
    if (result.failure !== null) return;
    setSentTo(wanted.trim());
    forget();
    toast({ title: t`Link sent`, description: t`Follow the link in the mail to ${wanted.trim()}.`, tone: 'success' });
  };
  const type = (typed: string) => {
    write({ wanted: typed });
    forgive('newEmail');
  };
  return { wanted, type, sentTo, busy, failure, form, problems, onSubmit };
}
