import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldProblems } from '#domain/accounts/accounts.ts';

interface FieldProblemsOf {
  /** Goes on the form element. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: FieldProblems;
  /** Shows problems and leads the keyboard to the first of them. */
  readonly show: (problems: FieldProblems) => void;
  /** The member is mending these fields. */
  readonly forgive: (...fields: readonly string[]) => void;
}

/** What is wrong with a form's fields, beside each of them, until it is edited. */
export function useFieldProblems(): FieldProblemsOf {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<{ readonly problems: FieldProblems; readonly lead: boolean }>({
    problems: {},
    lead: false,
  });
  useEffect(() => {
    if (shown.lead) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [shown]);
  return {
    form,
    problems: shown.problems,
    show: (problems) => setShown({ problems, lead: true }),
    forgive: (...fields) =>
      setShown(({ problems }) => ({
        problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field))),
        lead: false,
      })),
  };
}

/** The rules' list of problems by field. */
export function byField(problems: readonly { readonly field: string; readonly message: string }[]): FieldProblems {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}
