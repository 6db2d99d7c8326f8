import type { Food } from '#domain/foods/food.ts';
import type { PairingReason } from '#domain/pairing/pairing.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import type { AssistantCatalogue } from '#domain/assistant/assistant-catalogue.ts';
import type { AssistantWords } from '#domain/assistant/words/assistant-words.ts';

type Pairing = ReturnType<AssistantCatalogue['pairings']>[number];

const REASONS = 2;
const WORDS = 3;

/** What goes with a food: what its contributors say, and what the pairing rules find (spec 2 §9). */
export function tellPairings(
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
  const lines = pairings.map(({ food: other, reasons }) => `– ${other.name}${because(reasons, words)}`);
  return [said, words.goesWith(food.name)].filter((text) => text !== '').join(' ') + `\n${lines.join('\n')}`;
}

/** ': both taste rich and umami', by the reasons that count most; '' for none that is told here. */
function because(reasons: readonly PairingReason[], words: AssistantWords): string {
  const told = reasons
    .filter(({ points, kind }) => points > 0 && words.reasons[kind] !== undefined)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, REASONS)
    .map(({ kind, words: stored }) => words.reasons[kind]?.(words.list(stored.slice(0, WORDS).map(words.word))) ?? '');
  return told.length === 0 ? '' : `: ${told.join('; ')}`;
}
