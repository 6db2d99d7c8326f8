import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  type CalendarDay,
  type CalendarMonth,
  daysAfter,
  firstDayOf,
  lastDayOf,
  momentOf,
  monthOf,
  monthsAfter,
  weekdayOf,
} from '#domain/diary/calendar-day.ts';
import { firstWeekdayOf, monthGrid } from '#domain/diary/month-grid.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { dayInWords } from '#food-views/diary/day-in-words.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';

interface MonthTableProps {
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  readonly lines: readonly DiaryLine[];
  readonly onChoose: (day: CalendarDay) => void;
}

const weekdayNames = lazily(() => new Intl.DateTimeFormat(region, { weekday: 'short', timeZone: 'UTC' }));

const Cell = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: '1',
    width: 'full',
    minH: '4.25rem',
    py: '1.5',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: 'sm',
    _hover: { bg: 'paper.sunken' },
    _disabled: { color: 'ink.muted', opacity: '0.5', cursor: 'default', _hover: { bg: 'transparent' } },
    '&[aria-current=date]': { fontWeight: 'bold', color: 'paprika.text' },
    '&[aria-pressed=true]': { bg: 'paprika.soft', borderColor: 'paprika.text' },
  },
});

/** A month as a table of days. One of them takes the focus: arrows move by days and weeks, Home and End within a week, Page Up and Down by months. */
export function MonthTable({ month, today, chosen, lines, onChoose }: MonthTableProps) {
  const firstWeekday = firstWeekdayOf(navigator.language);
  const weeks = monthGrid(month, firstWeekday);
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isBackwards = event.currentTarget.matches(':dir(rtl)');
    const to = dayAfterKey(event.key, { from: chosen, firstWeekday, isBackwards });
    if (to === null) return;
    event.preventDefault();
    isMoved.current = true;
    onChoose(to > today ? today : to);
  };
  return (
    <chakra.table ref={table} width="full" css={{ tableLayout: 'fixed' }} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {(weeks[1] ?? []).map((day, place) => (
            <chakra.th key={place} scope="col" fontSize="sm" fontWeight="medium" color="ink.muted" pb="1">
              {day === null ? '' : weekdayNames().format(momentOf(day))}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>
            {week.map((day, place) => (
              <chakra.td key={place} p="0.5" verticalAlign="top">
                {day === null ? null : (
                  <DayCell
                    day={day}
                    today={today}
                    isChosen={day === chosen}
                    lines={lines.filter(({ entry }) => entry.day === day)}
                    onChoose={onChoose}
                  />
                )}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

interface DayCellProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly isChosen: boolean;
  readonly lines: readonly DiaryLine[];
  readonly onChoose: (day: CalendarDay) => void;
}

function DayCell({ day, today, isChosen, lines, onChoose }: DayCellProps) {
  const count = lines.length;
  const named = dayInWords(day);
  const food = lines.find((line) => line.food !== null)?.food;
  return (
    <Cell
      type="button"
      disabled={day > today}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={count === 0 ? named : t`${named}: ${plural(count, { one: '# entry', other: '# entries' })}`}
      onClick={() => onChoose(day)}
      {...(day === today ? { 'aria-current': 'date' as const } : {})}
    >
      <span>{Number(day.slice(8))}</span>
      {count === 0 ? null : (
        <chakra.span position="relative" display="block" width="8">
          {food ? (
            <FoodPicture food={food} size="thumb" ratio="1" rounded="full" />
          ) : (
            <chakra.span display="block" boxSize="8" borderRadius="full" bg="saffron.solid" />
          )}
          {count > 1 ? (
            <chakra.span
              position="absolute"
              insetEnd="-2"
              bottom="-1"
              minW="5"
              px="1"
              borderRadius="full"
              bg="paper.raised"
              borderWidth="1px"
              borderColor="line.strong"
              textStyle="figures"
              fontSize="xs"
              color="ink.default"
            >
              {count}
            </chakra.span>
          ) : null}
        </chakra.span>
      )}
    </Cell>
  );
}

interface Place {
  readonly from: CalendarDay;
  readonly firstWeekday: number;
  /** The week runs from right to left. */
  readonly isBackwards: boolean;
}

/** Where a key leads; null for a key that leads nowhere. */
function dayAfterKey(key: string, { from, firstWeekday, isBackwards }: Place): CalendarDay | null {
  const intoWeek = (weekdayOf(from) - firstWeekday + 7) % 7;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isBackwards ? -1 : 1,
    ArrowLeft: isBackwards ? 1 : -1,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -intoWeek,
    End: 6 - intoWeek,
  };
  if (key === 'PageUp' || key === 'PageDown')
    return sameDayIn(monthsAfter(monthOf(from), key === 'PageUp' ? -1 : 1), from);
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? null : daysAfter(from, step);
}

/** The 31st of a month that has none is its last day. */
function sameDayIn(month: CalendarMonth, day: CalendarDay): CalendarDay {
  const wanted = `${firstDayOf(month).slice(0, 8)}${day.slice(8)}` as CalendarDay;
  return wanted > lastDayOf(month) ? lastDayOf(month) : wanted;
}
