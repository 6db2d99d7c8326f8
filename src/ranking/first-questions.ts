import type { FoodId } from '#domain/values/ids/ids.ts';
import type { LearnedTaste } from '#domain/liking/learned-taste.ts';
import type { MenuMatch } from '#domain/menu/menu-names.ts';
import { offeredAs } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import { everyFood, type Mood } from '#domain/search/food-question.ts';
import { popularFoods, trendingFoods, trendingNow } from '#domain/search/listed-foods.ts';
import { spokenBy } from '#domain/foods/topics/stated-topics.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { dislikedLast } from './disliked-last.ts';
import { type FoodIndex, idOf } from './food-index.ts';
import { cuisinesInCatalogue } from './questions/cuisines-in-catalogue.ts';
import { dayTableInCatalogue } from './questions/day-table-in-catalogue.ts';
import { frontInCatalogue } from './questions/front-in-catalogue.ts';
import { type LikingAnswer, likingInCatalogue } from './questions/liking-in-catalogue.ts';
import { moodInCatalogue } from './questions/mood-in-catalogue.ts';
import { newestInCatalogue } from './questions/newest-in-catalogue.ts';
import { recommendInCatalogue } from './questions/recommend-in-catalogue.ts';
import { sameOriginInCatalogue } from './questions/same-origin-in-catalogue.ts';
import type {
  Cuisine,
  FarFood,
  FoodStretch,
  FrontFoods,
  NamedFood,
  OfferBeside,
  Recommendation,
  StretchQuestion,
  Taster,
} from './question-shapes.ts';

/** Of the rows that a device may fetch ahead so many for the member's taste, and so many of the best. With those of a first load it is as much as it holds. */
const NEAR = 500;
const BEST = 1_500;

/** Of the questions that the catalogue alone answers those that a first screen asks: what answers them comes with the worker. */
export function firstQuestions(index: FoodIndex) {
  const { catalogue } = index;
  const idsInTurn = (offered: Offered<FoodId>, disliked: readonly string[] | undefined) =>
    inTurn(index, { offered, disliked, of: (id) => id });
  return {
    ...namedFoods(index),
    ...wholeLists(index),

    /** Rated 4 or better in 5 reviews or more, at most 4 (spec 2 §9, popular). */
    popularFoods: ({ profile, disliked }: Taster): Offered<FoodId> =>
      idsInTurn(offeredAs(popularFoods(catalogue.all(), profile), idOf), disliked),

    /** The table of the day, 6 foods: what stands where there is no evidence (R36). */
    tableOfDay: ({ profile, disliked }: Taster): Offered<FoodId> =>
      idsInTurn(offeredAs(dayTableInCatalogue(catalogue, { needs: profile, on: index.today() }), idOf), disliked),

    /** Rated 3.5 or better, the newest 4 (spec 2 §9, trending). */
    trendingFoods: ({ profile, disliked }: Taster): Offered<FoodId> =>
      idsInTurn(offeredAs(trendingFoods(catalogue.all(), profile), idOf), disliked),

    /** Trending Now: rated above 4, by rating times reviews, at most 6 (spec 2 §9, advanced search). */
    trendingNow: ({ profile, disliked }: Taster): Offered<FoodId> =>
      idsInTurn(offeredAs(trendingNow(catalogue.all(), profile), idOf), disliked),

    /** Four foods of the same origin, to show before the first pairing (spec 2 §2.2). */
    sameOrigin: (beside: OfferBeside): Offered<FoodId> =>
      idsInTurn(sameOriginInCatalogue(catalogue, { ...beside, on: index.today() }), beside.taster.disliked),

    /** A mood's foods, at most 6 (spec 1 §9, mood rules), but for those that stand elsewhere on the page. */
    moodFoods: (question: {
      readonly mood: Mood;
      readonly taster: Taster;
      readonly without?: readonly FoodId[];
    }): Offered<FoodId> =>
      idsInTurn(
        offeredAs(moodInCatalogue(catalogue, { ...question, on: index.today() }), idOf),
        question.taster.disliked,
      ),

    ...tasteQuestions(index),

    /** The cuisines that most foods have, the largest first, equals by the lot of the day; at most 30. */
    cuisines: (): readonly Cuisine[] => cuisinesInCatalogue(catalogue, index.today()),
  };
}

interface AtTable<T> {
  readonly offered: Offered<T>;
  readonly disliked: readonly string[] | undefined;
  readonly of: (thing: T) => FoodId;
}

/** For a table: what names something that is not liked there stands last. */
function inTurn<T>(index: FoodIndex, { offered, disliked, of }: AtTable<T>): Offered<T> {
  return dislikedLast(offered, disliked ?? [], (thing) => index.food(of(thing)));
}

/** What is worked out from a member's taste. */
function tasteQuestions(index: FoodIndex) {
  const { catalogue, learner } = index;
  return {
    /** At most 10 (R20, R33); [] while nothing is known of the taste. */
    recommendations: (taster: Taster): Offered<Recommendation> =>
      inTurn(index, {
        offered: offeredAs(
          recommendInCatalogue(catalogue, {
            ...taster,
            taste: learner.tasteOf(taster),
            rated: learner.ratedIds(taster),
          }),
          ({ food: { id }, score, because }) => ({ id, score, because }),
        ),
        disliked: taster.disliked,
        of: idOf,
      }),

    /** 'Will I like it?' of one food, with reasons, an interval, and what to rate next (R33); null for a food that is not on the device. */
    liking: (beside: OfferBeside): LikingAnswer | null => likingInCatalogue(catalogue, learner, beside),

    /** What the ratings on this device taught of a member's taste: with it a page says the same percentage of any food. */
    learnedTaste: (taster: Taster): LearnedTaste => learner.tasteOf(taster),
  };
}

/** Which foods a text or an id names; none of these offers any. */
function namedFoods(index: FoodIndex) {
  return {
    /** For each name the food that is called so, or else the best match that holds it; names that nothing holds are left out. */
    foodsNamed: (names: readonly string[]): readonly NamedFood[] => names.flatMap((name) => index.named(name)),

    /** For each name the food that is called just so; names of no food are left out. It leads from a text to the foods that it names, and offers none. */
    foodsCalled: (names: readonly string[]): readonly NamedFood[] => names.flatMap((name) => index.called(name)),

    /** What the dishes of a menu are in the catalogue, one answer a dish (R48). It leads from a text to the foods that it names, and offers none. */
    readMenu: (dishes: readonly string[]): readonly MenuMatch[] => dishes.map((dish) => index.menuNames.match(dish)),

    /** These foods as the columns know them, for a device without their rows; what is no food is left out. */
    farFoods: (ids: readonly FoodId[]): readonly FarFood[] => ids.flatMap((id) => farFood(index.food(id))),
  };
}

/** Lists that a device with all rows makes of them, and one with the rows of some foods asks for. */
function wholeLists(index: FoodIndex) {
  return {
    /** A stretch of the whole list of a cuisine or of all, newest first. */
    listFoods: (stretch: StretchQuestion): FoodStretch => newestInCatalogue(index.catalogue, stretch),

    /**
     * The foods whose rows are worth fetching before a screen wants them: those nearest in taste, and then the top of the catalogue, but for what the member
     * avoids; [] while it is not known which foods there are.
     */
    foodsAhead(taster: Taster): readonly FoodId[] {
      if (!index.hasColumns) return [];
      const first = (sort: 'match' | 'rating', limit: number) =>
        index.matches({
          question: { ...everyFood, sort },
          taster,
          uploaders: [],
          leavesOut: taster.profile,
          limit,
        }).ids;
      return [...new Set([...first('match', NEAR), ...first('rating', BEST)])];
    },

    /** What the front page of Explore begins with; null while it is not known which foods there are. */
    frontFoods({ profile, disliked = [] }: Taster): FrontFoods | null {
      if (!index.hasColumns) return null;
      const { table, ...others } = frontInCatalogue(index.catalogue, { needs: profile, on: index.today() });
      return { ...others, table: dislikedLast(table, disliked, (id) => index.food(id)) };
    },
  };
}

/** A copy: a row of the columns cannot leave its thread. */
function farFood(food: TasteTraits | null): FarFood[] {
  if (food === null) return [];
  const { id, name, nativeName, localName = '', origin, course, flavours, textures, intensities, defaulted } = food;
  const { allergens, mayContain, diet, healthWarnings, ingredients } = food;
  const names = { id, name, nativeName, localName, origin };
  const spoken = spokenBy(food);
  const taste = { course, flavours, textures, intensities, defaulted, tastings: null };
  return [{ ...names, ...taste, allergens, mayContain, diet, healthWarnings, ingredients, spoken }];
}
