import { chakra } from '#ui/elements/chakra.tsx';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Profile } from '#domain/members/member.ts';
import { Row } from '#ui/layout/row.tsx';
import { monthAndYear } from './month-and-year.ts';

/** Where a member is and since when (spec 2 §2.4); `more` joins them. */
export function ProfileFacts({ profile, more }: { readonly profile: Profile | null; readonly more?: ReactNode }) {
  return (
    <Row gap="5" rowGap="1" mt="3" color="ink.muted" fontSize="sm">
      {profile?.location ? (
        <Fact icon={<MapPin size={16} aria-hidden />}>
          <bdi>{profile.location}</bdi>
        </Fact>
      ) : null}
      {profile !== null && profile.createdAt > 0 ? (
        <Fact icon={<CalendarDays size={16} aria-hidden />}>
          <Trans>Joined {monthAndYear(profile.createdAt)}</Trans>
        </Fact>
      ) : null}
      {more}
    </Row>
  );
}

/** One thing about a member with its sign. */
export function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" overflowWrap="anywhere">
      {icon}
      <span>{children}</span>
    </chakra.span>
  );
}
