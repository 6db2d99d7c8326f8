/** What the server is known to hold of the reader's own like while a change of it is under way. */
export interface LikeUnderWay {
  readonly serverHasLike: boolean;
  /** The feed's seq of the change that the server acknowledged; 0 while it acknowledged none. */
  readonly seq: number;
}

/**
 * The number of likes to show: what the server counted, with the reader's own like in it exactly when the reader likes the food, so that the
 * number stands still from the press to the echo [S4].
 *
 * @param upvotes the count in the food's row as it is on this device (R15)
 * @param upvotesSeq the feed's seq of the newest like, or end of one, that `upvotes` counts
 * @param isLiked whether the reader likes the food on screen
 * @param underWay null once the feed has said the last of it: then `upvotes` counts what is on screen
 */
export function shownLikes(
  { upvotes, upvotesSeq, isLiked, underWay }: { upvotes: number; upvotesSeq: number; isLiked: boolean; underWay: LikeUnderWay | null },
): number {
  const isCounted = underWay === null ? isLiked : underWay.serverHasLike === upvotesSeq >= underWay.seq;
  return Math.max(0, upvotes - Number(isCounted)) + Number(isLiked);
}
