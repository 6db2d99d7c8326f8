import { t } from '@lingui/core/macro';
import { TextField } from '#ui/fields/text-field.tsx';
import { useUnfinishedAccount } from '#features/account/sign-up/use-unfinished-account.ts';

interface EmailFieldProps {
  readonly error?: string | undefined;
  readonly onEdit: () => void;
}

/**
 * The e-mail of whoever signs in or up, shared by all three forms. Its autofill name is 'username' also on sign-up: password
 * managers keep it beside the password, and it is what members sign in with.
 */
export function EmailField({ error, onEdit }: EmailFieldProps) {
  const email = useUnfinishedAccount((state) => state.email);
  return (
    <TextField
      label={t`E-mail`}
      required
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      enterKeyHint="next"
      spellCheck={false}
      value={email}
      error={error}
      onValue={(value) => {
        useUnfinishedAccount.setState({ email: value });
        onEdit();
      }}
    />
  );
}
