import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { type FoodList, listLimits } from '#domain/lists/food-list.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { listProblems } from '#food-views/lists/list-problems.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { addList, editList } from '#replica/lists/list-commands.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface ListFormProps {
  /** null: a new one. */
  readonly list: FoodList | null;
  readonly onClose: () => void;
  readonly onMade?: (id: FoodListId) => void;
}

/** What a list is called and what it is about. What was typed outlives a form that was closed. */
export function ListForm({ list, onClose, onMade }: ListFormProps) {
  const replica = useReplica();
  const [start] = useState(() => ({ name: list?.name ?? '', text: list?.text ?? '' }));
  const memory = useFormMemory(`list/${list?.id ?? 'new'}`, start);
  const [isChecked, setChecked] = useState(false);
  const formId = useId();
  const { words } = memory;
  const problems = listProblems(words);
  const used = countCharacters(words.text.trim());

  const save = async () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    if (list === null) {
      const outcome = await addList(replica, { words, food: null });
      if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
      memory.forget();
      onMade?.(outcome.listId);
      await toastSaved(replica, { title: t`List made`, description: words.name.trim() });
      return;
    }
    const outcome = await editList(replica, { listId: list.id, words });
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    memory.forget();
    onClose();
    await toastSaved(replica, { title: t`List saved`, description: words.name.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={list === null ? t`New list` : t`Edit list`}
      placement="sheet"
      footer={
        <SubmitButton form={formId} busy={false} busyLabel={t`Saving...`}>
          {t`Save`}
        </SubmitButton>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="5">
          <TextField
            label={t`Name`}
            name="name"
            dir="auto"
            required
            autoComplete="off"
            value={words.name}
            error={isChecked ? problems.name : undefined}
            onValue={(name) => memory.write({ name })}
          />
          <TextAreaField
            label={t`What it is about`}
            name="text"
            dir="auto"
            rows={3}
            value={words.text}
            error={isChecked ? problems.text : undefined}
            onValue={(text) => memory.write({ text })}
            {...(used > listLimits.text * 0.8 ? { counter: { used, limit: listLimits.text } } : {})}
          />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
