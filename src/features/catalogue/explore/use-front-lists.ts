import { useState } from 'react';
import type { Day } from '#domain/values/day.ts';
import { dayTable } from '#domain/day/day-table.ts';
import { featuredFoods } from '#domain/foods/featured-foods.ts';
import type { Food } from '#domain/foods/food.ts';
import { useOffered } from '#food-views/offers/use-offered.ts';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { useTasteOnceRead } from '#food-views/taste/taste-context.tsx';
import { pageDay } from '#ranking/page-day.ts';
import { hasFoodsElsewhere } from '#replica/feed/foods-elsewhere.ts';
import { dayContenders } from '#replica/foods/day-contenders.ts';
import { foodsRatedAbove, newestFoods } from '#replica/foods/food-queries.ts';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { frontAtHand } from './front-at-hand.ts';
import { useWholeFront } from './use-whole-front.ts';

/** spec 1 §9: featured foods are rated above this. */
const FEATURED_ABOVE = 4;
/** More than are shown: equal ratings are put in order by their number of reviews. */
const CANDIDATES = 60;
/** How many of the newest foods are looked through for members' own. */
const LOOKED_THROUGH = 24;
/** More of a table than is shown: what stands above it gives its place to the next. */
const LAID = 28;

const nothing: readonly Food[] = [];

/** Everything that decides which sections there are: read at once, so that none appears or vanishes after the others are drawn. */
async function frontFoods(replica: Replica, on: Day) {
  const [candidates, newest, contenders, isSomeElsewhere] = await Promise.all([
    foodsRatedAbove(replica, { rating: FEATURED_ABOVE, count: CANDIDATES }),
    newestFoods(replica, LOOKED_THROUGH),
    dayContenders(replica, on),
    hasFoodsElsewhere(replica),
  ]);
  return { candidates, newest, contenders, isSomeElsewhere };
}

interface Front {
  readonly featured: readonly ShownFood[];
  readonly newest: readonly ShownFood[];
  readonly table: readonly ShownFood[];
  /** Whether more is known than what the page began with. */
  readonly isKnown: boolean;
  /** In a moment there is a table: what stands below it would have to make room. */
  readonly isWaiting: boolean;
}

interface FrontFacts {
  /** Of the document; none: what the replica says. */
  readonly told: readonly Food[];
  /** Whether the rest can be drawn. */
  readonly isHere: boolean;
}

/** The lists with which the front page of Explore begins: of the document, of the rows on this device, or of its columns where it has the rows of some foods alone. */
export function useFrontLists({ told: toldNow, isHere }: FrontFacts): Front {
  const [begun] = useState(toldNow);
  const [on] = useState(() => pageDay());
  const isNewest = isHere && toldNow.length === 0;
  const read = useLive(async (replica) => ({ isNewest, ...(await frontFoods(replica, on)) }), [on, isNewest]);
  const isTasteRead = useTasteOnceRead() !== undefined;
  const answered = useWholeFront(read?.isSomeElsewhere === true);
  const whole = answered === 'asking' ? null : answered;
  const { told, known } = frontAtHand({
    begun,
    read,
    isShowable: isHere && isTasteRead,
    isWholeChosen: whole !== null,
  });
  const isTold = told.length > 0 || known === undefined;
  const best = featuredFoods(useOffered(isTold ? told : known.candidates) ?? nothing);
  const begins = best.length > 0 ? nothing : told;
  const newest = useOffered(isTold ? begins : known.newest) ?? nothing;
  const contenders = useOffered(isTold ? begins : known.contenders) ?? nothing;
  const state = { isKnown: known !== undefined, isWaiting: false };
  // The document's foods are laid out already.
  if (isTold) return { ...state, featured: best, newest, table: contenders };
  if (whole !== null) return { ...state, featured: whole.best, newest: whole.shared, table: whole.table };
  if (answered === 'asking') return { ...state, featured: best, newest: nothing, table: nothing, isWaiting: true };
  return { ...state, featured: best, newest, table: dayTable(contenders, { on, limit: LAID }) };
}
