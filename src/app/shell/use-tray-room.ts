import { type RefObject, useEffect } from 'react';

/** Between the tray and what keeps clear of it, in pixels. */
const GAP = 8;

/** As long as the tray is there, what floats at the foot of the window or is scrolled to keeps clear of it: its height is `--tray-height`. */
export function useTrayRoom(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--tray-height', `${(entry?.borderBoxSize[0]?.blockSize ?? 0) + GAP}px`),
    );
    if (tray.current !== null) observer.observe(tray.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--tray-height');
    };
  }, [tray]);
}
