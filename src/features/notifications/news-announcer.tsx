import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

/** Says politely that there is news when the number of unread notifications rises; the number after the start is no news. */
export function NewsAnnouncer({ count }: { readonly count: number }) {
  const [known, setKnown] = useState(count);
  const [words, setWords] = useState('');
  if (count !== known) {
    setKnown(count);
    setWords(count > known ? newsInWords(count) : '');
  }
  return <VisuallyHidden as="output">{words}</VisuallyHidden>;
}

function newsInWords(count: number): string {
  return plural(count, { one: '# unread notification', other: '# unread notifications' });
}
