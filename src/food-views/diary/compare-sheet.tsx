import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { MOST_QUESTIONS } from '#domain/order/next-comparison.ts';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { setAsking } from '#replica/foods/comparison-asking.ts';
import { Button } from '#ui/elements/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { PairChoice } from './pair-choice.tsx';
import { type AskedAgain, useComparing } from './use-comparing.ts';

interface CompareSheetProps {
  /** Which food is placed. */
  readonly food: FoodId;
  /** The one question that is asked again; null: up to three that are chosen. */
  readonly again?: AskedAgain | null;
  /** It comes by itself: the member can say that it shall not for a while. */
  readonly isUnasked?: boolean;
  /** @param wasAsked false where there was nothing to ask */
  readonly onClose: (wasAsked: boolean) => void;
}

/** Two beside each other; below each other where letters are large. */
const besideWhereThereIsRoom = 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))';

/** 'Which did you like more?' (R33): a quick question that can be passed over, for the member's own order. Nothing is drawn where there is nothing to ask. */
export function CompareSheet({ food, again = null, isUnasked = false, onClose }: CompareSheetProps) {
  const replica = useReplica();
  const { question, at, canUndo, give, skip, undo } = useComparing(food, { again, onEnd: onClose });
  if (question === null) return null;
  const notNow = () => {
    void setAsking(replica, 'later');
    onClose(true);
  };
  return (
    <Dialog open onClose={() => onClose(true)} title={t`Which did you like more?`} placement="sheet">
      <Stack gap="4">
        <chakra.p textStyle="small" color="ink.muted" role="status">
          {again === null
            ? t`Question ${at} of at most ${MOST_QUESTIONS}. Only you see your answers.`
            : t`Only you see your answers.`}
        </chakra.p>
        <Pair
          food={question.food}
          than={question.than}
          onMore={() => void give('more')}
          onLess={() => void give('less')}
        />
        <chakra.div display="grid" gap="3" gridTemplateColumns={besideWhereThereIsRoom}>
          <Button tone="outline" onClick={() => void give('same')}>{t`About the same`}</Button>
          <Button tone="outline" onClick={() => void give('unknown')}>{t`Cannot say`}</Button>
        </chakra.div>
        <Row justifyContent="center" gap="1">
          {canUndo ? (
            <Button tone="ghost" onClick={() => void undo()}>
              <Undo2 aria-hidden />
              {t`Undo`}
            </Button>
          ) : null}
          {again === null ? <Button tone="ghost" onClick={() => void skip()}>{t`Skip`}</Button> : null}
          {isUnasked ? <Button tone="ghost" onClick={notNow}>{t`Not now`}</Button> : null}
        </Row>
      </Stack>
    </Dialog>
  );
}

interface PairProps {
  readonly food: Food;
  readonly than: Food;
  readonly onMore: () => void;
  readonly onLess: () => void;
}

function Pair({ food, than, onMore, onLess }: PairProps) {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns={besideWhereThereIsRoom}>
      <PairChoice food={food} onChoose={onMore} />
      <PairChoice food={than} onChoose={onLess} />
    </chakra.div>
  );
}
