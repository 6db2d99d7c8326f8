/** Where something is written, signed or administered, and on the comparison itself, the tray would be in the way. */
const awayFrom = /^\/(compare|auth|contribute|messages|role-selection|user-settings|admin)(\/|$)|^\/food\/[^/]+\/edit$/;

/** Whether the page at this path is without the compare tray; what lies on it stays there. */
export function isTrayAway(pathname: string): boolean {
  return awayFrom.test(pathname);
}
