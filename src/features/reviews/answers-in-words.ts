import { plural } from '@lingui/core/macro';

/** '3 answers' to how a food tasted. */
export function answersInWords(count: number): string {
  return plural(count, { one: '# answer', other: '# answers' });
}
