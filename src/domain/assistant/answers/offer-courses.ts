import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { mealParts } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { saysOf } from '#domain/assistant/reading/says-of.ts';
import type { TasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { listFoods, offered } from './list-foods.ts';
import { rankOffered } from './rank-offered.ts';
import { isSafetyAsked, type Offer, refuseWish, type WishWorld } from './wish-world.ts';
import { sieved } from './wished-foods.ts';

const courses = ['starter', 'main', 'dessert'] as const;
/** Of so many of a course that meet the wish the best is taken. */
const LOOKED_THROUGH = 400;

/** A starter, a main and a dessert that each meet a wish; a course of which nothing does is said to be missing. Null where there is none at all. */
export function offerCourses(wish: TasteWish, world: WishWorld): Offer | null {
  const { words, taster, listing } = world;
  const refusal = refuseWish(wish, world);
  if (refusal !== null) return { text: refusal, foods: [] };
  const chosen: TasteTraits[] = [];
  const missing: (typeof courses)[number][] = [];
  for (const course of courses) {
    const food = bestOf(course, chosen, { wish, world });
    if (food === undefined) missing.push(course);
    else chosen.push(food);
  }
  if (chosen.length === 0) return null;
  const text = [
    words.courses,
    listFoods(chosen, taster.profile, words),
    ...missing.map((course) => words.noCourse(course)),
    ...(isSafetyAsked(world) ? [words.eachMeetsNeeds] : []),
  ];
  const notUnderstood = wish.left.filter((word) => !chosen.every((food) => saysOf(food, word)));
  return {
    text: text.join('\n'),
    foods: offered(chosen, listing),
    ...(notUnderstood.length === 0 ? {} : { notUnderstood }),
  };
}

function bestOf(
  course: (typeof courses)[number],
  chosen: readonly TasteTraits[],
  { wish, world }: { readonly wish: TasteWish; readonly world: WishWorld },
): TasteTraits | undefined {
  const kind = mealParts[course];
  const parts =
    kind.fit === undefined
      ? wish.parts
      : [...wish.parts, { left: 'kind', passes: kind.passes, fit: kind.fit } as const];
  const bestThat = (passes: (food: TasteTraits) => boolean) => {
    const found = sieved(wish, world, {
      passes: (food) => passes(food) && chosen.every(({ id }) => id !== food.id),
      limit: LOOKED_THROUGH,
    });
    return offered(rankOffered(found ?? [], wish.question, world.taster, parts), world.listing)[0];
  };
  return bestThat(kind.passes) ?? (kind.wider === undefined ? undefined : bestThat(kind.wider));
}
