import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Compass, CookingPot, Globe, Lock, type LucideIcon, Magnet, Sparkles, Trophy, Users } from 'lucide-react';
import type { Achievement, AchievementKey } from '#domain/members/achievements.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { wordFor } from '#shared/words/word-for.ts';

const icons: Readonly<Record<AchievementKey, LucideIcon>> = {
  first_taste: CookingPot,
  food_explorer: Compass,
  cultural_ambassador: Globe,
  quality_curator: Sparkles,
  community_builder: Users,
  review_magnet: Magnet,
};

const Grid = chakra('ul', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))' },
});

/** A member's achievements with progress (spec 2 §3 and §9), under a heading of level 2. */
export function AchievementList({ achievements }: { readonly achievements: readonly Achievement[] }) {
  return (
    <Grid>
      {achievements.map((one) => (
        <li key={one.id}>
          <AchievementCard achievement={one} />
        </li>
      ))}
    </Grid>
  );
}

function AchievementCard({ achievement }: { readonly achievement: Achievement }) {
  const { id, title, description, category, unlocked, progress, maxProgress } = achievement;
  const Icon = icons[id];
  return (
    <Card as="article" pad="sm" height="full" display="flex" gap="3.5">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        flexShrink="0"
        boxSize="11"
        borderRadius="full"
        {...(unlocked ? { bg: 'saffron.soft', color: 'saffron.text' } : { bg: 'paper.sunken', color: 'ink.muted' })}
      >
        <Icon size={22} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column" gap="1">
        <chakra.p fontSize="xs" color="ink.muted">
          {wordFor(category)}
        </chakra.p>
        <Heading as="h3" size="small">
          {title}
        </Heading>
        <chakra.p fontSize="sm" color="ink.muted" mb="2">
          {description}
        </chakra.p>
        <chakra.div mt="auto" display="grid" gap="2">
          <ProgressBar
            label={t`${title}: ${progress} of ${maxProgress}`}
            value={progress}
            max={maxProgress}
            hideLabel
          />
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" minH="6" fontSize="sm">
            <chakra.span aria-hidden textStyle="figures" color="ink.muted">
              {progress} / {maxProgress}
            </chakra.span>
            {unlocked ? (
              <Badge tone="saffron">
                <Trophy aria-hidden />
                {t`Unlocked`}
              </Badge>
            ) : (
              <Badge>
                <Lock aria-hidden />
                {progress === maxProgress ? t`Waiting for the server` : t`Locked`}
              </Badge>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
