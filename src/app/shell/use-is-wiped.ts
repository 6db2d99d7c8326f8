import { useState } from 'react';
import { wasMemberExpected } from '#shared/members/expected-member.ts';

/**
 * Whether the browser has removed the replica alone: somebody was signed in here when a page last knew, and the first that this page hears is that nobody
 * is, nor that anybody's sign-in ended. Stays so until somebody signs in [S21].
 *
 * @param isStranger undefined until it is known
 */
export function useIsWiped(isStranger: boolean | undefined): boolean {
  const [first, setFirst] = useState<boolean>();
  if (first === undefined && isStranger !== undefined) setFirst(isStranger);
  return wasMemberExpected && first === true && isStranger === true;
}
