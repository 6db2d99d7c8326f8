import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { everyFood } from '#domain/search/food-question.ts';
import type { Asked } from './asked.ts';
import { answerFrom } from './answer-one-food.ts';
import type { AssistantAnswer } from './assistant-question.ts';
import { avoidedBy, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { listFoods, offered } from '#domain/assistant/answers/list-foods.ts';
import { trimPhrase } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { prominence } from '#domain/assistant/reading/read-ingredients.ts';
import type { AskedReading } from '#domain/assistant/reading/read-question.ts';
import { plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import { type TasteWish, tasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { asksForPartner } from '#domain/assistant/reading/wish-text.ts';
import { germanIngredient } from '#domain/assistant/words/german-ingredients.ts';
import { ingredientsIn, isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';

/** 'What goes with asparagus', of which there is no food: that, and what is stated to be made with it; never any other food. */
export function answerPartnersOfAbsent(
  { reading, asked }: AskedReading,
  { question, catalogue, words }: Omit<Asked, 'asked'>,
): AssistantAnswer | null {
  const grammar = questionGrammars[asked];
  const text = plainQuestion(question.prompt, grammar);
  if (reading.kind !== 'pairing' || reading.isBare === true || !asksForPartner.test(text)) return null;
  const phrase = trimPhrase(reading.phrase, asked);
  const wish = tasteWish(phrase, catalogue.cuisines(), grammar.wish);
  if (
    phrase === '' ||
    phrase.split(' ').length > MOST_WORDS ||
    grammar.pronoun.test(phrase) ||
    saysMore.test(phrase) ||
    grammar.meals.some(([pattern]) => pattern.test(phrase)) ||
    (wish !== null && !isOfIngredients(wish)) ||
    tasteWish(text, catalogue.cuisines(), grammar.wish)?.parts.some(({ left }) => left === 'occasion') === true
  )
    return null;
  const bounds = avoidedBy(question, [phrase]);
  if (speaksOf(bounds.own)) return null;
  const held =
    ingredientsIn(phrase, asked).find((one) => one.words === phrase)?.ingredient ??
    (asked === 'de' ? germanIngredient(phrase) : null) ??
    (/^[a-z]{4,}$/.test(phrase) && !isTalk(phrase) ? plainIngredient(phrase) : null);
  const foods =
    held === null
      ? []
      : offered(
          catalogue
            .find(everyFood, { passes: (food) => isStatedIn(food, held), limit: MOST_HOLDING })
            .toSorted((one, other) => prominence(other, held) - prominence(one, held)),
          bounds.listing,
        );
  const told =
    held === null || foods.length === 0
      ? []
      : [words.toHold(words.ingredient(held)), listFoods(foods, question.taster.profile, words)];
  return answerFrom({ text: [words.noSuchFood, ...told].join('\n'), foods }, { words, ...bounds });
}

const MOST_HOLDING = 60;
const MOST_WORDS = 4;
/** Is no mere name: 'ramen ohne Ei'. */
const saysMore = /\b(?:no|not|without|free|with|but|ohne|nicht|kein\w*|frei|mit|aber|allerg\w*)\b/;

function isOfIngredients({ question, parts, left, order, absent }: TasteWish): boolean {
  const { cuisine, intensities, flavours, textures } = question;
  return (
    cuisine === '' &&
    absent === '' &&
    order === null &&
    Object.keys(intensities).length + flavours.length + textures.length === 0 &&
    // 'Dragon stew' is a name.
    parts.every((part) => part.left === 'ingredients' || (part.left === 'kind' && left.length > 0))
  );
}
