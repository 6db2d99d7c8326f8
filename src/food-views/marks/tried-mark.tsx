import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { calledName } from '#food-views/names/called-name.ts';
import { MarkButton } from './mark-button.tsx';

interface TriedMarkProps {
  readonly food: Food;
  /** undefined while it is read: nothing is shown that would have to flip, and its room is kept. */
  readonly isTried: boolean | undefined;
  readonly onClick: () => void;
}

/** Writes down that a food was tried (R44). */
export function TriedMark({ food, isTried, onClick }: TriedMarkProps) {
  return (
    <MarkButton
      aria-haspopup="dialog"
      aria-pressed={isTried ?? false}
      title={t`I tried it`}
      onClick={onClick}
      visibility={isTried === undefined ? 'hidden' : 'visible'}
      css={{ '&[aria-pressed=true] svg': { fill: 'none' } }}
    >
      <CircleCheck aria-hidden />
      <chakra.span srOnly>
        <Trans>I tried {calledName(food)}</Trans>
      </chakra.span>
    </MarkButton>
  );
}
