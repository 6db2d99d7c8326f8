import type { PieceName } from '#domain/drawing/pieces/pieces.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';

/**
 * Where a garnish lies: `main` is what a dish is made of and lies as pieces, `plant` are its vegetables and fruit, `leaf` its herbs, `dust` is
 * strewn over, `cream` poured or set on top, `wedge` lies at the edge.
 */
export type Layer = 'main' | 'plant' | 'leaf' | 'dust' | 'cream' | 'wedge';

export interface Garnish {
  readonly name: string;
  readonly layer: Layer;
  readonly piece: PieceName;
  readonly tone: string;
  /** An ingredient that names it. */
  readonly words: RegExp;
  /** An ingredient that names it and is something else: peanut butter is no butter. */
  readonly except?: RegExp;
  /** A wider range of ingredients that a record may have drawn as this: an egg is fried where the record says so. */
  readonly also?: RegExp;
  /** Who sees it must take this for contained. */
  readonly allergen?: AllergenWord;
  /** It dissolves where it is cooked: seen only where things lie raw or on top. */
  readonly dissolves?: true;
}

export type Row = readonly [
  name: string,
  layer: Layer,
  piece: PieceName,
  tone: string,
  words: RegExp,
  more?: {
    readonly except?: RegExp;
    readonly also?: RegExp;
    readonly allergen?: AllergenWord;
    readonly dissolves?: true;
  },
];
