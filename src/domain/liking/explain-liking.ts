import { realRating } from '#domain/foods/compare-by-rating.ts';
import { likedWords } from '#domain/personal/liked-words.ts';
import { type MatchReason, tasteMatch } from '#domain/personal/taste-match.ts';
import { emptyTasteProfile } from '#domain/taste/decode-taste-profile.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { type IntensityName, intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { cuisineRegionOf } from './cuisine-regions.ts';
import { type IngredientGroup, ingredientGroupNames, ingredientGroupsOf } from './ingredient-groups.ts';
import { crowdStars, type LearnedTaste } from './learned-taste.ts';
import { alikeStarsOf } from './rated-alike.ts';
import { type FoodFeatures, foodFeatures, placeOf, type QuizTopic, quizTopics } from './taste-features.ts';
import { tastePrior } from './taste-prior.ts';
import { wordFamilyOf, wordListNames } from './word-families.ts';

/** What of a food the member's ratings speak of. */
export type RatedTrait =
  | { readonly kind: 'word'; readonly name: string }
  | { readonly kind: 'ingredient'; readonly name: IngredientGroup }
  | { readonly kind: 'cuisine'; readonly name: string }
  | { readonly kind: 'level'; readonly name: IntensityName; readonly level: number };

/** Why, in terms of the model: `stars` is what the term adds to what is expected of a usual dish. */
export type LikingReason =
  | {
      readonly topic: 'profile';
      readonly of: QuizTopic;
      readonly words: readonly string[];
      readonly isMore: boolean;
      readonly stars: number;
    }
  /** `mean` stars were given to `foods` foods that share the trait; both are facts of the ratings, not of the model. */
  | {
      readonly topic: 'rated';
      readonly trait: RatedTrait;
      readonly foods: number;
      readonly mean: number;
      readonly stars: number;
    }
  /** A food that members rated like this one got `given` stars. `isLoved`: it was loved, and who loved it mostly loved this one, too. */
  | {
      readonly topic: 'alike';
      readonly food: string;
      readonly given: number;
      readonly isLoved: boolean;
      readonly stars: number;
    }
  | { readonly topic: 'members'; readonly stars: number };

export interface LikingReasons {
  /** Largest first, at most 3. */
  readonly forIt: readonly LikingReason[];
  readonly against: readonly LikingReason[];
  /** Must-haves that are not met; before everything else that speaks against it. */
  readonly mustNot: readonly MatchReason[];
  /** What the member cares about and nobody stated, must-haves first. */
  readonly unknown: readonly MatchReason[];
}

/** A food that the member rated, as far as reasons read it. */
export interface RatedFood {
  readonly food: TasteTraits;
  readonly stars: number;
}

/** An own rating of a food that members rated like the one that is asked about. */
export interface AlikeRated {
  readonly name: string;
  readonly stars: number;
  /** Most of those who gave it 4 stars or more gave them to the food that is asked about. */
  readonly isLoved: boolean;
  /** Where it moves what is expected, and how strongly beside the others. */
  readonly pull: number;
}

const REASONS = 3;
/** So many stars say that a food was loved. */
const LOVED = 4;
/** A term below this is none that anybody would name. */
const LEAST_STARS = 0.04;
/** Levels this near are 'about as spicy'. */
const NEAR = 0.75;
const prior = tastePrior();

interface Known {
  readonly profile: TasteProfile | null;
  readonly taste: Pick<LearnedTaste, 'means' | 'alike'>;
  readonly rated: readonly RatedFood[];
  readonly alike: readonly AlikeRated[];
}

/**
 * The largest terms of what the model expects of a food. A term that ratings taught is told by what was really given to foods with the same trait,
 * and only where that points the same way: every sentence can be checked against the member's own ratings.
 */
export function explainLiking(food: TasteTraits, { profile, taste, rated, alike }: Known): LikingReasons {
  const { means } = taste;
  const features = foodFeatures(food, profile);
  const terms = [
    ...profileReasons(food, { profile, means, features }),
    ...ratedReasons(food, { means, features, rated }),
    ...alikeReason(alikeStarsOf(taste.alike, food.id), alike, rated),
    ...membersReason(food),
  ];
  const named = terms
    .filter(({ stars }) => Math.abs(stars) >= LEAST_STARS)
    .toSorted((one, other) => Math.abs(other.stars) - Math.abs(one.stars));
  const match = tasteMatch(food, profile ?? emptyTasteProfile);
  const mustHaves = ({ topic }: MatchReason) => topic === 'allergen' || topic === 'diet';
  return {
    forIt: named.filter(({ stars }) => stars > 0).slice(0, REASONS),
    against: named.filter(({ stars }) => stars < 0).slice(0, REASONS),
    mustNot: match.kind === 'match' ? match.against.filter(mustHaves) : [],
    unknown: match.kind === 'profile-empty' ? [] : match.unknown,
  };
}

interface Model {
  readonly means: Float64Array;
  readonly features: FoodFeatures;
}

function termAt({ means, features: { places, values } }: Model, place: number): number {
  const at = places.indexOf(place);
  return at < 0 ? 0 : (means[place] ?? 0) * (values[at] ?? 0);
}

/** What only the ratings taught: the term less what it was before the first of them. */
function taughtAt({ means, features: { places, values } }: Model, place: number): number {
  const at = places.indexOf(place);
  return at < 0 ? 0 : ((means[place] ?? 0) - (prior.means[place] ?? 0)) * (values[at] ?? 0);
}

function profileReasons(
  food: TasteTraits,
  { profile, ...model }: Model & Pick<Known, 'profile'>,
): readonly LikingReason[] {
  if (profile === null) return [];
  const liked = likedWords(profile);
  return quizTopics.flatMap((of): readonly LikingReason[] => {
    // What the ratings turned round is not what the member told.
    if ((model.means[placeOf('quiz', of)] ?? 0) <= 0) return [];
    const reason = { topic: 'profile', of, stars: termAt(model, placeOf('quiz', of)) } as const;
    switch (of) {
      case 'flavours':
      case 'textures':
      case 'aromas': {
        const shared = food[of].filter((word) => liked[of].has(foldCase(word)));
        return [{ ...reason, words: shared.length > 0 ? shared : food[of].slice(0, REASONS), isMore: false }];
      }
      case 'cuisine':
      case 'adventure':
        return [{ ...reason, words: [food.origin], isMore: false }];
      case 'spice':
        return [{ ...reason, words: [], isMore: food.intensities.spicy > (profile.spiceTolerance ?? 0) / 2 }];
      case 'sweetness':
        return [{ ...reason, words: [], isMore: food.intensities.sweet > (profile.sweetnessPreference ?? 0) }];
    }
  });
}

interface Trait {
  readonly trait: RatedTrait;
  readonly places: readonly number[];
  readonly isShared: (other: TasteTraits) => boolean;
}

function ratedReasons(food: TasteTraits, { rated, ...model }: Model & Pick<Known, 'rated'>): readonly LikingReason[] {
  if (rated.length === 0) return [];
  const own = mean(rated);
  return traitsOf(food).flatMap(({ trait, places, isShared }): readonly LikingReason[] => {
    const stars = places.reduce((sum, place) => sum + taughtAt(model, place), 0);
    if (Math.abs(stars) < LEAST_STARS) return [];
    const sharing = rated.filter((one) => isShared(one.food));
    const given = mean(sharing);
    if (sharing.length === 0 || !pointsTo(given, { stars, own })) return [];
    return [{ topic: 'rated', trait, foods: sharing.length, mean: given, stars }];
  });
}

/** Whether what was given points the way of a term: up from the member's mean, or down. */
function pointsTo(given: number, { stars, own }: { readonly stars: number; readonly own: number }): boolean {
  return stars > 0 ? given >= Math.max(own, 3) : given <= Math.min(own, 4);
}

/** The one of the own ratings that pulls most the way all of them pull. */
function alikeReason(
  stars: number,
  alike: readonly AlikeRated[],
  rated: readonly RatedFood[],
): readonly LikingReason[] {
  const own = mean(rated);
  const [most] = alike
    .filter((one) => one.pull * stars > 0 && pointsTo(one.stars, { stars, own }))
    .toSorted((one, other) => Math.abs(other.pull) - Math.abs(one.pull));
  if (most === undefined) return [];
  return [
    {
      topic: 'alike',
      food: most.name,
      given: most.stars,
      isLoved: most.isLoved && most.stars >= LOVED && stars > 0,
      stars,
    },
  ];
}

/** Each trait once, though several weights may belong to it. */
function traitsOf(food: TasteTraits): readonly Trait[] {
  const words = new Set(wordListNames.flatMap((list) => food[list].map(foldCase)));
  const bits = groupsOf(food);
  return [
    ...Array.from(words, (name): Trait => {
      const family = wordFamilyOf(name);
      return {
        trait: { kind: 'word', name },
        places: [
          ...wordListNames.map((list) => placeOf(list, name)),
          ...(family === null ? [] : [placeOf('family', family)]),
        ],
        isShared: (other) => wordListNames.some((list) => other[list].some((word) => foldCase(word) === name)),
      };
    }),
    ...ingredientGroupNames.flatMap((name, at): readonly Trait[] =>
      (bits & (1 << at)) === 0
        ? []
        : [
            {
              trait: { kind: 'ingredient', name },
              places: [placeOf('ingredient', name)],
              isShared: (other) => (groupsOf(other) & (1 << at)) !== 0,
            },
          ],
    ),
    ...(food.origin === '' ? [] : [cuisineTrait(food.origin)]),
    ...intensityNames.flatMap((name): readonly Trait[] => {
      const level = food.intensities[name];
      const isShared = (other: TasteTraits) =>
        !other.defaulted.includes(name) && Math.abs(other.intensities[name] - level) <= NEAR;
      return food.defaulted.includes(name)
        ? []
        : [
            {
              trait: { kind: 'level', name, level },
              places: [placeOf('level', name), placeOf('bend', name)],
              isShared,
            },
          ];
    }),
  ];
}

function cuisineTrait(origin: string): Trait {
  const region = cuisineRegionOf(origin);
  return {
    trait: { kind: 'cuisine', name: origin },
    places: [placeOf('cuisine', origin), ...(region === null ? [] : [placeOf('region', region)])],
    isShared: (other) => foldCase(other.origin) === foldCase(origin),
  };
}

function groupsOf({ ingredients }: Pick<TasteTraits, 'ingredients'>): number {
  return ingredients.reduce((bits, ingredient) => bits | ingredientGroupsOf(ingredient), 0);
}

function membersReason(food: TasteTraits): readonly LikingReason[] {
  const stars = crowdStars(realRating(food), food.reviewCount);
  return stars === 0 ? [] : [{ topic: 'members', stars }];
}

/** 0 for none. */
function mean(rated: readonly Pick<RatedFood, 'stars'>[]): number {
  return rated.length === 0 ? 0 : rated.reduce((sum, { stars }) => sum + stars, 0) / rated.length;
}
