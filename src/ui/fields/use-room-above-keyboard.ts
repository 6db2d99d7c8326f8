import { useEffect } from 'react';
import { heightAboveKeyboard } from './height-above-keyboard.ts';

/** While the screen is there, `--visible-height` of the document is what an on-screen keyboard leaves of the window; unset while none covers it. */
export function useRoomAboveKeyboard(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const { style } = document.documentElement;
    const fit = () => {
      const height = heightAboveKeyboard({
        windowHeight: window.innerHeight,
        visibleHeight: visualViewport.height,
        scale: visualViewport.scale,
      });
      if (height === null) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${height}px`);
      // The browser has moved the page up to show what is written into; now that it fits, it belongs at the top.
      window.scrollTo(0, 0);
    };
    visualViewport.addEventListener('resize', fit);
    return () => {
      visualViewport.removeEventListener('resize', fit);
      style.removeProperty('--visible-height');
    };
  }, []);
}
