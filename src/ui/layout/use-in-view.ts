import { type RefCallback, useCallback, useState } from 'react';

/**
 * Turns true, once, when a tenth of the element has come within 50 px of the window (spec 1 §2, cards), or of `ahead` px.
 * Give `ref` to the element.
 */
export function useInView(ahead = 50): { readonly ref: RefCallback<Element>; readonly isSeen: boolean } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          setSeen(true);
          observer.disconnect();
        },
        { threshold: 0.1, rootMargin: `${ahead}px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [ahead],
  );
  return { ref, isSeen };
}
