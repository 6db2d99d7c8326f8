import { useLayoutEffect } from 'react';

/** Takes away what index.html shows until the app's first picture, in the same frame that shows it. */
export function ClearFrame() {
  useLayoutEffect(() => document.querySelector('#frame')?.remove(), []);
  return null;
}
