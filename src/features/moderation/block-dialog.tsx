import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { blockMember, unblockMember } from '#replica/members/block-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { toastFailure } from './toast-failure.ts';

interface BlockDialogProps {
  readonly member: { readonly id: MemberId; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says what a block does before it does it, and how it is undone. */
export function BlockDialog({ member, open, onClose }: BlockDialogProps) {
  const replica = useReplica();
  const onConfirm = async () => {
    onClose();
    const outcome = await blockMember(replica, member.id);
    if (outcome.kind !== 'saved') {
      toastFailure(outcome, t`Not blocked`);
      return;
    }
    toast({
      title: t`${member.name} is blocked`,
      description: t`You can end it under Settings, Privacy.`,
      action: { label: t`Undo`, run: () => void unblockMember(replica, member.id) },
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t`Block ${member.name}?`}
      message={
        <>
          <Trans>
            <bdi>{member.name}</bdi> and you will not see each other’s profile, foods and reviews any more, and neither
            can follow, write to or notify the other. What you wrote to each other is no longer shown to you.{' '}
            <chakra.strong fontWeight="semibold">Nobody is told.</chakra.strong>
          </Trans>
        </>
      }
      confirmLabel={t`Block`}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  );
}
