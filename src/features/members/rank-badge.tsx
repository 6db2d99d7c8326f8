import { t } from '@lingui/core/macro';
import { Award, Compass, Crown, Sprout, Star } from 'lucide-react';
import { memberBadge } from '#domain/members/member-badge.ts';
import { Badge } from '#ui/elements/badge.tsx';

const looks = {
  Legend: { label: t`Legend`, icon: Crown, tone: 'paprika' },
  Expert: { label: t`Expert`, icon: Award, tone: 'saffron' },
  Explorer: { label: t`Explorer`, icon: Compass, tone: 'saffron' },
  Contributor: { label: t`Contributor`, icon: Star, tone: 'herb' },
  Newcomer: { label: t`Newcomer`, icon: Sprout, tone: 'neutral' },
} as const;

/** What a member's contributions make of the member (spec 2 §9, member badges). */
export function RankBadge({ foods }: { readonly foods: number }) {
  const { label, icon: Icon, tone } = looks[memberBadge(foods)];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}
