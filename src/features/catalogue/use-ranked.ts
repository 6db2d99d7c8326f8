import { useEffect, useState } from 'react';
import { useRanking } from '#ranking/ranking-context.tsx';
import type { Ranking } from '#ranking/ranking.ts';

type Ask<A> = (ranking: Ranking) => Promise<readonly A[]>;

/**
 * The ranking worker's answer, asked anew when the catalogue changes; undefined until there is one, [] when the worker cannot be had.
 *
 * @param ask the same function as long as the question is the same
 */
export function useRanked<A>(ask: Ask<A>): readonly A[] | undefined {
  const ranking = useRanking();
  const [answered, setAnswered] = useState<{ readonly ask: Ask<A>; readonly answer: readonly A[] }>();
  useEffect(() => {
    let newest = 0;
    const askAgain = () => {
      newest += 1;
      const mine = newest;
      const show = (answer: readonly A[]) => {
        if (mine === newest) setAnswered({ ask, answer });
      };
      ask(ranking).then(show, () => show([]));
    };
    askAgain();
    const stopFollowing = ranking.follow(askAgain);
    return () => {
      newest = -1;
      stopFollowing();
    };
  }, [ranking, ask]);
  return answered?.ask === ask ? answered.answer : undefined;
}
