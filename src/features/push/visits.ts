import { tabMemory } from '#ui/device/tab-memory.ts';

/** spec 2 §3, data kept on the device. */
const VISITED = 'foretaste.visited';
const first = tabMemory('foretaste.first-visit');

/** Notes that the app is open on this device. Reloads of the same tab belong to one visit. */
export function noteVisit(): void {
  try {
    if (localStorage.getItem(VISITED) !== null) return;
    first.keep(true);
    localStorage.setItem(VISITED, 'true');
  } catch {
    // A device that refuses storage is on its first visit for ever.
  }
}

/** Whether the app was open on this device before this visit. */
export function isReturning(): boolean {
  try {
    return localStorage.getItem(VISITED) !== null && first.recall() !== true;
  } catch {
    return false;
  }
}
