import type { DiaryEntry } from '#domain/diary/diary-entry.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { StoredPhoto } from '#replica/database/outbox-entry.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Replica } from '#replica/database/replica.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { entriesOf } from '#replica/outbox/entries-of.ts';

const WANTED = 'wantedDiaryPhotos';
/** What was wanted before so many others is not looked at any more. */
const MOST_WANTED = 40;
/** Photos that stay on the device, of the entries written last; the others can be had again. */
const MOST_HELD = 80;

/** A photo that a screen wants to show and that is not here. */
export interface WantedPhoto {
  readonly record: string;
  /** The server's name of the file. */
  readonly name: string;
}

/** The photo of an entry, as this device took it or fetched it; null where it has none, or none is here. */
export async function diaryPhoto(
  { database }: Replica,
  { id, photo }: Pick<DiaryEntry, 'id' | 'photo'>,
): Promise<Blob | null> {
  const key = (await entriesOf(database, { collection: 'diary_entries', record: id })).findLast(
    ({ state, files, columns }) => state === 'waiting' && ('photo' in files || 'photo' in columns),
  )?.files['photo'];
  const held = (await database.photos.where('record').equals(id).toArray()).filter(isOfDiary);
  const found = held.find((one) => one.key === key) ?? held.find(({ sentAs }) => sentAs !== '' && sentAs === photo);
  return found === undefined ? null : new Blob([found.bytes], { type: found.type });
}

/** The photos that screens wait for, what was wanted last first. */
export async function wantedDiaryPhotos({ database }: Replica): Promise<readonly WantedPhoto[]> {
  return (await keyedValue<readonly WantedPhoto[]>(database, WANTED)) ?? [];
}

/**
 * Whoever uses this device next must not find another member's photos, nor learn which ones there are (R46): deletes the fetched ones and the list of those that
 * were asked for. Photos that were sent from here go with everything else that was sent [S22]. Call it inside a transaction.
 */
export async function forgetFetchedPhotos(database: ReplicaDatabase): Promise<void> {
  await database.keyed.delete(WANTED);
  await database.photos.filter(({ key, record }) => key === fetchedKey(record)).delete();
}

/** What was fetched has a key of its own; what is sent has one by its change. */
function fetchedKey(record: string): string {
  return `${record}/photo`;
}

/** A screen shows this entry: sync fetches its photo. */
export async function wantDiaryPhoto(replica: Replica, { id, photo }: Pick<DiaryEntry, 'id' | 'photo'>): Promise<void> {
  const { database } = replica;
  await database.transaction('rw', database.keyed, async () => {
    const others = (await wantedDiaryPhotos(replica)).filter(({ record }) => record !== id);
    await putKeyedValue(database, WANTED, [{ record: id, name: photo }, ...others].slice(0, MOST_WANTED));
  });
}

/** Stores what the server answered; null: it has no such photo for this member. */
export async function storeDiaryPhoto(
  replica: Replica,
  { record, name }: WantedPhoto,
  picture: { readonly bytes: ArrayBuffer; readonly type: string } | null,
): Promise<void> {
  const { database } = replica;
  await database.transaction('rw', database.keyed, database.photos, async () => {
    const others = (await wantedDiaryPhotos(replica)).filter((one) => one.record !== record || one.name !== name);
    await putKeyedValue(database, WANTED, others);
    if (picture === null) return;
    const photo: StoredPhoto = {
      key: fetchedKey(record),
      collection: 'diary_entries',
      record,
      column: 'photo',
      bytes: picture.bytes,
      type: picture.type,
      name,
      sentAs: name,
    };
    await database.photos.put(photo);
  });
}

/** Lets go of photos whose entry is gone or has another, and of all but the newest 80. Those that wait to be sent stay. */
export async function settleDiaryPhotos({ database }: Replica): Promise<void> {
  await database.transaction('rw', database.photos, database.rows('diary_entries'), async () => {
    const held = (await database.photos.filter(({ sentAs }) => sentAs !== '').toArray()).filter(isOfDiary);
    const rows = await database.rows('diary_entries').bulkGet(held.map(({ record }) => record));
    const known = held.map(({ key, sentAs }, place) => ({
      key,
      isShown: textColumn(rows[place], 'photo') === sentAs,
      at: readTimestamp(rows[place]?.['created']),
    }));
    const shown = known.filter(({ isShown }) => isShown).toSorted((one, other) => other.at - one.at);
    const gone = [...known.filter(({ isShown }) => !isShown), ...shown.slice(MOST_HELD)];
    await database.photos.bulkDelete(gone.map(({ key }) => key));
  });
}

function isOfDiary({ collection }: StoredPhoto): boolean {
  return collection === 'diary_entries';
}
