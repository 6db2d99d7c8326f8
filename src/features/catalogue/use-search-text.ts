import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is searched for: shown at once, and kept in the address, so that the way back from a food leads to the same list. */
export function useSearchText(): readonly [text: string, change: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [text, setText] = useState(parameters.get('q') ?? '');
  const change = (next: string) => {
    setText(next);
    setParameters(next.trim() === '' ? {} : { q: next }, { replace: true });
  };
  return [text, change];
}
