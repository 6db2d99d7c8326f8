import type { Food } from '#domain/food.ts';
import type { PairingReason } from '#domain/pairing/pairing.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { AssistantCatalogue } from './assistant-catalogue.ts';
import { wordList } from './word-list.ts';

type Pairing = ReturnType<AssistantCatalogue['pairings']>[number];

const REASONS = 2;
const WORDS = 3;

/** Why two foods go together, for the reasons that need no second sentence; the others are left to the pairing explorer. */
const phrases: Readonly<Partial<Record<PairingReason['kind'], (words: string) => string>>> = {
  'shared-flavours': (words) => `both taste ${words}`,
  'shared-textures': (words) => `both are ${words}`,
  'shared-aromas': (words) => `both smell ${words}`,
  'enhancing-flavours': (words) => `its ${words} side makes the other taste stronger`,
  'complementing-flavours': (words) => `its ${words} side fills in what is missing`,
  'contrasting-flavours': (words) => `its ${words} side plays against the other`,
  'same-origin': (words) => `both are ${words}`,
  'preferred-cuisine': (words) => `you like ${words} food`,
  'preferred-flavours': (words) => `you like ${words}`,
  'preferred-textures': (words) => `you like it ${words}`,
};

/** What goes with a food: what its contributors say, and what the pairing rules find (spec 2 §9). */
export function tellPairings(food: TasteTraits, details: Food | null, pairings: readonly Pairing[]): string {
  const stated = details?.bestPairedWith ?? [];
  const said = stated.length === 0 ? '' : `Its contributors say that ${food.name} goes best with ${wordList(stated)}.`;
  if (pairings.length === 0) return said === '' ? `Too little is stated of ${food.name} to say what goes with it.` : said;
  const lines = pairings.map(({ food: other, reasons }) => `– ${other.name}${because(reasons)}`);
  return [said, `By taste, these go well with ${food.name}:`].filter((text) => text !== '').join(' ') + `\n${lines.join('\n')}`;
}

/** ': both taste rich and umami', by the reasons that count most; '' for none that is told here. */
function because(reasons: readonly PairingReason[]): string {
  const told = reasons
    .filter(({ points, kind }) => points > 0 && phrases[kind] !== undefined)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, REASONS)
    .map(({ kind, words }) => phrases[kind]?.(wordList(words.slice(0, WORDS))) ?? '');
  return told.length === 0 ? '' : `: ${told.join('; ')}`;
}
