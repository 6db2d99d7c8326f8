import { asksWhatHolds } from '#domain/avoidance/asks-what-holds.ts';
import { allergen, type Need } from '#domain/avoidance/need.ts';
import type { AssistantQuestion } from '#domain/assistant/assistant-question.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { isServed } from '#domain/assistant/words/kinds/food-kinds.ts';
import { everyFood } from '#domain/search/food-question.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { needStatus } from './answer-safety.ts';
import { keysOf } from './avoiding-labels.ts';
import { rankOffered } from './rank-offered.ts';
import { LOOKED_THROUGH } from './wished-foods.ts';
import { type Offer, refuse, type WishWorld } from './wish-world.ts';

const LISTED = 6;

/**
 * 'What can't I eat with a fish allergy', 'what must a vegan avoid': the names of some foods that are stated to be nothing for that, and that not everything
 * is stated of many (R5). As text alone: a card below an answer is a food that somebody may eat. Null where that is not asked, or where nothing is avoided of
 * which foods state anything.
 */
export function listWhatHolds(
  { prompt, language = 'en' }: Pick<AssistantQuestion, 'prompt' | 'language'>,
  world: WishWorld & { readonly own: WishWorld['avoidance'] },
): Offer | null {
  const { words, own } = world;
  if (own.avoided.length === 0 || own.disliked.length > 0 || refuse(world) !== null || !asksWhatHolds(prompt))
    return null;
  const { cuisine } = questionGrammars[language].wish.cuisine(foldSearchText(prompt), world.catalogue.cuisines());
  const lines = [...new Map(own.avoided.flatMap(asShown).map((need) => [JSON.stringify(need), need])).values()].map(
    (need) => {
      const names = namesOfSome(need, cuisine, world);
      if (need.kind === 'diet') return words.someStatedNotToBe(words.diet(need.diet), words.list(names));
      const name = words.allergen(need.allergen);
      return names.length === 0 ? words.noneStatedToHold(name) : words.someStatedToHold(name, words.list(names));
    },
  );
  return { text: [...lines, words.noWholeList].join('\n'), foods: [] };
}

/** A diet that is about allergens alone, as these. */
function asShown(need: Need): readonly Need[] {
  const keys = keysOf(need);
  const allergens = allergenWords.filter((word) => keys.includes(word));
  return allergens.length === 0 ? [need] : allergens.map(allergen);
}

/** Of a kitchen that is named, as long as any of it holds that: 'what must I avoid in Thai food'. @param cuisine '' for any */
function namesOfSome(need: Need, cuisine: string, { catalogue, taster }: WishWorld): readonly string[] {
  const holding = need.kind === 'allergen' ? { holding: [need.allergen] } : {};
  const holds = (food: TasteTraits) => isServed(food) && needStatus(food, need) === 'contains';
  const found = catalogue.find({ ...everyFood, ...holding }, { passes: holds, limit: LOOKED_THROUGH });
  const ofKitchen = found.filter(({ origin }) => origin === cuisine);
  return rankOffered(ofKitchen.length > 0 ? ofKitchen : found, everyFood, taster)
    .slice(0, LISTED)
    .map(({ name }) => name);
}
