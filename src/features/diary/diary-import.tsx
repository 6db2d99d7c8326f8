import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import type { CalendarDay } from '#domain/diary/calendar-day.ts';
import type { FiledEntry } from '#domain/diary/diary-file.ts';
import type { BadLine } from '#domain/diary/read-diary-file.ts';
import { dayInWords } from '#food-views/diary/day-in-words.ts';
import { figure } from '#languages/figure.ts';
import type { DiaryPlan } from '#replica/diary/import-diary.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { addedInWords } from './added-in-words.ts';
import { useDiaryImport } from './use-diary-import.ts';

/** A file of entries: chosen, looked at before anything is written, added, and taken back if it was the wrong one. */
export function DiaryImport({ today }: { readonly today: CalendarDay }) {
  const { state, read, add, undo, restart } = useDiaryImport(today);
  switch (state.kind) {
    case 'choose':
    case 'reading':
      return (
        <FileDrop
          label={t`A file of entries`}
          hint={t`CSV with the names of its columns in the first line, or a JSON list of objects: food, and if you like day, rating, note, with, where.`}
          error={state.kind === 'choose' ? state.why : ''}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          busyLabel={state.kind === 'reading' ? t`Reading the file...` : undefined}
          onFile={(file) => void read(file)}
        />
      );
    case 'preview':
      return <Preview bad={state.bad} plan={state.plan} onAdd={() => void add(state)} onCancel={restart} />;
    case 'adding':
      return <ProgressBar label={t`Adding entries...`} value={state.done} max={state.total} />;
    case 'done':
      return (
        <Stack gap="4">
          <Notice tone="success" title={addedInWords(state.added.length)} />
          <Row gap="3">
            <Button tone="outline" onClick={() => void undo(state.added)}>{t`Undo`}</Button>
            <Button tone="ghost" onClick={restart}>{t`Choose another file`}</Button>
          </Row>
        </Stack>
      );
  }
}

interface PreviewProps {
  readonly bad: readonly BadLine[];
  readonly plan: DiaryPlan;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
}

/** Before anything is written: what is new, what is there already, and each line that is wrong. */
function Preview({ bad, plan: { toAdd, there }, onAdd, onCancel }: PreviewProps) {
  const count = toAdd.length;
  return (
    <Stack gap="4">
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
      <Samples entries={toAdd} />
      <BadLines bad={bad} />
      <Row gap="3">
        {count === 0 ? null : (
          <Button onClick={onAdd}>
            {plural(count, { one: 'Add # entry', other: `Add ${figure(count)} entries` })}
          </Button>
        )}
        <Button tone="outline" onClick={onCancel}>{t`Choose another file`}</Button>
      </Row>
    </Stack>
  );
}

const SAMPLES = 3;

function Samples({ entries }: { readonly entries: readonly FiledEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" borderWidth="1px" borderColor="line.quiet" borderRadius="lg" px="4" py="2">
      {entries.slice(0, SAMPLES).map(({ foodName, day }, at) => (
        <chakra.li key={at} display="flex" justifyContent="space-between" gap="3" py="1">
          <chakra.bdi minW="0" overflowWrap="anywhere">
            {foodName}
          </chakra.bdi>
          <chakra.span color="ink.muted" flexShrink="0">
            {day === null ? t`Without a day` : dayInWords(day)}
          </chakra.span>
        </chakra.li>
      ))}
      {entries.length > SAMPLES ? (
        <chakra.li color="ink.muted">{t`and ${figure(entries.length - SAMPLES)} more`}</chakra.li>
      ) : null}
    </chakra.ul>
  );
}

/** More at once would be no help: who has mended these chooses the file again. */
const BAD_SHOWN = 200;

function BadLines({ bad }: { readonly bad: readonly BadLine[] }) {
  if (bad.length === 0) return null;
  const count = bad.length;
  return (
    <Notice
      tone="warning"
      title={plural(count, { one: '# line is not taken over', other: `${figure(count)} lines are not taken over` })}
    >
      <p>{t`Mend them in the file and choose it again: what is in your diary by then is not added twice.`}</p>
      <chakra.ul
        listStyleType="none"
        mt="2"
        maxH="12rem"
        overflowY="auto"
        tabIndex={0}
        aria-label={t`Lines that are wrong`}
      >
        {bad.slice(0, BAD_SHOWN).map(({ line, why }) => (
          <chakra.li key={line} overflowWrap="anywhere">
            {t`Line ${figure(line)}: ${why}`}
          </chakra.li>
        ))}
        {count > BAD_SHOWN ? <li>{t`and ${figure(count - BAD_SHOWN)} more`}</li> : null}
      </chakra.ul>
    </Notice>
  );
}
