import { t } from '@lingui/core/macro';
import { listLimits } from '#domain/values/list-limits.ts';
import type { ListWords } from '#domain/lists/food-list.ts';
import { figure } from '#languages/figure.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';

/** What is wrong with a list's words, by field. */
export function listProblems({ name, text }: Pick<ListWords, 'name' | 'text'>): {
  readonly name?: string;
  readonly text?: string;
} {
  const tooLong = (limit: number) => t`Please use at most ${figure(limit)} characters.`;
  return {
    ...(name.trim() === '' ? { name: t`Please give the list a name.` } : {}),
    ...(countCharacters(name.trim()) > listLimits.name ? { name: tooLong(listLimits.name) } : {}),
    ...(countCharacters(text.trim()) > listLimits.text ? { text: tooLong(listLimits.text) } : {}),
  };
}
