import { useEffect, useState } from 'react';
import type { PairingQuestion, PairingSuggestion } from '#domain/pairing/pairing.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import { PairingCache } from './pairing-cache.ts';

export interface Pairings {
  readonly kind: 'computing' | 'computed' | 'cached' | 'failed';
  /** null while there is nothing to show yet. */
  readonly suggestions: readonly PairingSuggestion[] | null;
  /** Of a cached result: the highest confidence it ever had, percent. */
  readonly confidence: number;
}

const cache = new PairingCache();

/** The pairings of a question: from the cache while it is fresh, else from the ranking worker, and anew when the catalogue changes. */
export function usePairings(question: PairingQuestion | null): Pairings {
  const ranking = useRanking();
  const key = JSON.stringify(question);
  // What members said may change while a list is read: it stays until the new one is there.
  const place = JSON.stringify({ ...question, memberVotes: [] });
  const [last, setLast] = useState<Pairings & { readonly place: string }>({
    place: '',
    kind: 'computing',
    suggestions: null,
    confidence: 0,
  });
  useEffect(() => {
    const asked = JSON.parse(key) as PairingQuestion | null;
    if (asked === null) return undefined;
    let isWanted = true;
    const show = (pairings: Pairings) => {
      if (isWanted) setLast({ place, ...pairings });
    };
    const compute = async () => {
      try {
        const suggestions = await ranking.ask('pairings', asked);
        if (!isWanted) return;
        cache.keep(asked, suggestions);
        show({ kind: 'computed', suggestions, confidence: 0 });
      } catch {
        show({ kind: 'failed', suggestions: null, confidence: 0 });
      }
    };
    const known = cache.recall(asked);
    if (known !== null)
      show({
        kind: known.isFresh ? 'cached' : 'computing',
        suggestions: known.suggestions,
        confidence: known.confidence,
      });
    if (known?.isFresh !== true) void compute();
    const stopFollowing = ranking.follow(() => {
      cache.clear();
      void compute();
    });
    return () => {
      isWanted = false;
      stopFollowing();
    };
  }, [ranking, key, place]);
  return last.place === place ? last : { kind: 'computing', suggestions: null, confidence: 0 };
}
