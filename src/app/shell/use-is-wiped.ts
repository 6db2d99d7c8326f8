import { useState } from 'react';
import { wasMemberExpected } from '#shared/members/expected-member.ts';

/**
 * Whether the browser has removed the replica and nothing else. It shows like this: a page noted that somebody was signed in, and the replica knows of
 * nobody, and of no sign-in that ended. Stays true until somebody signs in [S21].
 *
 * @param isStranger undefined until it is known
 */
export function useIsWiped(isStranger: boolean | undefined): boolean {
  const [first, setFirst] = useState<boolean>();
  if (first === undefined && isStranger !== undefined) setFirst(isStranger);
  return wasMemberExpected && first === true && isStranger === true;
}
