import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { mostDistinctive } from './most-distinctive.ts';
import { StartLink } from './start-link.tsx';
import { TastingCard } from './tasting-card.tsx';

interface HeroProps {
  /** undefined while the replica is asked. */
  readonly foods: readonly Food[] | undefined;
  readonly isSignedIn: boolean;
}

/** What Foretaste is, in words and by one real food. */
export function Hero({ foods, isSignedIn }: HeroProps) {
  return (
    <chakra.section
      aria-labelledby="hero-heading"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' }}
      alignItems="center"
      gap={{ base: '8', lg: '16' }}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '8', md: '14' }}
    >
      <chakra.div display="flex" flexDirection="column" gap="5" alignItems="flex-start">
        <Heading id="hero-heading" as="h1" size="hero">{t`Know the taste before the first bite`}</Heading>
        <chakra.p textStyle="lead" maxW="34rem">
          {t`Foretaste describes foods the way your mouth meets them: flavour and texture, aroma and aftertaste, told by people who know the dish.`}
        </chakra.p>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          pt="1"
          width={{ base: 'full', sm: 'auto' }}
          css={{ '& > a': { flex: { base: '1 1 auto', sm: 'none' }, px: { base: '4', sm: '7' } } }}
        >
          <LinkButton asChild size="lg">
            <Link to="/explore">{t`Explore foods`}</Link>
          </LinkButton>
          <StartLink isSignedIn={isSignedIn} size="lg" tone="outline" />
        </chakra.div>
      </chakra.div>
      <TastingCard food={foods === undefined ? undefined : mostDistinctive(foods)} />
    </chakra.section>
  );
}
