import { t } from '@lingui/core/macro';
import { safetyWords } from '#domain/safety/safety-words.ts';
import type { FoodQuestion, Mood } from '#domain/search/food-question.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { assistantLanguage } from '#shared/words/assistant-language.ts';
import { dietWord } from '#shared/words/diet-word.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** A part of a question that leaves foods out: what it says, and the question without it. */
interface ActiveFilter {
  readonly label: string;
  readonly without: FoodQuestion;
}

const moodNames: Readonly<Record<Mood, string>> = {
  morning: t`Mood: morning`,
  afternoon: t`Mood: afternoon`,
  evening: t`Mood: evening`,
  adventure: t`Mood: adventure`,
  comfort: t`Mood: comfort`,
};

/** Every filter of a question by itself, so that each can be seen and taken away. Text and sort are no filters. */
export function activeFilters(question: FoodQuestion): readonly ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (label: string, changes: Partial<FoodQuestion>) =>
    filters.push({ label, without: { ...question, ...changes } });
  if (question.mood !== null) add(moodNames[question.mood], { mood: null });
  if (question.cuisine !== '') add(wordFor(question.cuisine), { cuisine: '' });
  if (question.minimumRating > 0) add(t`Rated ${question.minimumRating} or better`, { minimumRating: 0 });
  for (const flavour of question.flavours)
    add(t`Tastes ${wordFor(flavour)}`, { flavours: question.flavours.filter((word) => word !== flavour) });
  for (const texture of question.textures)
    add(t`Feels ${wordFor(texture)}`, { textures: question.textures.filter((word) => word !== texture) });
  for (const name of intensityNames) {
    const range = question.intensities[name];
    if (range === undefined) continue;
    const { [name]: _, ...intensities } = question.intensities;
    add(`${wordFor(`${name.charAt(0).toUpperCase()}${name.slice(1)}`)} ${range.from}–${range.to}`, { intensities });
  }
  for (const allergen of question.withoutAllergens)
    add(safetyWords[assistantLanguage].allergen(wordFor(allergen), 'stated-free'), {
      withoutAllergens: question.withoutAllergens.filter((word) => word !== allergen),
    });
  for (const flag of question.diet) add(dietWord(flag), { diet: question.diet.filter((one) => one !== flag) });
  return filters;
}

/** Everything that may leave foods out: what was typed, and the filters. */
export function narrowings(question: FoodQuestion): readonly ActiveFilter[] {
  const text = question.text.trim();
  return [...(text === '' ? [] : [{ label: text, without: { ...question, text: '' } }]), ...activeFilters(question)];
}
