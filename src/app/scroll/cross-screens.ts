import { NavigationType } from 'react-router-dom';
import { isStill } from '#ui/device/device-preferences.ts';
import { passage } from '#app/routes/app-router.tsx';
import { watchTaps } from './growing-picture.ts';
import { ScreenCrossing } from './screen-crossing.ts';

/** The same screen for every food: its chunk is the same. */
const screenOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/**
 * From now on one screen fades into the next, and a food's picture grows from its card into its page and back, where the browser can do it
 * and nobody asked for less motion. Between the two pictures that the browser takes it shows nothing, so a transition
 * begins only if it need not wait: not for a chunk from the network, and never for more than a moment.
 */
export function crossScreens(): void {
  if (!('startViewTransition' in document)) return;
  let wanted = location.pathname;
  const known = new Set([screenOf(wanted)]);
  let crossing: ScreenCrossing | null = null;
  let isDrawnByBrowser = false;
  addEventListener(
    'popstate',
    (event) => {
      isDrawnByBrowser = event.hasUAVisualTransition;
    },
    { capture: true },
  );
  watchTaps();

  passage.leave = ({ action, location: { pathname } }, go) => {
    const from = wanted;
    wanted = pathname;
    // Asked for while the last step is under way, as by a screen that only leads on: both are one.
    if (crossing?.stage === 'leaving' || crossing?.stage === 'arriving') {
      crossing.stepOn(go);
      return;
    }
    if (from === pathname) {
      go();
      return;
    }
    crossing?.end();
    const isNear =
      known.has(screenOf(pathname)) || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null);
    const isSeen =
      document.visibilityState === 'visible' && !isStill() && !(action === NavigationType.Pop && isDrawnByBrowser);
    if (isNear && isSeen) crossing = new ScreenCrossing({ from, to: pathname, go });
    else go();
  };
  passage.arrive = ({ pathname }) => {
    known.add(screenOf(pathname));
    if (pathname === wanted) crossing?.arrive();
  };
}
