/** Pixels looked at; a photo has many more, and they change nothing. */
const SAMPLED_PIXELS = 40_000;
const MOST_COLOURS = 4;
const OPAQUE_FROM = 128;
/** Distance in RGB under which two colours look like one on a swatch. */
const ALIKE_WITHIN = 28;
/** Colours of less than this share are specks. */
const LEAST_SHARE = 0.02;

type Rgb = readonly [red: number, green: number, blue: number];

/** Pixels of one fine shade: how many, and the sums of their channels. */
interface Shade {
  readonly sum: readonly [number, number, number];
  readonly count: number;
}

/**
 * The colours that make up a picture, dominant first, at most 4, as '#rrggbb' (R8, offered for the appearance field).
 * `pixels` are RGBA bytes; transparent ones do not count. Median cut: the same pixels always give the same colours.
 */
export function dominantColours(pixels: ArrayLike<number>): readonly string[] {
  let boxes: readonly (readonly Shade[])[] = [shadesOf(pixels)];
  while (boxes.length < MOST_COLOURS * 2) {
    const widest = boxes.toSorted((one, other) => spread(other).weight - spread(one).weight)[0];
    if (widest === undefined || spread(widest).weight === 0) break;
    boxes = boxes.flatMap((box) => (box === widest ? halves(box) : [box]));
  }
  const total = population(boxes.flat());
  const ranked = boxes.filter((box) => population(box) >= total * LEAST_SHARE && box.length > 0);
  const colours = ranked.toSorted((one, other) => population(other) - population(one)).map(average);
  return distinct(colours).slice(0, MOST_COLOURS).map(hex);
}

/** Sorts the sampled pixels into 32 levels a channel. */
function shadesOf(pixels: ArrayLike<number>): readonly Shade[] {
  const shades = new Map<number, { sum: [number, number, number]; count: number }>();
  const step = 4 * Math.max(1, Math.ceil(pixels.length / 4 / SAMPLED_PIXELS));
  for (let at = 0; at + 3 < pixels.length; at += step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < OPAQUE_FROM) continue;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const shade = shades.get(key) ?? { sum: [0, 0, 0], count: 0 };
    shade.sum[0] += red;
    shade.sum[1] += green;
    shade.sum[2] += blue;
    shade.count += 1;
    shades.set(key, shade);
  }
  return [...shades.values()];
}

/** The channel along which a box is longest, and how much its division would gain: length times pixels. */
function spread(box: readonly Shade[]): { readonly channel: 0 | 1 | 2; readonly weight: number } {
  let longest: { channel: 0 | 1 | 2; length: number } = { channel: 0, length: 0 };
  for (const channel of [0, 1, 2] as const) {
    let [least, most] = [255, 0];
    for (const shade of box) {
      const level = shade.sum[channel] / shade.count;
      least = Math.min(least, level);
      most = Math.max(most, level);
    }
    if (most - least > longest.length) longest = { channel, length: most - least };
  }
  return { channel: longest.channel, weight: box.length < 2 ? 0 : longest.length * population(box) };
}

/** Two boxes with about half of the pixels each, neither empty. */
function halves(box: readonly Shade[]): readonly (readonly Shade[])[] {
  const { channel } = spread(box);
  const sorted = box.toSorted((one, other) => one.sum[channel] / one.count - other.sum[channel] / other.count);
  const half = population(box) / 2;
  let [taken, place] = [0, 0];
  for (const shade of sorted.slice(0, -1)) {
    if (place > 0 && taken + shade.count > half) break;
    taken += shade.count;
    place += 1;
  }
  return [sorted.slice(0, place), sorted.slice(place)];
}

function population(box: readonly Shade[]): number {
  return box.reduce((pixels, shade) => pixels + shade.count, 0);
}

function average(box: readonly Shade[]): Rgb {
  const pixels = population(box);
  const channel = (index: 0 | 1 | 2) => Math.round(box.reduce((sum, shade) => sum + shade.sum[index], 0) / pixels);
  return [channel(0), channel(1), channel(2)];
}

function distinct(colours: readonly Rgb[]): readonly Rgb[] {
  const kept: Rgb[] = [];
  for (const colour of colours) {
    const isAlike = kept.some(
      (other) => Math.hypot(...colour.map((level, channel) => level - (other[channel] ?? 0))) < ALIKE_WITHIN,
    );
    if (!isAlike) kept.push(colour);
  }
  return kept;
}

function hex(colour: Rgb): string {
  return `#${colour.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}
