import { keyedValue, putKeyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';

/** The ranking worker's image of the catalogue, kept as a file of this origin (architecture, 'Taste columns'). */
export interface StoredImage {
  readonly bytes: ArrayBuffer;
  /** The place in the food journal up to which the image knows every food. */
  readonly journal: number;
}

/** Which of the two files is the image; the other one is written next, so that a torn write never hits the one that counts. Afterwards the earlier one is emptied. */
interface ImagePlace {
  readonly file: string;
  readonly journal: number;
  /** How it is stored; not there: as it is. */
  readonly as?: 'gzip';
}

/** A larger image is stored compressed, which takes a new worker some tenths of a second: 100,000 full foods are 82 MB as they are, and 34 MB so. */
const LARGE = 40_000_000;
const KEY = 'catalogueImage';
const FILES = ['catalogue-a.image', 'catalogue-b.image'] as const;
const LOCK = 'foretaste-catalogue-image';

/** The place in the journal up to which the stored image knows every food; null where there is none. */
export async function placeOfImage({ database }: Replica): Promise<number | null> {
  return (await keyedValue<ImagePlace>(database, KEY))?.journal ?? null;
}

/** The image, or null: none was written, this browser keeps no such files, or another tab is just writing. */
export async function readStoredImage({ database }: Replica): Promise<StoredImage | null> {
  try {
    const place = await keyedValue<ImagePlace>(database, KEY);
    if (place === null) return null;
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle(place.file)).getFile();
    const bytes = place.as === undefined ? file : unzipped(file);
    return { bytes: await bytes.arrayBuffer(), journal: place.journal };
  } catch {
    return null;
  }
}

/** Writes the image, in a worker; where it cannot be written, or another tab is writing one, nothing changes. Resolves with whether it was. */
export async function writeStoredImage(
  { database }: Replica,
  { bytes, journal }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly journal: number },
  { large = LARGE }: { readonly large?: number } = {},
): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    try {
      const now = await keyedValue<ImagePlace>(database, KEY);
      const file = FILES.find((name) => name !== now?.file) ?? FILES[0];
      const isLarge = bytes.length > large;
      await writeFile(file, isLarge ? await zipped(bytes) : bytes);
      const place: ImagePlace = isLarge ? { file, journal, as: 'gzip' } : { file, journal };
      await putKeyedValue(database, KEY, place);
      if (now !== null) await writeFile(now.file, new Uint8Array(0));
      return true;
    } catch {
      return false;
    }
  });
}

async function zipped(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function unzipped(file: Blob): Response {
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip')));
}

/** As much of a file's handle in a worker as is used here; TypeScript's library for pages does not know it. */
interface WorkerFileHandle {
  createSyncAccessHandle(): Promise<{
    truncate(bytes: number): void;
    write(data: BufferSource): number;
    flush(): void;
    close(): void;
  }>;
}

function isWorkerFileHandle(handle: object): handle is WorkerFileHandle {
  return 'createSyncAccessHandle' in handle;
}

async function writeFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const folder = await navigator.storage.getDirectory();
  const handle: object = await folder.getFileHandle(name, { create: true });
  if (!isWorkerFileHandle(handle)) throw new Error('Files are written in a worker.');
  const access = await handle.createSyncAccessHandle();
  try {
    access.truncate(0);
    access.write(bytes);
    access.flush();
  } finally {
    access.close();
  }
}
