export interface ScoredRow {
  readonly row: number;
  readonly score: number;
}

interface ScoredRows {
  /** By row; at most 0 is not found. */
  readonly scores: ArrayLike<number>;
  /** By row: the order among equal scores, the lowest first. */
  readonly ranks: ArrayLike<number>;
  readonly limit: number;
  /** Asked only of rows that would be among the best: it may cost more. */
  readonly passes: (row: number) => boolean;
}

/** Of so many times the limit the passing ones are chosen first: seldom do so few of the best pass that the others are needed. */
const AHEAD = 2;

/** The rows with the highest scores above 0 that pass, best first. */
export function bestRows(asked: ScoredRows): readonly ScoredRow[] {
  const ahead = asked.limit * AHEAD;
  const first = bestPassing({ ...asked, limit: ahead, passes: () => true });
  const passing: ScoredRow[] = [];
  for (const one of first) {
    if (passing.length === asked.limit) break;
    if (asked.passes(one.row)) passing.push(one);
  }
  return passing.length === asked.limit || first.length < ahead ? passing : bestPassing(asked);
}

/** In one pass, in which every row is asked that is among the best so far. */
function bestPassing({ scores, ranks, limit, passes }: ScoredRows): readonly ScoredRow[] {
  const best: ScoredRow[] = [];
  let least = 0;
  const isBefore = (row: number, score: number, other: ScoredRow) =>
    score > other.score || (score === other.score && (ranks[row] ?? 0) < (ranks[other.row] ?? 0));
  for (let row = 0; row < scores.length; row += 1) {
    const score = scores[row] ?? 0;
    if (score < least || score <= 0) continue;
    const last = best[limit - 1];
    if ((last !== undefined && !isBefore(row, score, last)) || !passes(row)) continue;
    let place = best.length;
    for (let before = best[place - 1]; before !== undefined && isBefore(row, score, before); before = best[place - 1])
      place -= 1;
    best.splice(place, 0, { row, score });
    if (best.length > limit) best.pop();
    if (best.length === limit) least = best[limit - 1]?.score ?? 0;
  }
  return best;
}
