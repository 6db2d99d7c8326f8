import { createContext, type ReactNode, useContext } from 'react';
import { must } from '#prelude/must.ts';
import type { Ranking } from './ranking.ts';

const RankingContext = createContext<Ranking | null>(null);

export function RankingProvider({ ranking, children }: { ranking: Ranking; children: ReactNode }) {
  return <RankingContext value={ranking}>{children}</RankingContext>;
}

export function useRanking(): Ranking {
  return must(useContext(RankingContext), 'RankingProvider above this component');
}
