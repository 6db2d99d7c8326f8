import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { BadgeCheck, ShieldCheck } from 'lucide-react';
import { type Profile, roleLabels } from '#domain/members/member.ts';
import { trustBadge } from '#domain/professionals/role-badges.ts';
import { Badge } from '#ui/elements/badge.tsx';

/** A member's role in words, with what stands beside it (spec 1 §6, labels and badges); `null` is a member whose profile is not here yet. */
export function RoleLine({ member }: { readonly member: Pick<Profile, 'role' | 'isVerified'> | null }) {
  const { role, isVerified } = member ?? { role: 'enthusiast', isVerified: false };
  const badge = trustBadge({ role, isVerified });
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      fontSize="sm"
      fontWeight="medium"
      color="herb.text"
    >
      {roleLabels[role]}
      {badge === 'verified' ? (
        <Badge tone="herb">
          <BadgeCheck aria-hidden />
          {t({ message: 'Verified', context: 'a person' })}
        </Badge>
      ) : null}
      {badge === 'admin' ? (
        <Badge>
          <ShieldCheck aria-hidden />
          {t`Admin`}
        </Badge>
      ) : null}
    </chakra.span>
  );
}
