interface ScoredRow {
  readonly row: number;
  readonly score: number;
}

interface Scores {
  readonly rows: number;
  readonly limit: number;
  /** null: not found. */
  readonly scoreOf: (row: number) => number | null;
  /** Asked only of rows whose score would be among the best: it may cost more. */
  readonly passes?: (row: number) => boolean;
}

/** Every row that could be among the best `limit`: those with the `limit`th highest score or a higher one, equals included, in row order. */
export function bestRows({ rows, limit, scoreOf, passes = () => true }: Scores): readonly ScoredRow[] {
  const highest: number[] = [];
  const candidates: ScoredRow[] = [];
  for (let row = 0; row < rows; row += 1) {
    const score = scoreOf(row);
    const least = highest[limit - 1] ?? Number.NEGATIVE_INFINITY;
    if (score === null || score < least || !passes(row)) continue;
    candidates.push({ row, score });
    if (score === least) continue;
    const place = highest.findIndex((one) => one < score);
    highest.splice(place < 0 ? highest.length : place, 0, score);
    highest.length = Math.min(highest.length, limit);
  }
  const least = highest[limit - 1] ?? Number.NEGATIVE_INFINITY;
  return candidates.filter(({ score }) => score >= least);
}
