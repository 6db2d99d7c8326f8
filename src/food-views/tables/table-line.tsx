import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleHelp, ThumbsDown, TriangleAlert, Users } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { standingsAt } from '#domain/tables/at-table.ts';
import { dislikedIn } from '#domain/tables/disliked-in.ts';
import { avoidedInWords } from '#food-views/safety/avoided-in-words.ts';
import { type Statement, StatementLines } from '#food-views/safety/statement-lines.tsx';
import { listed } from '#languages/listed.ts';
import { useLive } from '#replica/database/use-live.ts';
import { tableInForce, type TableInForce } from '#replica/tables/table-in-force.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** On a food's page, for the table in force: who can have it as far as is known, who cannot, and what is not stated for whom (R28). */
export function TableLine({ food }: { readonly food: Food }) {
  const table = useLive(tableInForce, []) ?? null;
  return table === null ? null : (
    <chakra.div role="group" aria-label={t`For your table`}>
      <StatementLines statements={linesOf(food, table)} />
    </chakra.div>
  );
}

/** Who cannot have it first: it is what must not be overlooked. */
function linesOf(food: Food, { people }: TableInForce): readonly Statement[] {
  const words = safetyWords[assistantLanguage];
  const standings = standingsAt(food, people);
  const can = standings.filter(({ status }) => status === 'stated-free').map(({ person }) => person.name);
  const linesFor = (
    wanted: (status: (typeof standings)[number]['status']) => boolean,
    look: Pick<Statement, 'icon' | 'colour'>,
    say: typeof words.notFor,
  ) =>
    standings
      .filter(({ status }) => wanted(status))
      .map(({ person, status, by }) => ({
        ...look,
        key: person.id,
        words: say(person.name, avoidedInWords(by, status)),
      }));
  return [
    ...linesFor(speaksAgainst, { icon: TriangleAlert, colour: 'danger.text' }, words.notFor),
    ...linesFor((status) => status === 'not-stated', { icon: CircleHelp, colour: 'saffron.text' }, words.unknownFor),
    ...(can.length === 0 ? [] : [{ key: 'can', icon: Users, colour: 'ink.muted', words: words.canHave(listed(can)) }]),
    ...people.flatMap(({ id, name, dislikes }) => {
      const named = dislikedIn(food, dislikes);
      const what = listed(named.map(wordFor));
      return named.length === 0
        ? []
        : [
            {
              key: `dislikes ${id}`,
              icon: ThumbsDown,
              colour: 'ink.muted',
              words: t`Not to ${name}’s liking: ${what}`,
            },
          ];
    }),
  ];
}
