import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

/** A status that flickers past is not worth an interruption. */
const settledAfter = 1_500;

/** Reads a changed status out, politely and once it has settled; the first status after the start is no news. */
export function StatusAnnouncer({ words }: { readonly words: string }) {
  const [known, setKnown] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (words === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(words);
      setSaid(words);
    }, settledAfter);
    return () => clearTimeout(timer);
  }, [words, known]);
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
