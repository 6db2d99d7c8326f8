import { t } from '@lingui/core/macro';
import { Bookmark, CircleCheck } from 'lucide-react';
import type { Food } from '#domain/foods/food.ts';
import { Button } from '#ui/elements/button.tsx';
import { useFoodMarks } from './use-food-marks.ts';

const pressed = {
  '&[aria-pressed=true]': {
    bg: 'paprika.soft',
    borderColor: 'paprika.text',
    color: 'paprika.text',
    '& svg[data-fills]': { fill: 'currentColor' },
  },
} as const;

/** 'Want to try' and 'I tried it' on a food's page (R10, R44): what was tried may be wanted again. Two buttons for a row. */
export function SavedButtons({ food }: { readonly food: Food }) {
  const { marks, toggleWanted, openTried, sheet } = useFoodMarks(food);
  const shared = {
    tone: 'outline',
    size: 'sm',
    minH: 'target',
    px: { base: '2.5', md: '3.5' },
    // On a narrow phone the words come below their sign, and break before the row does.
    flex: { base: '1 1 auto', md: '0 0 auto' },
    flexWrap: 'wrap',
    rowGap: '0.5',
    minW: '0',
    overflowWrap: 'anywhere',
    css: pressed,
    // Until it is known what is on, nothing is shown that would have to flip.
    visibility: marks === undefined ? 'hidden' : 'visible',
  } as const;
  return (
    <>
      <Button {...shared} aria-pressed={marks?.isWanted ?? false} onClick={toggleWanted}>
        <Bookmark aria-hidden data-fills />
        {t`Want to try`}
      </Button>
      <Button {...shared} aria-haspopup="dialog" aria-pressed={marks?.isTried ?? false} onClick={openTried}>
        <CircleCheck aria-hidden />
        {t`I tried it`}
      </Button>
      {sheet}
    </>
  );
}
