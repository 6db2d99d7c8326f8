/** What the server is known to hold of the reader's own part (a like, a follow) while a change of it is under way. */
interface OwnPartUnderWay {
  readonly serverHasIt: boolean;
  /** The feed's seq of the change that the server acknowledged; 0 while it acknowledged none. */
  readonly seq: number;
}

interface KnownCount {
  /** What the server counted, as it is on this device. */
  readonly counted: number;
  /** The feed's seq of the newest part, or end of one, that `counted` counts. */
  readonly countedSeq: number;
  /** Whether the reader's own part stands on screen. */
  readonly isOwn: boolean;
  /** null once the feed has said the last of it: then `counted` counts what is on screen. */
  readonly underWay: OwnPartUnderWay | null;
}

/**
 * The number to show for a count to which each member adds one: likes of a food (R15), followers. It is the server's count, and the reader's own one is in it
 * exactly when the screen shows that the reader has added it. So the number does not jump between the press and the server's echo [S4].
 */
export function shownCount({ counted, countedSeq, isOwn, underWay }: KnownCount): number {
  const isCounted = underWay === null ? isOwn : underWay.serverHasIt === countedSeq >= underWay.seq;
  return Math.max(0, counted - Number(isCounted)) + Number(isOwn);
}
