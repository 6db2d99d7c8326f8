import { foldCase } from '#prelude/text/fold-case.ts';
import { relatedCuisines } from '#domain/pairing/cuisine-relations.ts';
import type { PairingStyle } from '#domain/pairing/pairing.ts';
import { foldedSet } from '#domain/pairing/pairing-reasons.ts';
import { complements, enhancers, type RelatedWords } from '#domain/pairing/related-words.ts';
import { complementPoints, preferencePoints, type ScoredPair } from '#domain/pairing/score-complement.ts';
import { contrastPoints, contrastsWith, SPICY_FROM, tolerancePoints } from '#domain/pairing/score-contrast.ts';
import { elevatePoints } from '#domain/pairing/score-elevate.ts';
import { BOLD, onFive } from '#domain/pairing/taster-scales.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { worthTable } from '#ranking/columns/worth-table.ts';
import { statedLevels } from './stated-levels.ts';
import { statedTemperature } from './stated-temperature.ts';
import { LEVEL_ROOM, NOT_STATED, type TasteColumns, tasteKinds } from './taste-columns.ts';

/** What each word, level and cuisine is worth to one question, in tenths of a point: tables by code, and for the levels `LEVEL_ROOM` places for each intensity; null where a style asks for none of it. */
export interface PairingWeights {
  readonly tastes: Int16Array | null;
  /** By a method's code, 1 for the chosen food's own; one of them is enough for `sharedMethod`. */
  readonly ownMethods: Uint8Array | null;
  readonly origins: Int16Array;
  readonly temperatures: Int16Array;
  readonly levels: Int16Array | null;
  readonly sharedMethod: number;
  readonly always: number;
}

type WeighedPair = Omit<ScoredPair, 'candidate'> & {
  readonly style: PairingStyle;
  readonly columns: Pick<TasteColumns, 'words' | 'tasteWords'>;
};

/** The highest level, in tenths. */
const MOST = 50;
const SPICY = intensityNames.indexOf('spicy');

/** What a word is worth as a flavour, a texture or an aroma; words are folded. */
interface TasteWorths {
  readonly flavour: (word: string) => number;
  readonly texture?: (word: string) => number;
  readonly aroma?: (word: string) => number;
}

function tasteTable(tasteWords: readonly string[], { flavour, texture, aroma }: TasteWorths): Int16Array {
  const worthOf = { [tasteKinds.flavour]: flavour, [tasteKinds.texture]: texture, [tasteKinds.aroma]: aroma };
  return worthTable(tasteWords, (said) => worthOf[said.charAt(0) as keyof typeof worthOf]?.(said.slice(1)) ?? 0);
}

/** The rules of a style (spec 2 §9, pairing results) as tables; their constants are the domain's. */
export function pairingWeights(pair: WeighedPair): PairingWeights {
  const { columns, style } = pair;
  const none = new Int16Array(0);
  const nothing: PairingWeights = {
    tastes: null,
    ownMethods: null,
    origins: none,
    temperatures: none,
    levels: null,
    sharedMethod: 0,
    always: 0,
  };
  if (style === 'elevate') return { ...nothing, origins: worthTable(columns.words, elevateOrigin(pair)) };
  return { ...nothing, ...(style === 'complement' ? complementWeights(pair) : contrastWeights(pair)) };
}

function complementWeights({
  food,
  profile,
  filters,
  columns: { words, tasteWords },
}: WeighedPair): Partial<PairingWeights> {
  const times = filters.prioritizeUserTaste ? 2 : 1;
  const [flavours, textures, aromas, methods] = [food.flavours, food.textures, food.aromas, food.cookingMethods].map(
    foldedSet,
  );
  const [likedFlavours, likedTextures, likedCuisines] = [
    profile?.preferredFlavours,
    profile?.preferredTextures,
    profile?.preferredCuisines,
  ].map((list) => foldedSet(list ?? []));
  const home = foldCase(food.origin);
  return {
    tastes: tasteTable(tasteWords, {
      flavour: (word) =>
        flavourWorth(word, flavours ?? new Set()) + (likedFlavours?.has(word) ? preferencePoints.flavour * times : 0),
      texture: (word) =>
        (textures?.has(word) ? complementPoints.sharedTexture : 0) +
        (likedTextures?.has(word) ? preferencePoints.texture * times : 0),
      aroma: (word) => (aromas?.has(word) ? complementPoints.sharedAroma : 0),
    }),
    ownMethods: Uint8Array.from(words, (word) => (methods?.has(word) ? 1 : 0)),
    origins: worthTable(words, (word) => {
      if (word === '') return 0;
      if (likedCuisines?.has(word)) return preferencePoints.cuisine * times;
      return filters.adventureMode && word !== home ? preferencePoints.newCuisine : 0;
    }),
    levels: levelTable(food, (difference) => Math.max(0, complementPoints.closest - difference)),
    temperatures: temperatureTable(food, words, { same: complementPoints.sameTemperature, other: 0 }),
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

function contrastWeights({ food, profile, columns: { words, tasteWords } }: WeighedPair): Partial<PairingWeights> {
  const flavours = foldedSet(food.flavours);
  return {
    tastes: tasteTable(tasteWords, { flavour: (word) => contrastsWith(word, flavours) * contrastPoints.flavourPair }),
    levels: withSpice(
      levelTable(food, (difference) => Math.min(contrastPoints.furthest, difference)),
      tolerancePoints(profile?.spiceTolerance ?? null),
    ),
    temperatures: temperatureTable(food, words, { same: 0, other: contrastPoints.otherTemperature }),
    always: (onFive(profile?.adventureLevel ?? null) ?? 0) >= BOLD ? contrastPoints.adventurous * 10 : 0,
  };
}

function elevateOrigin({ food, profile }: WeighedPair): (cuisine: string) => number {
  const home = foldCase(food.origin);
  const related = relatedCuisines(home);
  const liked = foldedSet(profile?.preferredCuisines ?? []);
  return (cuisine) => {
    if (home === '' || cuisine === '') return 0;
    const worth = cuisine === home ? elevatePoints.sameOrigin : (related.get(cuisine)?.score ?? 0);
    return worth > 0 && liked.has(cuisine) ? worth + elevatePoints.preferredCuisine : worth;
  };
}

/** What a level is worth by its difference to the chosen food's; nothing where either is a default. */
function levelTable(food: WeighedPair['food'], worth: (difference: number) => number): Int16Array {
  const table = new Int16Array(intensityNames.length * LEVEL_ROOM);
  for (const [taste, own] of statedLevels(food).entries()) {
    if (own === NOT_STATED) continue;
    for (let level = 0; level <= MOST; level += 1)
      table[taste * LEVEL_ROOM + level] = Math.round(worth(Math.abs(own - level) / 10) * 10);
  }
  return table;
}

/** Adds what a spicy food is worth to the member's tolerance, whatever the chosen food is. */
function withSpice(table: Int16Array, points: number): Int16Array {
  for (let level = SPICY_FROM * 10; level <= MOST; level += 1)
    table[SPICY * LEVEL_ROOM + level] = (table[SPICY * LEVEL_ROOM + level] ?? 0) + points * 10;
  return table;
}

function temperatureTable(
  food: WeighedPair['food'],
  words: readonly string[],
  { same, other }: { readonly same: number; readonly other: number },
): Int16Array {
  const own = statedTemperature(food);
  return worthTable(words, (word) => {
    if (own === '' || word === '') return 0;
    return word === own ? same : other;
  });
}
