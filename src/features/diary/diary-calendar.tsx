import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  type CalendarDay,
  type CalendarMonth,
  firstDayOf,
  monthOf,
  monthsAfter,
  readCalendarMonth,
} from '#domain/diary/calendar-day.ts';
import { dayInWords, monthInWords } from '#food-views/diary/day-in-words.ts';
import { useLive } from '#replica/database/use-live.ts';
import { type DiaryLine, diaryOfMonth } from '#replica/diary/diary-queries.ts';
import { Button } from '#ui/elements/button.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { StepHeading } from '#ui/layout/step-heading.tsx';
import { DiaryItem } from './diary-item.tsx';
import { MonthTable } from './month-table.tsx';
import { useFoodsOfLines } from './use-foods-of-lines.ts';

interface DiaryCalendarProps {
  readonly today: CalendarDay;
  /** As the address has it; anything else than a month is this month. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
}

/** A month at a time, and below it what was eaten on the chosen day. One month is one read. */
export function DiaryCalendar({ today, month, onMonth }: DiaryCalendarProps) {
  const thisMonth = monthOf(today);
  const asked = readCalendarMonth(month) ?? thisMonth;
  const shown = asked > thisMonth ? thisMonth : asked;
  const [chosen, setChosen] = useState<CalendarDay | null>(null);
  const lines = useLive((from) => diaryOfMonth(from, shown), [shown]);
  useFoodsOfLines(lines);
  const day = chosen !== null && monthOf(chosen) === shown ? chosen : dayToBeginWith(shown, { today, lines });
  const go = (to: CalendarMonth) => onMonth(to >= thisMonth ? '' : to);
  const choose = (to: CalendarDay) => {
    if (to > today) return;
    setChosen(to);
    if (monthOf(to) !== shown) go(monthOf(to));
  };
  return (
    <chakra.div
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 30rem) minmax(0, 1fr)' }}
    >
      <div>
        <StepHeading
          heading={monthInWords(shown)}
          size="card"
          justifyContent="space-between"
          mb="3"
          before={{ label: t`Month before`, onStep: () => go(monthsAfter(shown, -1)) }}
          after={{ label: t`Month after`, disabled: shown === thisMonth, onStep: () => go(monthsAfter(shown, 1)) }}
        />
        <MonthTable month={shown} today={today} chosen={day} lines={lines ?? []} onChoose={choose} />
        {shown === thisMonth ? null : (
          <Button tone="ghost" size="sm" minH="target" mt="2" onClick={() => choose(today)}>{t`Back to today`}</Button>
        )}
      </div>
      {/* Not before it is known which day that is. */}
      {lines === undefined ? null : <DayPart day={day} lines={lines} />}
    </chakra.div>
  );
}

/** The last day of which something was written; in a month of nothing today, or the first. */
function dayToBeginWith(
  month: CalendarMonth,
  { today, lines = [] }: { readonly today: CalendarDay; readonly lines: readonly DiaryLine[] | undefined },
): CalendarDay {
  const days = lines.flatMap(({ entry: { day } }) => (day !== null && monthOf(day) === month ? [day] : []));
  const empty = month === monthOf(today) ? today : firstDayOf(month);
  return days.reduce((latest, day) => (day > latest ? day : latest), days[0] ?? empty);
}

function DayPart({ day, lines }: { readonly day: CalendarDay; readonly lines: readonly DiaryLine[] }) {
  const ofDay = lines.filter(({ entry }) => entry.day === day);
  return (
    <section aria-labelledby="diary-day">
      <Heading id="diary-day" as="h2" size="card" mb="3">
        {dayInWords(day)}
      </Heading>
      {ofDay.length === 0 ? <chakra.p color="ink.muted">{t`Nothing was written on this day.`}</chakra.p> : null}
      <Stack gap="3">
        {ofDay.map((line) => (
          <DiaryItem key={line.entry.id} line={line} />
        ))}
      </Stack>
    </section>
  );
}
