import { foldCase } from '#prelude/fold-case.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import type { PairingStyle } from '#domain/pairing/pairing.ts';
import { foldedSet } from '#domain/pairing/pairing-reasons.ts';
import { complements, enhancers, type RelatedWords } from '#domain/pairing/related-words.ts';
import { complementPoints, preferencePoints, type ScoredPair } from '#domain/pairing/score-complement.ts';
import { contrastPoints, contrastsWith, SPICY_FROM, tolerancePoints } from '#domain/pairing/score-contrast.ts';
import { elevatePoints } from '#domain/pairing/score-elevate.ts';
import { BOLD, onFive } from '#domain/pairing/taster-scales.ts';
import type { TasteTraits } from '#domain/taste-traits.ts';
import type { WordCodes } from './word-codes.ts';

/** What each word, level and cuisine is worth to one question, in tenths of a point. Tables are indexed by code, `levels` by the difference in tenths. */
export interface PairingWeights {
  readonly tastes: Int16Array;
  /** 1 for the chosen food's own methods. */
  readonly methods: Int16Array;
  readonly origins: Int16Array;
  /** null: levels and temperature do not count. */
  readonly levels: Int16Array | null;
  readonly sameTemperature: number;
  readonly otherTemperature: number;
  readonly sharedMethod: number;
  /** For a food that is at least so spicy (tenths). */
  readonly spicy: number;
  readonly spicyFrom: number;
  readonly always: number;
}

type WeighedPair = Omit<ScoredPair, 'candidate'> & { readonly style: PairingStyle; readonly words: WordCodes; readonly tasteWords: WordCodes };

const LEVELS = 51;

/** Before a word, what it is said of: 'creamy' is a flavour and a texture. */
const kinds = { flavour: 'f', texture: 't', aroma: 'a' } as const;

/** The flavours, textures and aromas of a food as the words of one list. */
export function tasteWordsOf({ flavours, textures, aromas }: Pick<TasteTraits, 'flavours' | 'textures' | 'aromas'>): readonly string[] {
  const of = (kind: string, list: readonly string[]) => list.map((word) => `${kind}${word}`);
  return [...of(kinds.flavour, flavours), ...of(kinds.texture, textures), ...of(kinds.aroma, aromas)];
}

/** What a word is worth as a flavour, a texture or an aroma; words are folded. */
interface TasteWorths {
  readonly flavour: (word: string) => number;
  readonly texture?: (word: string) => number;
  readonly aroma?: (word: string) => number;
}

function tasteTable(codes: WordCodes, { flavour, texture, aroma }: TasteWorths): Int16Array {
  const worthOf = { [kinds.flavour]: flavour, [kinds.texture]: texture, [kinds.aroma]: aroma };
  return tableOf(codes, (said) => worthOf[said.charAt(0) as keyof typeof worthOf]?.(said.slice(1)) ?? 0);
}

function tableOf(codes: WordCodes, worth: (word: string) => number): Int16Array {
  const weights = new Int16Array(codes.size);
  for (const [word, code] of codes.entries()) weights[code] = Math.round(worth(word) * 10);
  return weights;
}

/** The rules of a style (spec 2 §9, pairing results) as tables; their constants are the domain's. */
export function pairingWeights(pair: WeighedPair): PairingWeights {
  const { words, style } = pair;
  const table = (worth: (word: string) => number) => tableOf(words, worth);
  const nothing: PairingWeights = {
    tastes: new Int16Array(0), methods: new Int16Array(0), origins: new Int16Array(0), levels: null,
    sameTemperature: 0, otherTemperature: 0, sharedMethod: 0, spicy: 0, spicyFrom: SPICY_FROM * 10, always: 0,
  };
  if (style === 'elevate') return { ...nothing, origins: table(elevateOrigin(pair)) };
  return { ...nothing, ...(style === 'complement' ? complementWeights(pair, table) : contrastWeights(pair)) };
}

type Table = (worth: (word: string) => number) => Int16Array;

function complementWeights({ food, profile, filters, tasteWords }: WeighedPair, table: Table): Partial<PairingWeights> {
  const times = filters.prioritizeUserTaste ? 2 : 1;
  const [flavours, textures, aromas, methods] = [food.flavours, food.textures, food.aromas, food.cookingMethods].map(foldedSet);
  const [likedFlavours, likedTextures, likedCuisines] = [profile?.preferredFlavours, profile?.preferredTextures, profile?.preferredCuisines].map((list) => foldedSet(list ?? []));
  const home = foldCase(food.origin);
  return {
    tastes: tasteTable(tasteWords, {
      flavour: (word) => flavourWorth(word, flavours ?? new Set()) + (likedFlavours?.has(word) ? preferencePoints.flavour * times : 0),
      texture: (word) => (textures?.has(word) ? complementPoints.sharedTexture : 0) + (likedTextures?.has(word) ? preferencePoints.texture * times : 0),
      aroma: (word) => (aromas?.has(word) ? complementPoints.sharedAroma : 0),
    }),
    methods: table((word) => (methods?.has(word) ? 1 : 0)),
    origins: table((word) => {
      if (word === '') return 0;
      if (likedCuisines?.has(word)) return preferencePoints.cuisine * times;
      return filters.adventureMode && word !== home ? preferencePoints.newCuisine : 0;
    }),
    levels: byDifference((difference) => Math.max(0, complementPoints.closest - difference)),
    sameTemperature: complementPoints.sameTemperature * 10,
    sharedMethod: complementPoints.sharedCooking * 10,
  };
}

function flavourWorth(word: string, flavours: ReadonlySet<string>): number {
  if (flavours.has(word)) return complementPoints.sharedFlavour;
  if (meets(enhancers, word, flavours)) return complementPoints.enhancer;
  return meets(complements, word, flavours) ? complementPoints.complement : 0;
}

function meets(related: RelatedWords, word: string, others: ReadonlySet<string>): boolean {
  return [...(related.get(word) ?? [])].some((other) => others.has(other));
}

function contrastWeights({ food, profile, tasteWords }: WeighedPair): Partial<PairingWeights> {
  const flavours = foldedSet(food.flavours);
  return {
    tastes: tasteTable(tasteWords, { flavour: (word) => contrastsWith(word, flavours) * contrastPoints.flavourPair }),
    levels: byDifference((difference) => Math.min(contrastPoints.furthest, difference)),
    otherTemperature: contrastPoints.otherTemperature * 10,
    spicy: tolerancePoints(profile?.spiceTolerance ?? null) * 10,
    always: (onFive(profile?.adventureLevel ?? null) ?? 0) >= BOLD ? contrastPoints.adventurous * 10 : 0,
  };
}

function elevateOrigin({ food, profile }: WeighedPair): (cuisine: string) => number {
  const home = foldCase(food.origin);
  const related = relatedCuisines(home);
  const liked = foldedSet(profile?.preferredCuisines ?? []);
  return (cuisine) => {
    if (home === '' || cuisine === '') return 0;
    const worth = cuisine === home ? elevatePoints.sameOrigin : related.get(cuisine)?.score ?? 0;
    return worth > 0 && liked.has(cuisine) ? worth + elevatePoints.preferredCuisine : worth;
  };
}

function byDifference(worth: (difference: number) => number): Int16Array {
  return Int16Array.from({ length: LEVELS }, (_, tenths) => Math.round(worth(tenths / 10) * 10));
}
