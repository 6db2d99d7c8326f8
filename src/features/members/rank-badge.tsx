import { Award, Compass, Crown, Sprout, Star } from 'lucide-react';
import { memberBadge } from '#domain/member-badge.ts';
import { Badge } from '#ui/badge.tsx';

const looks = {
  Legend: { icon: Crown, tone: 'paprika' },
  Expert: { icon: Award, tone: 'saffron' },
  Explorer: { icon: Compass, tone: 'saffron' },
  Contributor: { icon: Star, tone: 'herb' },
  Newcomer: { icon: Sprout, tone: 'neutral' },
} as const;

/** What a member's contributions make of the member (spec 2 §9, member badges). */
export function RankBadge({ foods }: { readonly foods: number }) {
  const badge = memberBadge(foods);
  const { icon: Icon, tone } = looks[badge];
  return <Badge tone={tone}><Icon aria-hidden />{badge}</Badge>;
}
