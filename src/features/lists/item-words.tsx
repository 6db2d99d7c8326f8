import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { ItemWords } from '#replica/lists/maker-queries.ts';
import { nameOfMaker } from './maker-words.ts';

interface ItemNotesProps {
  readonly words: ItemWords | undefined;
  /** Whether others make the list, too: then each note names its writer. */
  readonly isTogether: boolean;
}

/** Who put a food on a list that is made together; '' where that is not known. */
function addedInWords(words: ItemWords | undefined): string {
  if (words === undefined) return '';
  if (words.isMine) return t`added by you`;
  if (words.addedBy === null) return '';
  const name = nameOfMaker(words.addedBy);
  return t`added by ${name}`;
}

/** Below a food on a list: who put it there, where others make the list too, and what its makers say of it. */
export function ItemNotes({ words, isTogether }: ItemNotesProps) {
  if (words === undefined) return null;
  const added = isTogether ? addedInWords(words) : '';
  if (words.notes.length === 0 && added === '') return null;
  return (
    <chakra.ul ps="4.875rem" pb="2" display="grid" gap="1">
      {added === '' ? null : (
        <chakra.li textStyle="small" color="ink.muted" overflowWrap="anywhere">
          {added}
        </chakra.li>
      )}
      {words.notes.map(({ note, by }) => (
        <chakra.li key={note.id} textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
          {isTogether ? (
            <chakra.span fontWeight="semibold">
              <bdi>{nameOfMaker(by)}</bdi>:{' '}
            </chakra.span>
          ) : null}
          <bdi>{note.text}</bdi>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
