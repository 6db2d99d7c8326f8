import type { SavedState } from '#domain/foods/saved-food.ts';
import type { FoodId, MemberId, PostId } from '#domain/values/ids/ids.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { readTimestamp } from '#prelude/timing/read-timestamp.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { topicOfFood, topicOfPost } from '#replica/database/audiences.ts';
import { foodsInDiary } from './foods-in-diary.ts';
import { MOST_OFFLINE_PAGES } from './offline-copies.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { Keepable, OfflineCopy } from '#replica/database/device-rows.ts';

/** A page that is kept by choice. */
export type OfflinePage =
  | { readonly kind: 'food'; readonly id: FoodId }
  | { readonly kind: 'post'; readonly id: PostId };

export interface OfflineCopyWithPages {
  readonly copy: OfflineCopy;
  readonly pages: readonly OfflinePage[];
}

/**
 * What is kept by choice, what was kept last first, with the pages that it asks for: `MOST_OFFLINE_PAGES` in all, a page that two ask for counted
 * once. A list of a member who is not signed in asks for none.
 *
 * @param since what was let go of after this moment is among them; milliseconds since 1970
 */
export async function offlineCopiesWithPages(
  replica: Replica,
  { since = Number.POSITIVE_INFINITY } = {},
): Promise<readonly OfflineCopyWithPages[]> {
  const copies = (await replica.database.offlineCopies.toArray()).filter(
    ({ removedAt }) => removedAt === null || removedAt > since,
  );
  const inOrder = copies.toSorted((a, b) => rankOf(a) - rankOf(b) || b.keptAt - a.keptAt);
  const listed = await savedBy(replica);
  const counted = new Set<string>();
  return inOrder.map((copy) => {
    const pages: OfflinePage[] = [];
    for (const page of pagesOf(copy.what, listed)) {
      if (!counted.has(topicOfPage(page)) && counted.size >= MOST_OFFLINE_PAGES) break;
      counted.add(topicOfPage(page));
      pages.push(page);
    }
    return { copy, pages };
  });
}

/** What was chosen one by one comes before what a list brings with it. */
function rankOf({ what }: OfflineCopy): number {
  return what.kind === 'list' ? 1 : 0;
}

export function topicOfPage({ kind, id }: OfflinePage): string {
  return kind === 'food' ? topicOfFood(id) : topicOfPost(id);
}

interface SavedLists {
  /** null: nobody is signed in. */
  readonly member: MemberId | null;
  /** What was saved last comes first. */
  readonly rows: readonly SyncedRow[];
  readonly inDiary: ReadonlySet<FoodId>;
}

async function savedBy(replica: Replica): Promise<SavedLists> {
  const member = (await session(replica))?.memberId ?? null;
  if (member === null) return { member, rows: [], inDiary: new Set() };
  const rows = await replica.database.rows('saved_foods').where('user').equals(member).toArray();
  return {
    member,
    rows: rows.toSorted((a, b) => readTimestamp(b['updated']) - readTimestamp(a['updated'])),
    inDiary: await foodsInDiary(replica.database),
  };
}

function pagesOf(what: Keepable, { member, rows, inDiary }: SavedLists): readonly OfflinePage[] {
  switch (what.kind) {
    case 'food':
      return [{ kind: 'food', id: what.id }];
    case 'post':
      return [{ kind: 'post', id: what.id }];
    case 'list':
      return what.member === member ? foodsOfList(what.id, { rows, inDiary }) : [];
    default:
      return assertNever(what);
  }
}

/** What the diary names was tried (R44). */
function foodsOfList(list: SavedState, { rows, inDiary }: Omit<SavedLists, 'member'>): readonly OfflinePage[] {
  const saved = rows.filter((row) => row['state'] === list).map((row) => textColumn(row, 'food'));
  const foods = new Set(list === 'tried' ? [...saved, ...inDiary] : saved);
  return [...foods].map((id) => ({ kind: 'food', id: id as FoodId }));
}
