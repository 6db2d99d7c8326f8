import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Compass, CookingPot, Globe, type LucideIcon, Magnet, Sparkles, Users } from 'lucide-react';
import type { Achievement, AchievementKey } from '#domain/members/achievements.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { forcedColours } from '#ui/theme/forced-colours.ts';

const icons: Readonly<Record<AchievementKey, LucideIcon>> = {
  first_taste: CookingPot,
  food_explorer: Compass,
  cultural_ambassador: Globe,
  quality_curator: Sparkles,
  community_builder: Users,
  review_magnet: Magnet,
};

/** Side by side: swiped sideways on a phone, in as many columns as there is room for otherwise. */
const Shelf = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: { base: '3', md: '4' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
    mdDown: {
      mx: '-4',
      px: '4',
      pb: '1',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '1rem',
      scrollbarWidth: 'none',
      '& > li': { flex: '0 0 10rem', scrollSnapAlign: 'start' },
    },
  },
});

/** A member's achievements with progress (spec 2 §3 and §9) as one row, under a heading of level 2. */
export function AchievementList({ achievements }: { readonly achievements: readonly Achievement[] }) {
  return (
    <Shelf tabIndex={0}>
      {achievements.map((one) => (
        <li key={one.id}>
          <AchievementMark achievement={one} />
        </li>
      ))}
    </Shelf>
  );
}

function AchievementMark({ achievement }: { readonly achievement: Achievement }) {
  const { id, title, description, unlocked, progress, maxProgress } = achievement;
  const Icon = icons[id];
  return (
    <chakra.article display="grid" justifyItems="center" gap="1" textAlign="center">
      <chakra.div
        role="progressbar"
        aria-label={t`${title}: ${progress} of ${maxProgress}`}
        aria-valuemin={0}
        aria-valuemax={maxProgress}
        aria-valuenow={progress}
        display="grid"
        placeItems="center"
        boxSize="16"
        borderRadius="full"
        css={{ '& > *': { gridArea: '1 / 1' } }}
        {...(unlocked ? { bg: 'saffron.soft', color: 'saffron.text' } : { color: 'ink.muted' })}
      >
        <Ring share={progress / maxProgress} />
        <Icon aria-hidden size={26} strokeWidth={1.75} />
      </chakra.div>
      <Heading
        as="h3"
        size="small"
        mt="1"
        fontSize="md"
        lineHeight="1.25"
        maxW="full"
        overflowWrap="break-word"
        css={{ hyphens: 'auto' }}
      >
        {title}
      </Heading>
      <chakra.p fontSize="xs" color="ink.muted" lineHeight="1.35">
        {description}
      </chakra.p>
      <chakra.p fontSize="sm" textStyle="figures" fontWeight="semibold" color={unlocked ? 'saffron.text' : 'ink.muted'}>
        {unlocked ? t`Unlocked` : progress === maxProgress ? t`Waiting for the server` : `${progress} / ${maxProgress}`}
      </chakra.p>
    </chakra.article>
  );
}

/** How far, as a ring that closes. @param share 0 to 1 */
function Ring({ share }: { readonly share: number }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 64 64"
      boxSize="16"
      fill="none"
      strokeWidth="4"
      transform="rotate(-90deg)"
      css={{ '& circle:first-of-type': { stroke: 'track', [forcedColours]: { stroke: 'GrayText' } } }}
    >
      <circle cx="32" cy="32" r="30" />
      {share === 0 ? null : (
        <chakra.circle
          cx="32"
          cy="32"
          r="30"
          pathLength={1}
          strokeDasharray={`${share} 1`}
          strokeLinecap={share === 1 ? 'butt' : 'round'}
          css={{ stroke: 'saffron.text', [forcedColours]: { stroke: 'Highlight' } }}
        />
      )}
    </chakra.svg>
  );
}
