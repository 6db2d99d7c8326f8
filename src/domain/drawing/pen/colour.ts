/** Colours as '#rrggbb', mixed in OKLab so that what lies between two of them looks so (https://bottosson.github.io/posts/oklab/). */

type Lab = readonly [lightness: number, a: number, b: number];

const warmWhite = '#fff8ea';

const warmDark = '#2e150c';

/** @throws {Error} for what is no '#rrggbb' or '#rgb' */
function channels(colour: string): readonly [number, number, number] {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? short;
  if (long === null) throw new Error(`Not a colour: ${colour}`);
  const [, red = '', green = '', blue = ''] = long;
  const read = (part: string) => Number.parseInt(short === null ? part : part + part, 16) / 255;
  return [read(red), read(green), read(blue)];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function toLab(colour: string): Lab {
  const [red, green, blue] = channels(colour);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const two = (value: number) =>
    Math.round(Math.min(1, Math.max(0, encoded(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(two).join('')}`;
}

/** `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [toLab(first), toLab(second)];
  const between = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return toHex([between(0), between(1), between(2)]);
}

export const lighter = (colour: string, share: number) => mix(colour, warmWhite, share);

export const darker = (colour: string, share: number) => mix(colour, warmDark, share);

/** The line around a thing of this colour. */
export const inkOf = (colour: string) => darker(colour, 0.52);

/** 0 is black, 1 is white. */
export const lightnessOf = (colour: string) => toLab(colour)[0];

/** How colourful: 0 is grey, 0.1 plain, 0.2 loud. */
export function chromaOf(colour: string): number {
  const [, a, b] = toLab(colour);
  return Math.hypot(a, b);
}

/** In degrees, 0 to 360: 30 is red, 70 brown and orange, 110 yellow, 140 green. Of greys by chance. */
export function hueOf(colour: string): number {
  const [, a, b] = toLab(colour);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** How far two colours are apart to the eye: 0.05 is hardly told, 0.3 is plain. */
export function distance(first: string, second: string): number {
  const [from, to] = [toLab(first), toLab(second)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

/** The same hue, with a lightness between the two bounds. */
export function within(colour: string, lowest: number, highest: number): string {
  const [lightness, a, b] = toLab(colour);
  return toHex([Math.min(highest, Math.max(lowest, lightness)), a, b]);
}
