import { profileAtTable } from '#domain/tables/at-table.ts';
import type { Replica } from '#replica/database/replica.ts';
import { tableInForce } from '#replica/tables/table-in-force.ts';
import type { OwnTaste, TasteHere } from './taste-profile.ts';

/** A member's taste with what the table in force adds to it; alone where there is none. */
export async function tasteAtTable(replica: Replica, own: OwnTaste): Promise<TasteHere> {
  const people = (await tableInForce(replica))?.people;
  if (people === undefined) return { ...own, offeredTo: own.profile, disliked: null };
  return {
    ...own,
    offeredTo: profileAtTable(own.profile, people),
    disliked: [...new Set(people.flatMap(({ dislikes }) => dislikes))],
  };
}
