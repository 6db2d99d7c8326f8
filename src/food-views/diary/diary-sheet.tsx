import { type ReactNode, useState } from 'react';
import { type CalendarDay, calendarDayAt } from '#domain/diary/calendar-day.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { FileToSend } from '#replica/outbox/record-mutation.ts';
import { FormSheet } from '#shared/forms/form-sheet.tsx';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { DiaryFields } from './diary-fields.tsx';
import { type DiaryFormWords, diaryProblems, wordsOfForm } from './diary-form.ts';
import { DiaryPhotoField } from './diary-photo-field.tsx';
import type { DiaryWords } from '#domain/diary/diary-entry.ts';

export interface WrittenEntry {
  readonly words: DiaryWords;
  readonly photo: FileToSend | null | undefined;
}

interface DiarySheetProps {
  readonly title: string;
  /** Which form it is, for what was written and not saved. */
  readonly form: string;
  readonly start: (today: CalendarDay) => DiaryFormWords;
  readonly hasPhoto: boolean;
  readonly currentPhoto: string | null;
  /** True where it is saved: the sheet closes. */
  readonly onSave: (written: WrittenEntry) => Promise<boolean>;
  readonly onClose: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** The form of one entry of the diary (R44): a sheet with 'Save' within reach of the thumb. What was typed outlives a sheet that was closed. */
export function DiarySheet({ title, form, start, hasPhoto, currentPhoto, onSave, onClose, children }: DiarySheetProps) {
  const { clock } = useReplica();
  const [today] = useState(() => calendarDayAt(clock()));
  const [begun] = useState(() => start(today));
  const memory = useFormMemory<DiaryFormWords>(form, begun);
  const [photo, setPhoto] = useState<FileToSend | null | undefined>(undefined);
  const [isChecked, setChecked] = useState(false);
  const problems = diaryProblems(memory.words, today);

  const save = async () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    if (!(await onSave({ words: wordsOfForm(memory.words), photo }))) return;
    memory.forget();
    onClose();
  };
  return (
    <FormSheet title={title} onSave={save} onClose={onClose}>
      {children}
      <DiaryFields
        form={memory.words}
        problems={isChecked ? problems : dayOnly(problems)}
        today={today}
        onWrite={memory.write}
      />
      <DiaryPhotoField choice={photo} current={currentPhoto} hasPhoto={hasPhoto} onChoice={setPhoto} />
    </FormSheet>
  );
}

/** A day is chosen whole, so that it can be judged at once. */
function dayOnly({ day }: ReturnType<typeof diaryProblems>): ReturnType<typeof diaryProblems> {
  return day === undefined ? {} : { day };
}
