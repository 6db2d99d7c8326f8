import { matchesIn } from '#prelude/text/matches-in.ts';
import type { Food } from '#domain/foods/food.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';

/** What may be left out of a wish that nothing meets. */
export type LeftOut =
  | 'words'
  | 'time'
  | 'strength'
  | 'texture'
  | 'flavours'
  | 'origin'
  | 'kind'
  | 'ingredients'
  | 'occasion';
/** One thing that a wish says and that the advanced search has no filter for. */
export interface WishPart {
  /** As what it is told of where no food meets it. */
  readonly left: LeftOut;
  readonly passes: (food: TasteTraits) => boolean;
  /** What a food must be at least, where none passes with the rest of the wish. */
  readonly wider?: (food: TasteTraits) => boolean;
  /** What of a wish is left out before this. */
  readonly outlasts?: 'ingredients' | 'origin';
  /** Not said, but meant where no kind is named: what warms is eaten. */
  readonly isImplied?: boolean;
  /** Says what is not wanted. */
  readonly isDenied?: boolean;
  /** What the whole record must tell, which ranking does not hold; it is read last. */
  readonly isTold?: (food: Food) => boolean;
  /** The words that say it, told where it is left out. */
  readonly said?: string;
  /** Helps to choose, and is the first that is left out. */
  readonly isHelp?: boolean;
  /** By its texture alone, which is told. */
  readonly isOfTexture?: boolean;
  /** A way of cooking, which is said of any kind. */
  readonly isMethod?: boolean;
  /** Herbs or spices, which go into dishes. */
  readonly isSeasoning?: boolean;
  /** 0-5: how well a food that passes meets it; all alike where it is left out. */
  readonly fit?: (food: TasteTraits) => number;
}

/** The same, taking for a kind what comes nearest to it. */
export function withNearKinds(parts: readonly WishPart[]): readonly WishPart[] {
  return parts.map((part) => ({ ...part, passes: part.wider ?? part.passes }));
}

/** 'The sweetest', 'the least bitter'. */
export interface TasteOrder {
  readonly taste: IntensityName;
  readonly direction: 'most' | 'least';
}

/** How strong all that a food tastes of is beside another. */
export type Strength = 'more' | 'less';

/** A text of which some words were read: these are blanked in `rest`. */
export interface ReadPart<Found> {
  readonly found: Found;
  readonly rest: string;
}

/** All matches of a pattern, and the text without them. @param pattern with the flag g */
export function takeOut(text: string, pattern: RegExp): ReadPart<readonly RegExpExecArray[]> {
  const found = matchesIn(text, pattern);
  return { found, rest: found.length === 0 ? text : text.replace(pattern, (match) => ' '.repeat(match.length)) };
}
