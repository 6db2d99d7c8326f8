import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** After a move to another page: its title is read out, and the keyboard starts at its content. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    // The screen names the document when it is there.
    const timer = setTimeout(() => setTitle(document.title), 300);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <VisuallyHidden as="output" aria-live="polite">{title}</VisuallyHidden>;
}
