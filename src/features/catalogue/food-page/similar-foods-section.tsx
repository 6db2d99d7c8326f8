import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CompareToggle } from '#food-views/compare/compare-toggle.tsx';
import { localNameBeside } from '#food-views/names/names-beside.ts';
import { NotHereLine, ShownPicture } from '#food-views/cards/shown-picture.tsx';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { PictureSignature } from '#food-views/taste/lazy-signature.tsx';
import { useSimilarFoods } from '#food-views/offers/use-offers.ts';
import { isHere, type ShownFood, useWholeFoods } from '#food-views/offers/use-whole-foods.ts';
import { wordFor } from '#shared/words/word-for.ts';

/** spec 1 §9: flavour tags of a similar food. */
const TAGS = 2;
const cardHeight = '6.5rem';
/** The picture is as high as the card, whatever its words need. */
const fillingPicture = { '& > [data-picture]': { width: '100%', height: '100%' } } as const;
/** As on tiles: much of so small a picture would lie beneath it. */
const smallSignature = {
  ...fillingPicture,
  '& > span': { transform: 'scale(0.7)', transformOrigin: 'bottom left' },
  _rtl: { '& > span': { transformOrigin: 'bottom right' } },
} as const;

/** At most 4 foods of a like taste, first those that its record names (spec 1 §2 and §9). */
export function SimilarFoodsSection({ food: shown }: { readonly food: Food }) {
  const { kind, answer } = useSimilarFoods(shown);
  const foods = useWholeFoods(kind === 'asking' ? undefined : answer);
  return (
    <Section
      heading={t`Similar Foods`}
      action={
        <LinkButton asChild tone="outline" size="sm" minH="target">
          <Link to="/explore">{t`Explore More`}</Link>
        </LinkButton>
      }
    >
      {kind === 'failed' ? (
        <ErrorState
          headingLevel="h3"
          title={t`The foods could not be chosen`}
          description={t`Please reload the page.`}
        />
      ) : kind === 'answered' && answer.length === 0 ? (
        <chakra.p color="ink.muted">{t`Nothing in the catalogue tastes like it so far.`}</chakra.p>
      ) : (
        <chakra.ul
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
          aria-busy={foods === undefined}
        >
          {foods === undefined
            ? [1, 2, 3, 4].map((place) => (
                <li key={place}>
                  <Skeleton height={cardHeight} borderRadius="xl" />
                </li>
              ))
            : foods.map((food) => (
                <li key={food.id}>
                  <SimilarFood food={food} />
                </li>
              ))}
        </chakra.ul>
      )}
    </Section>
  );
}

function SimilarFood({ food }: { readonly food: ShownFood }) {
  return (
    <Card as="article" data-food={food.id} pad="none" interactive display="flex" minH={cardHeight} height="full">
      <chakra.div
        position="relative"
        width="min(8.25rem, 42%)"
        flexShrink="0"
        bg="paper.sunken"
        css={isHere(food) ? smallSignature : fillingPicture}
      >
        <ShownPicture food={food} size="card" ratio="132 / 104" />
        {isHere(food) ? <PictureSignature food={food} /> : null}
      </chakra.div>
      <chakra.div p="3" pe="0" flex="1" minW="0" display="flex" flexDirection="column" gap="0.5">
        <Heading as="h3" size="small" fontSize="md" lineClamp="2">
          <CardLink asChild>
            <Link to={`/food/${food.id}`}>
              <bdi>{food.name}</bdi>
            </Link>
          </CardLink>
        </Heading>
        <chakra.p fontSize="sm" color="ink.muted" lineClamp="1">
          <bdi>{[localNameBeside(food), wordFor(food.origin)].filter(Boolean).join(' · ')}</bdi>
        </chakra.p>
        <NotHereLine food={food} />
        <SafetyMark food={food} look="line" />
        <chakra.ul display="flex" flexWrap="wrap" gap="1.5" mt="auto" aria-label={t`Flavours`}>
          {food.flavours.slice(0, TAGS).map((flavour) => (
            <chakra.li key={flavour} maxW="full">
              <Badge tone="paprika" display="block" lineHeight="1.5rem" truncate>
                {wordFor(flavour)}
              </Badge>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
      {isHere(food) ? (
        <chakra.div alignSelf="flex-end" m="0.5">
          <CompareToggle food={food} />
        </chakra.div>
      ) : null}
    </Card>
  );
}
