import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Food } from '#domain/foods/food.ts';
import type { Profile } from '#domain/members/member.ts';
import { localNameBeside } from '#food-views/names/names-beside.ts';
import { FoodPicture } from '#food-views/pictures/food-picture.tsx';
import { wordFor } from '#shared/words/word-for.ts';
import { foodsContributedBy } from '#replica/foods/food-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { quietWords } from './quiet-words.ts';

/** spec 2 §9: recent activity is the 3 latest foods of a member. */
const RECENT = 3;

const FoodLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    px: '1.5',
    mx: '-1.5',
    borderRadius: 'md',
    color: 'ink.default',
    textDecoration: 'none',
    position: 'relative',
    zIndex: '1',
    _hover: { bg: 'paper.sunken' },
  },
});

interface RecentActivityProps {
  readonly member: Profile;
  /** How many reviews the member wrote, which stand above. */
  readonly reviews: number;
}

/** The newest foods of a member, each leading to its page (spec 2 §2.3). */
export function RecentActivity({ member, reviews }: RecentActivityProps) {
  const recent = useLive(
    async (replica) => ({ foods: await foodsContributedBy(replica, member.id, RECENT), now: replica.clock() }),
    [member.id],
  );
  if (recent === undefined) return <chakra.div minH="target" aria-busy />;
  const { foods, now } = recent;
  if (foods.length === 0)
    return (
      <chakra.p fontSize="sm" color="ink.muted" minH="target">
        {quietWords({ joinedAt: member.createdAt, reviews, now })}
      </chakra.p>
    );
  return (
    <chakra.ul aria-label={t`Recent activity`} display="flex" flexDirection="column">
      {foods.map((food) => (
        <li key={food.id}>
          <RecentFood food={food} />
        </li>
      ))}
    </chakra.ul>
  );
}

function RecentFood({ food }: { readonly food: Food }) {
  const about = [localNameBeside(food), food.origin === '' ? '' : wordFor(food.origin)].filter(Boolean).join(' · ');
  return (
    <FoodLink asChild>
      <Link to={`/food/${food.id}`}>
        <chakra.span width="9" flexShrink="0">
          <FoodPicture food={food} size="thumb" ratio="1 / 1" rounded="md" />
        </chakra.span>
        <chakra.span minW="0" flex="1" lineHeight="snug">
          <chakra.span fontSize="sm" fontWeight="medium" lineClamp="1" overflowWrap="anywhere">
            <bdi>{food.name}</bdi>
          </chakra.span>
          {about === '' ? null : (
            <chakra.span fontSize="xs" color="ink.muted" lineClamp="1">
              <bdi>{about}</bdi>
            </chakra.span>
          )}
        </chakra.span>
      </Link>
    </FoodLink>
  );
}
