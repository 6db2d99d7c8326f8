import { explainLiking, type LikingReasons } from '#domain/liking/explain-liking.ts';
import { expectedStars, type Liking, likingOf, tellsTaste } from '#domain/liking/learned-taste.ts';
import { priorScales } from '#domain/liking/taste-prior.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { type RatingCandidate, worthRating } from '#domain/liking/worth-rating.ts';
import { likedWords } from '#domain/personal/liked-words.ts';
import { mayOffer, offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { clamp } from '#prelude/clamp.ts';
import { foldCase } from '#prelude/text/fold-case.ts';
import { bestRows } from '#ranking/best-rows.ts';
import type { LayeredCatalogue } from '#ranking/layered-catalogue.ts';
import type { TasteLearner } from '#ranking/liking/taste-learner.ts';
import type { NamedFood, OfferBeside, Taster } from '#ranking/question-shapes.ts';

/** 'Will I like it?', answered in full. */
export interface LikingAnswer {
  readonly liking: Liking;
  /** The stars that the member gave it; null: none. */
  readonly given: number | null;
  /** Stars between which four of five ratings would lie; null where there is no figure, and where the member gave theirs. */
  readonly interval: { readonly from: number; readonly to: number } | null;
  readonly sureness: 'unsure' | 'fairly' | 'sure';
  /** What it rests on: the quiz, foods with stars, and answers to 'Which did you like more?'. */
  readonly basis: { readonly hasQuiz: boolean; readonly ratings: number; readonly comparisons: number };
  readonly reasons: LikingReasons;
  /** Foods whose ratings would teach most, of those that the member likely knows; at most 2. */
  readonly worthRating: Offered<NamedFood>;
}

/** Standard deviations on either side that hold four fifths of a normal distribution. */
const FOUR_FIFTHS = 1.2816;
/** Stars of standard deviation of what the model says, below which it is called so. */
const SURENESS = { sure: 0.42, fairly: 0.6 } as const;
const CANDIDATES = 80;
const SAMPLE = 40;
const ASKED = 2;
/** How likely anybody knows a food: what nobody rated, what many did, what was tried or is of a cuisine one rates. */
const FAMILIAR = { least: 0.15, crowd: 0.5, enough: 20, cuisine: 0.25, tried: 1 } as const;

/** null for a food that is not on the device. */
export function likingInCatalogue(
  catalogue: LayeredCatalogue,
  learner: TasteLearner,
  { foodId, taster }: OfferBeside,
): LikingAnswer | null {
  const food = catalogue.get(foodId);
  if (food === null) return null;
  const { profile } = taster;
  const taste = learner.tasteOf(taster);
  const posterior = learner.posteriorOf(taster);
  const features = foodFeatures(food, profile);
  const liking = likingOf(food, { profile, taste });
  const spread = posterior.variance(features);
  const stars = expectedStars(features, food, taste);
  const half = FOUR_FIFTHS * Math.sqrt(spread + priorScales.noise);
  const unsure = Math.sqrt(spread);
  const given = learner.starsFor(foodId);
  return {
    liking,
    given,
    interval:
      liking.kind === 'liking' && given === null
        ? { from: clamp(stars - half, 1, 5), to: clamp(stars + half, 1, 5) }
        : null,
    sureness: unsure < SURENESS.sure ? 'sure' : unsure < SURENESS.fairly ? 'fairly' : 'unsure',
    basis: {
      hasQuiz: profile !== null && tellsTaste(profile),
      ratings: taste.ratings,
      comparisons: learner.comparedBy(taster),
    },
    reasons: explainLiking(food, {
      profile,
      taste,
      rated: learner.ratedBy(taster),
      alike: learner.ratedAlike(taster, foodId),
    }),
    worthRating: toRate(catalogue, learner, { foodId, taster }),
  };
}

/** Never what the member must not eat, nor the food that is looked at: its form stands on the same page. */
function toRate(
  catalogue: LayeredCatalogue,
  learner: TasteLearner,
  { foodId, taster }: OfferBeside,
): Offered<NamedFood> {
  const { profile } = taster;
  const { base, isGone } = catalogue;
  const familiarityOf = familiarity(learner, taster);
  const isAsked = (food: TasteTraits) => food.id !== foodId && !learner.hasRated(food.id) && mayOffer(food, profile);
  const { origins, reviewCounts, words } = base.columns.foods;
  const ofOrigin = words.map((origin) => familiarityOf({ origin, reviewCount: 0 }));
  const scores = Float64Array.from(
    origins,
    (origin, row) => (ofOrigin[origin] ?? 0) + crowdFamiliarity(reviewCounts[row] ?? 0) + scattered(row),
  );
  const tried = learner.tried.flatMap((id) => catalogue.get(id) ?? []).filter(isAsked);
  const isTried = new Set(tried.map(({ id }) => id));
  const rows = bestRows({
    scores,
    ranks: base.columns.ranks,
    limit: CANDIDATES,
    passes: (row) => !isGone(row) && isAsked(base.foodAt(row)),
  });
  const others = [...rows.map(({ row }): TasteTraits => base.foodAt(row)), ...catalogue.changed]
    .filter((food) => isAsked(food) && !isTried.has(food.id))
    .slice(0, CANDIDATES);
  const candidateOf = (food: TasteTraits, known: number): RatingCandidate<TasteTraits> => ({
    food,
    features: foodFeatures(food, profile),
    familiarity: known,
  });
  const candidates = [
    ...tried.slice(0, CANDIDATES).map((food) => candidateOf(food, FAMILIAR.tried)),
    ...others.map((food) => candidateOf(food, familiarityOf(food))),
  ];
  const about = Array.from({ length: Math.min(SAMPLE, base.rows) }, (_, place) =>
    foodFeatures(base.foodAt(Math.floor((place * base.rows) / SAMPLE)), profile),
  );
  const chosen = worthRating({
    posterior: learner.posteriorOf(taster),
    candidates,
    about: about.length > 0 ? about : candidates.map(({ features }) => features),
    count: ASKED,
  });
  return offeredAs(
    offerTo(chosen, profile, (food) => food),
    ({ id, name }) => ({ id, name }),
  );
}

/** How likely the member knows a food, 0-1: by how many rated it, and by cuisines that the member told of or rates. */
function familiarity(
  learner: TasteLearner,
  taster: Taster,
): (food: Pick<TasteTraits, 'origin' | 'reviewCount'>) => number {
  const liked = taster.profile === null ? [] : likedWords(taster.profile).cuisines;
  const cuisines = new Set([...liked, ...learner.ratedBy(taster).map(({ food: { origin } }) => foldCase(origin))]);
  return ({ origin, reviewCount }) =>
    FAMILIAR.least + (cuisines.has(foldCase(origin)) ? FAMILIAR.cuisine : 0) + crowdFamiliarity(reviewCount);
}

function crowdFamiliarity(reviewCount: number): number {
  return FAMILIAR.crowd * Math.min(1, Math.log1p(reviewCount) / Math.log1p(FAMILIAR.enough));
}

/** A small number by which equals are in no order that anybody would see (R31: not the alphabet's). */
function scattered(row: number): number {
  return (Math.imul(row + 1, 0x9e3779b1) >>> 0) / 2 ** 32 / 100;
}
