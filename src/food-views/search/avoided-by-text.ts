import { t } from '@lingui/core/macro';
import type { DeniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import type { AllergenWord, DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';
import { dietInSentence } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** A search that can leave something out. */
export type AvoidingQuestion = Pick<FoodQuestion, 'text' | 'withoutAllergens' | 'diet'>;

/** Something that a search leaves out, as its chip says it, and the search without it. */
interface AvoidedPart<Q> {
  readonly label: string;
  readonly without: Q;
}

/** Flags that say of these allergens what the allergens say already. */
const saidTwice: Readonly<Partial<Record<DietaryFlagName, readonly AllergenWord[]>>> = {
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
  nut_free: ['peanut', 'tree nut'],
};

/**
 * What the words of a text leave out (R29), each by itself: 'Avoiding: milk'. To take one off takes all of them out of the text, and the others become
 * filters.
 */
export function avoidedByText<Q extends AvoidingQuestion>(
  question: Q,
  { rest, withoutAllergens, diet }: Omit<DeniedInSearch, 'unstated' | 'unknown'>,
): readonly AvoidedPart<Q>[] {
  const flags = diet.filter(
    (flag) => saidTwice[flag]?.every((allergen) => withoutAllergens.includes(allergen)) !== true,
  );
  const left = (allergens: readonly AllergenWord[], diets: readonly DietaryFlagName[]): Q => ({
    ...question,
    text: rest,
    withoutAllergens: [...new Set([...question.withoutAllergens, ...allergens])],
    diet: [...new Set([...question.diet, ...diets])],
  });
  return [
    ...withoutAllergens.map((allergen) => ({
      label: t`Avoiding: ${wordFor(allergen)}`,
      without: left(
        withoutAllergens.filter((one) => one !== allergen),
        flags,
      ),
    })),
    ...flags.map((flag) => ({
      label: t`Avoiding what is not ${dietInSentence(flag)}`,
      without: left(
        withoutAllergens,
        flags.filter((one) => one !== flag),
      ),
    })),
  ];
}
