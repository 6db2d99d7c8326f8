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

/** How many follow a member and whom the member follows, each opening its list (spec 2 §3, follows). */
export function FollowCounts({ member }: { readonly member: Pick<Profile, 'id' | 'fullName' | 'username'> }) {
  const counts = useLive((replica) => memberCounts(replica, member.id), [member.id]);
  const [list, setList] = useState<'followers' | 'following' | null>(null);
  const words = {
    followers: plural(counts?.followers ?? 0, { one: 'follower', other: 'followers' }),
    following: t`following`,
  };
  return (
    <Row gap="4" rowGap="0">
      {(['followers', 'following'] as const).map((one) => (
        <CountButton key={one} aria-haspopup="dialog" onClick={() => setList(one)}>
          <chakra.strong textStyle="figures">{counts ? figure(counts[one]) : '–'}</chakra.strong>
          {words[one]}
        </CountButton>
      ))}
      {list === null ? null : (
        <Suspense>
          <FollowDialog open member={member} list={list} onClose={() => setList(null)} />
        </Suspense>
      )}
    </Row>
  );
}
