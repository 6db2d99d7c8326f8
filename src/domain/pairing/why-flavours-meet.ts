import { foldCase } from '#prelude/text/fold-case.ts';
import {
  complementaryFlavours,
  contrastingFlavours,
  enhancingFlavours,
  type FlavourRelation,
} from './flavour-relations.ts';
import type { PairingReason } from './pairing.ts';
import { foldedSet } from './pairing-reasons.ts';

const relationsBehind: Partial<Readonly<Record<PairingReason['kind'], readonly FlavourRelation[]>>> = {
  'enhancing-flavours': enhancingFlavours,
  'complementing-flavours': complementaryFlavours,
  'contrasting-flavours': contrastingFlavours,
};

/**
 * Explains a reason of a pairing (spec 2 §9): one English sentence for each of the candidate's flavours that the reason names, on how it acts on
 * flavours of the food. Empty for a reason that is not about flavours acting on one another.
 *
 * @param flavours of the food that pairings were looked for, in any case
 */
export function whyFlavoursMeet(
  { kind, words }: Pick<PairingReason, 'kind' | 'words'>,
  flavours: readonly string[],
): readonly string[] {
  const [ours, theirs] = [foldedSet(flavours), foldedSet(words)];
  const meet = (one: string, other: string) => ours.has(foldCase(one)) && theirs.has(foldCase(other));
  return (relationsBehind[kind] ?? []).flatMap(({ pair: [one, other], because }) =>
    meet(one, other) || meet(other, one) ? [because] : [],
  );
}
