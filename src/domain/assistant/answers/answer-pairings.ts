import type { Food } from '#domain/foods/food.ts';
import type { PairingEvidence, PairingReason } from '#domain/pairing/pairing.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantWords } from '#domain/assistant/words/assistant-words.ts';

type Pairing = ReturnType<AssistantCatalogue['pairings']>[number];

const REASONS = 2;
const WORDS = 3;

/** What goes with a food: what its contributors say, and what the pairing rules find (spec 2 §9). */
export function answerPairings(
  food: TasteTraits,
  {
    details,
    pairings,
    words,
  }: { readonly details: Food | null; readonly pairings: readonly Pairing[]; readonly words: AssistantWords },
): string {
  const stated = details?.bestPairedWith ?? [];
  const said = stated.length === 0 ? '' : words.bestWith(food.name, words.list(stated));
  if (pairings.length === 0) return said === '' ? words.tooLittleToPair(food.name) : said;
  const lines = pairings.map(
    ({ food: other, reasons, evidence }) =>
      `– ${other.name}: ${[evidenceWords(evidence, words), ...because(reasons, words)].join('; ')}`,
  );
  return [said, words.goesWith(food.name)].filter((text) => text !== '').join(' ') + `\n${lines.join('\n')}`;
}

/** By what it is a partner, as its card says it, and what members who had both said, where enough did (R31). */
function evidenceWords({ tier, facts }: PairingEvidence, words: AssistantWords): string {
  const votes = facts.find((fact) => fact.kind === 'had-both');
  if (votes === undefined) return words.tiers[tier];
  return tier === 'members' ? words.hadBoth(votes) : `${words.tiers[tier]}; ${words.hadBoth(votes)}`;
}

/** 'both taste rich and umami', by the reasons that count most; none where none is told here. */
function because(reasons: readonly PairingReason[], words: AssistantWords): readonly string[] {
  return reasons
    .filter(({ points, kind }) => points > 0 && words.reasons[kind] !== undefined)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, REASONS)
    .map(({ kind, words: stored }) => words.reasons[kind]?.(words.list(stored.slice(0, WORDS).map(words.word))) ?? '');
}
