import type { Food } from '#domain/foods/food.ts';
import type { ExplorePlace } from './explore-place.ts';

/** How much of the catalogue is on this device. */
export interface Arrival {
  readonly hasAny: boolean;
  readonly hasEnough: boolean;
  /** The foods here are all that this device can have for now. */
  readonly isSettled: boolean;
  /** They are newer than the document, which tells of some. */
  readonly isNewest: boolean;
}

interface ExploreFacts {
  readonly place: ExplorePlace;
  /** undefined while it is read. */
  readonly here: Arrival | undefined;
  /** Of the document. */
  readonly told: readonly Food[];
  /** Nobody is to wait any longer for the rest of a catalogue that is still arriving. */
  readonly isLate: boolean;
}

export type ExploreView =
  /** It is not known yet what there is. */
  | { readonly kind: 'nothing' }
  /** There are no foods, or too few to begin with yet. */
  | { readonly kind: 'no-foods' }
  /** `begins`: what the front page begins with until this device knows better; `isHere`: the foods of this device may be shown. */
  | { readonly kind: 'sections'; readonly begins: readonly Food[]; readonly isHere: boolean };

const noFoods: readonly Food[] = [];

/** What Explore shows while nothing is searched for. What arrives in the first moments of a first load would only jump about. */
export function exploreView({ place, here, told, isLate }: ExploreFacts): ExploreView {
  const begins = place.kind === 'front' && here?.isNewest !== true ? told : noFoods;
  const isTold = begins.length > 0;
  const isHere = here !== undefined && here.hasAny && (here.isSettled || (here.hasEnough && (isTold || isLate)));
  if (isHere || isTold) return { kind: 'sections', begins, isHere };
  return { kind: here === undefined ? 'nothing' : 'no-foods' };
}
