import { useEffect, useState } from 'react';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { QuickHit } from '#ranking/ranking.ts';

export interface QuickAnswer {
  readonly kind: 'asking' | 'answered' | 'failed';
  /** While asking, the hits of the question before: nothing flickers between two letters. */
  readonly hits: readonly QuickHit[];
}

/** The foods for a text, at most 6 (spec 1 §2, explore); a blank text asks nothing. */
export function useQuickSearch(text: string): QuickAnswer {
  const ranking = useRanking();
  const wanted = text.trim();
  const [last, setLast] = useState<{ readonly text: string; readonly kind: 'answered' | 'failed'; readonly hits: readonly QuickHit[] }>({ text: '', kind: 'answered', hits: [] });
  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    ranking.quickSearch(wanted).then(
      (hits) => isCurrent && setLast({ text: wanted, kind: 'answered', hits }),
      () => isCurrent && setLast({ text: wanted, kind: 'failed', hits: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ranking, wanted]);
  if (wanted === '') return { kind: 'answered', hits: [] };
  return { kind: last.text === wanted ? last.kind : 'asking', hits: last.hits };
}
