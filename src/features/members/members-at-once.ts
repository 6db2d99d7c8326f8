/** spec 2 §9: 12 members per page on desktop, 6 on mobile. */
export function membersAtOnce(isWide: boolean): number {
  return isWide ? 12 : 6;
}

/** spec 2 §9: top contributors 5, 3 on mobile. */
export function topContributors(isWide: boolean): number {
  return isWide ? 5 : 3;
}
