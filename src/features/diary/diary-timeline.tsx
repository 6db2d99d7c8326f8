import { t } from '@lingui/core/macro';
import { type CalendarMonth, monthOf } from '#domain/diary/calendar-day.ts';
import { monthInWords } from '#food-views/diary/day-in-words.ts';
import type { DiaryLine, DiaryPart } from '#replica/diary/diary-queries.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { MovingRows } from '#ui/motion/moving-rows.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { DiaryItem } from './diary-item.tsx';

type Row =
  | { readonly kind: 'month'; readonly month: CalendarMonth | null }
  | { readonly kind: 'line'; readonly line: DiaryLine };

interface DiaryTimelineProps {
  readonly part: DiaryPart;
  /** The end of what was read comes near. */
  readonly onEnd: () => void;
}

/** All entries, the latest first, by month; what is of no day last. Of a long diary only what is in view is in the document. */
export function DiaryTimeline({ part: { lines, total }, onEnd }: DiaryTimelineProps) {
  return (
    <VirtualGrid
      layout="rows"
      Rows={MovingRows}
      virtualAbove={30}
      items={rowsOf(lines)}
      keyOf={(row) => (row.kind === 'month' ? `month ${row.month ?? ''}` : row.line.entry.id)}
      render={(row) =>
        row.kind === 'month' ? (
          <Heading as="h2" size="card" pt="3">
            {row.month === null ? t`Without a day` : monthInWords(row.month)}
          </Heading>
        ) : (
          <DiaryItem line={row.line} />
        )
      }
      {...(lines.length < total ? { onEnd } : {})}
    />
  );
}

function rowsOf(lines: readonly DiaryLine[]): readonly Row[] {
  const rows: Row[] = [];
  let last: CalendarMonth | null | undefined;
  for (const line of lines) {
    const month = line.entry.day === null ? null : monthOf(line.entry.day);
    if (month !== last) rows.push({ kind: 'month', month });
    last = month;
    rows.push({ kind: 'line', line });
  }
  return rows;
}
