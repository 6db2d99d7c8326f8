import { avatarAddress } from '#domain/members/avatar-address.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Profile } from '#domain/members/member.ts';
import { waitingAvatar } from '#replica/members/own-profile.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Avatar } from '#ui/elements/avatar.tsx';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';

interface OwnAvatarProps {
  readonly member: MemberId;
  readonly profile: Profile | null;
  readonly name: string;
  /** In pixels. */
  readonly size: number;
}

/** The signed-in member's face: the picture that still waits on this device first [S17]. */
export function OwnAvatar({ member, profile, name, size }: OwnAvatarProps) {
  const waiting = useLive((replica) => waitingAvatar(replica, member), [member]);
  const waitingUrl = useObjectUrl(waiting ?? null);
  const address = profile === null ? null : avatarAddress(profile, size > 64 ? 'large' : 'small');
  return <Avatar name={name} src={waitingUrl ?? address} size={size} />;
}
