import { foldCase } from '#prelude/text/fold-case.ts';
import { type AllergenWord, dietaryFlagNames, type DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import { knownStatus } from './allergen-status.ts';
import { type SafetyStatus, worstStatus } from './safety-status.ts';
import { type SafetyFacts, type StatedTopics, statedTopics } from '#domain/foods/topics/stated-topics.ts';
import { againstDiet } from '#domain/foods/topics/promised-topics.ts';
import { topicBits } from '#domain/foods/topics/topic-names.ts';

interface DietRule {
  /** What must not be in it. */
  readonly against: number;
  /** Diets that this one keeps, too: to deny one denies this. */
  readonly keeps?: readonly DietaryFlagName[];
  /** Allergens of which the flag speaks: it is believed no more than they are. */
  readonly speaksOf?: readonly AllergenWord[];
}

const rules: Readonly<Record<DietaryFlagName, Omit<DietRule, 'against'>>> = {
  vegetarian: { keeps: ['pork_free'] },
  vegan: { keeps: ['vegetarian', 'dairy_free', 'pork_free'] },
  gluten_free: { speaksOf: ['gluten'] },
  dairy_free: { speaksOf: ['milk'] },
  nut_free: { speaksOf: ['peanut', 'tree nut'] },
  low_sodium: {},
  low_sugar: {},
  keto_friendly: {},
  alcohol_free: {},
  pork_free: {},
};

/** Diets that are never stated: a food can only be stated to break them. */
const unstatedDiets: Readonly<Record<string, DietRule>> = {
  halal: { against: topicBits('pork', 'alcohol'), keeps: ['pork_free', 'alcohol_free'] },
  kosher: { against: topicBits('pork', 'shellfish', 'molluscs'), keeps: ['pork_free'] },
};

/**
 * How a food stands to one dietary restriction (R5, R28): a flag ('gluten_free', also 'Gluten-free'), or another word, which no food is ever
 * stated to keep. 'stated-free': the flag is yes, and nothing that is stated speaks against it.
 */
export function dietStatus(food: SafetyFacts, restriction: string): SafetyStatus {
  const word = foldCase(restriction.trim()).replace(/[\s-]+/g, '_');
  const stated = statedTopics(food);
  if (isFlag(word)) return flagStatus(food, stated, word);
  const rule = Object.hasOwn(unstatedDiets, word) ? unstatedDiets[word] : undefined;
  return rule === undefined ? 'not-stated' : (statusAgainst({ diet: food.diet, stated, rule }) ?? 'not-stated');
}

/** The same for a flag. @param stated `statedTopics` of the food */
function flagStatus(
  food: Pick<SafetyFacts, 'allergens' | 'diet'>,
  stated: StatedTopics,
  flag: DietaryFlagName,
): SafetyStatus {
  const rule = { ...rules[flag], against: againstDiet[flag] };
  if (food.diet[flag] === false) return 'contains';
  const against = statusAgainst({ diet: food.diet, stated, rule });
  if (against !== null) return against;
  if (food.diet[flag] !== true || (stated.doubted & rule.against) !== 0) return 'not-stated';
  return worstStatus((rule.speaksOf ?? []).map((allergen) => knownStatus(food, stated, allergen)));
}

function isFlag(word: string): word is DietaryFlagName {
  return dietaryFlagNames.some((name) => name === word);
}

/** null where nothing speaks against the diet. */
function statusAgainst({
  diet,
  stated,
  rule,
}: {
  readonly diet: SafetyFacts['diet'];
  readonly stated: StatedTopics;
  readonly rule: DietRule;
}): SafetyStatus | null {
  if ((stated.contains & rule.against) !== 0 || rule.keeps?.some((flag) => diet[flag] === false) === true)
    return 'contains';
  return (stated.mayContain & rule.against) === 0 ? null : 'may-contain';
}
