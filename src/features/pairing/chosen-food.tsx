import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { FlavourWords } from '#food-views/cards/flavour-words.tsx';
import { LazySignature } from '#food-views/taste/lazy-signature.tsx';
import type { ShownFood } from '#food-views/offers/use-whole-foods.ts';
import { NotHereLine, ShownPicture } from '#food-views/cards/shown-picture.tsx';
import { TasteBars } from '#food-views/taste/taste-bars.tsx';
import { FoodNameLink } from '#food-views/cards/food-name-link.tsx';
import { LocalName } from '#food-views/names/local-name.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { useIsWide } from '#ui/layout/use-is-wide.ts';

/** The food that pairings are looked for (spec 2 §2.2): who it is and what it tastes like; small on a phone, where the results are to be seen at once. */
export function ChosenFood({ food }: { readonly food: ShownFood }) {
  const isWide = useIsWide();
  return (
    <Card
      as="section"
      aria-label={t`Your food`}
      pad="none"
      display="grid"
      overflow="hidden"
      gridTemplateColumns={{ base: 'min(5.5rem, 88px) minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' }}
    >
      <chakra.div bg="paper.sunken" css={{ '& > *': { height: 'full' } }}>
        <ShownPicture food={food} size={isWide ? 'card' : 'thumb'} ratio="auto" />
      </chakra.div>
      <chakra.div
        px={{ base: '3', md: '6' }}
        py={{ base: '2', md: '6' }}
        display="flex"
        flexDirection="column"
        gap={{ base: '0', md: '3' }}
        minW="0"
      >
        <chakra.div minW="0" display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
          <chakra.div flex="1 1 6rem" minW="0">
            <chakra.span fontSize={{ base: 'xs', md: 'sm' }} fontWeight="semibold" color="paprika.text">
              {wordFor(food.origin)}
            </chakra.span>
            <Heading as="h2" size={isWide ? 'section' : 'small'} overflowWrap="anywhere">
              <FoodNameLink food={food} />
            </Heading>
            <LocalName food={food} />
          </chakra.div>
          <chakra.span hideFrom="md">
            <LazySignature food={food} />
          </chakra.span>
        </chakra.div>
        <NotHereLine food={food} />
        <FlavourWords flavours={food.flavours} />
        <chakra.div hideBelow="md">
          <TasteBars food={food} />
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
