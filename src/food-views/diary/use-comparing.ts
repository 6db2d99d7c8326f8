import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Food } from '#domain/foods/food.ts';
import type { ComparisonAnswer } from '#domain/order/food-comparison.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { oneDecimal } from '#languages/figure.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { answerComparison, removeComparison } from '#replica/order/comparison-commands.ts';
import { foodsOf, nextQuestion, scoreOfFood } from '#replica/order/next-question.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';

interface Question {
  readonly food: Food;
  readonly than: Food;
}

interface Given extends Question {
  /** What had been answered before; null: nothing. */
  readonly before: ComparisonAnswer | null;
}

/** An answer that is given anew. */
export interface AskedAgain {
  readonly than: FoodId;
  readonly before: ComparisonAnswer;
}

interface Comparing {
  /** null: none yet, or none any more. */
  readonly question: Question | null;
  /** Which question it is, from 1. */
  readonly at: number;
  /** An answer of this round can be taken back. */
  readonly canUndo: boolean;
  readonly give: (answer: ComparisonAnswer) => Promise<void>;
  readonly skip: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/**
 * A round of 'Which did you like more?' about one food: up to three questions, or the one that is asked again. It ends by itself, and says then where the
 * food stands. Each answer is on the device at once.
 *
 * @param onEnd told whether anything was asked
 */
export function useComparing(
  food: FoodId,
  { again, onEnd }: { readonly again: AskedAgain | null; readonly onEnd: (wasAsked: boolean) => void },
): Comparing {
  const replica = useReplica();
  const [question, setQuestion] = useState<Question | null>(null);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [skipped, setSkipped] = useState<readonly FoodId[]>([]);
  const [isBusy, setBusy] = useState(false);

  const goOn = async (answered: readonly Given[], passed: readonly FoodId[]) => {
    const questions = answered.length + passed.length;
    const next = again !== null && questions > 0 ? null : await nextOf(replica, { food, again, passed, questions });
    setGiven(answered);
    setSkipped(passed);
    setQuestion(next);
    if (next !== null) return;
    onEnd(true);
    const last = answered.at(-1);
    if (last !== undefined) await tellPlace(replica, last);
  };
  const askFirst = useEffectEvent(() => nextOf(replica, { food, again, passed: [], questions: 0 }));
  const showFirst = useEffectEvent((first: Question | null) => {
    setQuestion(first);
    if (first === null) onEnd(false);
  });
  useEffect(() => {
    let isOver = false;
    void askFirst().then((first) => {
      if (!isOver) showFirst(first);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const once = async (act: (asked: Question) => Promise<void>) => {
    if (isBusy || question === null) return;
    setBusy(true);
    await act(question);
    setBusy(false);
  };
  return {
    question,
    at: given.length + skipped.length + 1,
    canUndo: given.length > 0,
    give: (answer) =>
      once(async (asked) => {
        const outcome = await answerComparison(replica, { food, than: asked.than.id, answer });
        if (toastNotSaved(outcome)) await goOn([...given, { ...asked, before: again?.before ?? null }], skipped);
      }),
    skip: () => once(({ than }) => goOn(given, [...skipped, than.id])),
    undo: () =>
      once(async () => {
        const last = given.at(-1);
        if (last === undefined || !(await takeBack(replica, last))) return;
        setGiven(given.slice(0, -1));
        setQuestion(last);
      }),
  };
}

function nextOf(
  replica: Replica,
  {
    food,
    again,
    passed,
    questions,
  }: {
    readonly food: FoodId;
    readonly again: AskedAgain | null;
    readonly passed: readonly FoodId[];
    readonly questions: number;
  },
): Promise<Question | null> {
  return again === null
    ? nextQuestion(replica, { food, skipped: new Set(passed), questions })
    : foodsOf(replica, food, again.than);
}

async function takeBack(replica: Replica, { food, than, before }: Given): Promise<boolean> {
  const pair = { food: food.id, than: than.id };
  return toastNotSaved(
    before === null
      ? await removeComparison(replica, { ...pair, heldFor: 0 })
      : await answerComparison(replica, { ...pair, answer: before }),
  );
}

/** Where the food stands now, with the way back of the last answer. */
async function tellPlace(replica: Replica, last: Given): Promise<void> {
  const score = await scoreOfFood(replica, last.food.id);
  await toastSaved(replica, {
    title: score === null ? t`Saved` : t`${oneDecimal(score)} of 10 in your order`,
    description: calledName(last.food),
    action: { label: t`Undo`, run: () => void takeBack(replica, last) },
  });
}
