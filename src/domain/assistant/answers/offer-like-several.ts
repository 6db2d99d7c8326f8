import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import { listFoods, type Listing, offered } from './list-foods.ts';
import type { Offer } from './wish-world.ts';

const MOST = 4;

interface LikeWorld {
  readonly catalogue: Pick<AssistantCatalogue, 'similar'>;
  readonly words: AssistantWords;
  readonly listing: Listing;
}

/** What is like one of several foods or another of them, in turns, so that none of them has all the places; null where nothing is. */
export function offerLikeSeveral(
  liked: readonly TasteTraits[],
  { catalogue, words, listing }: LikeWorld,
): Offer | null {
  const similar = liked.map(({ id }) => offered(catalogue.similar(id), listing));
  const longest = Math.max(...similar.map((foods) => foods.length));
  const inTurns = Array.from({ length: longest }, (_, place) => similar.flatMap((foods) => foods[place] ?? [])).flat();
  const told = inTurns
    .filter(
      ({ id }, place) =>
        !liked.some((food) => food.id === id) && inTurns.findIndex((other) => other.id === id) === place,
    )
    .slice(0, MOST);
  if (told.length === 0) return null;
  const names = words.list(liked.map(({ name }) => name));
  return { text: `${words.mostLike(names)}\n${listFoods(told, listing.profile, words)}`, foods: told };
}
