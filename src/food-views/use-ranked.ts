import { useEffect, useState } from 'react';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Ranking } from '#ranking/ranking.ts';

type Ask<A> = (ranking: Ranking) => Promise<readonly A[]>;

export interface Ranked<A> {
  /** 'failed': the ranking worker cannot be had. */
  readonly kind: 'asking' | 'answered' | 'failed';
  /** While asking, what was answered to the question before: nothing flickers between two letters. */
  readonly answer: readonly A[];
}

const nothing: readonly never[] = [];

/**
 * The ranking worker's answer, asked anew whenever the catalogue changes.
 *
 * @param ask the same function as long as the question is the same
 */
export function useRanked<A>(ask: Ask<A>): Ranked<A> {
  const ranking = useRanking();
  const [last, setLast] = useState<Ranked<A> & { readonly ask: Ask<A> | null }>({ ask: null, kind: 'asking', answer: nothing });
  useEffect(() => {
    let newest = 0;
    const askAgain = () => {
      newest += 1;
      const mine = newest;
      const show = (kind: Ranked<A>['kind'], answer: readonly A[]) => {
        if (mine === newest) setLast({ ask, kind, answer });
      };
      ask(ranking).then((answer) => show('answered', answer), () => show('failed', nothing));
    };
    askAgain();
    const stopFollowing = ranking.follow(askAgain);
    return () => {
      newest = -1;
      stopFollowing();
    };
  }, [ranking, ask]);
  return { kind: last.ask === ask ? last.kind : 'asking', answer: last.answer };
}
