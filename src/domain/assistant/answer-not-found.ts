import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { Asked } from './asked.ts';
import { offered } from '#domain/assistant/answers/list-foods.ts';
import { offerOfItsKind } from '#domain/assistant/answers/offer-of-its-kind.ts';
import type { Offer } from '#domain/assistant/answers/wish-world.ts';
import { trimPhrase } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import type { AskedReading } from '#domain/assistant/reading/read-question.ts';
import { anyWish } from '#domain/assistant/reading/taste-wish.ts';

const SHORTEST_SHARED = 4;
const KIND_WORDS = 3;
const NEAR_NAMES = 3;
/** Nothing that was read led anywhere. */
export function answerNotFound(readings: readonly AskedReading[], world: Asked): Offer {
  const { catalogue, words, listing } = world;
  // The last reading is the whole text as a name; the others asked for a food by some words of it.
  const named = readings
    .slice(0, -1)
    .flatMap(({ reading, asked }) => ('phrase' in reading ? [{ phrase: reading.phrase, asked }] : []));

  const wanted = named.find(({ phrase, asked }) => phrase !== '' && !questionGrammars[asked].pronoun.test(phrase));
  if (wanted === undefined)
    return ofKindAlone(readings, world) ?? kindOfFood(readings, world) ?? { text: words.unknown, foods: [] };
  const ofItsKind = offerOfItsKind(trimPhrase(wanted.phrase, wanted.asked), anyWish, {
    ...world,
    taster: world.question.taster,
  });
  if (ofItsKind !== null) return ofItsKind;
  const called = trimPhrase(wanted.phrase, wanted.asked).split(' ');
  const near = offered(
    catalogue.search(called.join(' ')).filter((food) => sharesWord(food, called)),
    listing,
  ).slice(0, NEAR_NAMES);
  return near.length === 0
    ? { text: words.noSuchFood, foods: [] }
    : {
        text: `${words.noSuchFood} ${words.perhaps(
          words.list(
            near.map(({ name }) => name),
            'or',
          ),
        )}`,
        foods: near,
      };
}

/** 'Dim sum' is no 'Simit'. */
function sharesWord({ name, nativeName }: TasteTraits, called: readonly string[]): boolean {
  const words = foldSearchText(`${name} ${nativeName}`).split(' ');
  return called.some((word) => word.length >= SHORTEST_SHARED && words.includes(word));
}

/** A name alone, of a food that people know elsewhere: 'poutine'. */
function ofKindAlone(readings: readonly AskedReading[], world: Asked): Offer | null {
  const last = readings.at(-1);
  return last === undefined || !('phrase' in last.reading)
    ? null
    : offerOfItsKind(trimPhrase(last.reading.phrase, last.asked), anyWish, { ...world, taster: world.question.taster });
}

/** A few words that are no name, such as 'cold noodles', may still be said of some foods. */
function kindOfFood(readings: readonly AskedReading[], { catalogue, words, listing }: Asked): Offer | null {
  const last = readings.at(-1);
  if (last === undefined || !('phrase' in last.reading)) return null;
  const {
    reading: { phrase },
    asked,
  } = last;
  if (phrase.split(' ').length > KIND_WORDS || questionGrammars[asked].fact.test(phrase)) return null;
  const foods = offered(catalogue.search(trimPhrase(phrase, asked)), listing).slice(0, NEAR_NAMES);
  return foods.length === 0 ? null : { text: words.saidOf(words.list(foods.map(({ name }) => name))), foods };
}
