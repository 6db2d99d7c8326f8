import { language } from '#languages/region.ts';
import type { SavedState } from '#domain/foods/saved-food.ts';
import { decodeBlogPost } from '#domain/publishing/decode-blog-post.ts';
import { storyIn } from '#domain/publishing/story-in.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { compareText } from '#prelude/text/compare-text.ts';
import { offlineCopyKey } from '#replica/topics/offline-copies.ts';
import { offlineCopiesWithPages } from '#replica/topics/offline-pages.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { syncReport } from '#replica/feed/sync-status.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { Keepable, OfflineCopy } from '#replica/database/device-rows.ts';

/**
 * How far an offline copy is.
 *
 * - here: everything that it asks for is on this device
 * - coming: it is being fetched
 * - waiting: the server cannot be reached; it comes as soon as it can
 * - full: there is no room for the rest of its pictures
 */
export type OfflineCopyState = 'here' | 'coming' | 'waiting' | 'full';

/** How far this is kept offline; null: it is not. */
export async function offlineCopyStateOf(replica: Replica, what: Keepable): Promise<OfflineCopyState | null> {
  const copy = await replica.database.offlineCopies.get(offlineCopyKey(what));
  return copy === undefined || copy.removedAt !== null ? null : stateOf(replica, copy);
}

async function stateOf(replica: Replica, { arrival }: OfflineCopy): Promise<OfflineCopyState> {
  if (arrival?.missing === 0) return 'here';
  if (arrival?.isFull === true) return 'full';
  return (await syncReport(replica)).connection === 'offline' ? 'waiting' : 'coming';
}

/** What the member reads of an offline copy. */
export interface OfflineCopyItem {
  readonly copy: OfflineCopy;
  /** Titles are '' while the row is not on this device. */
  readonly name:
    | { readonly kind: 'food'; readonly title: string }
    | { readonly kind: 'post'; readonly title: string; readonly slug: string }
    | { readonly kind: 'list'; readonly list: SavedState; readonly foods: number };
  readonly state: OfflineCopyState;
}

/** What is kept by choice on this device, what was kept last first; lists of members who are not signed in are left out. */
export async function offlineCopyItems(replica: Replica): Promise<readonly OfflineCopyItem[]> {
  const me = (await session(replica))?.memberId;
  const mine = (await offlineCopiesWithPages(replica)).filter(
    ({ copy: { what } }) => what.kind !== 'list' || what.member === me,
  );
  const items: OfflineCopyItem[] = [];
  for (const { copy, pages } of mine)
    items.push({
      copy,
      name: await nameOf(replica, { what: copy.what, foods: pages.length }),
      state: await stateOf(replica, copy),
    });
  return items.toSorted((a, b) => b.copy.keptAt - a.copy.keptAt || compareText(a.copy.key, b.copy.key));
}

async function nameOf(
  { database }: Replica,
  { what, foods }: { what: Keepable; foods: number },
): Promise<OfflineCopyItem['name']> {
  switch (what.kind) {
    case 'food':
      return { kind: 'food', title: textColumn(await database.rows('foods').get(what.id), 'name') };
    case 'post': {
      const row = await database.rows('blog_posts').get(what.id);
      const post = decodeBlogPost(row);
      const title = post.kind === 'valid' ? storyIn(post.value, language).title : textColumn(row, 'title');
      return { kind: 'post', title, slug: textColumn(row, 'slug') };
    }
    case 'list':
      return { kind: 'list', list: what.id, foods };
    default:
      return assertNever(what);
  }
}
