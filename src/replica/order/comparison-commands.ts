import { type ComparisonAnswer, comparisonIdFor, comparisonOf } from '#domain/order/food-comparison.ts';
import { type FoodPair, pairOf } from '#domain/pairing/pair-vote.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import type { ReplicaDatabase } from '#replica/database/replica-database.ts';
import { textColumn } from '#replica/database/text-column.ts';
import { deleteCommand, type Undoable } from '#replica/outbox/delete-command.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

/** Says which of two foods was liked more, or says otherwise: one answer for each pair and member, by a derived id [S12]. What is already so stays so. */
export function answerComparison(
  replica: Replica,
  { food, than, answer }: { readonly food: FoodId; readonly than: FoodId; readonly answer: ComparisonAnswer },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const rows = database.rows('food_comparisons');
    const { verdict, ...pair } = comparisonOf(food, than, answer);
    const record = comparisonIdFor(pair, memberId);
    if ((await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    const before = await rows.get(record);
    if (before?.['verdict'] === verdict) return { mutations: [], saved: {} };
    const common = {
      member: memberId,
      collection: 'food_comparisons',
      record,
      after: [pair.one, pair.other],
      about: await namesOf(database, pair),
    } as const;
    return {
      mutations: [
        before === undefined
          ? { ...common, kind: 'create', columns: { ...pair, user: memberId, verdict } }
          : { ...common, kind: 'update', columns: { verdict } },
      ],
      saved: {},
    };
  });
}

/** Takes an answer back. Its undo puts it back until it is sent. */
export function removeComparison(
  replica: Replica,
  { food, than, heldFor }: { readonly food: FoodId; readonly than: FoodId; readonly heldFor: number },
): Promise<WriteOutcome<Undoable>> {
  const { database } = replica;
  const pair = pairOf(food, than);
  return deleteCommand(
    replica,
    async ({ memberId }) => {
      const record = comparisonIdFor(pair, memberId);
      if ((await database.rows('food_comparisons').get(record)) === undefined) return null;
      return {
        member: memberId,
        collection: 'food_comparisons',
        record,
        after: [pair.one, pair.other],
        about: await namesOf(database, pair),
      };
    },
    heldFor,
  );
}

/** What the list of changes calls an answer. */
async function namesOf(database: ReplicaDatabase, { one, other }: FoodPair): Promise<string> {
  const foods = await database.rows('foods').bulkGet([one, other]);
  return foods.map((row) => textColumn(row, 'name')).join(' + ');
}
