import { assertNever } from '#prelude/assert-never.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { answerAbout } from './answer-about.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { AssistantAnswer, AssistantQuestion } from './assistant-question.ts';
import { compareFoods } from './compare-foods.ts';
import { describeTaste } from './describe-taste.ts';
import { grantQuestion, grantWish, offerBest, offerMeal, type Offer } from './grant-wish.ts';
import { meantFood, trimPhrase } from './meant-food.ts';
import { asksForFact, type Reading, understandQuestion } from './understand-question.ts';
import { wordList } from './word-list.ts';

const NEAR_NAMES = 3;
const KIND_WORDS = 3;
const pronouns = /^(?:it|this|that|them|they|these|those|this (?:one|dish|food)|that (?:one|dish|food)|the (?:first|same)(?: one)?)$/;

const greeting = 'Hello! Ask me what a food tastes like, what goes with it, or what to eat when you want something spicy but not too hot.';
const help = 'I answer from the catalogue: what a food tastes like, what goes with it, what is like it, how two foods differ, whether one is stated to be vegan or without nuts, and what to eat by taste, cuisine or time of day.';
const unknown = 'I do not know an answer to that. I know foods by their taste: ask what one tastes like, what goes with it, or for something sweet, sour or spicy.';

/**
 * The built-in assistant (spec 1 §7, ai-food-assistant without a service): answers from what is stated of the catalogue's foods, by retrieval and
 * the taste rules. The same question to the same catalogue has the same answer. It names no food but the catalogue's, tells no default as a fact
 * (R4), calls nothing safe of which nothing is stated (R5), repeats no text of the asker, and says so when it does not know.
 */
export function answerQuestion(question: AssistantQuestion, catalogue: AssistantCatalogue): AssistantAnswer {
  const { type, food } = question;
  if (type !== 'chat' && food !== null && food.name !== '' && !food.defaulted.includes('name')) {
    const known = catalogue.get(food.id);
    return answerFrom(type === 'food_description' ? described(food, known) : answerAbout({ kind: 'pairing', food: known ?? food, details: food, question, catalogue }));
  }
  const readings = understandQuestion(question.prompt, catalogue.cuisines());
  for (const reading of readings) {
    const offer = offerFor(reading, question, catalogue);
    if (offer !== null) return answerFrom(offer);
  }
  return answerFrom(notFound(readings, catalogue));
}

/** What is being described need not be in the catalogue: it may still be in the making. */
function described(food: NonNullable<AssistantQuestion['food']>, known: TasteTraits | null): Offer {
  const text = describeTaste(food, food);
  const foods = known === null ? [] : [known];
  return text === '' ? { text: `Nothing is stated yet of how ${food.name} tastes: with a few flavours and textures there is something to describe.`, foods } : { text, foods };
}

/** What a reading leads to; null where it names a food that is not there. */
function offerFor(reading: Reading, question: AssistantQuestion, catalogue: AssistantCatalogue): Offer | null {
  const { taster, mood } = question;
  switch (reading.kind) {
    case 'greeting':
      return { text: greeting, foods: [] };
    case 'thanks':
      return { text: 'You are welcome. Enjoy your meal!', foods: [] };
    case 'help':
      return { text: help, foods: [] };
    case 'meal':
      return offerMeal({ mood: reading.mood === 'hour' ? mood : reading.mood, wish: reading.wish }, { catalogue, taster });
    case 'wish':
      return reading.isFirm ? grantQuestion(reading.wish, { catalogue, taster }) : grantWish(reading.wish, { catalogue, taster });
    case 'best':
      return offerBest({ catalogue, taster });
    case 'comparison': {
      const [one, other] = [reading.phrase, reading.other].map((phrase) => meant(phrase, question, catalogue)?.food);
      if (one === undefined || other === undefined || one.id === other.id) return null;
      return { text: compareFoods(one, other, reading.taste), foods: [one, other] };
    }
    default: {
      const found = meant(reading.phrase, question, catalogue);
      if (found === null) return null;
      const offer = answerAbout({ ...reading, food: found.food, details: catalogue.details(found.food.id), question, catalogue });
      return withDoubt(offer, found);
    }
  }
}

function meant(phrase: string, { food }: AssistantQuestion, catalogue: AssistantCatalogue): ReturnType<typeof meantFood> {
  if (pronouns.test(phrase.trim())) {
    const known = food === null ? null : catalogue.get(food.id);
    return known === null ? null : { food: known, certainty: 'exact', others: [] };
  }
  return meantFood(phrase, catalogue.search(trimPhrase(phrase)));
}

/** Says which food was taken where the name left a choice. */
function withDoubt({ text, foods }: Offer, { food, certainty, others }: NonNullable<ReturnType<typeof meantFood>>): Offer {
  switch (certainty) {
    case 'exact':
      return { text, foods };
    case 'part':
      if (others.length === 0) return { text, foods };
      return { text: `${text}\nThe catalogue also has ${wordList(others.map(({ name }) => name))}.`, foods: [...foods, ...others] };
    case 'near':
      return { text: `I take it that you mean ${food.name}. ${text}`, foods };
    default:
      return assertNever(certainty);
  }
}

/** Nothing that was read led anywhere. */
function notFound(readings: readonly Reading[], catalogue: AssistantCatalogue): Offer {
  // The last reading is the whole text as a name; the others asked for a food by some words of it.
  const phrase = readings.slice(0, -1).flatMap((reading) => ('phrase' in reading ? [reading.phrase] : [])).find((words) => words !== '' && !pronouns.test(words));
  if (phrase === undefined) return kindOfFood(readings, catalogue) ?? { text: unknown, foods: [] };
  const near = catalogue.search(trimPhrase(phrase)).slice(0, NEAR_NAMES);
  const nothing = 'I do not find that food in the catalogue, so I cannot tell.';
  return near.length === 0 ? { text: nothing, foods: [] } : { text: `${nothing} Perhaps one of these helps: ${wordList(near.map(({ name }) => name), 'or')}.`, foods: near };
}

/** A few words that are no name, such as 'cold noodles', may still be said of some foods. */
function kindOfFood(readings: readonly Reading[], catalogue: AssistantCatalogue): Offer | null {
  const last = readings.at(-1);
  if (last === undefined || !('phrase' in last) || last.phrase.split(' ').length > KIND_WORDS || asksForFact(last.phrase)) return null;
  const foods = catalogue.search(trimPhrase(last.phrase)).slice(0, NEAR_NAMES);
  return foods.length === 0 ? null : { text: `I know no food of that name, but of these something like it is said: ${wordList(foods.map(({ name }) => name))}.`, foods };
}

function answerFrom({ text, foods }: Offer): AssistantAnswer {
  const named = foods.filter(({ id }, place) => foods.findIndex((other) => other.id === id) === place);
  return { text, foods: named.map(({ id, name }) => ({ id, name })) };
}
