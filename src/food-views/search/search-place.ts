import { everyFood, type FoodQuestion, moods, searchSorts } from '#domain/search/food-question.ts';
import { allergenWords, dietaryFlagNames, intensityNames, type IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** Steps of the minimum rating (spec 2 §5). */
export const RATING_STEP = 0.5;
const TEXT_LIMIT = 100;
const WORDS_LIMIT = 10;

/** The question that an address asks; what cannot be read is as if it were not there (spec 2 §2.11: `mood` and `sort` come from other screens). */
export function searchPlace(parameters: URLSearchParams): FoodQuestion {
  const rating = Number(parameters.get('rating') ?? 0);
  const words = (name: string) =>
    parameters
      .getAll(name)
      .map((word) => word.trim().slice(0, TEXT_LIMIT))
      .filter((word) => word !== '')
      .slice(0, WORDS_LIMIT);
  const intensities = intensityNames.flatMap((name): [IntensityName, { from: number; to: number }][] => {
    const [, from, to] = /^([0-5])-([0-5])$/.exec(parameters.get(name) ?? '') ?? [];
    return from === undefined || to === undefined || from > to ? [] : [[name, { from: Number(from), to: Number(to) }]];
  });
  return {
    text: parameters.get('q')?.slice(0, TEXT_LIMIT) ?? '',
    cuisine: parameters.get('cuisine')?.slice(0, TEXT_LIMIT) ?? '',
    minimumRating: rating >= 0 && rating <= 5 && Number.isInteger(rating / RATING_STEP) ? rating : 0,
    flavours: words('flavour'),
    textures: words('texture'),
    intensities: Object.fromEntries(intensities),
    withoutAllergens: allergenWords.filter((word) => parameters.getAll('without').includes(word)),
    diet: dietaryFlagNames.filter((flag) => parameters.getAll('diet').includes(flag)),
    mood: moods.find((mood) => mood === parameters.get('mood')) ?? null,
    sort: searchSorts.find((sort) => sort === parameters.get('sort')) ?? everyFood.sort,
  };
}

/** The parameters of a question; what is as usual is left out. */
export function searchParameters(question: FoodQuestion): URLSearchParams {
  const parameters = new URLSearchParams();
  if (question.text.trim() !== '') parameters.set('q', question.text);
  if (question.cuisine !== '') parameters.set('cuisine', question.cuisine);
  if (question.minimumRating > 0) parameters.set('rating', String(question.minimumRating));
  for (const word of question.flavours) parameters.append('flavour', word);
  for (const word of question.textures) parameters.append('texture', word);
  for (const name of intensityNames) {
    const range = question.intensities[name];
    if (range !== undefined && (range.from > 0 || range.to < 5)) parameters.set(name, `${range.from}-${range.to}`);
  }
  for (const word of question.withoutAllergens) parameters.append('without', word);
  for (const flag of question.diet) parameters.append('diet', flag);
  if (question.mood !== null) parameters.set('mood', question.mood);
  if (question.sort !== everyFood.sort) parameters.set('sort', question.sort);
  return parameters;
}

/** Whether anything is asked for; if not, the screen shows what it has to offer. */
export function asksNothing(question: FoodQuestion): boolean {
  return searchParameters(question).size === 0;
}
