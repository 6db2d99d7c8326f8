import { t } from '@lingui/core/macro';
import { UserCheck, UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Profile } from '#domain/members/member.ts';
import { Button } from '#ui/elements/button.tsx';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** Of 'Follow': soft in a list, where there are many. */
  readonly tone?: 'solid' | 'soft';
  readonly member: Pick<Profile, 'id' | 'fullName' | 'username'>;
}

/** Follow or unfollow a member (spec 2 §2.3, §4); not there for oneself. The words change in place, and a screen reader hears whom it is about. */
export function FollowButton({ member, tone = 'soft', ...look }: FollowButtonProps) {
  const name = member.fullName || member.username;
  const { state, toggle } = useFollow({ id: member.id, name });
  if (state === 'self') return null;
  const isFollowing = state === 'following';
  return (
    <Button
      {...look}
      minH="target"
      position="relative"
      zIndex="1"
      tone={isFollowing ? 'outline' : tone}
      aria-label={isFollowing ? t`Unfollow ${name}` : t`Follow ${name}`}
      visibility={state === undefined ? 'hidden' : 'visible'}
      onClick={toggle}
    >
      {isFollowing ? <UserCheck aria-hidden /> : <UserPlus aria-hidden />}
      {isFollowing ? t`Unfollow` : t`Follow`}
    </Button>
  );
}
