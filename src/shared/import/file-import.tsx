import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { type FileImportWork, useFileImport } from './use-file-import.ts';

interface FileImportProps<Read, Plan, Added> {
  readonly work: FileImportWork<Read, Plan, Added>;
  readonly label: string;
  readonly hint: string;
  readonly addingLabel: string;
  /** What is said before anything is written. */
  readonly renderPreview: (preview: { readonly read: Read; readonly plan: Plan }) => ReactNode;
  /** What the button says that writes so much. */
  readonly addLabel: (plan: Plan) => string;
}

/** A file: chosen, looked at before anything is written, added, and taken back if it was the wrong one. */
export function FileImport<Read extends { readonly kind: string }, Plan, Added>({
  work,
  label,
  hint,
  addingLabel,
  renderPreview,
  addLabel,
}: FileImportProps<Read, Plan, Added>) {
  const { state, choose, add, undo, restart } = useFileImport(work);
  switch (state.kind) {
    case 'choose':
    case 'reading':
      return (
        <FileDrop
          label={label}
          hint={hint}
          error={state.kind === 'choose' ? state.why : ''}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          busyLabel={state.kind === 'reading' ? t`Reading the file...` : undefined}
          onFile={(file) => void choose(file)}
        />
      );
    case 'preview':
      return (
        <Stack gap="4">
          {renderPreview(state)}
          <Row gap="3" flexWrap="wrap">
            {work.total(state.plan) === 0 ? null : (
              <Button onClick={() => void add(state)}>{addLabel(state.plan)}</Button>
            )}
            <Button tone="outline" onClick={restart}>{t`Choose another file`}</Button>
          </Row>
        </Stack>
      );
    case 'adding':
      return <ProgressBar label={addingLabel} value={state.done} max={state.total} />;
    case 'done':
      return (
        <Stack gap="4">
          <Notice tone="success" title={work.inWords(state.added)} />
          <Row gap="3">
            <Button tone="outline" onClick={() => void undo(state.added)}>{t`Undo`}</Button>
            <Button tone="ghost" onClick={restart}>{t`Choose another file`}</Button>
          </Row>
        </Stack>
      );
  }
}
