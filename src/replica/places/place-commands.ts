import type { PlaceWords } from '#domain/places/place-form.ts';
import type { PlaceId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { Undoable } from '#replica/outbox/delete-command.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { removeKept, saveKept } from './kept-commands.ts';

/** Makes a place of the signed-in member's, or says anew what one is. */
export function savePlace(
  replica: Replica,
  { placeId, words }: { readonly placeId: PlaceId | null; readonly words: PlaceWords },
): Promise<WriteOutcome> {
  const { name, foods } = words;
  return saveKept(replica, { collection: 'places', id: placeId, name, foods, columns: placeColumns(words) });
}

function placeColumns({ name, address, position, hours, timeZone, foods }: PlaceWords) {
  return {
    name,
    address,
    position: position === null ? null : { ...position },
    hours: hours === null ? null : hours.map((day) => day.map((span) => [...span])),
    time_zone: timeZone,
    foods: [...foods],
  };
}

/** Takes a place away. */
export function removePlace(
  replica: Replica,
  { placeId, heldFor }: { readonly placeId: PlaceId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  return removeKept(replica, { collection: 'places', id: placeId, heldFor });
}
