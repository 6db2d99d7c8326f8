import { foldCase } from '#prelude/text/fold-case.ts';
import {
  complementaryFlavours,
  contrastingFlavours,
  enhancingFlavours,
  type FlavourRelation,
} from './flavour-relations.ts';

/** Each word (folded) with the words (folded) that it is related to. */
export type RelatedWords = ReadonlyMap<string, ReadonlySet<string>>;

function bothWays(relations: readonly FlavourRelation[]): RelatedWords {
  const related = new Map<string, Set<string>>();
  const add = (word: string, other: string) => {
    const words = related.get(foldCase(word)) ?? new Set();
    related.set(foldCase(word), words.add(foldCase(other)));
  };
  for (const {
    pair: [one, other],
  } of relations) {
    add(one, other);
    add(other, one);
  }
  return related;
}

export const enhancers = bothWays(enhancingFlavours);
export const complements = bothWays(complementaryFlavours);
export const contrasts = bothWays(contrastingFlavours);
