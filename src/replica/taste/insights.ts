import type { Food } from '#domain/foods/food.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { TasteInsight } from '#domain/personal/taste-insights.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import { isCatalogueHere } from '#replica/feed/is-catalogue-here.ts';
import type { Replica } from '#replica/database/replica.ts';
import { wholeTaste } from './taste-profile.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** spec 2 §9: insights shown at once. */
const SHOWN = 5;

export interface OpenInsight {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'discovery' | 'preference' | 'trend' | 'other';
  readonly createdAt: number;
}

const types = ['discovery', 'preference', 'trend', 'other'] as const;

/** The member's insights that were not dismissed, newest first, at most 5 (spec 2 §4 and §9). */
export async function openInsights({ database }: Replica, memberId: MemberId): Promise<readonly OpenInsight[]> {
  const rows = await database.rows('personalized_insights').toArray();
  return rows
    .flatMap((row) => openInsight(row, memberId))
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, SHOWN);
}

function openInsight(row: SyncedRow, memberId: MemberId): readonly OpenInsight[] {
  const columns = readColumns(row);
  if (columns === null || columns.text('user') !== memberId || columns.value('is_read') === true) return [];
  const type = types.find((known) => known === columns.text('insight_type')) ?? 'other';
  return [
    {
      id: row.id,
      title: columns.text('title'),
      description: columns.text('description'),
      type,
      createdAt: columns.moment('created'),
    },
  ];
}

/**
 * The member's foods for the rules to look at; null until all of them, and what was dismissed on other devices, can be here. Rules that saw only a
 * part would find something else, and an insight that is stored once stays.
 */
export async function foodsForInsights(replica: Replica, memberId: MemberId): Promise<readonly Food[] | null> {
  const [isWhole, { isHere }] = await Promise.all([isCatalogueHere(replica), wholeTaste(replica)]);
  return isWhole && isHere ? foodsContributedBy(replica, memberId) : null;
}

/**
 * Stores what the rules found. Insights that are known already stay as they are, above all dismissed ones (R21). `is_read` is not sent: a create that
 * meets its row goes out as an edit [S12], and so a device that has not heard of a dismissal would take it back.
 */
export function keepInsights(replica: Replica, insights: readonly TasteInsight[]): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const known = await replica.database.rows('personalized_insights').bulkGet(insights.map(({ id }) => id));
    const news = insights.filter((_, place) => known[place] === undefined);
    return {
      mutations: news.map(({ id, title, description, finding, type }) => ({
        member: memberId,
        collection: 'personalized_insights',
        record: id,
        kind: 'create',
        about: title,
        columns: { user: memberId, title, description, finding, insight_type: type },
      })),
      saved: {},
    };
  });
}

/** Marks an insight as read, so that it disappears (spec 2 §4); `isRead` false brings it back. */
export function dismissInsight(
  replica: Replica,
  { id, title }: Pick<OpenInsight, 'id' | 'title'>,
  isRead = true,
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => ({
    mutations: [
      {
        member: memberId,
        collection: 'personalized_insights',
        record: id,
        kind: 'update',
        about: title,
        columns: { is_read: isRead },
      },
    ],
    saved: {},
  }));
}
