import { beginSnapshot, finishSnapshotPart } from '#replica/feed/store-snapshot.ts';
import type { Replica } from '#replica/database/replica.ts';

/** The replica has taken in a snapshot with one row; 4,000 more foods are on the server alone. */
export async function someFoodsElsewhere(replica: Replica): Promise<void> {
  const manifest = { epoch: 'epoch', seq: 50, parts: [{ hash: 'a', rows: 1 }] };
  await beginSnapshot(replica, { ...manifest, elsewhere: 4_000 });
  await finishSnapshotPart(replica, { ...manifest, partsStored: 0 });
}
