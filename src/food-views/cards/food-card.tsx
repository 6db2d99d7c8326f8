import { chakra } from '#ui/elements/chakra.tsx';
import { memo } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardMarks } from './card-marks.tsx';
import { CardName } from './card-name.tsx';
import { FlavourWords } from './flavour-words.tsx';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { FoodRating } from './food-rating.tsx';
import { useIsTile } from './food-tiles.tsx';
import { inLanguageOf } from '#shared/words/in-english.ts';
import { MatchMark } from './match-mark.tsx';
import { localNameBeside, namesBeside, oneNameBeside } from '#food-views/names/names-beside.ts';
import { UnsentMark } from '#shared/saving/unsent-mark.tsx';
import { PictureSignature } from '#food-views/taste/lazy-signature.tsx';
import { wordFor } from '#shared/words/word-for.ts';

interface FoodCardProps {
  readonly food: Food;
  /** It, or a change of it, has not reached the server yet. */
  readonly isUnsent?: boolean;
}

/**
 * A food at a glance (spec 1 §2, cards): the whole card leads to its page. Every part has a fixed number of lines, however high a
 * reader makes a line (WCAG 1.4.12), so that all cards of a grid are equally high; where rows are higher or lower than that, the picture takes or gives.
 */
export const FoodCard = memo(function FoodCard({ food, isUnsent = false }: FoodCardProps) {
  const isTile = useIsTile();
  const hasLocalName = localNameBeside(food) !== '';
  const otherNames = isTile ? oneNameBeside(food) : namesBeside(food);
  return (
    <Card
      as="article"
      data-food={food.id}
      pad="none"
      interactive
      display="flex"
      flexDirection="column"
      height="full"
      css={{ '& > :first-of-type': { flex: '1 1 auto', minHeight: '0' } }}
    >
      <FoodPicture food={food} size="card" ratio="var(--picture-ratio, 4 / 3)">
        {isUnsent ? (
          <chakra.div position="absolute" insetStart="3" top="3">
            <UnsentMark />
          </chakra.div>
        ) : null}
        <chakra.div position="absolute" insetEnd="3" top="3" maxW="full">
          <MatchMark food={food} />
        </chakra.div>
        <PictureSignature food={food} />
      </FoodPicture>
      <chakra.div display="flex" flexDirection="column" flexShrink="0" gap="1" p="4">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" minHeight="1.375rem">
          <chakra.span data-origin fontSize="sm" fontWeight="semibold" color="paprika.text" lineClamp="2">
            {wordFor(food.origin)}
          </chakra.span>
          <FoodRating food={food} />
        </chakra.div>
        <chakra.div data-name fontSize="xl" lineHeight="snug" height="2lh" overflow="hidden" overflowWrap="anywhere">
          {/* What the reader calls it has a line of its own, however long the name is. */}
          <CardName food={food} lines={hasLocalName ? 1 : 2} />
          {otherNames === '' ? null : (
            <chakra.p color="ink.muted" fontSize="sm" lineClamp="1">
              <bdi>{otherNames}</bdi>
            </chakra.p>
          )}
        </chakra.div>
        {isTile ? null : (
          <>
            <chakra.p
              dir="auto"
              {...inLanguageOf(food)}
              textStyle="small"
              color="ink.muted"
              height="2lh"
              lineClamp="2"
              overflowWrap="anywhere"
              mb="2"
            >
              {food.description}
            </chakra.p>
            <chakra.div mt="auto">
              <FlavourWords flavours={food.flavours} />
            </chakra.div>
            <CardMarks food={food} />
          </>
        )}
      </chakra.div>
    </Card>
  );
});
