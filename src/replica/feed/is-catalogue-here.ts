import { EVERYONE } from '#replica/database/audiences.ts';
import type { Replica } from '#replica/database/replica.ts';

/** Whether the whole catalogue reached this device once [S11]; before that a list may be a part of what there is. */
export async function isCatalogueHere({ database }: Replica): Promise<boolean> {
  return ((await database.cursors.get(EVERYONE))?.pulledAt ?? 0) > 0;
}
