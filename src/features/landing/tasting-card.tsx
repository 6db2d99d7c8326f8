import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { namesBeside } from '#food-views/names/names-beside.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { TasteBar } from '#food-views/taste/taste-bar.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const pictureRatio = '16 / 9';

interface TastingCardProps {
  /** undefined: still asked for; null: there is none on this device yet. */
  readonly food: Food | null | undefined;
}

/** One real food as Foretaste tells it: picture, name, the six tastes in bars, words and numbers. */
export function TastingCard({ food }: TastingCardProps) {
  return (
    <Card
      pad="none"
      interactive={Boolean(food)}
      width="full"
      maxW={{ base: '34rem', lg: 'none' }}
      mx="auto"
      shadow="lifted"
      aria-busy={food === undefined}
    >
      {food ? (
        <FoodPicture food={food} size="full" ratio={pictureRatio} />
      ) : (
        <NoPicture isWaiting={food === undefined} />
      )}
      <chakra.div p={{ base: '5', md: '6' }}>
        {food ? <Name food={food} /> : <NameSkeleton />}
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="7"
          rowGap={{ base: '3', sm: '4' }}
          mt="5"
        >
          {intensityNames.map((taste) =>
            food ? <TasteBar key={taste} food={food} taste={taste} /> : <Skeleton key={taste} height="2.375rem" />,
          )}
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

/** The words lie over the picture's place, so that nothing moves when the first food comes. */
function NoPicture({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <chakra.div position="relative">
      <Skeleton borderRadius="0" style={{ aspectRatio: pictureRatio }} />
      {isWaiting ? null : (
        <chakra.p
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          px="8"
          textAlign="center"
          textWrap="balance"
          color="ink.muted"
        >
          {t`The catalogue comes to this device with its first connection. From then on it is here, with or without a network.`}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function NameSkeleton() {
  return (
    <chakra.div minH="3.25rem">
      <Skeleton height="6" width="60%" />
      <Skeleton height="4" width="40%" mt="2.5" />
    </chakra.div>
  );
}

function Name({ food }: { readonly food: Food }) {
  return (
    <chakra.div minH="3.25rem">
      <Heading as="h2" size="card" lineClamp="1">
        <CardLink asChild>
          <Link to={`/food/${food.id}`}>{food.name}</Link>
        </CardLink>
      </Heading>
      <chakra.p color="ink.muted" lineClamp="1">
        {[namesBeside(food), wordFor(food.origin)].filter(Boolean).join(' · ')}
      </chakra.p>
      <SafetyMark food={food} look="line" />
    </chakra.div>
  );
}
