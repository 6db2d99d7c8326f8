import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { listLimits } from '#domain/values/list-limits.ts';
import { type FoodList, type ListVisibility, listVisibilities } from '#domain/lists/food-list.ts';
import type { FoodListId } from '#domain/values/ids/ids.ts';
import { listProblems } from '#food-views/lists/list-problems.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { addList, editList } from '#replica/lists/list-commands.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { ChoiceGroup } from '#ui/fields/choice-group.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type FormWords = Readonly<Record<'name' | 'text' | 'visibility', string>>;

const seenBy: Readonly<Record<ListVisibility, { readonly label: string; readonly hint: string }>> = {
  private: { label: t`Only you`, hint: t`Nobody else can see it.` },
  link: { label: t`By link`, hint: t`Whoever has its link can see it, and your name. It is listed nowhere.` },
  public: { label: t`Everyone`, hint: t`It has a page for everyone, with your name, and stands on your profile.` },
};

interface ListFormProps {
  /** null: a new one. */
  readonly list: FoodList | null;
  readonly onClose: () => void;
  readonly onMade?: (id: FoodListId) => void;
}

/** What a list is called, what it is about and who sees it (R46). What was typed outlives a form that was closed. */
export function ListForm({ list, onClose, onMade }: ListFormProps) {
  const replica = useReplica();
  const [start] = useState(() => ({
    name: list?.name ?? '',
    text: list?.text ?? '',
    visibility: list?.visibility ?? 'private',
  }));
  const memory = useFormMemory<FormWords>(`list/${list?.id ?? 'new'}`, start);
  const [isChecked, setChecked] = useState(false);
  const visibility = listVisibilities.find((one) => one === memory.words.visibility) ?? 'private';
  const words = { ...memory.words, visibility };
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
    <FormSheet title={list === null ? t`New list` : t`Edit list`} onSave={save} onClose={onClose}>
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
      <ChoiceGroup
        label={t`Who can see it?`}
        hint={seenBy[visibility].hint}
        choices={listVisibilities.map((value) => ({ value, label: seenBy[value].label }))}
        value={visibility}
        onValue={(chosen) => memory.write({ visibility: chosen })}
      />
    </FormSheet>
  );
}
