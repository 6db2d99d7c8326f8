/** A member's badges, from the highest, and the foods that each takes (spec 2 §9, member badges). */
const badges = [
  { label: 'Legend', from: 50 },
  { label: 'Expert', from: 20 },
  { label: 'Explorer', from: 10 },
  { label: 'Contributor', from: 3 },
] as const;

export type MemberBadge = (typeof badges)[number]['label'] | 'Newcomer';

/** @param contributions foods that the member contributed */
export function memberBadge(contributions: number): MemberBadge {
  return badges.find(({ from }) => contributions >= from)?.label ?? 'Newcomer';
}
