import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isHere, type ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';

type ShownPictureProps = Pick<ComponentProps<typeof FoodPicture>, 'size' | 'ratio' | 'rounded'> & {
  readonly food: ShownFood;
};

/** A food's picture, or its room where the device has no row of the food: a cloud, once it is known that none will come. */
export function ShownPicture({ food, ratio = '4 / 3', ...look }: ShownPictureProps) {
  const isOffline = useIsOffline();
  if (isHere(food)) return <FoodPicture food={food} ratio={ratio} {...look} />;
  return (
    <chakra.span
      display="grid"
      placeContent="center"
      bg="paper.sunken"
      color="ink.muted"
      borderRadius={look.rounded}
      style={{ aspectRatio: ratio }}
    >
      {isOffline ? <CloudOff size={20} strokeWidth={1.5} aria-hidden /> : null}
    </chakra.span>
  );
}

/** Says beside a food's words that its row is not here, where no connection will bring it. */
export function NotHereLine({ food }: { readonly food: ShownFood }) {
  return useIsOffline() && !isHere(food) ? (
    <chakra.span display="block" fontSize="sm" color="ink.muted">{t`This food is not on this device`}</chakra.span>
  ) : null;
}
