import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  guessMapping,
  type ImportMapping,
  importTargets,
  mappingProblem,
  targetLabels,
} from '#domain/import/import-targets.ts';
import { figure } from '#languages/figure.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import type { OpenTable } from './open-table.ts';
import { useDryRun } from './use-dry-run.ts';

const LEFT_OUT = '';
const options = [
  { value: LEFT_OUT, label: t`Leave out` },
  ...importTargets.map((value) => ({ value, label: targetLabels[value] })),
];

interface MapColumnsProps {
  readonly table: OpenTable;
  readonly onChecked: (importId: string) => void;
  readonly onCancel: () => void;
}

/** What each column of the file says of a food: guessed by its name, to be changed; then the dry run. */
export function MapColumns({ table, onChecked, onCancel }: MapColumnsProps) {
  const [mapping, setMapping] = useState<ImportMapping>(() => guessMapping(table.columns));
  const [problem, setProblem] = useState('');
  const { judged, failure, check } = useDryRun(onChecked);
  const submit = () => {
    const wrong = mappingProblem(mapping);
    setProblem(wrong);
    if (wrong === '') void check(table, mapping);
  };
  const isBusy = judged !== null;
  return (
    <Section heading={table.fileName} lead={t`${figure(table.rowCount)} rows. What do its columns say?`}>
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="5">
          <Stack gap="4" aria-busy={isBusy}>
            {table.columns.map((column, place) => (
              <SelectField
                key={column}
                label={column}
                hint={<Samples table={table} place={place} />}
                value={mapping[place] ?? LEFT_OUT}
                disabled={isBusy}
                onValue={(value) =>
                  setMapping(
                    mapping.map((target, at) =>
                      at === place ? (importTargets.find((known) => known === value) ?? null) : target,
                    ),
                  )
                }
                options={options}
              />
            ))}
          </Stack>
          {problem === '' ? null : <Notice tone="danger">{problem}</Notice>}
          {failure === '' ? null : (
            <Notice tone="danger" title={t`The rows could not be checked`}>
              {failure}
            </Notice>
          )}
          {judged === null ? null : <ProgressBar label={t`Checking the rows`} value={judged} max={table.rowCount} />}
          <Row justifyContent="flex-end">
            <Button tone="outline" onClick={onCancel}>{t`Another file`}</Button>
            <SubmitButton busy={isBusy} busyLabel={t`Checking...`}>{t`Check the rows`}</SubmitButton>
          </Row>
        </Stack>
      </chakra.form>
    </Section>
  );
}

function Samples({ table: { samples }, place }: { readonly table: OpenTable; readonly place: number }) {
  const said = samples.map((cells) => words(cells[place])).filter((text) => text !== '');
  return (
    <chakra.span lineClamp="2" overflowWrap="anywhere">
      {said.length === 0 ? t`Empty in the first rows` : t`For example: ${said.join(' · ')}`}
    </chakra.span>
  );
}

function words(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : cell === null || cell === undefined ? '' : JSON.stringify(cell);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
