import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { session } from '#replica/session/session.ts';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useAccounts } from '#features/account/sign-in/accounts-context.tsx';
import { useAccountRequest } from '#features/account/sign-in/use-account-request.ts';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly memberId: MemberId;
  /** Has to be typed: nobody deletes an account by a slip of the finger. */
  readonly username: string;
  readonly onClose: () => void;
}

/** Asks twice, for the username and for the password, before everything of the member's is deleted. */
export function DeleteAccountDialog({ open, memberId, username, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const replica = useReplica();
  const accounts = useAccounts();
  const navigate = useNavigate();
  const isOffline = useIsOffline();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, failure, send } = useAccountRequest();
  const isTyped = typed.trim().replace(/^@/, '').toLowerCase() === username.toLowerCase();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const current = await session(replica);
    if (!isTyped || password === '' || current === null) return;
    const result = await send(() => accounts.deleteAccount({ memberId, token: current.token, password }));
    if (result.failure !== null) return;
    void navigate('/', { replace: true });
    toast({ title: t`Your account is deleted`, description: t`Thank you for having been here.`, tone: 'success' });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Delete my account`}
      placement="sheet"
      footer={
        <>
          <Button tone="outline" onClick={onClose}>{t`Keep my account`}</Button>
          <SubmitButton
            form={formId}
            tone="danger"
            busy={busy}
            busyLabel={t`Deleting...`}
            disabled={isOffline}
          >{t`Delete for good`}</SubmitButton>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="4">
          <chakra.p>{t`This cannot be undone. You may want to export your data first.`}</chakra.p>
          {isOffline ? <Notice tone="offline">{t`You need a connection for this.`}</Notice> : null}
          <NotDeleted failure={failure} />
          <TextField
            label={t`Type your username, ${username}`}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onValue={setTyped}
            error={isTried && !isTyped ? t`Please type ${username}.` : ''}
          />
          <PasswordField
            label={t`Your password`}
            required
            autoComplete="current-password"
            value={password}
            onValue={setPassword}
            error={isTried && password === '' ? t`Please enter your password.` : ''}
          />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

function NotDeleted({ failure }: { readonly failure: string | null }) {
  return failure === null ? null : (
    <Notice tone="danger" title={t`Your account was not deleted`}>
      {failure}
    </Notice>
  );
}
