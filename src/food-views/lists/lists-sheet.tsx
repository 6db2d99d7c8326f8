import { calledName } from '#food-views/names/called-name.ts';
import { SheetFood } from '#food-views/names/sheet-food.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { listLimits } from '#domain/values/list-limits.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { figure } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { addList, putOnList, removeFromList } from '#replica/lists/list-commands.ts';
import { listsForFood } from '#replica/lists/list-queries.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { pulse } from '#ui/device/pulse.ts';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { countInWords } from './count-in-words.ts';
import { listProblems } from './list-problems.ts';

interface ListsSheetProps {
  readonly food: Food;
  readonly onClose: () => void;
}

/** On which of the member's lists a food is: each is ticked or not, and a new one takes the food with it (R46). All of it is saved as it is pressed. */
export function ListsSheet({ food, onClose }: ListsSheetProps) {
  const lists = useLive((from) => listsForFood(from, food.id), [food.id]);
  return (
    <Dialog open onClose={onClose} title={t`Add to a list`} placement="sheet">
      <Stack gap="5">
        <SheetFood food={food} />
        {lists !== undefined && lists.length > 0 ? (
          <chakra.ul aria-label={t`Your lists`}>
            {lists.map(({ list, count, isOn }) => (
              <li key={list.id}>
                <ListBox food={food} id={list.id} name={list.name} count={count} isOn={isOn} />
              </li>
            ))}
          </chakra.ul>
        ) : null}
        {lists === undefined ? null : lists.length >= listLimits.lists ? (
          <chakra.p color="ink.muted">{t`You have ${figure(listLimits.lists)} lists. Delete one to make another.`}</chakra.p>
        ) : (
          <NewList food={food} isFirst={lists.length === 0} />
        )}
      </Stack>
    </Dialog>
  );
}

interface ListBoxProps {
  readonly food: Food;
  readonly id: FoodListId;
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
}

function ListBox({ food, id, name, count, isOn }: ListBoxProps) {
  const replica = useReplica();
  /** What was pressed, until the device says so itself. */
  const [pressed, setPressed] = useState<{ readonly before: boolean }>();
  const isChecked = pressed?.before === isOn ? !isOn : isOn;
  const isFull = !isOn && count >= listLimits.items;
  const toggle = async () => {
    setPressed({ before: isOn });
    if (!isOn) {
      pulse('done');
      if (!toastNotSaved(await putOnList(replica, { listId: id, food: food.id }))) setPressed(undefined);
      return;
    }
    const outcome = await removeFromList(replica, { listId: id, food: food.id, heldFor: HELD_FOR_UNDO });
    if (outcome.kind === 'saved')
      toast({ title: t`Taken off ‘${name}’`, description: calledName(food), action: undoDeletion(outcome.undo) });
    else setPressed(undefined);
    if (outcome.kind !== 'missing') toastNotSaved(outcome);
  };
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="center"
      minH="target"
      py="2"
      px="2"
      mx="-2"
      borderRadius="md"
      cursor={isFull ? 'default' : 'pointer'}
      _hover={{ bg: 'paper.sunken' }}
    >
      <chakra.input
        type="checkbox"
        checked={isChecked}
        disabled={isFull}
        onChange={() => void toggle()}
        boxSize="6"
        flexShrink="0"
        accentColor="var(--ft-colors-paprika-solid)"
        cursor="inherit"
      />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere" fontWeight="medium">
        <bdi>{name}</bdi>
      </chakra.span>
      <chakra.span color="ink.muted" fontSize="sm">
        {isFull ? t`full` : countInWords(count)}
      </chakra.span>
    </chakra.label>
  );
}

function NewList({ food, isFirst }: { readonly food: Food; readonly isFirst: boolean }) {
  const replica = useReplica();
  const memory = useFormMemory('list/new with food', { name: '' });
  const [isChecked, setChecked] = useState(false);
  const words = { name: memory.words.name, text: '', visibility: 'private' } as const;
  const { name: problem } = listProblems(words);
  const { isBusy, save } = useSaving(async () => {
    setChecked(true);
    if (problem !== undefined) return;
    const outcome = await addList(replica, { words, food: food.id });
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    setChecked(false);
    memory.forget();
    await toastSaved(replica, { title: t`List made`, description: words.name.trim() });
  });
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="3">
        {isFirst ? (
          <chakra.p color="ink.muted">{t`You have no lists yet. Name one, and this food is the first on it.`}</chakra.p>
        ) : null}
        <TextField
          label={t`Name of a new list`}
          name="name"
          dir="auto"
          autoComplete="off"
          value={memory.words.name}
          error={isChecked ? problem : undefined}
          onValue={(name) => memory.write({ name })}
        />
        <div>
          <SubmitButton tone="outline" busy={isBusy}>{t`Make the list`}</SubmitButton>
        </div>
      </Stack>
    </chakra.form>
  );
}
