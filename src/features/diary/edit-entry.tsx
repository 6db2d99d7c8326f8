import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import { formOfWords } from '#food-views/diary/diary-form.ts';
import { DiarySheet, type WrittenEntry } from '#food-views/diary/diary-sheet.tsx';
import { useDiaryPhoto } from '#food-views/diary/use-diary-photo.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { editDiaryEntry } from '#replica/diary/diary-commands.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';

interface EditEntryProps {
  readonly entry: DiaryEntry;
  readonly onClose: () => void;
}

/** The form of an entry that is there. */
export function EditEntry({ entry, onClose }: EditEntryProps) {
  const replica = useReplica();
  const photo = useDiaryPhoto(entry);
  const save = async (written: WrittenEntry) => {
    const outcome = await editDiaryEntry(replica, { entryId: entry.id, ...written });
    if (outcome.kind !== 'saved') return toastNotSaved(outcome);
    await toastSaved(replica, { title: t`Entry saved`, description: entry.foodName });
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
      <chakra.p fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{entry.foodName}</bdi>
      </chakra.p>
    </DiarySheet>
  );
}
