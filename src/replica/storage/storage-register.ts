import { type KeepReason, keepReasons } from '#domain/eviction/keep-reason.ts';
import { bytesOf } from './bytes-of-topic.ts';
import { type Device, heldThings } from './held-things.ts';
import type { Replica } from '#replica/database/replica.ts';

/** What is on this device for one reason. */
export interface ReasonUse {
  readonly reason: KeepReason;
  /** Of foods and members. */
  readonly pages: number;
  readonly stories: number;
  readonly pictures: number;
  /** About as many. */
  readonly bytes: number;
}

export interface StorageRegister {
  /** In the order of `keepReasons`; the rows of the catalogue are counted apart. */
  readonly reasons: readonly ReasonUse[];
  /** About the bytes of all foods' rows. */
  readonly catalogueBytes: number;
  /** Of what only this device has: changes and photos that wait, drafts with theirs. */
  readonly unsentBytes: number;
}

/** Foods whose size stands for all: measuring each would read the whole catalogue. */
const SAMPLE = 100;

/** What is kept on this device, and why, by number and about by size. It reads every picture's size: for a screen that is asked for it. */
export async function storageRegister(device: Device): Promise<StorageRegister> {
  const [things, catalogueBytes, unsentBytes] = await Promise.all([
    heldThings(device),
    bytesOfCatalogue(device.replica),
    bytesOfUnsent(device.replica),
  ]);
  const reasons = keepReasons.map((reason): ReasonUse => {
    const here = things.filter((thing) => thing.reason === reason);
    const count = (kind: string) => here.filter((thing) => thing.kind === kind).length;
    return {
      reason,
      pages: count('page'),
      stories: count('story'),
      pictures: count('picture'),
      bytes: here.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  });
  return { reasons, catalogueBytes, unsentBytes };
}

async function bytesOfCatalogue({ database }: Replica): Promise<number> {
  const [count, sample] = await Promise.all([
    database.rows('foods').count(),
    database.rows('foods').limit(SAMPLE).toArray(),
  ]);
  return sample.length === 0 ? 0 : Math.round((bytesOf(sample) / sample.length) * count);
}

async function bytesOfUnsent({ database }: Replica): Promise<number> {
  const [outbox, photos, drafts] = await Promise.all([
    database.outbox.toArray(),
    database.photos.toArray(),
    database.drafts.toArray(),
  ]);
  const ofPhotos = photos.reduce((sum, { bytes }) => sum + sizeOf(bytes), 0);
  const ofDrafts = drafts.reduce((sum, { photo, ...rest }) => sum + bytesOf(rest) + sizeOf(photo?.bytes), 0);
  return outbox.reduce((sum, entry) => sum + bytesOf(entry), 0) + ofPhotos + ofDrafts;
}

function sizeOf(bytes: ArrayBuffer | Blob | undefined): number {
  if (bytes === undefined) return 0;
  return bytes instanceof Blob ? bytes.size : bytes.byteLength;
}
