import { type RefObject, useEffect } from 'react';

/** Between what stays at the foot of the window and what keeps clear of it, in pixels. */
const GAP = 8;

/**
 * As long as something stays at the foot of the window, what floats there or is scrolled to keeps clear of it.
 *
 * @param property where the rest of the page reads its height, in pixels, with a gap
 */
export function useFootRoom(part: RefObject<HTMLElement | null>, property: '--tray-height' | '--bar-height'): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${(entry?.borderBoxSize[0]?.blockSize ?? 0) + GAP}px`),
    );
    if (part.current !== null) observer.observe(part.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [part, property]);
}
