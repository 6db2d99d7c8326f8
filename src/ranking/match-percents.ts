import { likedWords } from '#domain/personal/liked-words.ts';
import { adventureFit, cuisineFit, MATCH_CAP, matchWeights, mustHaveStanding, ratingFit, spiceFit, sweetnessFit, wordFit } from '#domain/personal/taste-match.ts';
import type { TasteProfile } from '#domain/taste-profile.ts';
import { type IntensityName, intensityNames } from '#domain/taste-vocabulary.ts';
import { foldCase } from '#prelude/fold-case.ts';
import type { Catalogue } from './catalogue.ts';
import type { FoodColumns } from './columns/food-columns.ts';
import { defaultBit } from './columns/food-row.ts';
import { realRatingAt } from './columns/real-rating-at.ts';
import type { WordLists } from './columns/word-lists.ts';

/** How well rows fit one topic that a profile speaks of: 0-1, null where a food does not say. */
interface Topic {
  readonly weight: number;
  readonly fitAt: (row: number) => number | null;
}

const LEVELS = 256;
const CERTAIN = 100;

/** `matchPercent` of the domain for every row: the same figures, each added up in the same order, with no food unpacked. */
export function matchPercents(base: Catalogue, profile: TasteProfile): Uint8Array {
  const topics = topicsOf(base.columns.foods, profile);
  const percents = new Uint8Array(base.rows);
  if (topics.length === 0) return percents;
  const { codes, firstRows } = base.orders.health();
  const caps = firstRows.map((row) => {
    const standing = mustHaveStanding(base.foodAt(row), profile);
    return standing === 'met' ? CERTAIN : MATCH_CAP[standing];
  });
  for (let row = 0; row < percents.length; row += 1) {
    let [weight, share] = [0, 0];
    for (const topic of topics) {
      const fit = topic.fitAt(row);
      if (fit === null) continue;
      weight += topic.weight;
      share += topic.weight * fit;
    }
    percents[row] = Math.min(caps[codes[row] ?? 0] ?? 0, Math.round((share / Math.max(1, weight)) * 100));
  }
  return percents;
}

/** In the order in which the domain's rule adds them up. */
function topicsOf(foods: FoodColumns, profile: TasteProfile): readonly Topic[] {
  const liked = likedWords(profile);
  const { spiceTolerance, sweetnessPreference, adventureLevel } = profile;
  const topics = [
    ...wordTopic(foods.flavours, { words: foods.words, liked: liked.flavours, weight: matchWeights.flavours }),
    ...wordTopic(foods.textures, { words: foods.words, liked: liked.textures, weight: matchWeights.textures }),
    ...wordTopic(foods.aromas, { words: foods.words, liked: liked.aromas, weight: matchWeights.aromas }),
    ...(liked.cuisines.size === 0 ? [] : [originTopic(foods, matchWeights.cuisine, (origin) => cuisineFit(origin, liked.cuisines))]),
    ...(spiceTolerance === null ? [] : [levelTopic(foods, 'spicy', { weight: matchWeights.spice, fit: (level) => spiceFit(level, spiceTolerance) })]),
    ...(sweetnessPreference === null ? [] : [levelTopic(foods, 'sweet', { weight: matchWeights.sweetness, fit: (level) => sweetnessFit(level, sweetnessPreference) })]),
    ...(adventureLevel === null || liked.cuisines.size === 0 ? [] : [originTopic(foods, matchWeights.adventure, (origin) => adventureFit(origin, adventureLevel, liked.cuisines))]),
  ];
  return topics.length === 0 ? [] : [...topics, ratingTopic(foods)];
}

function wordTopic({ starts, codes }: WordLists, { words, liked, weight }: { readonly words: readonly string[]; readonly liked: ReadonlySet<string>; readonly weight: number }): readonly Topic[] {
  if (liked.size === 0) return [];
  const isLiked = Uint8Array.from(words, (word) => (liked.has(foldCase(word)) ? 1 : 0));
  const fitAt = (row: number) => {
    const [from, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    let shared = 0;
    for (let at = from; at < end; at += 1) shared += isLiked[codes[at] ?? 0] ?? 0;
    return wordFit({ shared, words: end - from, liked: liked.size });
  };
  return [{ weight, fitAt }];
}

function originTopic({ words, origins }: FoodColumns, weight: number, fit: (origin: string) => number): Topic {
  const fits = words.map((word) => (word === '' ? null : fit(word)));
  return { weight, fitAt: (row) => fits[origins[row] ?? 0] ?? null };
}

function levelTopic({ levels, defaulted }: FoodColumns, name: IntensityName, { weight, fit }: { readonly weight: number; readonly fit: (level: number) => number }): Topic {
  const fits = Float64Array.from({ length: LEVELS }, (_, tenths) => fit(tenths / 10));
  const place = intensityNames.indexOf(name);
  const isDefault = defaultBit(name);
  return { weight, fitAt: (row) => (((defaulted[row] ?? 0) & isDefault) === 0 ? (fits[levels[row * intensityNames.length + place] ?? 0] ?? 0) : null) };
}

function ratingTopic(foods: FoodColumns): Topic {
  const fitAt = (row: number) => {
    const rating = realRatingAt(foods, row);
    return rating === 0 ? null : ratingFit(rating);
  };
  return { weight: matchWeights.rating, fitAt };
}
