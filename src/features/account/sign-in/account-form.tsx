import { chakra } from '#ui/elements/chakra.tsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useAccounts } from './accounts-context.tsx';

interface AccountFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The form's name for screen readers. */
  readonly label: string;
  readonly busy: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

/** A form that is sent once at a time; what is wrong is said beside its fields, not by the browser's bubbles. */
export function AccountForm({ form, label, busy, onSubmit, children }: AccountFormProps) {
  const accounts = useAccounts();
  useEffect(() => void accounts.prepare(), [accounts]);
  return (
    <Form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSubmit();
      }}
    >
      {children}
    </Form>
  );
}
