import { chakra } from '#ui/elements/chakra.tsx';
import { RoleLine } from '#shared/members/role-line.tsx';
import { OwnAvatar } from '#shared/members/own-avatar.tsx';
import type { SignedInMember } from '#replica/members/member-queries.ts';

/** The name that a member goes by here. */
export function memberName({ profile, email }: SignedInMember): string {
  return profile?.fullName || profile?.username || email;
}

/** Face, name, e-mail and role of the signed-in member (spec 1 §2, header). */
export function MemberSummary({ member }: { readonly member: SignedInMember }) {
  const name = memberName(member);
  return (
    <chakra.div display="flex" alignItems="center" gap="3" p="3" minW="0">
      <OwnAvatar member={member.id} profile={member.profile} name={name} size={44} />
      <chakra.div minW="0" lineHeight="snug">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p fontSize="sm" color="ink.muted" overflowWrap="anywhere">
          {member.email}
        </chakra.p>
        <chakra.p>
          <RoleLine member={member.profile} />
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
