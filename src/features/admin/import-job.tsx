import { t } from '@lingui/core/macro';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import type { FoodImport } from '#domain/contribution/food-import.ts';
import { figure } from '#languages/figure.ts';
import { foodImport } from '#replica/foods/food-imports.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { ImportReport } from './import-report.tsx';
import { stateWords, statusWords } from './import-words.ts';
import { useImportSteps } from './use-import-steps.ts';
import { useSettledText } from './use-settled-text.ts';

/** One import: how far it is, what can be done with it, and what became of each row. Moves by itself, whoever works on it. */
export function ImportJob({ id }: { readonly id: string }) {
  const job = useLive((replica) => foodImport(replica, id), [id]);
  // The row may be on its way to this device still.
  const isOverdue = useSettledText(job === null ? id : '', 5_000) === id && job === null;
  if (isOverdue)
    return (
      <EmptyState
        icon={FileQuestion}
        title={t`This import is not on this device`}
        description={t`It may be gone, or come as soon as there is a connection.`}
      />
    );
  if (job === undefined || job === null) return <LoadingState shape="panel" label={t`Loading the import...`} />;
  return <ImportView job={job} />;
}

function ImportView({ job }: { readonly job: FoodImport }) {
  const { failure, isBusy, take } = useImportSteps(job);
  const [isAsking, setAsking] = useState(false);
  const { status, rows } = job;
  const toAdd = rows.ready + rows.renamed;
  return (
    <>
      <Section
        heading={job.fileName}
        action={<Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>}
      >
        <Stack gap="5">
          <Summary job={job} />
          {failure === '' ? null : <Notice tone="danger">{failure}</Notice>}
          {status === 'running' ? (
            <ProgressBar label={t`Adding foods`} value={rows.added} max={rows.added + toAdd} />
          ) : null}
          {status === 'undoing' ? (
            <ProgressBar
              label={t`Taking foods back`}
              value={rows.undone + rows.kept}
              max={rows.undone + rows.kept + rows.added}
            />
          ) : null}
          <Row>
            {(status === 'checking' || status === 'cancelled') && toAdd > 0 ? (
              <Button disabled={isBusy} onClick={() => void take('start')}>
                {status === 'checking' ? t`Add ${figure(toAdd)} foods` : t`Go on with ${figure(toAdd)} foods`}
              </Button>
            ) : null}
            {status === 'running' ? (
              <Button tone="outline" disabled={isBusy} onClick={() => void take('cancel')}>{t`Cancel`}</Button>
            ) : null}
            {(status === 'done' || status === 'cancelled') && rows.added > 0 ? (
              <Button tone="outline" disabled={isBusy} onClick={() => setAsking(true)}>{t`Take all back`}</Button>
            ) : null}
          </Row>
        </Stack>
      </Section>
      <ImportReport job={job} />
      <ConfirmDialog
        open={isAsking}
        title={t`Take this import back`}
        message={t`${figure(rows.added)} foods leave the catalogue. Those to which members have put anything meanwhile, such as a review, a photo or a bookmark, stay.`}
        confirmLabel={t`Take all back`}
        onConfirm={() => {
          setAsking(false);
          void take('undo');
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Summary({ job: { total, rows } }: { readonly job: FoodImport }) {
  const shown = (['added', 'ready', 'renamed', 'duplicate', 'refused', 'kept', 'undone'] as const).filter(
    (state) => rows[state] > 0,
  );
  return (
    <Row gap="2">
      <span>{t`${figure(total)} rows:`}</span>
      {shown.map((state) => (
        <Badge
          key={state}
          tone={stateWords[state].tone}
        >{`${figure(rows[state])} ${stateWords[state].label.toLowerCase()}`}</Badge>
      ))}
    </Row>
  );
}
