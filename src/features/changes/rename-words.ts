import { t } from '@lingui/core/macro';
import type { OverwrittenNotice, RenameNotice } from '#replica/database/feed-rows.ts';

/** What the toast says of foods whose names were taken (R14). */
export function renameWords(renamed: readonly Pick<RenameNotice, 'from' | 'to'>[]): {
  readonly title: string;
  readonly description: string;
} {
  const [only] = renamed;
  if (renamed.length === 1 && only !== undefined) {
    return {
      title: t`Your food has a new name`,
      description: t`“${only.from}” was taken, so yours is now “${only.to}”.`,
    };
  }
  const changes = renamed.map(({ from, to }) => t`“${from}” is now “${to}”`);
  return { title: t`Your foods have new names`, description: t`Their names were taken: ${changes.join(', ')}.` };
}

/** What the toast says of values that a later write took the place of [S15]. */
export function overwrittenWords(overwritten: readonly Pick<OverwrittenNotice, 'about'>[]): {
  readonly title: string;
  readonly description: string;
} {
  const names = [...new Set(overwritten.map(({ about }) => about))].join(', ');
  return {
    title: t`Changed elsewhere after you`,
    description: t`${names}: you find both versions in the list of your changes.`,
  };
}
