import { keyedValue } from '#replica/database/keyed-value.ts';
import type { Replica } from '#replica/database/replica.ts';
import { blockedOnDevice } from '#replica/feed/blocked-rows.ts';
import { foodsNotForMember, hasFoodsElsewhere, takeColumnsFrom } from '#replica/feed/foods-elsewhere.ts';
import { watchTable } from '#replica/database/watch-table.ts';
import type { FoodIndex } from '#ranking/food-index.ts';
import type { FoodColumnsOutcome } from '#remote/read-food-columns.ts';

/** Milliseconds until the next attempt where the columns could not be had. */
const RETRY_AFTER = 10_000;

interface Followed {
  readonly replica: Replica;
  readonly index: FoodIndex;
  readonly readColumns: () => Promise<FoodColumnsOutcome>;
  /** Tells the index every row of the device. */
  readonly tellRows: () => Promise<void>;
}

/**
 * Keeps the index of a device that holds the rows of some foods whole: whenever the journal does not say any more which foods there are, the columns of the server
 * take the place of all, and the rows of the device are told on top of them (docs/decisions/rows-by-need.md).
 *
 * @returns to be called when the index is unsure; one attempt runs at a time, and it is repeated until the columns are here
 */
export function followColumns({ replica, index, readColumns, tellRows }: Followed): () => void {
  let isWanted = false;
  let isTaking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = async (): Promise<void> => {
    clearTimeout(timer);
    if (isTaking) return;
    isTaking = true;
    while (isWanted) {
      isWanted = false;
      if (await takeColumns({ replica, index, readColumns, tellRows }).catch(() => false)) continue;
      isWanted = true;
      break;
    }
    isTaking = false;
    if (isWanted) timer = setTimeout(() => void take(), RETRY_AFTER);
  };
  watchTable(replica.database, 'blocks', () => void hideBlocked(replica, index).catch(() => undefined));
  return () => {
    isWanted = true;
    void take();
  };
}

/** false: they could not be had, or were not of this replica's history any more. */
async function takeColumns({ replica, index, readColumns, tellRows }: Followed): Promise<boolean> {
  if (!(await hasFoodsElsewhere(replica))) return true;
  const epoch = await keyedValue<string>(replica.database, 'epoch');
  const outcome = await readColumns();
  if (outcome.kind !== 'columns') return false;
  if ((await takeColumnsFrom(replica, { seq: outcome.seq, epoch })) === 'stale') return false;
  const hidden = await foodsNotForMember(replica);
  index.takeWhole(outcome.foods.filter(({ id }) => !hidden.has(id)));
  await hideBlocked(replica, index);
  await tellRows();
  index.onSure();
  return true;
}

/** A block hides at once what the server has not heard of yet, also what is here by the columns alone [S5]. */
async function hideBlocked(replica: Replica, index: FoodIndex): Promise<void> {
  if (!(await hasFoodsElsewhere(replica))) return;
  const blocked = await blockedOnDevice(replica.database);
  if (blocked.size > 0) index.hideFoodsOf(blocked);
}
