import { courseOf } from '#domain/pairing/course.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { avoidedBy, avoidsAny } from '#domain/assistant/answers/avoiding.ts';
import { compareFoods, compareSeveral } from '#domain/assistant/answers/compare-foods.ts';
import { compareByWord } from '#domain/assistant/answers/compare-words.ts';
import { compareStrength } from '#domain/assistant/answers/compare-strength.ts';
import { compareWeight } from '#domain/assistant/answers/compare-weight.ts';
import { describeTaste } from '#domain/assistant/answers/describe-taste.ts';
import type { Offer } from '#domain/assistant/answers/wish-world.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { meant } from '#domain/assistant/reading/meant-in-question.ts';
import type { Reading } from '#domain/assistant/reading/reading.ts';
import { tasteWish } from '#domain/assistant/reading/taste-wish.ts';
import { ingredientsIn } from '#domain/assistant/words/ingredient-words.ts';
import { isFoodElsewhere } from '#domain/assistant/words/foods-elsewhere.ts';
import { isKindWord } from '#domain/assistant/words/kinds/dish-kinds.ts';
import { answerMeaning } from './answer-meaning.ts';
import { answerFrom, warningsOf } from './answer-one-food.ts';
import type { Asked } from './asked.ts';
import type { AssistantAnswer } from './assistant-question.ts';

type Comparison = Extract<Reading, { kind: 'comparison' }>;

/** Two or more foods side by side; of words for tastes, what each means. Null where fewer than two foods are named and nothing says that they are compared. */
export function answerComparison(reading: Comparison, world: Asked): AssistantAnswer | null {
  const phrases = withoutUse(joinedNames(reading.phrases, world), world);
  const found = phrases.map((phrase) => comparable(phrase, reading, world));
  const foods = found.flat().filter((food, place, all) => all.findIndex(({ id }) => id === food.id) === place);
  const absent = phrases.filter((_, at) => found[at]?.length === 0);
  // Butter is compared, and not to be avoided.
  const avoidsNamesAlone = !avoidsAny(avoidedBy(world.question, phrases).own);
  const isOfNames =
    absent.length > 0 &&
    (reading.isSaid
      ? !avoidsAny(world.own) && absent.every((phrase) => isNameAlone(phrase, world))
      : avoidsNamesAlone && phrases.every((phrase) => !denies.test(phrase)) && absent.every(isFoodElsewhere));
  const isOfHealth = reading.isSaid && asksOfHealth(world) && avoidsNamesAlone;
  if (foods.length < 2 && isOfHealth)
    return answerFrom({ text: world.words.topicNotStated('health'), foods, notUnderstood: absent }, world);
  if (foods.length === 1 && isOfNames)
    return answerFrom({ ...tellWhatIsHere(foods, world), notUnderstood: absent }, world);
  const mixed = reading.isSaid && !avoidsAny(world.own) ? answerMixed(phrases, found, world) : null;
  if (mixed !== null) return mixed;
  if (foods.length === 0 && reading.isSaid && phrases.length > 1)
    return answerPhrases(phrases, world) ?? noneIsHere(phrases, world);
  if (foods.length < 2 || (absent.length > 0 && !isOfNames)) return null;
  // 'I cannot have beef, lamb or pork' names what must not be there. Of falafel or köfte without meat one is meant.
  const isAllOfHarm = world.own.isOfHarm && foods.every((food) => warningsOf(food, world).length > 0);
  if (!reading.isSaid && isAllOfHarm) return null;
  return besideOneAnother({ foods, phrases, absent }, reading, world);
}

const denies =
  /\b(?:no|not|never|without|free|avoid\w*|allerg\w*|cannot|cant|skip\w*|nicht|nie|ohne|kein\w*|meid\w*|verzicht\w*)\b/;

/** For what they are used, 'parmesan or pecorino for pasta', is no part of the last name. */
function withoutUse(phrases: readonly string[], world: Asked): readonly string[] {
  const last = phrases.at(-1) ?? '';
  const [, name = ''] = /^(.+?) (?:for|on|in|with|to|zu[mr]?|fur|fuer|aufs?|ins?|mit) .+$/.exec(last) ?? [];
  const isUsed = name !== '' && meant(last, world)?.certainty !== 'exact' && isNameAlone(name, world);
  return isUsed ? [...phrases.slice(0, -1), name] : phrases;
}

/** By how healthy they are nobody can compare foods here. */
const asksOfHealth = ({ question: { prompt } }: Pick<Asked, 'question'>) =>
  /\b(?:health|gesu(?:e)?nd)/.test(foldSearchText(prompt));

interface Compared {
  readonly foods: readonly TasteTraits[];
  readonly phrases: readonly string[];
  /** Phrases that name no food of the catalogue. */
  readonly absent: readonly string[];
}

function besideOneAnother({ foods, phrases, absent }: Compared, reading: Comparison, world: Asked): AssistantAnswer {
  const { words } = world;
  const bounds = avoidedBy(world.question, [...foods.map(({ name }) => foldSearchText(name)), ...phrases]);
  const warnings = foods.flatMap((food) => warningsOf(food, { ...world, ...bounds }));
  const [one, other] = foods;
  const text =
    foods.length === 2 && one !== undefined && other !== undefined
      ? compareFoods([one, other], { taste: reading.taste, direction: reading.direction, words })
      : compareSeveral(foods, { taste: reading.taste, direction: reading.direction, words });
  const prompt = foldSearchText(world.question.prompt);
  const asked =
    compareWeight(foods, prompt, words) ??
    compareStrength(foods, prompt, words) ??
    (reading.taste === null ? compareByWord(foods, { prompt, language: world.asked }, words) : null);
  const note = asksOfHealth(world) ? [words.topicNotStated('health')] : [];
  const rest = absent.length > 0 ? [words.notHereToCompare] : [];
  return answerFrom(
    {
      text: [...(asked === null ? [] : [asked.text]), text, ...rest, ...note, ...warnings].join(' '),
      foods: asked?.foods ?? foods,
      notUnderstood: absent,
    },
    { words, ...bounds },
  );
}

function noneIsHere(phrases: readonly string[], world: Asked): AssistantAnswer | null {
  const areNames = phrases.every((phrase) => meant(phrase, world) === null && isNameAlone(phrase, world));
  return areNames && !avoidsAny(world.own)
    ? answerFrom({ text: world.words.noneHereToCompare, foods: [], notUnderstood: phrases }, world)
    : null;
}

/** 'Hot and Sour Soup' is one food, though 'and' joins those that are compared. */
function joinedNames(phrases: readonly string[], world: Asked): readonly string[] {
  return phrases.reduce<readonly string[]>((before, phrase) => {
    const last = before.at(-1);
    const whole =
      last === undefined
        ? undefined
        : ['and', 'with', 'und', 'mit']
            .map((joint) => `${last} ${joint} ${phrase}`)
            .find((name) => meant(name, world)?.certainty === 'exact');
    return whole === undefined ? [...before, phrase] : [...before.slice(0, -1), whole];
  }, []);
}

/** Whether a phrase may be the name of a food, for it says nothing of what is wanted. */
function isNameAlone(phrase: string, { catalogue, asked }: Asked): boolean {
  return (
    !questionGrammars[asked].pronoun.test(phrase) &&
    !isKindWord(phrase) &&
    !phrase.split(' ').every(isTalk) &&
    tasteWish(phrase, catalogue.cuisines(), questionGrammars[asked].wish) === null
  );
}

/** One of them is not in the catalogue: the others are told of. */
function tellWhatIsHere(foods: readonly TasteTraits[], world: Asked): Offer {
  return { text: [...foods.map((food) => tellOf(food, world).text), world.words.notHereToCompare].join('\n'), foods };
}

const tellOf = (food: TasteTraits, { catalogue, words }: Asked): Offer => ({
  text: describeTaste(food, { details: catalogue.details(food.id), words }) || words.nothingStated(food.name),
  foods: [food],
});

/**
 * 'Does rabbit taste like chicken': of one there is a food, of the other dishes that are made with it. Null where no phrase is of the latter kind, or one
 * is no name.
 */
function answerMixed(
  phrases: readonly string[],
  found: readonly (readonly TasteTraits[])[],
  world: Asked,
): AssistantAnswer | null {
  if (!phrases.some((phrase, at) => found[at]?.length === 0 && isIngredient(phrase, world))) return null;
  const told = phrases.map((phrase, at) => {
    const [food] = found[at] ?? [];
    if (food !== undefined) return answerFrom(tellOf(food, world), world);
    return isIngredient(phrase, world) ? answerMeaning(phrase, world) : null;
  });
  const absent = phrases.filter((_, at) => told[at] === null);
  if (!absent.every((phrase) => isNameAlone(phrase, world))) return null;
  const answer = joinedAnswers(told.flatMap((one) => one ?? []));
  return answer === null || absent.length === 0 ? answer : { ...answer, notUnderstood: absent };
}

/** 'The difference between crispy and crunchy': what each word is said of. */
function answerPhrases(phrases: readonly string[], world: Asked): AssistantAnswer | null {
  const told = phrases.map((phrase) => answerMeaning(phrase, world));
  return told.includes(null) ? null : joinedAnswers(told.flatMap((answer) => answer ?? []));
}

function joinedAnswers(answers: readonly AssistantAnswer[]): AssistantAnswer | null {
  const [first] = answers;
  if (first === undefined) return null;
  const foods = answers.flatMap((answer) => answer.foods);
  return {
    ...first,
    text: answers.map(({ text }) => text).join('\n'),
    foods: foods.filter(({ id }, place) => foods.findIndex((other) => other.id === id) === place),
  };
}

/** The foods that a phrase names: mostly one. Where nothing says that foods are compared, 'Thai or Vietnamese' and 'soup or salad' are wishes. */
function comparable(phrase: string, { isLed, isSaid }: Comparison, world: Asked): readonly TasteTraits[] {
  const found = meant(phrase, world);
  if (found === null) return isSaid ? namedInARow(phrase, world) : [];
  if (found.certainty === 'exact') return [found.food];
  // 'Miso and soy sauce': the paste, and no soup of it. 'Goat and lamb': meat, and no dish of either.
  const isOfPart = found.certainty === 'part' && isIngredient(phrase, world);
  const pantry = isOfPart ? [found.food, ...found.others].find(isCookedWith) : undefined;
  if (isOfPart) return pantry === undefined ? [] : [pantry];
  // 'Soup or salad for lunch' compares no two dishes.
  if (!isSaid && isKindWord(phrase)) return [];
  if (isLed) return [found.food];
  const isWish =
    isKindWord(phrase) ||
    world.catalogue.cuisines().some((cuisine) => foldSearchText(cuisine) === phrase) ||
    found.certainty === 'near';
  return isWish ? [] : [found.food];
}

/** Whether a phrase is one word for what dishes are made of. */
const isIngredient = (phrase: string, { asked }: Asked) =>
  !phrase.includes(' ') && !isKindWord(phrase) && ingredientsIn(phrase, asked).length > 0;

/** Whether dishes are made with it: a paste or a sauce, and no cheese. */
const isCookedWith = (food: TasteTraits) =>
  (courseOf(food) === 'ingredient' || courseOf(food) === 'sauce') &&
  !isKindWord(foldSearchText(food.name).split(' ').at(-1) ?? '');

/** Of a name, in words. */
const LONGEST_IN_A_ROW = 3;
/** It tells of which of a kind the next word is. */
const isColour =
  /^(?:red|green|yellow|black|white|brown|dark|light|rote|grune|gelbe|schwarze|weisse|braune|dunkle|helle)[mnrs]?$/;

/** 'Compare ramen pho and udon': names with nothing between them. None where any word is left, or is no name for certain. */
function namedInARow(phrase: string, world: Asked): readonly TasteTraits[] {
  const foods: TasteTraits[] = [];
  for (let words = phrase.split(' '); words.length > 0;) {
    const name = longestName(words, world);
    // 'Red curry' is not Red Red and some curry.
    if (name === null || isColour.test(words.slice(0, name.length).join(' '))) return [];
    foods.push(name.food);
    words = words.slice(name.length);
  }
  return foods.length > 1 ? foods : [];
}

/** The food that the first words name, as many of them as do; `length` in words. */
function longestName(
  words: readonly string[],
  world: Asked,
): { readonly food: TasteTraits; readonly length: number } | null {
  for (let length = Math.min(words.length, LONGEST_IN_A_ROW); length > 0; length -= 1) {
    const found = meant(words.slice(0, length).join(' '), world);
    if (found !== null && found.certainty !== 'near') return { food: found.food, length };
  }
  return null;
}
