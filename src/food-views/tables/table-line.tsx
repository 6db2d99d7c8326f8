import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CircleHelp, ThumbsDown, TriangleAlert, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { speaksAgainst } from '#domain/safety/safety-status.ts';
import { safetyWords } from '#domain/safety/safety-words.ts';
import { standingsAt } from '#domain/tables/at-table.ts';
import { dislikedIn } from '#domain/tables/disliked-in.ts';
import { avoidedInWords } from '#food-views/safety/avoided-in-words.ts';
import { listed } from '#languages/listed.ts';
import { useLive } from '#replica/database/use-live.ts';
import { tableInForce, type TableInForce } from '#replica/tables/table-in-force.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** On a food's page, for the table in force: who can have it as far as is known, who cannot, and what is not stated for whom (R28). */
export function TableLine({ food }: { readonly food: Food }) {
  const table = useLive(tableInForce, []) ?? null;
  return table === null ? null : (
    <chakra.div role="group" aria-label={t`For your table`}>
      <Stack gap="1">
        {linesOf(food, table).map(({ key, icon: Icon, colour, words }) => (
          <Row key={key} gap="2" flexWrap="nowrap" alignItems="flex-start" fontSize="sm">
            <chakra.span aria-hidden color={colour} mt="0.5">
              <Icon size={18} />
            </chakra.span>
            <chakra.span overflowWrap="anywhere" fontWeight="medium">
              {words}
            </chakra.span>
          </Row>
        ))}
      </Stack>
    </chakra.div>
  );
}

interface Line {
  readonly key: string;
  readonly icon: ComponentType<{ size?: number }>;
  readonly colour: string;
  readonly words: string;
}

/** Who cannot have it first: it is what must not be overlooked. */
function linesOf(food: Food, { people }: TableInForce): readonly Line[] {
  const words = safetyWords[assistantLanguage];
  const standings = standingsAt(food, people);
  const can = standings.filter(({ status }) => status === 'stated-free').map(({ person }) => person.name);
  const linesFor = (
    wanted: (status: (typeof standings)[number]['status']) => boolean,
    look: Omit<Line, 'key' | 'words'>,
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
