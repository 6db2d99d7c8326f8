import { type RefCallback, useCallback, useState } from 'react';

/** How wide an element is, in whole pixels; 0 until it is known. Give `ref` to it. */
export function useWidth(): { readonly ref: RefCallback<Element>; readonly width: number } {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
