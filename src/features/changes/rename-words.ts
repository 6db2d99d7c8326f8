import { t } from '@lingui/core/macro';
import type { Notice } from '#replica/replica-database.ts';

/** What the toast says of foods whose names were taken (R14). */
export function renameWords(renamed: readonly Pick<Notice, 'from' | 'to'>[]): { readonly title: string; readonly description: string } {
  const [only] = renamed;
  if (renamed.length === 1 && only !== undefined) {
    return { title: t`Your food has a new name`, description: t`“${only.from}” was taken, so yours is now “${only.to}”.` };
  }
  const changes = renamed.map(({ from, to }) => t`“${from}” is now “${to}”`);
  return { title: t`Your foods have new names`, description: t`Their names were taken: ${changes.join(', ')}.` };
}
