import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Review } from '#domain/reviews/review.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { DeleteItem, EditItem } from '#ui/overlays/edit-items.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { deleteReview } from './delete-review.ts';
import { editReview } from './edit-review.ts';
import { opinionKey } from './opinion-store.ts';

/** What the author, and nobody else, can do with a review (spec 1 §6, R16). */
export function OwnReviewMenu({ review, member }: { readonly review: Review; readonly member: MemberId }) {
  const replica = useReplica();
  const [isAsking, setIsAsking] = useState(false);
  const onDelete = () => {
    setIsAsking(false);
    void deleteReview(replica, review.id);
  };
  return (
    <>
      <MoreMenu label={t`Your review`} buttonLabel={t`Options for your review`} width="12rem">
        {(close) => (
          <>
            <EditItem
              close={close}
              onChoose={() => editReview({ key: opinionKey({ member, foodId: review.foodId }), review })}
            />
            <DeleteItem close={close} onChoose={() => setIsAsking(true)} />
          </>
        )}
      </MoreMenu>
      <ConfirmDialog
        open={isAsking}
        title={t`Delete review`}
        message={t`Are you sure you want to delete this review?`}
        confirmLabel={t`Delete`}
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
