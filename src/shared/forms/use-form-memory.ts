import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';
import { recalledFields } from './recalled-fields.ts';
import { useWordsOnDevice } from './use-words-on-device.ts';

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
 * The words of a form that is neither a draft nor sent yet. They outlive a closed dialog, a reload and a killed app, for a week, and are there only
 * for the member who wrote them [S5]; a visitor's live as long as the tab.
 *
 * @param form its name and what it is about, for example `report/food/abc`
 * @param start what it begins with; only what differs is kept
 */
export function useFormMemory<Words extends Readonly<Record<string, string>>>(
  form: string,
  start: Words,
): FormMemory<Words> {
  const current = useLive(session, []);
  const member = current === undefined ? null : (current?.memberId ?? VISITOR);
  const [written, setWritten] = useState<Partial<Words> | null>(null);
  const kept = useMemo(() => (member === null ? null : memoryOf(member, form).recall()), [member, form]);
  const shown = written ?? recalledFields(kept, start);
  // Whose words they are is read from the device: who types at once, types before that is known.
  const early = useRef<Partial<Words> | null>(null);
  const device = useWordsOnDevice(member === null || member === VISITOR ? null : { member, form }, {
    isKnown: () => early.current !== null || (member !== null && memoryOf(member, form).recall() !== undefined),
    onFound: (words) => setWritten((before) => before ?? recalledFields(words, start)),
  });
  const remember = (of: string, next: Partial<Words>) => {
    memoryOf(of, form).keep(next);
    if (Object.keys(next).length === 0) device.forget();
    else device.keep(next);
  };
  const keep = (next: Partial<Words>) => {
    setWritten(next);
    if (member === null) early.current = next;
    else remember(member, next);
  };
  const takeEarly = useEffectEvent((of: string, words: Partial<Words>) => {
    const all = { ...recalledFields(kept, start), ...words };
    setWritten(all);
    remember(of, all);
  });
  useEffect(() => {
    if (member === null || early.current === null) return;
    const words = early.current;
    early.current = null;
    takeEarly(member, words);
  }, [member]);
  return {
    words: { ...start, ...shown },
    written: shown,
    write: (words) => keep({ ...shown, ...words }),
    forget: () => keep({}),
  };
}

const VISITOR = 'visitor';

function memoryOf(member: string, form: string) {
  return tabMemory(`foretaste.words/${member}/${form}`);
}
