import { t } from '@lingui/core/macro';
import type { Reportable, ReportReason } from '#domain/administration/report.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { reportItem, withdrawReport } from '#replica/moderation/report-commands.ts';
import { toastFailure } from './toast-failure.ts';

/** Sends a report and says what came of it, with a way back; false where it was not kept and has to stay in the form. */
export function useReport({ item, about }: { readonly item: Reportable; readonly about: string }) {
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
