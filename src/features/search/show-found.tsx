import { plural, t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { FoodQuestion } from '#domain/search/food-question.ts';
import { figure } from '#languages/figure.ts';
import { useRankedAnswer } from '#food-views/offers/use-ranked.ts';
import { useTaste } from '#food-views/taste/taste-context.tsx';
import type { FindFoodsQuestion, Ranking } from '#ranking/ranking.ts';
import { membersNamed } from '#replica/members/member-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';

interface ShowFoundProps {
  readonly question: FoodQuestion;
  readonly onShow: () => void;
}

const nobody: readonly never[] = [];

/** Closes the filters, and says all the while how many foods they leave. */
export function ShowFound({ question, onShow }: ShowFoundProps) {
  const taster = useTaste();
  const uploaders = useLive((replica) => membersNamed(replica, question.text), [question.text]) ?? nobody;
  const asked = JSON.stringify({ question, taster, uploaders });
  const { answer } = useRankedAnswer(
    useCallback(
      (ranking: Ranking) =>
        ranking.ask('findFoods', { ...(JSON.parse(asked) as Omit<FindFoodsQuestion, 'limit'>), limit: 1 }),
      [asked],
    ),
  );
  return (
    <Button wide onClick={onShow}>
      {answer === null ? t`Show foods` : foundWords(answer.total)}
    </Button>
  );
}

function foundWords(total: number): string {
  const shown = figure(total);
  return plural(total, { one: `Show ${shown} food`, other: `Show ${shown} foods` });
}
