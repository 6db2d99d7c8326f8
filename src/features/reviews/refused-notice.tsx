import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { retryChange } from '#replica/outbox/retry-change.ts';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { forgetOpinion } from './opinion-store.ts';
import { editReview } from './edit-review.ts';
import { refusedOpinion } from './refused-opinion.ts';

const titles: Readonly<Record<OutboxEntry['kind'], string>> = {
  create: t`Your review was not accepted`,
  update: t`Your edit was not accepted`,
  delete: t`Your review could not be deleted`,
};

/** A change of the own review that the server refused [S6]: why, and what the member can do about it. */
export function RefusedNotice({ refused, opinionKey }: { readonly refused: OutboxEntry; readonly opinionKey: string }) {
  const replica = useReplica();
  const opinion = refusedOpinion(refused);
  const onDiscard = async () => {
    forgetOpinion(opinionKey);
    const outcome = await discardChange(replica, refused);
    if (outcome.kind === 'discarded') toastDiscarded(outcome.undo);
  };
  const sentences = [refused.rejection?.message, ...Object.values(refused.rejection?.fields ?? {})].filter(Boolean);
  return (
    <Notice
      tone="warning"
      title={titles[refused.kind]}
      action={
        <>
          {refused.kind === 'update' && opinion !== null ? (
            <Button
              size="sm"
              tone="outline"
              onClick={() => editReview({ key: opinionKey, review: opinion })}
            >{t`Change it`}</Button>
          ) : null}
          {refused.kind === 'delete' ? (
            <Button size="sm" tone="outline" onClick={() => void retryChange(replica, refused)}>{t`Try again`}</Button>
          ) : null}
          <Button size="sm" tone="outline" onClick={() => void onDiscard()}>
            {refused.kind === 'delete' ? t`Keep the review` : t`Discard it`}
          </Button>
        </>
      }
    >
      <chakra.p>
        {sentences.join(' ') || t`The server gave no reason.`}{' '}
        {refused.kind === 'delete' ? '' : t`What you wrote is still here.`}
      </chakra.p>
    </Notice>
  );
}
