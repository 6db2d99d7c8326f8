import { t } from '@lingui/core/macro';
import { tableLimits } from '#domain/values/table-limits.ts';
import type { PersonWords } from '#domain/tables/table-person.ts';
import { figure } from '#languages/figure.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';

const lists = ['allergens', 'dietaryRestrictions', 'dislikes'] as const;

type Problems = Readonly<Partial<Record<'name' | (typeof lists)[number], string>>>;

/** What is wrong with the name of a person or a table. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return t`Please give a name.`;
  return countCharacters(name.trim()) > tableLimits.name
    ? t`Please use at most ${figure(tableLimits.name)} characters.`
    : undefined;
}

/** What is wrong with what is said of a person, by field. */
export function personProblems(words: PersonWords): Problems {
  const name = nameProblem(words.name);
  return {
    ...(name === undefined ? {} : { name }),
    ...Object.fromEntries(
      lists.flatMap((field) => (problemOf(words[field]) === '' ? [] : [[field, problemOf(words[field])]])),
    ),
  };
}

function problemOf(words: readonly string[]): string {
  if (words.length > tableLimits.words) return t`Please choose at most ${figure(tableLimits.words)}.`;
  return words.some((word) => countCharacters(word) > tableLimits.word)
    ? t`Please use at most ${figure(tableLimits.word)} characters for each.`
    : '';
}
