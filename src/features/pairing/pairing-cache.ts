import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';

/** spec 2 §9, pairing results: cache. Milliseconds. */
const FRESH_FOR = 5 * 60_000;
const KEPT_FOR = 10 * 60_000;

interface Entry {
  readonly suggestions: readonly PairingSuggestion[];
  readonly at: number;
  /** The highest confidence that this combination ever had, percent. */
  readonly confidence: number;
}

export interface CachedPairings {
  readonly suggestions: readonly PairingSuggestion[];
  /** Not older than 5 minutes: it need not be computed again. */
  readonly isFresh: boolean;
  readonly confidence: number;
}

/** Results by food, style, taste profile, filters and members' votes (spec 2 §4, pairing): fresh for 5 minutes, kept for 10. Dies with the tab. */
export class PairingCache {
  readonly #entries = new Map<string, Entry>();
  readonly #clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  recall(question: PairingQuestion): CachedPairings | null {
    const entry = this.#entries.get(keyOf(question));
    if (entry === undefined) return null;
    const age = this.#clock() - entry.at;
    if (age < KEPT_FOR)
      return { suggestions: entry.suggestions, isFresh: age < FRESH_FOR, confidence: entry.confidence };
    this.#entries.delete(keyOf(question));
    return null;
  }

  keep(question: PairingQuestion, suggestions: readonly PairingSuggestion[]): void {
    const key = keyOf(question);
    const now = this.#clock();
    for (const [other, { at }] of this.#entries) if (now - at >= KEPT_FOR) this.#entries.delete(other);
    const confidence = Math.max(
      this.#entries.get(key)?.confidence ?? 0,
      ...suggestions.map((suggestion) => suggestion.confidence),
    );
    this.#entries.set(key, { suggestions, at: now, confidence });
  }

  /** The catalogue changed: what was computed may be out of date. */
  clear(): void {
    this.#entries.clear();
  }
}

function keyOf({ foodId, style, profile, filters, memberVotes = [], disliked = [] }: PairingQuestion): string {
  return JSON.stringify([foodId, style, profile, filters, memberVotes, disliked]);
}
