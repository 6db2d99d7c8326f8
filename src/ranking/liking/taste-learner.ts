import { realRating } from '#domain/foods/compare-by-rating.ts';
import type { AlikeFood } from '#domain/liking/rated-alike.ts';
import type { FoodId, MemberId } from '#domain/values/ids/ids.ts';
import type { AlikeRated, RatedFood } from '#domain/liking/explain-liking.ts';
import { asTasted } from '#domain/liking/as-tasted.ts';
import {
  crowdStars,
  type LearnedTaste,
  type Lesson,
  learnedTaste,
  type OwnRating,
  untaughtTaste,
} from '#domain/liking/learned-taste.ts';
import { AlikeTable, nothingAlike } from '#domain/liking/rated-alike.ts';
import { foodFeatures } from '#domain/liking/taste-features.ts';
import { TastePosterior } from '#domain/liking/taste-posterior.ts';
import { tastePrior } from '#domain/liking/taste-prior.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';

/** So many ratings of a food are not mainly one's own. */
const A_CROWD = 3;

interface Learner {
  readonly memberId: MemberId | null;
  readonly profile: TasteProfile | null;
}

/**
 * Learns the taste of this device's member from the member's ratings and tastings (R33). A rating that is new, changed or withdrawn costs one or two
 * steps of the posterior, however many there are. Another profile or another member begins anew.
 */
export class TasteLearner {
  readonly #foodOf: (id: FoodId) => TasteTraits | null;
  #memberId: MemberId | null = null;
  #ratings: ReadonlyMap<FoodId, OwnRating> = new Map();
  #profile: string | null = null;
  #posterior = new TastePosterior(tastePrior());
  readonly #lessons = new Map<FoodId, Lesson>();
  /** Rated foods to look at again. */
  readonly #stale = new Set<FoodId>();
  #alike = nothingAlike;
  #taste: LearnedTaste | null = null;
  /** Foods that the member marked as tried: the best to be asked about. */
  tried: readonly FoodId[] = [];
  /** How many answers to 'Which did you like more?' the places of foods rest on. */
  comparisons = 0;

  constructor(foodOf: (id: FoodId) => TasteTraits | null) {
    this.#foodOf = foodOf;
  }

  /** All ratings of the member of this device; whoever asks as another one gets an untaught taste. */
  onRatings(memberId: MemberId | null, ratings: readonly OwnRating[]): void {
    const known = this.#ratings;
    if (memberId !== this.#memberId) this.#forget();
    this.#memberId = memberId;
    this.#ratings = new Map(ratings.map((rating) => [rating.foodId, rating]));
    for (const id of new Set([...known.keys(), ...this.#ratings.keys()]))
      if (JSON.stringify(known.get(id)) !== JSON.stringify(this.#ratings.get(id))) this.#stale.add(id);
  }

  /** What members rated like the foods that the member of this device rated. */
  onAlike(alike: ReadonlyMap<FoodId, readonly AlikeFood[]>): void {
    if (alike === this.#alike.of) return;
    this.#alike = new AlikeTable(alike);
    this.#taste = null;
  }

  /** What is stated of foods, or what others think of them, may have changed. */
  onFoods(ids: Iterable<FoodId> | 'all'): void {
    for (const id of ids === 'all' ? this.#ratings.keys() : ids) if (this.#ratings.has(id)) this.#stale.add(id);
  }

  tasteOf(learner: Learner): LearnedTaste {
    if (!this.#isOwn(learner)) return untaughtTaste;
    this.#learn(learner.profile);
    this.#taste ??=
      this.#lessons.size === 0 ? untaughtTaste : learnedTaste(this.#posterior, this.#lessons.values(), this.#alike);
    return this.#taste;
  }

  /** What the member is believed to like, with how sure that is. */
  posteriorOf(learner: Learner): TastePosterior {
    if (!this.#isOwn(learner)) return new TastePosterior(tastePrior());
    this.#learn(learner.profile);
    return this.#posterior;
  }

  /** The foods to which the member gave stars, and the mean of these. */
  ratedBy(learner: Learner): readonly RatedFood[] {
    if (!this.#isOwn(learner)) return [];
    return Array.from(this.#ratings, ([id, rating]) => ({ food: this.#foodOf(id), stars: givenTo(rating) })).flatMap(
      ({ food, stars }) => (food === null || stars === null ? [] : [{ food, stars }]),
    );
  }

  /** Own ratings of foods that members rated like this one. */
  ratedAlike(learner: Learner, id: FoodId): readonly AlikeRated[] {
    if (!this.#isOwn(learner)) return [];
    return Array.from(this.#lessons).flatMap(([own, { features, target, weight }]): readonly AlikeRated[] => {
      const link = this.#alike.of.get(own)?.find((one) => one.id === id);
      const [food, rating] = [this.#foodOf(own), this.#ratings.get(own)];
      const stars = rating === undefined ? null : givenTo(rating);
      if (link === undefined || food === null || stars === null) return [];
      const rest = this.#posterior.surpriseWithout(features, target, weight);
      return [{ name: food.name, stars: Math.round(stars * 10) / 10, isLoved: link.isLoved, pull: link.weight * rest }];
    });
  }

  /** Whether stars were given to it: of what was only compared a rating still says more. */
  hasRated(id: FoodId): boolean {
    return this.starsFor(id) !== null;
  }

  /** What the member gave it; null where no stars were given. */
  starsFor(id: FoodId): number | null {
    const rating = this.#ratings.get(id);
    return rating === undefined ? null : givenTo(rating);
  }

  /** Answers of this member's that it rests on. */
  comparedBy(learner: Learner): number {
    return this.#isOwn(learner) ? this.comparisons : 0;
  }

  /** The ids of what was rated or compared. */
  ratedIds(learner: Learner): ReadonlySet<FoodId> {
    return new Set(this.#isOwn(learner) ? this.#ratings.keys() : []);
  }

  #isOwn({ memberId }: Learner): boolean {
    return memberId !== null && memberId === this.#memberId;
  }

  #forget(): void {
    this.#posterior = new TastePosterior(tastePrior());
    this.#lessons.clear();
    this.#stale.clear();
    this.#taste = null;
    this.#ratings = new Map();
  }

  #learn(profile: TasteProfile | null): void {
    const told = JSON.stringify(profile);
    if (told !== this.#profile) {
      const ratings = this.#ratings;
      this.#forget();
      this.#ratings = ratings;
      this.#profile = told;
      this.onFoods('all');
    }
    for (const id of this.#stale) this.#lookAt(id, profile);
    this.#stale.clear();
  }

  #lookAt(id: FoodId, profile: TasteProfile | null): void {
    const before = this.#lessons.get(id) ?? null;
    const after = this.#lessonOf(id, profile);
    if (isSameLesson(before, after)) return;
    this.#taste = null;
    if (before !== null) this.#posterior.unlearn(before.features, before.target, before.weight);
    if (after === null) {
      this.#lessons.delete(id);
      return;
    }
    this.#posterior.learn(after.features, after.target, after.weight);
    this.#lessons.set(id, after);
  }

  #lessonOf(id: FoodId, profile: TasteProfile | null): Lesson | null {
    const rating = this.#ratings.get(id);
    const food = rating === undefined ? null : this.#foodOf(id);
    if (rating === undefined || food === null) return null;
    const { stars, tasting = null, weight = 1 } = rating;
    const crowd = food.reviewCount < A_CROWD ? 0 : crowdStars(realRating(food), food.reviewCount);
    const tasted = tasting === null ? food : asTasted(food, tasting);
    return {
      foodId: id,
      features: foodFeatures(tasted, profile),
      target: stars - crowd,
      weight,
      isOnlyCompared: givenTo(rating) === null,
    };
  }
}

/** The stars that were really given; null for what was only compared. */
function givenTo({ given, stars }: OwnRating): number | null {
  return given === undefined ? stars : given;
}

function isSameLesson(one: Lesson | null, other: Lesson | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.target === other.target &&
    one.weight === other.weight &&
    one.isOnlyCompared === other.isOnlyCompared &&
    isSame(one.features.places, other.features.places) &&
    isSame(one.features.values, other.features.values)
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
