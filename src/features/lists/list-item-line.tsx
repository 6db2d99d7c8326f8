import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { FoodList } from '#domain/lists/food-list.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { removeFromList } from '#replica/lists/list-commands.ts';
import type { ListLine } from '#replica/lists/list-queries.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { toast } from '#ui/feedback/toast.ts';

interface ListItemLineProps {
  readonly list: FoodList;
  readonly line: ListLine;
}

/** A food on a list as its owner sees it, with the way to take it off. */
export function ListItemLine({ list, line: { food, item, isUnsent } }: ListItemLineProps) {
  const replica = useReplica();
  const name = food?.name ?? t`this food`;
  const remove = async () => {
    const outcome = await removeFromList(replica, { listId: list.id, food: item.foodId, heldFor: HELD_FOR_UNDO });
    if (outcome.kind === 'saved')
      toast({ title: t`Taken off ‘${list.name}’`, description: food?.name ?? '', action: undoDeletion(outcome.undo) });
    else if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="1">
      <chakra.div flex="1" minW="0">
        {food === null ? (
          <chakra.p color="ink.muted" py="4">{t`This food is not on this device yet.`}</chakra.p>
        ) : (
          <FoodLine food={food}>
            {wordFor(food.origin)}
            {isUnsent ? <UnsentMark tone="saffron" /> : null}
          </FoodLine>
        )}
      </chakra.div>
      <IconButton label={t`Take ${name} off the list`} onClick={() => void remove()}>
        <X aria-hidden />
      </IconButton>
    </chakra.div>
  );
}
