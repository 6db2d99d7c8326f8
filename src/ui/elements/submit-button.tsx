import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  readonly busy?: boolean;
  /** Shown while busy, for example 'Submitting...'. */
  readonly busyLabel?: string;
}

/** The button that sends a form; while busy it is disabled and says so. */
export function SubmitButton({ busy = false, busyLabel, disabled, children, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={busy || disabled} aria-busy={busy} {...rest}>
      {busy ? <Spinner /> : null}
      {busy ? (busyLabel ?? children) : children}
    </Button>
  );
}
