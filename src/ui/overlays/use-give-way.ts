import { type RefObject, useLayoutEffect, useState } from 'react';

/** What a person needs who fills in a form: the button that ends it, what went wrong, and the field that is wrong. */
const NEEDED = '#main form [type=submit], #main [role=alert], #main [aria-invalid=true]';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Whether a box lies over one of these; one without an extent is not there. */
export function liesOver(box: Box, others: readonly Box[]): boolean {
  return others.some(
    (other) =>
      other.bottom > other.top &&
      other.right > other.left &&
      box.top < other.bottom &&
      other.top < box.bottom &&
      box.left < other.right &&
      other.left < box.right,
  );
}

/** Everything of a form: for what can wait until nobody writes. */
export const WHOLE_FORM = '#main form :is(input, textarea, select, button)';

/** Whether what floats has to give way, because at its usual place it lies over what a form needs. Once it did, it stays away. @param needed a selector */
export function useGiveWay(floating: RefObject<HTMLElement | null>, needed: string = NEEDED): boolean {
  const [isAway, setAway] = useState(false);
  useLayoutEffect(() => {
    if (isAway) return undefined;
    const look = () => {
      const box = floating.current?.getBoundingClientRect();
      if (
        box !== undefined &&
        liesOver(
          box,
          [...document.querySelectorAll(needed)].map((part) => part.getBoundingClientRect()),
        )
      )
        setAway(true);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.querySelector('#main') ?? document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-invalid', 'role'],
    });
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [floating, isAway, needed]);
  return isAway;
}
