import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { tableLimits } from '#domain/values/table-limits.ts';
import type { SafetyNeeds } from '#domain/safety/safety-status-for.ts';
import type { PersonWords, TablePerson } from '#domain/tables/table-person.ts';
import { allergenWords, dietaryFlagNames } from '#domain/taste/taste-vocabulary.ts';
import { WordChoice } from '#food-views/search/word-choice.tsx';
import { uniqueWords } from '#prelude/text/unique-words.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { savePerson } from '#replica/tables/table-commands.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { storedWord, wordFor } from '#shared/words/word-for.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TagField } from '#ui/fields/tag-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { personProblems } from './person-problems.ts';

type WordList = Exclude<keyof PersonWords, 'name'>;
/** What was said to be avoided when it was written anew here: another device may add to it before the form is sent. */
const seenNames = { allergens: 'allergensSeen', dietaryRestrictions: 'dietsSeen' } as const;
type Kept = Readonly<Record<keyof PersonWords | (typeof seenNames)[keyof typeof seenNames], string>>;

/** No word has a line break. */
const kept = (words: readonly string[]) => words.join('\n');
const read = (text: string) => text.split('\n').filter((word) => word !== '');

/** The words of the form, kept until they are saved, and what changes its lists. */
function usePersonWords(person: TablePerson | null) {
  const [start] = useState<Kept>(() => {
    const [allergens, diets] = [kept(person?.noted.allergens ?? []), kept(person?.noted.dietaryRestrictions ?? [])];
    return {
      name: person?.name ?? '',
      allergens,
      allergensSeen: allergens,
      dietaryRestrictions: diets,
      dietsSeen: diets,
      dislikes: kept(person?.dislikes ?? []),
    };
  });
  const memory = useFormMemory<Kept>(`person/${person?.id ?? 'new'}`, start);
  const words: PersonWords = {
    name: memory.words.name,
    allergens: read(memory.words.allergens),
    dietaryRestrictions: read(memory.words.dietaryRestrictions),
    dislikes: read(memory.words.dislikes),
  };
  const seen: SafetyNeeds = {
    allergens: read(memory.words.allergensSeen),
    dietaryRestrictions: read(memory.words.dietsSeen),
  };
  const set = (field: WordList, chosen: readonly string[]) => {
    const seenName = field === 'dislikes' ? null : seenNames[field];
    memory.write({ [field]: kept(chosen), ...(seenName === null ? {} : { [seenName]: memory.words[seenName] }) });
  };
  const add = (field: WordList, typed: string, known: readonly string[]) =>
    set(field, uniqueWords([...words[field], storedWord(typed.trim(), known)]));
  const drop = (field: WordList, word: string) =>
    set(
      field,
      words[field].filter((one) => one !== word),
    );
  return { memory, seen, list: { words, set, add, drop } };
}

interface PersonFormProps {
  /** null: somebody new. */
  readonly person: TablePerson | null;
  readonly onClose: () => void;
}

/** What somebody who eats with the member is called, must avoid and does not like (R46). What was typed outlives a form that was closed. */
export function PersonForm({ person, onClose }: PersonFormProps) {
  const replica = useReplica();
  const { memory, seen, list } = usePersonWords(person);
  const { words, set, add, drop } = list;
  const [isChecked, setChecked] = useState(false);
  const problems = personProblems(words);

  const save = async () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const outcome = await savePerson(replica, { id: person?.id ?? null, seen, words });
    if (outcome.kind !== 'saved') return void toastNotSaved(outcome);
    memory.forget();
    onClose();
    await toastSaved(replica, { title: t`Person saved`, description: words.name.trim() });
  };
  return (
    <FormSheet title={person === null ? t`Add a person` : t`Edit person`} onSave={save} onClose={onClose}>
      {person?.standing === 'joined' ? (
        <Notice title={t`${person.name} says what they avoid`}>
          {t`It counts already. Here you write what you know besides.`}
        </Notice>
      ) : null}
      <TextField
        label={t`Name`}
        name="name"
        dir="auto"
        required
        autoComplete="off"
        hint={t`A first name is enough.`}
        value={words.name}
        error={isChecked ? problems.name : undefined}
        onValue={(name) => memory.write({ name })}
      />
      <AllergenFields list={list} error={isChecked ? problems.allergens : undefined} />
      <WordChoice
        label={t`Diets`}
        offered={dietaryFlagNames}
        labelOf={dietWord}
        chosen={words.dietaryRestrictions}
        onChosen={(chosen) => set('dietaryRestrictions', chosen)}
        shown={dietaryFlagNames.length}
      />
      <TagField
        label={t`Does not like`}
        hint={t`Foods or ingredients. What names them stands last, and is not left out.`}
        tags={words.dislikes}
        labelOf={wordFor}
        error={isChecked ? problems.dislikes : undefined}
        onAdd={(typed) => add('dislikes', typed, [])}
        onRemove={(word) => drop('dislikes', word)}
        maxTags={tableLimits.words}
      />
    </FormSheet>
  );
}

interface AllergenFieldsProps {
  readonly list: ReturnType<typeof usePersonWords>['list'];
  readonly error: string | undefined;
}

/** The allergens that everybody knows, and others by name. */
function AllergenFields({ list: { words, set, add, drop }, error }: AllergenFieldsProps) {
  const others = words.allergens.filter((word) => !isCommon(word));
  return (
    <>
      <WordChoice
        label={t`Allergens`}
        hint={t`What contains them, or may, is not offered to the table. Where nothing is stated, the food says so.`}
        offered={allergenWords}
        hidden={others}
        chosen={words.allergens}
        onChosen={(chosen) => set('allergens', chosen)}
        shown={allergenWords.length}
      />
      <TagField
        label={t`Other allergens`}
        hint={t`What names them is left out. Of all other foods it is said that nothing is stated.`}
        tags={others}
        error={error}
        onAdd={(typed) => add('allergens', typed, allergenWords)}
        onRemove={(word) => drop('allergens', word)}
        maxTags={tableLimits.words}
      />
    </>
  );
}

function isCommon(word: string): boolean {
  return allergenWords.some((known) => known === word.toLowerCase());
}
