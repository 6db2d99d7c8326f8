import { create } from 'zustand';
import { decodeTasting } from '#domain/tasting/decode-tasting.ts';
import type { Tasting } from '#domain/tasting/tasting.ts';
import { tabMemory } from '#ui/device/tab-memory.ts';

/** What somebody is about to say of a food: not submitted yet. */
export interface Opinion {
  /** 0 until stars are chosen (spec 1 §4), else 1-5. */
  readonly rating: number;
  readonly text: string;
  /** How it tasted; null while nothing is said of it. */
  readonly tasting: Tasting | null;
}

export const NO_OPINION: Opinion = { rating: 0, text: '', tasting: null };

interface OpinionStore {
  /** By `opinionKey`. */
  readonly opinions: Readonly<Record<string, Opinion>>;
  /** Raised when somebody asks for the form of this key; the form comes into view and takes the keyboard. */
  readonly wanted: { readonly key: string; readonly times: number };
}

const memory = tabMemory('foretaste.opinions');

/** What is being written lives as long as the tab, reloads included, and beyond it by `useKeptOpinion`; the member in the key keeps it from the next one [S5]. */
export const useOpinionStore = create<OpinionStore>()(() => ({
  opinions: remembered(),
  wanted: { key: '', times: 0 },
}));

useOpinionStore.subscribe(({ opinions }, before) => {
  if (opinions !== before.opinions) memory.keep(opinions);
});

export function opinionKey({ member, foodId }: { readonly member: string; readonly foodId: string }): string {
  return `${member}/${foodId}`;
}

export function keepOpinion(key: string, opinion: Opinion): void {
  useOpinionStore.setState(({ opinions }) => ({ opinions: { ...opinions, [key]: opinion } }));
}

export function forgetOpinion(key: string): void {
  useOpinionStore.setState(({ opinions }) => ({
    opinions: Object.fromEntries(Object.entries(opinions).filter(([one]) => one !== key)),
  }));
}

/** Brings the form of this key into view. */
export function askForForm(key: string): void {
  useOpinionStore.setState(({ wanted }) => ({ wanted: { key, times: wanted.times + 1 } }));
}

function remembered(): Record<string, Opinion> {
  const kept = memory.recall();
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, value]: [string, unknown]) => {
      const opinion = readOpinion(value);
      return opinion === null ? [] : [[key, opinion]];
    }),
  );
}

export function readOpinion(value: unknown): Opinion | null {
  if (typeof value !== 'object' || value === null || !('rating' in value) || !('text' in value)) return null;
  const { rating, text } = value;
  return typeof rating === 'number' && typeof text === 'string'
    ? { rating, text, tasting: 'tasting' in value ? decodeTasting(value.tasting) : null }
    : null;
}
