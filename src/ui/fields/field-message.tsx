import { chakra } from '#ui/elements/chakra.tsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldMessageProps {
  /** The id of the control; the hint is `${id}-hint`, the error `${id}-error`. */
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** What is wrong with a field, announced when it appears, and what it is for. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <>
      <chakra.p
        id={`${id}-error`}
        role="alert"
        hidden={!error}
        display="flex"
        gap="1.5"
        alignItems="flex-start"
        textStyle="small"
        color="danger.text"
        fontWeight="medium"
      >
        <chakra.span aria-hidden mt="0.5">
          <CircleAlert size={16} />
        </chakra.span>
        {error}
      </chakra.p>
      {hint ? (
        <chakra.p id={`${id}-hint`} textStyle="small" color="ink.muted">
          {hint}
        </chakra.p>
      ) : null}
    </>
  );
}
