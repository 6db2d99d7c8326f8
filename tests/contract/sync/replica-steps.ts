import 'fake-indexeddb/auto';
import { submissionFromFood } from '#domain/contribution/food-submission.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { claimMutations } from '#replica/outbox/claim-mutations.ts';
import { editFood } from '#replica/foods/food-commands.ts';
import { foodLookup } from '#replica/foods/food-queries.ts';
import { must } from '#prelude/must.ts';
import type { Replica } from '#replica/database/replica.ts';
import { member } from '#tests/support/a-replica.ts';

export const noneInFlight: ReadonlySet<string> = new Set();

export async function claimOne(replica: Replica) {
  const [entry] = await claimMutations(replica, { member, inFlight: noneInFlight, most: 1 });
  return must(entry, 'something to send');
}

export async function describeFood(replica: Replica, foodId: FoodId, description: string) {
  const lookup = await foodLookup(replica, foodId);
  if (lookup.kind !== 'here') throw new Error('The food is not here.');
  const before = submissionFromFood(lookup.food);
  return editFood(replica, { foodId, before, after: { ...before, description }, photo: null, draft: null });
}
