import { assertNever } from '#prelude/assert-never.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import { answerAbout } from './answer-about.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import type { AssistantAnswer, AssistantQuestion } from './assistant-question.ts';
import { type AssistantWords, assistantWords } from './assistant-words.ts';
import { compareFoods } from './compare-foods.ts';
import { describeTaste } from './describe-taste.ts';
import { grantQuestion, grantWish, offerBest, offerMeal, type Offer } from './grant-wish.ts';
import { meantFood, trimPhrase } from './meant-food.ts';
import { questionGrammars } from './question-grammars.ts';
import { readQuestion } from './read-question.ts';
import type { Reading } from './reading.ts';

const NEAR_NAMES = 3;
const KIND_WORDS = 3;

/**
 * The built-in assistant (spec 1 §7, ai-food-assistant without a service): answers from what is stated of the catalogue's foods, by retrieval and
 * the taste rules. The same question to the same catalogue has the same answer. It names no food but the catalogue's, tells no default as a fact
 * (R4), calls nothing safe of which nothing is stated (R5), repeats no text of the asker, and says so when it does not know.
 */
export function answerQuestion(question: AssistantQuestion, catalogue: AssistantCatalogue): AssistantAnswer {
  const { type, food } = question;
  const words = assistantWords(question.language ?? 'en');
  if (type !== 'chat' && food !== null && food.name !== '' && !food.defaulted.includes('name')) {
    const known = catalogue.get(food.id);
    return answerFrom(type === 'food_description' ? described(food, known, words) : answerAbout({ kind: 'pairing', food: known ?? food, details: food, question, catalogue, words }));
  }
  const readings = readQuestion(question.prompt, { cuisines: catalogue.cuisines(), language: question.language ?? 'en' });
  for (const { reading, asked } of readings) {
    const offer = offerFor(reading, { question, catalogue, words, asked });
    if (offer !== null) return answerFrom(offer);
  }
  return answerFrom(notFound(readings, catalogue, words));
}

interface Asked {
  readonly question: AssistantQuestion;
  readonly catalogue: AssistantCatalogue;
  readonly words: AssistantWords;
  /** The language in which the question was read, which need not be that of the answer. */
  readonly asked: AssistantLanguage;
}

/** What is being described need not be in the catalogue: it may still be in the making. */
function described(food: NonNullable<AssistantQuestion['food']>, known: TasteTraits | null, words: AssistantWords): Offer {
  const text = describeTaste(food, { details: food, words });
  const foods = known === null ? [] : [known];
  return text === '' ? { text: words.nothingStated(food.name), foods } : { text, foods };
}

/** What a reading leads to; null where it names a food that is not there. */
function offerFor(reading: Reading, world: Asked): Offer | null {
  const { question, catalogue, words } = world;
  const { taster, mood } = question;
  const offering = { catalogue, taster, words };
  switch (reading.kind) {
    case 'greeting':
      return { text: words.greeting, foods: [] };
    case 'thanks':
      return { text: words.thanks, foods: [] };
    case 'help':
      return { text: words.help, foods: [] };
    case 'meal':
      return offerMeal({ mood: reading.mood === 'hour' ? mood : reading.mood, wish: reading.wish }, offering);
    case 'wish':
      return reading.isFirm ? grantQuestion(reading.wish, offering) : grantWish(reading.wish, offering);
    case 'best':
      return offerBest(offering);
    case 'comparison': {
      const [one, other] = [reading.phrase, reading.other].map((phrase) => meant(phrase, world)?.food);
      if (one === undefined || other === undefined || one.id === other.id) return null;
      return { text: compareFoods([one, other], { taste: reading.taste, words }), foods: [one, other] };
    }
    default: {
      const found = meant(reading.phrase, world);
      if (found === null) return null;
      const offer = answerAbout({ ...reading, food: found.food, details: catalogue.details(found.food.id), question, catalogue, words });
      return withDoubt(offer, found, words);
    }
  }
}

function meant(phrase: string, { question: { food }, catalogue, asked }: Asked): ReturnType<typeof meantFood> {
  if (questionGrammars[asked].pronoun.test(phrase.trim())) {
    const known = food === null ? null : catalogue.get(food.id);
    return known === null ? null : { food: known, certainty: 'exact', others: [] };
  }
  return meantFood(phrase, catalogue.search(trimPhrase(phrase, asked)), asked);
}

/** Says which food was taken where the name left a choice. */
function withDoubt({ text, foods }: Offer, { food, certainty, others }: NonNullable<ReturnType<typeof meantFood>>, words: AssistantWords): Offer {
  switch (certainty) {
    case 'exact':
      return { text, foods };
    case 'part':
      if (others.length === 0) return { text, foods };
      return { text: `${text}\n${words.also(words.list(others.map(({ name }) => name)))}`, foods: [...foods, ...others] };
    case 'near':
      return { text: `${words.takenFor(food.name)} ${text}`, foods };
    default:
      return assertNever(certainty);
  }
}

type Readings = ReturnType<typeof readQuestion>;

/** Nothing that was read led anywhere. */
function notFound(readings: Readings, catalogue: AssistantCatalogue, words: AssistantWords): Offer {
  // The last reading is the whole text as a name; the others asked for a food by some words of it.
  const named = readings.slice(0, -1).flatMap(({ reading, asked }) => ('phrase' in reading ? [{ phrase: reading.phrase, asked }] : []));
  const wanted = named.find(({ phrase, asked }) => phrase !== '' && !questionGrammars[asked].pronoun.test(phrase));
  if (wanted === undefined) return kindOfFood(readings, catalogue, words) ?? { text: words.unknown, foods: [] };
  const near = catalogue.search(trimPhrase(wanted.phrase, wanted.asked)).slice(0, NEAR_NAMES);
  return near.length === 0 ? { text: words.noSuchFood, foods: [] } : { text: `${words.noSuchFood} ${words.perhaps(words.list(near.map(({ name }) => name), 'or'))}`, foods: near };
}

/** A few words that are no name, such as 'cold noodles', may still be said of some foods. */
function kindOfFood(readings: Readings, catalogue: AssistantCatalogue, words: AssistantWords): Offer | null {
  const last = readings.at(-1);
  if (last === undefined || !('phrase' in last.reading)) return null;
  const { reading: { phrase }, asked } = last;
  if (phrase.split(' ').length > KIND_WORDS || questionGrammars[asked].fact.test(phrase)) return null;
  const foods = catalogue.search(trimPhrase(phrase, asked)).slice(0, NEAR_NAMES);
  return foods.length === 0 ? null : { text: words.saidOf(words.list(foods.map(({ name }) => name))), foods };
}

function answerFrom({ text, foods }: Offer): AssistantAnswer {
  const named = foods.filter(({ id }, place) => foods.findIndex((other) => other.id === id) === place);
  return { text, foods: named.map(({ id, name }) => ({ id, name })) };
}
