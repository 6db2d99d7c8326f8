import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { NotebookPen, X } from 'lucide-react';
import { useState } from 'react';
import type { FoodList } from '#domain/lists/food-list.ts';
import { FoodLine } from '#food-views/cards/food-line.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import { removeFromList } from '#replica/lists/list-commands.ts';
import type { ListLine } from '#replica/lists/list-queries.ts';
import type { ItemWords } from '#replica/lists/maker-queries.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ItemNotes } from './item-words.tsx';
import { NoteSheet } from './note-sheet.tsx';

interface ListItemLineProps {
  readonly list: FoodList;
  readonly line: ListLine;
  readonly words: ItemWords | undefined;
  readonly isTogether: boolean;
}

/** A food on a list as who makes it sees it: who put it there, what is said of it, and the ways to say something and to take it off. */
export function ListItemLine({ list, line: { food, item, isUnsent }, words, isTogether }: ListItemLineProps) {
  const replica = useReplica();
  const [isNoting, setNoting] = useState(false);
  const name = food === null ? t`this food` : calledName(food);
  const remove = async () => {
    const outcome = await removeFromList(replica, { listId: list.id, food: item.foodId, heldFor: HELD_FOR_UNDO });
    if (outcome.kind === 'saved')
      toast({
        title: t`Taken off ‘${list.name}’`,
        description: food === null ? '' : name,
        action: undoDeletion(outcome.undo),
      });
    else if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap={{ base: '0', md: '1' }}>
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
        <IconButton label={t`Your note on ${name}`} onClick={() => setNoting(true)}>
          <NotebookPen aria-hidden />
        </IconButton>
        <IconButton label={t`Take ${name} off the list`} onClick={() => void remove()}>
          <X aria-hidden />
        </IconButton>
      </chakra.div>
      <ItemNotes words={words} isTogether={isTogether} />
      {isNoting ? (
        <NoteSheet
          itemId={item.id}
          foodName={name}
          text={words?.notes.find(({ by }) => by.isMe)?.note.text ?? ''}
          isTogether={isTogether}
          onClose={() => setNoting(false)}
        />
      ) : null}
    </>
  );
}
