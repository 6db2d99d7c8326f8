import { useEffect } from 'react';
import { showAppBadge } from './show-app-badge.ts';

/** Keeps the number on the installed app's icon while somebody is signed in; takes it away with the session. */
export function useAppBadge(count: number): void {
  useEffect(() => showAppBadge(navigator, count), [count]);
  useEffect(() => () => showAppBadge(navigator, 0), []);
}
