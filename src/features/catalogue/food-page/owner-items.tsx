import { t } from '@lingui/core/macro';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { DeleteItem } from '#ui/overlays/edit-items.tsx';
import { MenuLink } from '#ui/overlays/menu-item.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';
import { historySettled } from '#ui/overlays/use-back-to-close.ts';
import { deleteOwnFood } from './delete-own-food.ts';
import type { LastItems } from './food-actions.tsx';

interface OwnerItemsProps {
  readonly food: Pick<Food, 'id' | 'name'>;
  readonly isOwn: boolean;
  /** Draws the menu. @param items draws what belongs into it */
  readonly children: (items: LastItems) => ReactNode;
}

/** Edit and Delete, for the food's uploader alone (spec 1 §6), in the menu of what can be done with it. */
export function OwnerItems({ food, isOwn, children }: OwnerItemsProps) {
  const replica = useReplica();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [isAsking, setAsking] = useState(false);
  const onConfirm = async () => {
    setAsking(false);
    if (!(await deleteOwnFood(replica, food.id))) return;
    await historySettled();
    void navigate('/explore', { replace: true });
  };
  if (!isOwn) return <>{children(null)}</>;
  return (
    <>
      {children((close) => (
        <>
          <MenuLink asChild>
            {/* A sheet has a history entry of its own, in whose place the page comes. */}
            <Link to={`/food/${food.id}/edit`} replace={!isWide}>
              <Pencil aria-hidden />
              {t`Edit`}
            </Link>
          </MenuLink>
          <DeleteItem close={close} onChoose={() => setAsking(true)} />
        </>
      ))}
      <ConfirmDialog
        open={isAsking}
        title={t`Delete ${food.name}?`}
        message={t`Are you sure you want to delete this food?`}
        confirmLabel={t`Delete`}
        onConfirm={() => void onConfirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
