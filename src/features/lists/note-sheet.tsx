import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { longestListNote } from '#domain/lists/list-note.ts';
import { figure } from '#languages/figure.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { writeListNote } from '#replica/lists/maker-commands.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

interface NoteSheetProps {
  readonly itemId: string;
  readonly foodName: string;
  /** What the reader has said so far; '': nothing. */
  readonly text: string;
  readonly isTogether: boolean;
  readonly onClose: () => void;
}

/** The reader's own note on a food of a list. What was typed outlives a sheet that was closed. */
export function NoteSheet({ itemId, foodName, text, isTogether, onClose }: NoteSheetProps) {
  const replica = useReplica();
  const [start] = useState({ text });
  const memory = useFormMemory(`list-note/${itemId}`, start);
  const used = countCharacters(memory.words.text.trim());
  const isLong = used > longestListNote;
  const save = async () => {
    if (isLong) return;
    const outcome = await writeListNote(replica, { item: itemId, text: memory.words.text });
    if (!toastNotSaved(outcome)) return;
    memory.forget();
    onClose();
  };
  return (
    <FormSheet title={t`Your note on ${foodName}`} onSave={save} onClose={onClose}>
      <TextAreaField
        label={t`Note`}
        name="text"
        dir="auto"
        rows={3}
        hint={
          isTogether
            ? t`Everybody who makes this list reads it, and nobody else.`
            : t`You alone read it, and who makes this list with you later.`
        }
        value={memory.words.text}
        error={isLong ? t`A note has at most ${figure(longestListNote)} characters.` : undefined}
        onValue={(value) => memory.write({ text: value })}
        {...(used > longestListNote * 0.8 ? { counter: { used, limit: longestListNote } } : {})}
      />
    </FormSheet>
  );
}
