import { memoize } from '#prelude/memoize.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { allergenWords, type AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { namedTopics } from '#domain/foods/topics/named-topics.ts';
import { type SafetyStatus, worstStatus } from './safety-status.ts';
import {
  optionalIngredient,
  type SafetyFacts,
  type StatedTopics,
  statedTopics,
} from '#domain/foods/topics/stated-topics.ts';
import { flagOfAllergen } from '#domain/foods/topics/promised-topics.ts';
import { topicBits } from '#domain/foods/topics/topic-names.ts';

const bits = new Map(allergenWords.map((allergen) => [allergen, topicBits(allergen)]));
const nuts = topicBits('peanut', 'tree nut');
const ofTheSea = topicBits('fish', 'shellfish', 'molluscs');
const ofAnimals = topicBits('milk', 'egg', 'bee');
const bodies = ofTheSea | topicBits('meat', 'pork');

/** Words that are remembered with what they name: the same is asked of every food. */
const MOST_KEPT = 500;

/** The allergens that a word names, also by another name: 'Prawns' is shellfish, 'nuts' are peanut and tree nut. Empty for what foods do not state. */
const allergensNamed = memoize(MOST_KEPT, (word): readonly AllergenWord[] => {
  const { certain, possible, slips } = namedTopics(word);
  return allergenWords.filter((known) => ((certain | possible | slips) & bitOf(known)) !== 0);
});

/** Whether foods are stated to hold, or not to hold, what a word names; of any other word only that it is there. */
export function isKnownAllergen(word: string): boolean {
  return allergensNamed(word).length > 0;
}

/**
 * How a food stands to one allergen (R5, R28), by any of its names. 'stated-free' only if the list of allergens is stated and lacks it, the
 * flag that speaks of it is yes, and nothing else that is stated names it. What the vocabulary does not know is in it where it is named, and
 * else never stated.
 */
export function allergenStatus(food: SafetyFacts, allergen: string): SafetyStatus {
  const named = allergensNamed(allergen);
  if (named.length === 0) return statusByName(food, allergen);
  const stated = statedTopics(food);
  return worstStatus(named.map((known) => knownStatus(food, stated, known)));
}

/** The same for a word of the vocabulary. @param stated `statedTopics` of the food */
export function knownStatus(
  { allergens, diet }: Pick<SafetyFacts, 'allergens' | 'diet'>,
  stated: StatedTopics,
  allergen: AllergenWord,
): SafetyStatus {
  const topic = bitOf(allergen);
  if ((stated.contains & topic) !== 0) return 'contains';
  const flag = flagOfAllergen[allergen];
  const answer = flag === undefined ? true : diet[flag];
  // No flag of one allergen can be denied for another reason; with nuts it may be the other kind.
  if (answer === false && flag !== 'nut_free') return allergens === null ? 'contains' : 'may-contain';
  if (answer === false && (stated.contains & nuts) === 0) return 'may-contain';
  if ((stated.mayContain & topic) !== 0) return 'may-contain';
  return allergens !== null && answer === true && !isInDoubt(diet, stated, topic) ? 'stated-free' : 'not-stated';
}

/** Whether what a food says leaves open that this is in it: not only that nobody answered. @param stated `statedTopics` of the food */
export function isLeftOpen(
  food: Pick<SafetyFacts, 'allergens' | 'diet'>,
  stated: StatedTopics,
  allergen: AllergenWord,
): boolean {
  return knownStatus(food, stated, allergen) === 'not-stated' && isInDoubt(food.diet, stated, bitOf(allergen));
}

function isInDoubt(diet: SafetyFacts['diet'], stated: StatedTopics, topic: number): boolean {
  return (stated.doubted & topic) !== 0 || isDoubtedByDiet({ diet, stated, topic });
}

function bitOf(allergen: AllergenWord): number {
  return bits.get(allergen) ?? 0;
}

/** Whether a denied diet leaves open that this is what denies it: not vegan, and nothing is stated that says why. */
function isDoubtedByDiet({
  diet,
  stated,
  topic,
}: {
  readonly diet: SafetyFacts['diet'];
  readonly stated: StatedTopics;
  readonly topic: number;
}): boolean {
  if ((topic & ofTheSea) !== 0) return diet.vegetarian === false && (stated.contains & bodies) === 0;
  return (
    (topic & ofAnimals) !== 0 && diet.vegan === false && diet.vegetarian === true && (stated.contains & ofAnimals) === 0
  );
}

function statusByName(
  { name, nativeName, allergens, mayContain, healthWarnings, ingredients }: SafetyFacts,
  allergen: string,
): SafetyStatus {
  const names = namesAllergen(allergen);
  if ((allergens ?? []).some(names) || ingredients.some((one) => names(one) && !optionalIngredient.test(one)))
    return 'contains';
  return [name, nativeName, ...(mayContain ?? []), ...healthWarnings, ...ingredients].some(names)
    ? 'may-contain'
    : 'not-stated';
}

/** Whether a text names something that is no known allergen: 'Kiwis' is named in 'kiwi juice' and 'Kiwisaft'. */
function namesAllergen(allergen: string): (text: string) => boolean {
  const folded = foldSearchText(allergen);
  const stem = folded.length > 3 ? folded.replace(/s$/, '') : folded;
  return (text) => stem !== '' && ` ${foldSearchText(text)}`.includes(` ${stem}`);
}
