/** spec 2 §3, data kept on the device. */
const KEY = 'install_moment';

/** Whether the app has shown what it is good for, so that the offer to install it is no interruption: in the second visit, or after a contribution. */
export function isInstallMoment(): boolean {
  return quietly(() => Number(localStorage.getItem(KEY))) > 1;
}

/** Counts a visit; reloads of the same tab belong to one. Call once at the start. */
export function noteVisit(): void {
  quietly(() => {
    if (sessionStorage.getItem(KEY) !== null) return;
    sessionStorage.setItem(KEY, '1');
    localStorage.setItem(KEY, `${Math.min(2, Number(localStorage.getItem(KEY)) + 1)}`);
  });
}

/** The member has contributed a food. */
export function noteContribution(): void {
  quietly(() => localStorage.setItem(KEY, '2'));
}

/** A device that refuses storage is never asked: it could not remember the answer. */
function quietly<T>(work: () => T): T | 0 {
  try {
    return work();
  } catch {
    return 0;
  }
}
