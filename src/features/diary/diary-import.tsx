import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import { dayInWords } from '#food-views/diary/day-in-words.ts';
import { figure } from '#languages/figure.ts';
import type { DiaryPlan } from '#replica/diary/import-diary.ts';
import { BadLines } from '#shared/import/bad-lines.tsx';
import { FirstLines } from '#shared/import/first-lines.tsx';
import { FileImport } from '#shared/import/file-import.tsx';
import { type ReadEntries, useDiaryWork } from './use-diary-work.ts';

/** A file of entries on its way into the diary. */
export function DiaryImport({ today }: { readonly today: CalendarDay }) {
  return (
    <FileImport
      work={useDiaryWork(today)}
      label={t`A file of entries`}
      hint={t`CSV with the names of its columns in the first line, or a JSON list of objects: food, and if you like day, rating, note, with, where.`}
      addingLabel={t`Adding entries...`}
      renderPreview={({ read, plan }) => <Preview bad={read.bad} plan={plan} />}
      addLabel={({ toAdd }) =>
        plural(toAdd.length, { one: 'Add # entry', other: `Add ${figure(toAdd.length)} entries` })
      }
    />
  );
}

const SAMPLES = 3;

interface PreviewProps extends Pick<ReadEntries, 'bad'> {
  readonly plan: DiaryPlan;
}

/** Before anything is written: what is new, what is there already, and each line that is wrong. */
function Preview({ bad, plan: { toAdd, there } }: PreviewProps) {
  const count = toAdd.length;
  return (
    <>
      <div role="status">
        <chakra.p fontWeight="semibold">
          {count === 0
            ? t`No new entries`
            : plural(count, { one: '# new entry', other: `${figure(count)} new entries` })}
        </chakra.p>
        {there === 0 ? null : (
          <chakra.p color="ink.muted">
            {plural(there, {
              one: '# entry is in your diary already and is not added again.',
              other: `${figure(there)} entries are in your diary already and are not added again.`,
            })}
          </chakra.p>
        )}
      </div>
      <FirstLines
        things={toAdd}
        shown={SAMPLES}
        lineOf={({ foodName, day }) => ({
          name: foodName,
          detail: day === null ? t`Without a day` : dayInWords(day),
        })}
      />
      <BadLines
        bad={bad}
        advice={t`Mend them in the file and choose it again: what is in your diary by then is not added twice.`}
      />
    </>
  );
}
