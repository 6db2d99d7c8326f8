import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowRight, type LucideIcon, Mountain, Trophy, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';

interface Tile {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** The ways on from Explore (spec 1 §2). */
const tiles: readonly Tile[] = [
  {
    to: '/advanced-search?mood=adventure',
    icon: Mountain,
    title: t`Feeling adventurous?`,
    text: t`Well rated foods with many flavours, from kitchens all over the world.`,
  },
  {
    to: '/advanced-search?sort=rating',
    icon: Trophy,
    title: t`The highest rated`,
    text: t`What members like best, from the top down.`,
  },
  {
    to: '/community',
    icon: UsersRound,
    title: t`Who shares all this?`,
    text: t`Meet the members, see who contributes most, and follow those whose taste you trust.`,
  },
];

export function ExploreTiles() {
  return (
    <chakra.ul display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))">
      {tiles.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Card interactive height="full" bg="herb.soft" display="flex" alignItems="center" gap="4">
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="12"
              flexShrink="0"
              borderRadius="full"
              bg="paper.card"
              color="herb.text"
            >
              <Icon size={22} />
            </chakra.span>
            <chakra.div minW="0" flex="1">
              <Heading as="h2" size="small">
                <CardLink asChild>
                  <Link to={to}>{title}</Link>
                </CardLink>
              </Heading>
              <chakra.p textStyle="small" color="ink.muted">
                {text}
              </chakra.p>
            </chakra.div>
            <chakra.span aria-hidden color="herb.text">
              <ArrowRight size={20} />
            </chakra.span>
          </Card>
        </li>
      ))}
    </chakra.ul>
  );
}
