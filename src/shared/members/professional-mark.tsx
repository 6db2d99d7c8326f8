import { t } from '@lingui/core/macro';
import { BadgeCheck } from 'lucide-react';
import type { Profile } from '#domain/members/member.ts';
import { tradeBadge } from '#domain/professionals/role-badges.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';

/** What a member is by trade, beside the name on foods and reviews (spec 1 §6, badges); nothing for everybody else. */
export function ProfessionalMark({ member }: { readonly member: Pick<Profile, 'role' | 'isVerified'> }) {
  const badge = tradeBadge(member);
  if (badge === null) return null;
  return (
    <Badge tone={badge.kind === 'admin' ? 'neutral' : 'herb'}>
      {badge.label}
      {badge.isVerified ? (
        <>
          <BadgeCheck aria-hidden />
          <VisuallyHidden>{t`, verified`}</VisuallyHidden>
        </>
      ) : null}
    </Badge>
  );
}
