import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import type { FarFood } from '#ranking/question-shapes.ts';
import { SafetyMark } from '#food-views/safety/safety-mark.tsx';
import { PictureSignature } from '#food-views/taste/lazy-signature.tsx';
import { useIsOffline } from '#shared/saving/use-is-offline.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CardName } from './card-name.tsx';
import { namesBeside } from '#food-views/names/names-beside.ts';

/** A food that this device knows by its columns alone, in the size of a card: its names, its taste, and what it states for whoever avoids something. The rest comes with a connection. */
export function FarFoodCard({ food }: { readonly food: FarFood }) {
  const isOffline = useIsOffline();
  const otherNames = namesBeside(food);
  return (
    <Card as="article" pad="none" interactive display="flex" flexDirection="column" height="full">
      {isOffline ? (
        <chakra.div
          display="grid"
          flex="1 1 auto"
          placeContent="center"
          justifyItems="center"
          gap="2"
          p="4"
          position="relative"
          bg="paper.sunken"
          color="ink.muted"
          textAlign="center"
          style={{ aspectRatio: '4 / 3' }}
        >
          <CloudOff size={28} strokeWidth={1.5} aria-hidden />
          {t`This food is not on this device`}
          <PictureSignature food={food} />
        </chakra.div>
      ) : (
        <Skeleton borderRadius="0" flex="1 1 auto" minH="0" style={{ aspectRatio: '4 / 3' }} />
      )}
      <chakra.div display="flex" flexDirection="column" flexShrink="0" gap="1" p="4">
        <chakra.span fontSize="sm" fontWeight="semibold" color="paprika.text" lineClamp="1" minHeight="1.375rem">
          {wordFor(food.origin)}
        </chakra.span>
        <CardName food={food} />
        {otherNames === '' ? null : (
          <chakra.p color="ink.muted" fontSize="sm" lineClamp="1">
            <bdi>{otherNames}</bdi>
          </chakra.p>
        )}
        <SafetyMark food={food} look="line" />
      </chakra.div>
    </Card>
  );
}
