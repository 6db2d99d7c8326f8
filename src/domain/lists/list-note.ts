import { type Decoded, refused, valid } from '#domain/values/decoded.ts';
import { idOfRow } from '#domain/values/ids/id-of-row.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { readId } from '#domain/values/ids/read-id.ts';
import { readColumns } from '#domain/values/read-columns.ts';

/** What one who makes a list says of a food on it; for those who make it, whoever else sees the list (R46). */
export interface ListNote {
  readonly id: string;
  readonly itemId: string;
  readonly memberId: MemberId;
  /** '': nothing is said; the member has put the food there. */
  readonly text: string;
  /** Whether the member has put the food there. Without such a note the owner of the list did. */
  readonly hasAdded: boolean;
}

/** Characters, as the server counts them. */
export const longestListNote = 300;

/** The id of the one note of a member on a food of a list: nobody's words overwrite another's [S12]. */
export function listNoteIdFor(item: string, member: MemberId): string {
  return idOfRow('list_notes', { item, user: member });
}

/** A note from a row; refused without an id, an item or a member. */
export function decodeListNote(value: unknown): Decoded<ListNote> {
  const columns = readColumns(value);
  const id = readId(columns?.value('id'));
  const itemId = readId(columns?.value('item'));
  const memberId = readId(columns?.value('user')) as MemberId | null;
  if (columns === null || id === null || itemId === null || memberId === null)
    return refused('A note must have an id, an item and a member.');
  return valid({ id, itemId, memberId, text: columns.text('text'), hasAdded: columns.value('added') === true });
}
