import { chakra } from '#ui/elements/chakra.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { NotHereLine, ShownPicture } from '#food-views/cards/shown-picture.tsx';
import { LocalName } from '#food-views/names/local-name.tsx';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';

interface FoodLineProps {
  readonly food: ShownFood;
  /** It may be another food that is meant: nothing is said of what the member avoids (R48). */
  readonly isGuess?: boolean;
  /** Below the name. */
  readonly children?: ReactNode;
}

const LineLink = chakra('a', {
  base: {
    display: 'flex',
    // Where letters are large the taste goes below the name, which would have no room beside it.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3.5',
    p: '2',
    pe: '3',
    mx: '-2',
    borderRadius: 'lg',
    color: 'ink.default',
    textDecoration: 'none',
    _hover: { bg: 'paper.sunken' },
  },
});

/** A food as one line with a small picture, leading to its page. */
export function FoodLine({ food, isGuess = false, children }: FoodLineProps) {
  return (
    <LineLink asChild>
      <Link data-food={food.id} to={`/food/${food.id}`}>
        <chakra.span width="min(4rem, 64px)" flexShrink="0">
          <ShownPicture food={food} size="thumb" rounded="md" />
        </chakra.span>
        <chakra.span flex="1 1 5rem" minW="0" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="semibold" lineHeight="snug" lineClamp="2">
            <bdi>{food.name}</bdi>
          </chakra.span>
          <LocalName food={food} />
          {children ? (
            <chakra.span display="block" fontSize="sm" color="ink.muted">
              {children}
            </chakra.span>
          ) : null}
          <NotHereLine food={food} />
          {isGuess ? null : <SafetyMark food={food} look="line" />}
        </chakra.span>
        <chakra.span ms="auto">
          <LazySignature food={food} />
        </chakra.span>
      </Link>
    </LineLink>
  );
}
