import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ListX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FoodImport, type ImportedRow, type RowState, rowStates } from '#domain/contribution/food-import.ts';
import { figure } from '#languages/figure.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { adminFailure } from './admin-failure.ts';
import { stateWords } from './import-words.ts';
import { useImportReport } from './use-import-report.ts';

const ALL = '';

/** What became of each row of an import, by line. */
export function ImportReport({ job }: { readonly job: FoodImport }) {
  const [shown, setShown] = useState<RowState | typeof ALL>(ALL);
  const { rows, failure, showMore } = useImportReport(job, shown === ALL ? rowStates : [shown]);
  const choices = rowStates.filter((state) => job.rows[state] > 0 || state === shown);
  return (
    <Section heading={t`The rows`}>
      <Stack gap="4">
        <SelectField
          label={t`Show`}
          value={shown}
          onValue={(value) => setShown(rowStates.find((known) => known === value) ?? ALL)}
          options={[
            { value: ALL, label: t`All rows` },
            ...choices.map((state) => ({
              value: state,
              label: `${stateWords[state].label} (${figure(job.rows[state])})`,
            })),
          ]}
        />
        {failure === null ? null : (
          <Notice tone="offline" title={t`The rows could not be fetched`}>
            {adminFailure(failure)}
          </Notice>
        )}
        {rows === undefined && failure === null ? <LoadingState shape="rows" label={t`Loading rows...`} /> : null}
        {rows?.length === 0 ? <EmptyState icon={ListX} title={t`No such rows`} /> : null}
        {rows === undefined || rows.length === 0 ? null : (
          <VirtualGrid
            layout="rows"
            items={rows}
            keyOf={({ line }) => String(line)}
            render={(row) => <ReportLine row={row} />}
            onEnd={showMore}
          />
        )}
      </Stack>
    </Section>
  );
}

function ReportLine({ row: { line, name, state, detail, foodId } }: { readonly row: ImportedRow }) {
  const { label, tone } = stateWords[state];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="4.5rem minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="baseline"
      pb="3"
      borderBottomWidth="1px"
      borderColor="line.quiet"
      overflowWrap="anywhere"
    >
      <chakra.span textStyle="figures" fontSize="sm" color="ink.muted">{t`Line ${line}`}</chakra.span>
      <chakra.span minW="0">
        <chakra.span fontWeight="semibold" dir="auto">
          {foodId === '' || state === 'undone' ? (
            name || t`No name`
          ) : (
            <TextLink asChild>
              <Link to={`/food/${foodId}`}>{name}</Link>
            </TextLink>
          )}
        </chakra.span>
        {detail === '' ? null : (
          <chakra.span display="block" textStyle="small" color="ink.muted">
            <Detail state={state} detail={detail} />
          </chakra.span>
        )}
      </chakra.span>
      <Badge tone={tone}>{label}</Badge>
    </chakra.div>
  );
}

function Detail({ state, detail }: Pick<ImportedRow, 'state' | 'detail'>) {
  if (state === 'renamed' || state === 'added') return <>{t`The name is taken: it becomes “${detail}”`}</>;
  if (state !== 'duplicate') return <>{detail}</>;
  const [what, which = ''] = detail.split(' ');
  return what === 'food' ? (
    <Trans>
      It is in the catalogue:{' '}
      <TextLink asChild>
        <Link to={`/food/${which}`}>open it</Link>
      </TextLink>
    </Trans>
  ) : (
    <>{t`The same food stands in line ${which}`}</>
  );
}
