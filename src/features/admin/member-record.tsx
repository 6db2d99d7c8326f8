import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide-react';
import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { AdminMember } from '#domain/administration/administration.ts';
import { MemberLink } from '#shared/members/member-link.tsx';
import { RoleLine } from '#shared/members/role-line.tsx';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { UsernameText } from '#ui/elements/username-text.tsx';
import { Avatar } from '#ui/elements/avatar.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

const day = lazily(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium' }));

interface MemberRecordProps {
  readonly member: AdminMember;
  readonly onOpen: (member: AdminMember) => void;
}

/** One member as admins see one. */
export function MemberRecord({ member, onOpen }: MemberRecordProps) {
  const { profile, email, emailVerified, suspension } = member;
  const name = profile.fullName || profile.username;
  return (
    <Card as="article" pad="sm" aria-label={name}>
      <chakra.div
        display="grid"
        columnGap="4"
        rowGap="3"
        alignItems="center"
        gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1.2fr) minmax(0, 1fr) auto' }}
      >
        <Avatar name={name} src={avatarAddress(profile)} size={44} />
        <chakra.div minW="0" overflowWrap="anywhere">
          <chakra.p fontWeight="semibold">
            <MemberLink username={profile.username}>
              <bdi>{name}</bdi>
            </MemberLink>
          </chakra.p>
          <chakra.p textStyle="small" color="ink.muted">
            <UsernameText name={profile.username} />
          </chakra.p>
          <chakra.p textStyle="small" color="ink.muted">
            {emailVerified ? email : t`${email} (not confirmed)`}
          </chakra.p>
        </chakra.div>
        <chakra.div minW="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <RoleLine member={profile} />
            {suspension ? (
              <Badge tone="danger">
                <Ban aria-hidden />
                {t`Suspended`}
              </Badge>
            ) : null}
          </chakra.div>
          <chakra.p textStyle="small" color="ink.muted">
            {[t`Joined ${day().format(profile.createdAt)}`, ...workInWords(member)].join(' · ')}
          </chakra.p>
        </chakra.div>
        <Button
          tone="outline"
          size="sm"
          minH="target"
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          onClick={() => onOpen(member)}
        >
          <Trans>
            Manage<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Trans>
        </Button>
      </chakra.div>
      {suspension ? (
        <chakra.p mt="2" textStyle="small" dir="auto" overflowWrap="anywhere">
          <chakra.span fontWeight="semibold">{t`Since ${day().format(suspension.since)}:`}</chakra.span>
          {` ${suspension.reason}`}
        </chakra.p>
      ) : null}
    </Card>
  );
}

/** What there is none of is not counted out loud (R36). */
function workInWords({ foods, reviews, followers }: AdminMember): readonly string[] {
  return [
    foods === 0 ? '' : plural(foods, { one: '# food', other: '# foods' }),
    reviews === 0 ? '' : plural(reviews, { one: '# review', other: '# reviews' }),
    followers === 0 ? '' : plural(followers, { one: '# follower', other: '# followers' }),
  ].filter((words) => words !== '');
}
