import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { useLive } from '#replica/database/use-live.ts';
import { diaryOnThisDay } from '#replica/diary/diary-queries.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DiaryItem } from './diary-item.tsx';
import { useFoodsOfLines } from './use-foods-of-lines.ts';

const SHOWN = 5;

/** What was eaten on this day in earlier years; nothing where there is none. */
export function OnThisDay({ today }: { readonly today: CalendarDay }) {
  const lines = useLive((from) => diaryOnThisDay(from, today), [today]);
  useFoodsOfLines(lines);
  if (lines === undefined || lines.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="on-this-day"
      mb="8"
      p="4"
      mx={{ base: '-4', md: '0' }}
      borderRadius="xl"
      bg="saffron.soft"
    >
      <Heading id="on-this-day" as="h2" size="card" mb="3">{t`On this day`}</Heading>
      <Stack gap="3">
        {lines.slice(0, SHOWN).map((line) => (
          <DiaryItem key={line.entry.id} line={line} isWholeDay />
        ))}
      </Stack>
    </chakra.section>
  );
}
