/**
 * Colours in OKLCH, where equal steps look equal: lightness 0-1, chroma 0-0.4, hue in degrees.
 * Matrices: Björn Ottosson's OKLab (public domain).
 *
 * @typedef {{ l: number, c: number, h: number }} Oklch
 */

/** @param {number} channel 0-1, gamma-encoded */
function toLinear(channel) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** @param {number} channel 0-1, linear */
function toGamma(channel) {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/**
 * @param {string} hex `#rgb` or `#rrggbb`
 * @returns {Oklch}
 * @throws {Error} when it is not such a colour
 */
export function parseHex(hex) {
  const digits = /^#[0-9a-f]{3}$/i.test(hex) ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new Error(`Not a colour: ${hex}`);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** @param {Oklch} colour @returns {[number, number, number]} linear channels, perhaps outside 0-1 */
function toLinearRgb({ l: lightness, c, h }) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest `#rrggbb`: chroma gives way until the colour is one a screen can show. @param {Oklch} colour */
export function toHex(colour) {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = Math.max(0, colour.c);
  let rgb = toLinearRgb({ l, c, h: colour.h });
  while (c > 0.001 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c *= 0.95;
    rgb = toLinearRgb({ l, c, h: colour.h });
  }
  const bytes = rgb.map((channel) => Math.round(255 * toGamma(Math.min(1, Math.max(0, channel)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Smallest turn from one hue to the other, 0-180. @param {number} a @param {number} b */
export function hueDistance(a, b) {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}

/** @param {number} value @param {number} low @param {number} high */
export function clamp(value, low, high) {
  return Math.min(high, Math.max(low, value));
}
