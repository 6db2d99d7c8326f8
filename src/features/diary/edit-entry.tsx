import { SheetFood } from '#food-views/names/sheet-food.tsx';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { formOfWords } from '#food-views/diary/diary-form.ts';
import { DiarySheet, type WrittenEntry } from '#food-views/diary/diary-sheet.tsx';
import { useDiaryPhoto } from '#food-views/diary/use-diary-photo.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { DiaryLine } from '#replica/diary/diary-queries.ts';
import { editDiaryEntry } from '#replica/diary/diary-commands.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { nameOfLine } from './name-of-line.ts';

interface EditEntryProps {
  readonly line: Pick<DiaryLine, 'entry' | 'food'>;
  readonly onClose: () => void;
}

/** The form of an entry that is there. */
export function EditEntry({ line, onClose }: EditEntryProps) {
  const { entry, food } = line;
  const replica = useReplica();
  const photo = useDiaryPhoto(entry);
  const save = async (written: WrittenEntry) => {
    const outcome = await editDiaryEntry(replica, { entryId: entry.id, ...written });
    if (outcome.kind !== 'saved') return toastNotSaved(outcome);
    await toastSaved(replica, {
      title: t`Entry saved`,
      description: nameOfLine(line),
    });
    return true;
  };
  return (
    <DiarySheet
      title={t`Edit entry`}
      form={`diary/entry/${entry.id}`}
      start={() => formOfWords(entry)}
      hasPhoto={entry.photo !== '' || photo !== null}
      currentPhoto={photo}
      onSave={save}
      onClose={onClose}
    >
      {food === null ? (
        <chakra.p fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{entry.foodName}</bdi>
        </chakra.p>
      ) : (
        <SheetFood food={food} />
      )}
    </DiarySheet>
  );
}
