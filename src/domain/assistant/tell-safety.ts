import { foldCase } from '#prelude/fold-case.ts';
import { type Safety, safetyByDiet, safetyFromAllergen } from '#domain/personal/is-safe-for.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { AssistantWords } from './assistant-words.ts';
import type { Need } from './needs-in.ts';

/** Whether a food meets a need by what is stated of it (R5). */
function safetyOf(food: Pick<TasteTraits, 'allergens' | 'diet'>, need: Need): Safety {
  return need.kind === 'diet' ? safetyByDiet(food, need.diet) : safetyFromAllergen(food, need.allergen);
}

/** Whether a food meets each need, in sentences; what is not stated is never told as safe (R5). */
export function tellSafety(food: TasteTraits, needs: readonly Need[], words: AssistantWords): string {
  return [...needs.map((need) => safetySentence(food, need, words)), words.askTheCook].join(' ');
}

function safetySentence(food: TasteTraits, need: Need, words: AssistantWords): string {
  const safety = safetyOf(food, need);
  return need.kind === 'diet' ? words.meetsDiet(food.name, words.diet(need.diet), safety) : words.isWithout(food.name, words.allergen(need.allergen), safety);
}

/** What allergens are stated of a food, and whether it meets the profile of whoever asks. */
export function tellAllergens(food: TasteTraits, profile: TasteProfile | null, words: AssistantWords): string {
  const { name, allergens } = food;
  const stated = allergens === null ? words.allergensNotStated(name) : allergens.length === 0 ? words.noAllergens(name) : words.contains(name, words.list(allergens.map(words.allergen)));
  return [stated, ...(profile === null ? [] : profileSentences({ food, profile, words })), words.askTheCook].join(' ');
}

function profileSentences({ food, profile: { allergens, dietaryRestrictions }, words }: { readonly food: TasteTraits; readonly profile: TasteProfile; readonly words: AssistantWords }): readonly string[] {
  const wanted = [
    ...allergens.map((word) => ({ word: words.containsIt(words.allergen(word)), safety: safetyFromAllergen(food, foldCase(word)) })),
    ...dietaryRestrictions.map((word) => ({ word: words.isIt(words.diet(word)), safety: safetyByDiet(food, word) })),
  ];
  const unsafe = wanted.filter(({ safety }) => safety === 'unsafe');
  const unknown = wanted.filter(({ safety }) => safety === 'not-stated');
  return [
    unsafe.length > 0 ? words.againstProfile : '',
    unknown.length > 0 ? words.profileNotStated(words.list(unknown.map(({ word }) => word), 'or')) : '',
    wanted.length > 0 && unsafe.length + unknown.length === 0 ? words.meetsProfile : '',
  ].filter((sentence) => sentence !== '');
}
