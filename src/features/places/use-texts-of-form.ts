import { useState } from 'react';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';

/** Each part of a form as a text: what is none as JSON. */
type Texts<Form> = Readonly<Record<keyof Form, string>>;

interface TextsOfForm<Form> {
  /** What the form shows. */
  readonly form: Form;
  readonly write: (parts: Partial<Form>) => void;
  /** It was sent. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed into a form in the tab's memory of forms. That memory keeps texts alone, so other parts are written as JSON.
 *
 * @param name its name and what it is about
 * @param begin what it begins with; read once
 * @param read texts that `begin` or `write` made
 */
export function useTextsOfForm<Form extends object>(
  name: string,
  { begin, read }: { readonly begin: () => Form; readonly read: (texts: Texts<Form>) => Form },
): TextsOfForm<Form> {
  const [start] = useState(() => textsOf(begin()));
  const { words, write, forget } = useFormMemory<Texts<Form>>(name, start);
  return { form: read(words), forget, write: (parts) => write(textsOf(parts)) };
}

function textsOf<Parts extends object>(parts: Parts): Record<keyof Parts, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  ) as Record<keyof Parts, string>;
}
