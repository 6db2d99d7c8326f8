import { calledName } from '#food-views/names/called-name.ts';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { FoodNameLink } from '#food-views/cards/food-name-link.tsx';
import { LocalName } from '#food-views/names/local-name.tsx';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { PictureSignature } from '#food-views/taste/lazy-signature.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { absentTitle } from './absent-food.tsx';
import { FoodMark } from './food-mark.tsx';
import type { ComparedFood } from './use-compared-foods.ts';

/** On a phone a column's picture is little larger than the signature, which would cover its food. */
const smallSignature = {
  mdDown: {
    '& > span': { transform: 'scale(0.6)', transformOrigin: 'bottom left', _rtl: { transformOrigin: 'bottom right' } },
  },
};

interface ComparedFoodHeadProps {
  readonly food: ComparedFood;
  readonly onTakeOff: () => void;
}

/** The head of a food's column: picture, name and mark, and the way off the comparison. */
export function ComparedFoodHead({ food: { place, lookup }, onTakeOff }: ComparedFoodHeadProps) {
  const name = lookup.kind === 'here' ? calledName(lookup.food) : t`this food`;
  return (
    <>
      <chakra.div position="relative" borderRadius="md" overflow="hidden" mb="2" css={smallSignature}>
        {lookup.kind === 'here' ? (
          <>
            <FoodPicture food={lookup.food} size="card" />
            <PictureSignature food={lookup.food} />
          </>
        ) : (
          <NoPicture isFetching={lookup.kind === 'fetching'} />
        )}
        <chakra.div position="absolute" insetEnd="0" top="0">
          <IconButton label={t`Take ${name} off`} tone="overlay" onClick={onTakeOff}>
            <X aria-hidden />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <chakra.span display="flex" alignItems="center" gap="1.5" overflowWrap="anywhere">
        {lookup.kind === 'here' ? (
          <>
            <FoodMark place={place} />
            <FoodNameLink food={lookup.food} />
          </>
        ) : (
          <chakra.span color="ink.muted">{absentTitle(lookup)}</chakra.span>
        )}
      </chakra.span>
      {lookup.kind === 'here' ? <LocalName food={lookup.food} /> : null}
    </>
  );
}

function NoPicture({ isFetching }: { readonly isFetching: boolean }) {
  return isFetching ? (
    <Skeleton borderRadius="0" style={{ aspectRatio: '4 / 3' }} />
  ) : (
    <chakra.div bg="paper.sunken" style={{ aspectRatio: '4 / 3' }} />
  );
}
