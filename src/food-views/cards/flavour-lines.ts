/** One way to write a card's line of flavours, for lines from `from` to less than `below` rem wide. */
export interface FlavourLine {
  readonly from: number;
  readonly below: number;
  /** How many of the words stand in it. */
  readonly count: number;
}

/**
 * Below which widths (in rem) three words of any length have no room, and how many letters can be read at the narrowest of them, beside '+N more'. The first is a
 * phone whose letters are twice as large.
 */
const narrowLines = [
  [11, 6],
  [15, 13],
  [19, 18],
  [23, 24],
] as const;
/** What '+N more' takes, in letters. */
const MORE = 9;

/**
 * How many flavours stand in a line, by its width. A narrow line shows only as many as can be read whole, but at least one; otherwise all would be cut to a
 * letter or two. Each entry is a range of widths that hold the same number. The ranges adjoin, from 0 to Infinity.
 *
 * @param words those that a wide card shows, as they are shown
 * @param total how many flavours there are
 */
export function flavourLines(words: readonly string[], total: number): readonly FlavourLine[] {
  const fitting = (letters: number) => {
    const counts = words.map((_, at) => words.length - at);
    return (
      counts.find((count) => words.slice(0, count).join('').length <= letters + (count < total ? 0 : MORE)) ??
      Math.min(1, words.length)
    );
  };
  const lines = [
    ...narrowLines.map(([below, letters], at) => ({
      from: narrowLines[at - 1]?.[0] ?? 0,
      below,
      count: fitting(letters),
    })),
    { from: 23, below: Infinity, count: words.length },
  ];
  return lines.reduce<FlavourLine[]>((joined, line) => {
    const last = joined.at(-1);
    return last?.count === line.count ? [...joined.slice(0, -1), { ...last, below: line.below }] : [...joined, line];
  }, []);
}
