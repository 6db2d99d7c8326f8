/**
 * Why something of the server's is on this device, the strongest reason first.
 *
 * - kept: the member pressed 'Keep offline'
 * - own: the member made it
 * - followed: it is of someone whom the member follows, or another's list that the member keeps
 * - saved: it is in one of the member's lists
 * - visited: it was looked at
 * - catalogue: every device has it, or it was seen in passing
 */
export const keepReasons = ['kept', 'own', 'followed', 'saved', 'visited', 'catalogue'] as const;
export type KeepReason = (typeof keepReasons)[number];

/** Which goes first when room is needed; what is not named here never goes by itself. */
const turns: Partial<Readonly<Record<KeepReason, number>>> = { visited: 0, catalogue: 0, saved: 1 };

/** 0 goes before 1; null: it stays whatever happens. */
export function turnOf(reason: KeepReason): number | null {
  return turns[reason] ?? null;
}
