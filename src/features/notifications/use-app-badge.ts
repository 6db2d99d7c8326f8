import { useEffect } from 'react';

/** The Badging API as far as it is used; absent in browsers without it. */
export type BadgedApp = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a number on the icon of the installed app, nothing for 0. Where the browser cannot or may not, nothing happens. */
export function showAppBadge(app: BadgedApp, count: number): void {
  const shown = count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Keeps the number on the installed app's icon while somebody is signed in; takes it away with the session. */
export function useAppBadge(count: number): void {
  useEffect(() => showAppBadge(navigator, count), [count]);
  useEffect(() => () => showAppBadge(navigator, 0), []);
}
