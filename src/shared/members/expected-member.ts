const MARK = 'foretaste.member';

/**
 * Whether somebody was signed in here when a page last knew. The replica answers only after the first picture; until then this decides for
 * whom the header and the tab bar are drawn. It gives no right to anything, and does not tell who it was.
 */
export function isMemberExpected(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** As the page began; what it finds out later takes the mark away. */
export const wasMemberExpected = isMemberExpected();

/** What the replica said: a sign-out and a sign-in that ended elsewhere take the mark away. A device that refuses storage expects nobody. */
export function expectMember(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(MARK, 'here');
    else localStorage.removeItem(MARK);
  } catch {
    return;
  }
}
