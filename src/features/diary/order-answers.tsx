import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { CompareSheet } from '#food-views/diary/compare-sheet.tsx';
import { useReplica } from '#replica/database/replica-context.tsx';
import type { Replica } from '#replica/database/replica.ts';
import { useLive } from '#replica/database/use-live.ts';
import { removeComparison } from '#replica/order/comparison-commands.ts';
import { type AnswerLine, answersAbout } from '#replica/order/order-lines.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface OrderAnswersProps {
  readonly food: FoodId;
  readonly name: string;
  readonly onClose: () => void;
}

/** What the member answered about a food, to be answered anew or taken back. */
export function OrderAnswers({ food, name, onClose }: OrderAnswersProps) {
  const replica = useReplica();
  const [again, setAgain] = useState<AnswerLine | null>(null);
  const answers = useLive((from) => answersAbout(from, food), [food]);
  if (again !== null)
    return (
      <CompareSheet food={food} again={{ than: again.than.id, before: again.answer }} onClose={() => setAgain(null)} />
    );
  return (
    <Dialog open onClose={onClose} title={t`Your answers about ${name}`} placement="sheet">
      {answers === undefined ? <LoadingState shape="rows" label={t`Reading your answers...`} /> : null}
      {answers?.length === 0 ? (
        <chakra.p color="ink.muted">{t`You were not asked about it yet: its place comes from your stars.`}</chakra.p>
      ) : null}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {answers?.map((line) => (
          <chakra.li key={line.than.id} display="flex" alignItems="center" gap="1" minH="target">
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {answerWords(line)}
            </chakra.span>
            <IconButton label={t`Answer anew about ${calledName(line.than)}`} onClick={() => setAgain(line)}>
              <RotateCcw aria-hidden />
            </IconButton>
            <IconButton
              label={t`Take back the answer about ${calledName(line.than)}`}
              onClick={() => void takeBack(replica, food, line)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}

function answerWords({ than, answer }: AnswerLine): string {
  const name = calledName(than);
  switch (answer) {
    case 'more':
      return t`More than ${name}`;
    case 'less':
      return t`Less than ${name}`;
    case 'same':
      return t`About the same as ${name}`;
    case 'unknown':
      return t`Cannot be compared with ${name}`;
  }
}

async function takeBack(replica: Replica, food: FoodId, { than }: AnswerLine): Promise<void> {
  const outcome = await removeComparison(replica, { food, than: than.id, heldFor: HELD_FOR_UNDO });
  if (outcome.kind !== 'saved') {
    if (outcome.kind !== 'missing') toastNotSaved(outcome);
    return;
  }
  await toastSaved(replica, {
    title: t`Answer taken back`,
    description: calledName(than),
    action: undoDeletion(outcome.undo),
  });
}
