import type { Food } from '#domain/foods/food.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { Replica } from '#replica/database/replica.ts';
import { session } from '#replica/session/session.ts';
import { profilesOf } from './member-queries.ts';

/** Of these foods those that a verified professional promotes, with the name that says so (R34); not those of the reader's own. */
export async function promotersOf(replica: Replica, foods: readonly Food[]): Promise<ReadonlyMap<FoodId, string>> {
  const reader = (await session(replica))?.memberId ?? null;
  const givers = [...new Set(foods.flatMap(({ uploadedBy }) => uploadedBy ?? []))].filter((id) => id !== reader);
  const names = new Map(
    (await profilesOf(replica, givers))
      .filter(({ isVerified, role }) => isVerified && (role === 'professional_chef' || role === 'restaurant_owner'))
      .map(({ id, businessName, fullName, username }) => [id, businessName || fullName || username]),
  );
  return new Map(
    foods.flatMap(({ id, uploadedBy }) => {
      const name = uploadedBy === null ? undefined : names.get(uploadedBy);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
