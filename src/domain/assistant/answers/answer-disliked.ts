import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantWords } from '#domain/assistant/words/replies/assistant-words.ts';
import type { Dislike } from '#domain/assistant/words/plain-dislike-words.ts';
import { namesNone } from '#domain/assistant/reading/plain-dislikes.ts';

/** Which of the foods of an answer name what is not liked; where none does, that this is no promise (R28). '' where nothing is disliked. */
export function answerDisliked(
  foods: readonly TasteTraits[],
  disliked: readonly Dislike[],
  words: AssistantWords,
): string {
  if (disliked.length === 0 || foods.length === 0) return '';
  const unstated = foods.filter(({ ingredients }) => ingredients.length === 0);
  const naming = foods.filter((food) => food.ingredients.length > 0 && !namesNone(food, disliked));
  const said = [
    ...naming.map((food) =>
      words.namesDisliked(
        food.name,
        words.list(disliked.filter((one) => !namesNone(food, [one])).map(({ name }) => words.disliked(name))),
      ),
    ),
    ...unstated.map(({ name }) => words.madeOfNotStated(name)),
  ];
  if (said.length > 0) return said.join(' ');
  const list = words.list(
    disliked.map(({ name }) => words.disliked(name)),
    'or',
  );
  const [only, ...others] = foods;
  return only !== undefined && others.length === 0 ? words.doesNotName(only.name, list) : words.namesNoneOf(list);
}
