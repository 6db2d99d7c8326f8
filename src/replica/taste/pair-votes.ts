import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import { type PartnerVotes, votesOfPair } from '#domain/pairing/pair-sum.ts';
import { pairOf, pairVerdicts, type PairVerdict, pairVoteIdFor } from '#domain/pairing/pair-vote.ts';
import type { SyncedRow } from '#domain/values/synced-row.ts';
import type { Replica } from '#replica/database/replica.ts';
import { takeBackDeletion } from '#replica/outbox/take-back-deletion.ts';
import { textColumn } from '#replica/database/text-column.ts';
import type { WriteOutcome } from '#replica/outbox/write-outcome.ts';
import { writeCommand } from '#replica/outbox/write-transaction.ts';

interface Pair {
  readonly food: FoodId;
  readonly partner: FoodId;
}

/** What a member said of two foods (R31), or null. */
export async function pairVerdictOf(
  { database }: Replica,
  { food, partner, member }: Pair & { readonly member: MemberId },
): Promise<PairVerdict | null> {
  return verdictIn(await database.rows('pair_votes').get(pairVoteIdFor(pairOf(food, partner), member)));
}

function verdictIn(row: SyncedRow | undefined): PairVerdict | null {
  return pairVerdicts.find((verdict) => verdict === row?.['verdict']) ?? null;
}

/** What members said of a food with others, as the server told of it last: pairs of five votes and more (R31). In the order of the partners' ids. */
export async function partnerVotesOf({ database }: Replica, food: FoodId): Promise<readonly PartnerVotes[]> {
  const rows = await database.rows('pair_sums').where('one').equals(food).or('other').equals(food).toArray();
  return rows
    .flatMap((row): PartnerVotes[] => {
      const votes = votesOfPair(row, food);
      return votes === null ? [] : [votes];
    })
    .toSorted((a, b) => (a.partner < b.partner ? -1 : 1));
}

/** Says how two foods were together, says otherwise, or takes it back (null): one vote per pair and member, by a derived id (R31) [S12]. What is already so stays so. */
export function voteOnPair(
  replica: Replica,
  { food, partner, verdict }: Pair & { readonly verdict: PairVerdict | null },
): Promise<WriteOutcome> {
  return writeCommand(replica, async ({ memberId }) => {
    const { database } = replica;
    const rows = database.rows('pair_votes');
    const pair = pairOf(food, partner);
    const record = pairVoteIdFor(pair, memberId);
    const names = await database.rows('foods').bulkGet([food, partner]);
    const common = {
      member: memberId,
      collection: 'pair_votes',
      record,
      after: [pair.one, pair.other],
      about: names.map((row) => textColumn(row, 'name')).join(' + '),
    } as const;
    if (verdict !== null && (await rows.get(record)) === undefined) await takeBackDeletion(database, record);
    const before = verdictIn(await rows.get(record));
    if (before === verdict) return { mutations: [], saved: {} };
    if (verdict === null) return { mutations: [{ ...common, kind: 'delete' }], saved: {} };
    return {
      mutations: [
        before === null
          ? { ...common, kind: 'create', columns: { ...pair, user: memberId, verdict } }
          : { ...common, kind: 'update', columns: { verdict } },
      ],
      saved: {},
    };
  });
}
