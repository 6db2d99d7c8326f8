import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import {
  type Reportable,
  REPORT_TEXT_LIMIT,
  reportReasons,
  reasonLabels,
  type ReportReason,
} from '#domain/administration/report.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { ownReport } from '#replica/moderation/report-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { reportItem, withdrawReport } from '#replica/moderation/report-commands.ts';
import { toastFailure } from './toast-failure.ts';

interface ReportDialogProps {
  readonly item: Reportable;
  /** What it is called in the dialog's title and in the list of changes, for example 'Miso soup' or 'Ana’s review'. */
  readonly about: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tells the moderators what is wrong with an item; works offline. What is typed outlives a closed dialog and a reload. */
export function ReportDialog({ item, about, open, onClose }: ReportDialogProps) {
  const formId = useId();
  const existing = useLive((replica) => ownReport(replica, item), [item.kind, item.id]) ?? null;
  const { words, write, forget } = useFormMemory(`report/${item.kind}/${item.id}`, { reason: '', text: '' });
  const reason = reportReasons.find((known) => known === words.reason) ?? '';
  const { text } = words;
  const [error, setError] = useState('');
  const send = useReport({ item, about });
  const used = countCharacters(text);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') {
      setError(t`Please choose a reason.`);
      return;
    }
    if (used > REPORT_TEXT_LIMIT || !(await send({ reason, text }))) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Report ${about}`}
      placement="sheet"
      footer={
        <>
          <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId}>{t`Send report`}</Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="4">
          {existing === null ? null : (
            <Notice
              tone="info"
              title={t`You have reported this`}
            >{t`What you send now takes the place of what you said.`}</Notice>
          )}
          <SelectField
            label={t`What is wrong with it?`}
            required
            error={error}
            value={reason}
            onValue={(value) => {
              write({ reason: value });
              setError('');
            }}
            options={[
              { value: '', label: t`Choose a reason` },
              ...reportReasons.map((value) => ({ value, label: reasonLabels[value] })),
            ]}
          />
          <TextAreaField
            label={t`Anything we should know?`}
            hint={t`Optional. Only moderators read it; whoever is behind it is not told who reported.`}
            rows={4}
            value={text}
            onValue={(typed) => write({ text: typed })}
            counter={{ used, limit: REPORT_TEXT_LIMIT }}
            error={used > REPORT_TEXT_LIMIT ? t`At most ${REPORT_TEXT_LIMIT} characters.` : ''}
          />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

/** Sends a report and says what came of it, with a way back; false where it was not kept and has to stay in the form. */
function useReport({ item, about }: { readonly item: Reportable; readonly about: string }) {
  const replica = useReplica();
  return async ({ reason, text }: { readonly reason: ReportReason; readonly text: string }): Promise<boolean> => {
    const outcome = await reportItem(replica, { item, about, reason, text });
    if (outcome.kind !== 'saved') {
      toastFailure(outcome, t`Report not sent`);
      return false;
    }
    await toastSaved(replica, {
      title: t`Thank you for reporting this`,
      description: t`A moderator will look at it.`,
      action: { label: t`Undo`, run: () => void withdrawReport(replica, item) },
    });
    return true;
  };
}
