import { editedList } from '#domain/safety/list-edits.ts';
import { sameJson } from '#prelude/same-json.ts';
import type { ServerChange } from './server-change.ts';
import type { OutboxEntry } from '#replica/database/outbox-entry.ts';
import type { AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';
import type { OverwrittenValue } from '#replica/database/feed-rows.ts';

/** Rows that more than one device or member may edit, in fields that somebody wrote by hand. */
const told: ReadonlySet<OutboxEntry['collection']> = new Set<OutboxEntry['collection']>([
  'foods',
  'reviews',
  'review_answers',
  'places',
  'food_events',
  'videos',
  'profiles',
  'private_contacts',
  'professional_profiles',
  'user_taste_profiles',
  'diary_entries',
  'food_lists',
  'list_notes',
  'table_people',
  'dinner_tables',
  'blog_posts',
  'blog_contents',
]);

/**
 * Which values of the member's were accepted and are not in the server's rows any more. Two kinds are left out: what the server itself changed on
 * accepting it (a name that was taken), and fields that the member is about to change again. Pure.
 *
 * @param accepted in the order in which they were made
 */
export function overwrittenValues({
  changes,
  accepted,
  pending,
}: {
  readonly changes: readonly ServerChange[];
  readonly accepted: readonly AcknowledgedMutation[];
  readonly pending: readonly OutboxEntry[];
}): readonly OverwrittenValue[] {
  return changes.flatMap(({ collection, record, row }) => {
    if (row === null || !told.has(collection)) return [];
    const isOfRow = (entry: OutboxEntry) => entry.collection === collection && entry.record === record;
    const mine = new Map(
      accepted
        .filter(isOfRow)
        .flatMap((entry) => Object.keys(entry.told ?? {}).map((column) => [column, entry] as const)),
    );
    const changing = new Set(pending.filter(isOfRow).flatMap(({ columns }) => Object.keys(columns)));
    return [...mine].flatMap(([column, { about, columns, edits, told: answered }]): OverwrittenValue[] => {
      const [sent, kept, now] = [columns[column] ?? null, answered?.[column] ?? null, row[column] ?? null];
      const edit = edits?.[column];
      // What was joined with somebody's words is still there.
      const isStillThere = edit !== undefined && sameJson(editedList(now, { after: sent, edit }), now);
      const isOverwritten = sameJson(sent, kept) && !sameJson(kept, now) && !isStillThere && !changing.has(column);
      return isOverwritten ? [{ collection, record, about, column, mine: sent, theirs: now }] : [];
    });
  });
}
