import type { Remote, SnapshotManifest, SnapshotPartOutcome, SnapshotRow } from '#remote/remote.ts';
import { EVERYONE } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';
import {
  abandonSnapshot,
  beginSnapshot,
  finishSnapshotPart,
  type SnapshotProgress,
  snapshotProgress,
  storeSnapshotRows,
} from '#replica/feed/store-snapshot.ts';
import { reportSync } from '#replica/feed/sync-status.ts';
import { withRoom } from '#replica/database/with-room.ts';
import type { SyncWorld } from '#sync/session/sync-world.ts';

export type LoadResult =
  /** Everyone's audience has a cursor: from now on the feed keeps it current. */
  | { readonly kind: 'loaded' }
  /** The server has no snapshot: the feed is read from its beginning. */
  | { readonly kind: 'no-snapshot' }
  /** `progressed`: some of it came, and is kept. */
  | { readonly kind: 'unreachable'; readonly progressed: boolean };

/**
 * Fills an empty replica with the catalogue from the server's snapshot [S11]. Killed at any point, it goes on at the part that it had
 * reached; rows that are there already may be written again, which changes nothing.
 */
export async function loadCatalogue(world: SyncWorld): Promise<LoadResult> {
  const { replica, remote } = world;
  if (((await replica.database.cursors.get(EVERYONE))?.pulledAt ?? 0) > 0) return { kind: 'loaded' };
  const underWay = await snapshotProgress(replica);
  if (underWay !== null) return readParts(world, underWay);
  const outcome = await remote.snapshot();
  if (outcome.kind === 'none') return { kind: 'no-snapshot' };
  if (outcome.kind !== 'manifest') return { kind: 'unreachable', progressed: false };
  if (outcome.manifest.parts.length === 0 || outcome.manifest.seq === 0) return { kind: 'no-snapshot' };
  if ((await beginSnapshot(replica, outcome.manifest)) === 'stale') return { kind: 'loaded' };
  return readParts(world, progressAtStart(outcome.manifest));
}

function progressAtStart({ epoch, seq, parts }: SnapshotManifest): SnapshotProgress {
  return { epoch, seq, parts, partsStored: 0 };
}

async function readParts(world: SyncWorld, start: SnapshotProgress): Promise<LoadResult> {
  const { replica, remote } = world;
  let progress = start;
  let arriving = askForPart(remote, progress, progress.partsStored);
  for (;;) {
    if (arriving === null) return { kind: 'loaded' };
    const outcome = await arriving;
    // The next part is on its way while this one is stored.
    arriving = outcome.kind === 'rows' ? askForPart(remote, progress, progress.partsStored + 1) : null;
    if (outcome.kind === 'gone') {
      await abandonSnapshot(replica);
      return { kind: 'unreachable', progressed: false };
    }
    if (outcome.kind !== 'rows') {
      const hasBegun = outcome.kind === 'unreachable' && outcome.progressed === true;
      return { kind: 'unreachable', progressed: hasBegun || progress.partsStored > start.partsStored };
    }
    const stored = await storePart(replica, progress, outcome.rows);
    const next = stored === 'stale' ? 'stale' : await finishSnapshotPart(replica, progress);
    if (next === 'complete' || next === 'stale') return { kind: 'loaded' };
    progress = next;
  }
}

function askForPart(remote: Remote, { parts }: SnapshotProgress, place: number): Promise<SnapshotPartOutcome> | null {
  const part = parts[place];
  return part === undefined ? null : remote.snapshotPart(part);
}

/** Many rows at once: each batch is one transaction, whose start, end and echo in the live queries cost as much as some hundred rows. */
const BATCH = 2_000;

async function storePart(
  replica: Replica,
  progress: SnapshotProgress,
  rows: readonly SnapshotRow[],
): Promise<'stored' | 'stale'> {
  const total = rowsIn(progress, progress.parts.length);
  const before = rowsIn(progress, progress.partsStored);
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    if ((await withRoom(replica, () => storeSnapshotRows(replica, { progress, rows: batch }))) === 'stale')
      return 'stale';
    const done = Math.min(total, before + at + batch.length);
    await reportSync(replica, { activity: { kind: 'loading', done, total } });
  }
  return 'stored';
}

function rowsIn({ parts }: SnapshotProgress, count: number): number {
  return parts.slice(0, count).reduce((sum, { rows }) => sum + rows, 0);
}
