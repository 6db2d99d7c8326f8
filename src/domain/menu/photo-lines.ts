/** A word that was read from a photo, and where it stands on it, in pixels. */
interface PhotoWord {
  readonly text: string;
  /** How sure the reading is, 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
}

/** Words that stand on one line, from left to right; the line may run across the columns of a menu. */
export interface PhotoLine {
  readonly top: number;
  readonly bottom: number;
  readonly words: readonly PhotoWord[];
}

/** Below it, ornaments, the edge of the table and the pattern of a cloth are taken for letters. */
const SURE_LINE = 50;
const SURE_WORD = 25;
/** A gap wider than this many heights of the line parts what stands in two columns, or a dish from its price. Words of one text stand half a height apart. */
const COLUMN_GAP = 1.6;
/** Less is a figure that was taken for letters, 'Al' for 11, or an ornament. */
const LETTERS_OF_DISH = 3;
/** Lines with something to the right of a gap make columns from this many on; fewer are chance. */
const FEWEST_OF_COLUMN = 3;

/** A stretch of one line without a wide gap. */
interface Stretch {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * What was read from a photo as the lines of a menu, for `readMenuLines`: what is too unsure is left out, a price stands behind its dish with wide space
 * between, also where it was read as a column of its own, and columns of dishes stand below each other.
 *
 * @param blocks as the reading parted them, in reading order
 * @returns '' where nothing legible was found
 */
export function textOfPhoto(blocks: readonly (readonly PhotoLine[])[]): string {
  const rows = blocks.map((lines) => lines.filter(isLegible).map(stretchesOf));
  const lonely = rows.flat(2).filter(({ text }) => isOnlyPrice(text));
  const dishes = rows.map((lines) => lines.map((line) => line.filter(({ text }) => !isOnlyPrice(text))));
  const prices = pricesOf(dishes.flat(2), lonely);
  return dishes
    .flatMap((lines) => inColumns(lines.filter((line) => line.length > 0)))
    .map((dish) => [dish.text, ...(prices.get(dish) ?? [])].join('  '))
    .join('\n');
}

function isLegible({ words }: PhotoLine): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return letters > 0 && sure / letters >= SURE_LINE && words.some(({ text }) => /[\p{L}\d]/u.test(text));
}

function stretchesOf({ top, bottom, words }: PhotoLine): readonly Stretch[] {
  const widest = (bottom - top) * COLUMN_GAP;
  const stretches: Stretch[] = [];
  for (const { text, left, right, confidence } of words) {
    if (confidence < SURE_WORD) continue;
    const before = stretches.at(-1);
    if (before !== undefined && left - before.right <= widest)
      stretches[stretches.length - 1] = { ...before, text: `${before.text} ${text}`, right };
    else stretches.push({ text, left, right, top, bottom });
  }
  return stretches.filter(({ text }) => isOnlyPrice(text) || (text.match(/\p{L}/gu) ?? []).length >= LETTERS_OF_DISH);
}

/** Figures with at most a currency beside them: '12,50 €', '14', 'CHF 9.–', '4,50 / 7,90'. */
function isOnlyPrice(text: string): boolean {
  return /\d/u.test(text) && !/\p{L}/u.test(text.replace(/\b(?:EUR|USD|GBP|CHF|Fr|kr|Euro)\b|zł/giu, ''));
}

/** Each price belongs to the dish on its height that ends nearest to the left of it; one without such a dish belongs to none. */
function pricesOf(dishes: readonly Stretch[], prices: readonly Stretch[]): ReadonlyMap<Stretch, readonly string[]> {
  const found = new Map<Stretch, readonly string[]>();
  for (const price of prices) {
    const middle = (price.top + price.bottom) / 2;
    const beside = dishes.filter(({ top, bottom, right }) => top <= middle && middle <= bottom && right <= price.left);
    const dish = beside.toSorted((one, other) => other.right - one.right)[0];
    if (dish !== undefined) found.set(dish, [...(found.get(dish) ?? []), price.text]);
  }
  return found;
}

/** The first column from top to bottom, then what stands to the right of it, and so on. */
function inColumns(lines: readonly (readonly Stretch[])[]): readonly Stretch[] {
  const wide = lines.filter((line) => line.length > 1);
  if (wide.length < FEWEST_OF_COLUMN) return lines.flat();
  const cut = Math.min(...wide.map((line) => line[1]?.left ?? Infinity));
  const leftOf = (line: readonly Stretch[]) => line.filter(({ left }) => left < cut);
  const rightOf = (line: readonly Stretch[]) => line.filter(({ left }) => left >= cut);
  return [...lines.flatMap(leftOf), ...inColumns(lines.map(rightOf).filter((line) => line.length > 0))];
}
