/** Whether a page goes without the tray: where something is written, where one signs in or administers, and the comparison itself. */
const awayFrom = /^\/(compare|auth|contribute|messages|role-selection|user-settings|admin)(\/|$)|^\/food\/[^/]+\/edit$/;

/** Whether the page at this path is without the compare tray; what lies on it stays there. */
export function isTrayAway(pathname: string): boolean {
  return awayFrom.test(pathname);
}
