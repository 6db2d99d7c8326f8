import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { isTalk } from '#domain/avoidance/wording/ordinary-words.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { OneFoodReading } from '#domain/assistant/answers/answer-about.ts';
import { avoidedBy, speaksOf } from '#domain/assistant/answers/avoiding.ts';
import { asksOfOne } from '#domain/assistant/reading/asks-of-one.ts';
import { heldReadings } from '#domain/assistant/reading/held-readings.ts';
import { type MeantFood, trimPhrase } from '#domain/assistant/reading/meant-food.ts';
import { questionGrammars } from '#domain/assistant/reading/grammars/question-grammars.ts';
import { isOfOthers, plainQuestion } from '#domain/assistant/reading/readings-of.ts';
import type { Asked } from './asked.ts';

const SHORTEST_NAME = 3;

/** 'Instead of mozzarella': an ingredient that is not to be, and an allergen, stays avoided in what is like it. */
export function isInPlace({ kind, phrase }: OneFoodReading, world: Asked): boolean {
  return (
    (kind === 'like' || kind === 'similar') &&
    inPlaceOf.test(plainQuestion(world.question.prompt, questionGrammars[world.asked])) &&
    findMentions(trimPhrase(phrase, world.asked).split(' ')).some(({ isDish }) => !isDish)
  );
}

export const inPlaceOf =
  /\b(?:instead of|in place of|rather than|replac\w+|substitut\w+|alternativ\w*|swaps?|subs? (?=for)|stand ?ins?|out of|statt|anstatt|anstelle|ersatz|ersetz\w*)\b/;

/** 'What is miso made of' asks about what is an allergen itself. */
const asksWhatOf =
  /\bmade (?:of|from|out of)$|^(?:woraus|aus was) (?:ist|sind|besteht|bestehen|wird|werden|macht man) /;

const describes =
  /^(?:about|describe|beschreib\w*|introduce|(?:wie ist |was ist )?(?:the |der |die )?(?:texture|taste|smell|flavou?r|aroma|aftertaste|mouthfeel|consistency|geschmack|geruch|konsistenz|textur|nachgeschmack) (?:of|von|vom)|wonach|nach was|what is|what are|was ist|was sind|wie schmeckt|wie schmecken|(?:should|shall|would|could) (?:i|we|you) (?:really |ever )?(?:try|taste)|is it worth|lohnt|lohnen|how (?:come|do|does|is|are)|why|warum|wieso) /;

/** 'How does camenbert smell': the name is written nearly so, and nothing else speaks of what must be avoided. */
function isMisspelt(
  { certainty }: Pick<MeantFood, 'certainty'>,
  { kind, phrase }: Pick<OneFoodReading, 'kind' | 'phrase'>,
  { question, own, asked }: Asked,
): boolean {
  return (
    plainQuestion(question.prompt, questionGrammars[asked]) !== trimPhrase(phrase, asked) &&
    (kind === 'taste' || kind === 'level') &&
    certainty === 'near' &&
    !own.isOfHarm &&
    !speaksOf(avoidedBy(question, [phrase]).own)
  );
}

/** 'What is miso made of' asks about what is an allergen itself. */
function isAskedWhatOf(
  { certainty }: Pick<MeantFood, 'certainty'>,
  kind: OneFoodReading['kind'],
  { question, own, asked }: Asked,
): boolean {
  return (
    kind === 'ingredients' &&
    certainty !== 'near' &&
    !own.isOfHarm &&
    asksWhatOf.test(plainQuestion(question.prompt, questionGrammars[asked]))
  );
}

const isAskedPlainly = (...[found, reading, world]: Parameters<typeof isMisspelt>) =>
  isMisspelt(found, reading, world) || isAskedWhatOf(found, reading.kind, world);

/** Whether a question of safety is asked of a food by its whole name: 'any sesame in tahini', too. */
function asksOfIt(certainty: MeantFood['certainty'], world: Asked): boolean {
  const question = plainQuestion(world.question.prompt, questionGrammars[world.asked]);
  return asksOfOne(world) || (certainty === 'exact' && heldReadings(question, world.asked).length > 0);
}

/** Where a question names what must be avoided, a name is not guessed at: a wish for others would be answered with it. */
export function isSurelyMeant({ certainty }: MeantFood, { kind, phrase }: OneFoodReading, world: Asked): boolean {
  if (!speaksOf(world.own)) return true;
  const words = trimPhrase(phrase, world.asked).split(' ');
  const named = findMentions(words);
  const own = words.filter(
    (word, at) => word.length >= SHORTEST_NAME && !isTalk(word) && !named.some(({ from, to }) => from <= at && at < to),
  );
  // 'Cheese' is a food and an allergen: said alone, it is the latter.
  const isForOthersOfHarm = isOfOthers({ kind }) && world.own.isOfHarm;
  const question = plainQuestion(world.question.prompt, questionGrammars[world.asked]);
  const isAsked =
    kind === 'safety'
      ? asksOfIt(certainty, world)
      : !isForOthersOfHarm && (kind !== 'taste' || describes.test(question) || !question.endsWith(phrase));
  if (named.every(({ isDish }) => isDish) && isOfDishItself(certainty, kind, world)) return true;
  if (isAskedPlainly({ certainty }, { kind, phrase }, world)) return true;
  if (isInPlace({ kind, phrase } as OneFoodReading, world)) return certainty !== 'near';
  if (certainty === 'exact') return own.length > 0 || named.length === 0 || isAsked;
  // 'Does miso contain gluten': miso names soya, but is asked about as what it is; 'milk' says no more than the allergen.
  const isNamesake =
    kind === 'safety' &&
    certainty === 'part' &&
    named.length === 1 &&
    named.every(({ needs }) =>
      needs.every((need) => need.kind === 'allergen' && !isAllergensName(phrase, need.allergen)),
    );
  if (isNamesake) return isAsked;
  const isNamed =
    kind === 'safety' && named.length + own.length === 0 ? isOneWord(words, world) : namesMore(own, world);
  return isNamed && (kind !== 'safety' || isAsked);
}

/**
 * Whether a dish is what is asked about, and not what is avoided: 'something like lasagne, but vegetarian', or by its whole name 'would hummus be a problem'.
 */
function isOfDishItself(certainty: MeantFood['certainty'], kind: OneFoodReading['kind'], { own }: Asked): boolean {
  if (kind === 'safety') return certainty === 'exact';
  return (kind === 'like' || kind === 'course') && !own.isOfHarm && certainty !== 'near';
}

/** 'Is there cheese in pesto': a word of talk that names a food all the same. */
function isOneWord(words: readonly string[], { asked }: Asked): boolean {
  return words.length === 1 && !questionGrammars[asked].wish.fillers.has(words[0] ?? '');
}

/** Whether any word says more than a kitchen. */
function namesMore(own: readonly string[], { catalogue }: Asked): boolean {
  return own.some((word) => !catalogue.cuisines().some((cuisine) => foldSearchText(cuisine) === word));
}

function isAllergensName(phrase: string, allergen: string): boolean {
  return allergen.split(' ').some((word) => phrase.replace(/s$/, '') === word.replace(/s$/, ''));
}

/** 'Cooked', 'not raw': a word that names no food by itself, though a name holds it. */
export function isMereWord(
  { certainty }: MeantFood,
  { phrase }: OneFoodReading,
  { question, asked }: Pick<Asked, 'question' | 'asked'>,
): boolean {
  const grammar = questionGrammars[asked];
  return (
    certainty === 'part' &&
    plainQuestion(question.prompt, grammar) === phrase &&
    phrase.split(' ').every((word) => grammar.wish.fillers.has(word) || participle.test(word))
  );
}

const participle = /^\w{2,}ed$|^ge\w{3,}t(?:e[mnrs]?)?$/;
