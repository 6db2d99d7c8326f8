import { useEffect, useState } from 'react';
import { shareEqual } from '#prelude/share-equal.ts';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Ranking } from '#ranking/ranking.ts';

type Ask<A> = (ranking: Ranking) => Promise<A>;

export interface RankedAnswer<A> {
  /** 'failed': the ranking worker cannot be had. */
  readonly kind: 'asking' | 'answered' | 'failed';
  /** While asking, what was answered to the question before: nothing flickers between two letters. Null before the first answer. */
  readonly answer: A | null;
}

export interface Ranked<A> {
  readonly kind: RankedAnswer<A>['kind'];
  readonly answer: readonly A[];
}

const nothing: readonly never[] = [];

/**
 * The ranking worker's answer, asked anew whenever the catalogue changes.
 *
 * @param ask the same function as long as the question is the same
 */
export function useRankedAnswer<A>(ask: Ask<A>): RankedAnswer<A> {
  const ranking = useRanking();
  const [last, setLast] = useState<RankedAnswer<A> & { readonly ask: Ask<A> | null }>({
    ask: null,
    kind: 'asking',
    answer: null,
  });
  useEffect(() => {
    let newest = 0;
    const askAgain = () => {
      newest += 1;
      const mine = newest;
      const show = (kind: RankedAnswer<A>['kind'], answer: A | null) => {
        if (mine === newest) setLast((shown) => shareEqual(shown, { ask, kind, answer }));
      };
      ask(ranking).then(
        (answer) => show('answered', answer),
        () => show('failed', null),
      );
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

/** As `useRankedAnswer`, for answers that are lists: none is an empty one. */
export function useRanked<A>(ask: Ask<readonly A[]>): Ranked<A> {
  const { kind, answer } = useRankedAnswer(ask);
  return { kind, answer: answer ?? nothing };
}
