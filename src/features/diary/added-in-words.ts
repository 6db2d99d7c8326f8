import { plural } from '@lingui/core/macro';
import { figure } from '#languages/figure.ts';

/** What an import has done. */
export function addedInWords(count: number): string {
  return plural(count, {
    one: '# entry was added to your diary',
    other: `${figure(count)} entries were added to your diary`,
  });
}
