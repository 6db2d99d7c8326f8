import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { PROFILE_FORM } from '#shared/members/use-profile-edit.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import { discardChange } from '#replica/outbox/discard-change.ts';
import { toastDiscarded } from '#shared/saving/undo-deletion.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

interface RefusedProfileProps {
  readonly refused: OutboxEntry;
  readonly onChange: () => void;
}

const labels: Readonly<Record<string, string>> = {
  full_name: t`Full name`,
  username: t`Username`,
  bio: t`Bio`,
  location: t`Location`,
  phone: t`Phone`,
  avatar: t`Picture`,
  avatar_url: t`Avatar URL`,
};

/** An edit of the own profile that the server refused [S6]: why, and what the member can do about it (spec 2 §8). */
export function RefusedProfile({ refused, onChange }: RefusedProfileProps) {
  const replica = useReplica();
  const words = useFormMemory(PROFILE_FORM, {});
  const { message = '', fields = {} } = refused.rejection ?? {};
  const reasons = Object.entries(fields).map(([column, reason]) => `${labels[column] ?? column}: ${reason}`);
  const discard = async () => {
    words.forget();
    const outcome = await discardChange(replica, refused);
    if (outcome.kind === 'discarded') toastDiscarded(outcome.undo);
  };
  return (
    <Notice
      tone="warning"
      title={t`Profile Update Failed`}
      action={
        <>
          <Button size="sm" minH="target" tone="outline" onClick={onChange}>{t`Change it`}</Button>
          <Button size="sm" minH="target" tone="outline" onClick={() => void discard()}>{t`Discard it`}</Button>
        </>
      }
    >
      <Trans>{reasons.join(' ') || message || t`The server gave no reason.`} What you wrote is still here.</Trans>
    </Notice>
  );
}
