import { useEffect, useMemo, useRef, useState } from 'react';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';
import { recalledFields } from './recalled-fields.ts';

interface FormMemory<Words> {
  /** What the form shows. */
  readonly words: Words;
  /** Of them, what was written here. */
  readonly written: Partial<Words>;
  readonly write: (words: Partial<Words>) => void;
  /** It was sent, or given up. */
  readonly forget: () => void;
}

/**
 * The words of a form that is neither a draft nor sent yet. They live as long as the tab, a closed dialog and reloads included, and only
 * for the member who wrote them [S5].
 *
 * @param form its name and what it is about, for example `report/food/abc`
 * @param start what it begins with; only what differs is kept
 */
export function useFormMemory<Words extends Readonly<Record<string, string>>>(
  form: string,
  start: Words,
): FormMemory<Words> {
  const current = useLive(session, []);
  const member = current === undefined ? null : (current?.memberId ?? 'visitor');
  const [written, setWritten] = useState<Partial<Words> | null>(null);
  const kept = useMemo(() => (member === null ? null : memoryOf(member, form).recall()), [member, form]);
  const shown = written ?? recalledFields(kept, start);
  // Whose words they are is read from the device: who types at once, types before that is known.
  const early = useRef<Partial<Words> | null>(null);
  const keep = (next: Partial<Words>) => {
    setWritten(next);
    if (member === null) early.current = next;
    else memoryOf(member, form).keep(next);
  };
  useEffect(() => {
    if (member === null || early.current === null) return;
    const all = { ...recalledFields(kept, start), ...early.current };
    early.current = null;
    setWritten(all);
    memoryOf(member, form).keep(all);
  }, [member, form, kept, start]);
  return {
    words: { ...start, ...shown },
    written: shown,
    write: (words) => keep({ ...shown, ...words }),
    forget: () => keep({}),
  };
}

function memoryOf(member: string, form: string) {
  return tabMemory(`foretaste.words/${member}/${form}`);
}
