import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import type { Profile } from '#domain/members/member.ts';
import { figure } from '#languages/figure.ts';
import { memberCounts } from '#replica/members/member-counts.ts';
import { useLive } from '#replica/database/use-live.ts';
import { lazyPart } from '#ui/feedback/lazy-part.tsx';
import { MissingPart } from '#ui/feedback/missing-part.tsx';
import { Row } from '#ui/layout/row.tsx';

const FollowDialog = lazyPart(async () => (await import('./follow-dialog.tsx')).FollowDialog, MissingPart);

const CountButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '1.5',
      minH: 'target',
      px: '2',
      ms: '-2',
      borderRadius: 'md',
      color: 'ink.muted',
      alignContent: 'center',
      _hover: { bg: 'paper.sunken', color: 'ink.default' },
      '& strong': { color: 'ink.default', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'target' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface FollowCountsProps {
  readonly member: Pick<Profile, 'id' | 'fullName' | 'username'>;
  /** The reader's own: nothing below it makes a first follower. */
  readonly isOwn: boolean;
}

/** How many follow a member and whom the member follows, each opening its list (spec 2 §3, follows). */
export function FollowCounts({ member, isOwn }: FollowCountsProps) {
  const counts = useLive((replica) => memberCounts(replica, member.id), [member.id]);
  const [list, setList] = useState<'followers' | 'following' | null>(null);
  const words = {
    followers: plural(counts?.followers ?? 0, { one: 'follower', other: 'followers' }),
    following: t`following`,
  };
  // What there is none of is not counted out loud (R36). Its room is kept above the button that follows, which would move away from the finger.
  if (isOwn && counts && counts.followers + counts.following === 0 && list === null) return null;
  return (
    <Row gap="4" rowGap="0" minH="target">
      {(['followers', 'following'] as const).map((one) =>
        counts?.[one] ? (
          <CountButton key={one} aria-haspopup="dialog" onClick={() => setList(one)}>
            <chakra.strong textStyle="figures">{figure(counts[one])}</chakra.strong>
            {words[one]}
          </CountButton>
        ) : null,
      )}
      {list === null ? null : (
        <Suspense>
          <FollowDialog open member={member} list={list} onClose={() => setList(null)} />
        </Suspense>
      )}
    </Row>
  );
}
