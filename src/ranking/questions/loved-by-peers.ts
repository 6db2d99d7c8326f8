import type { LovedFood } from '#domain/liking/taste-likeness.ts';
import { mayOffer, offeredAs, offerTo } from '#domain/safety/offer-to.ts';
import type { Offered } from '#domain/safety/offered.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { dislikedLast } from '#ranking/disliked-last.ts';
import type { FoodIndex } from '#ranking/food-index.ts';
import type { TastePeers } from '#ranking/liking/taste-peers.ts';
import type { Taster } from '#ranking/question-shapes.ts';

/** More than a row shows: some of them may stand on the page already. */
const LIMIT = 24;

export interface LovedByQuestion {
  /** Members of whom those count who taste like the asker. */
  readonly members: readonly MemberId[];
  readonly taster: Taster;
}

/** What members who taste like the asker loved, and the asker has neither rated nor tried, by their stars. */
export function lovedByPeers(
  { index, peers }: { readonly index: FoodIndex; readonly peers: TastePeers },
  { members, taster }: LovedByQuestion,
): Offered<LovedFood> {
  const tried = new Set(index.learner.tried);
  const known = peers.loved(members).flatMap((loved) => {
    const food = tried.has(loved.id) ? null : index.food(loved.id);
    return food !== null && mayOffer(food, taster.profile) ? [{ loved, food }] : [];
  });
  const offered = offerTo(known.slice(0, LIMIT), taster.profile, ({ food }) => food);
  const inTurn = dislikedLast(offered, taster.disliked ?? [], ({ food }) => food);
  return offeredAs(inTurn, ({ loved }) => loved);
}
