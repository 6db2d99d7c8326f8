import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { mayTakeFocus } from './may-take-focus.ts';

/** A page whose heading does not come is announced by its title alone, after so many milliseconds. */
const patience = 5_000;

/** The screen names the document a moment after its heading is drawn; in milliseconds. */
const naming = 100;

const headingOf = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.checkVisibility());

/** After a move to another page: its title is read out, and the keyboard starts at its heading, as soon as that is there. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const main = document.querySelector<HTMLElement>('#main');
    if (main === null) return undefined;
    if (mayTakeFocus(document, main)) main.focus({ preventScroll: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenHeaded(main, (heading) => {
      // Whoever has moved on meanwhile is left where they are.
      if (document.activeElement === main && heading !== undefined) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      timer = setTimeout(() => setTitle(document.title), naming);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [pathname]);
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

/** Calls once, with the heading as soon as it is there, or with null when it has taken too long. Returns a function that stops waiting. */
function whenHeaded(main: HTMLElement, tell: (heading: HTMLElement | undefined) => void): () => void {
  const settle = (heading: HTMLElement | undefined) => {
    stop();
    tell(heading);
  };
  const observer = new MutationObserver(() => {
    const heading = headingOf(main);
    if (heading !== undefined) settle(heading);
  });
  const timer = setTimeout(() => settle(headingOf(main)), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const heading = headingOf(main);
  if (heading === undefined) observer.observe(main, { childList: true, subtree: true });
  else settle(heading);
  return stop;
}
