/** spec 1 §9: the badge's cap. */
const MOST = 99;

/** A count as a badge shows it: '99+' from a hundred on (spec 1 §2, notifications dropdown). */
export function cappedCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
