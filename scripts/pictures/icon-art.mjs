import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clamp, parseHex, toHex } from './oklch.mjs';
import { darkContentIcons, iconTints, leastContentLightness } from './icon-tints.mjs';

/** @typedef {import('./oklch.mjs').Oklch} Oklch */
/** @typedef {import('./icon-tints.mjs').Tint} Tint */

/** @type {{ icons: Record<string, { body: string }> }} */
const fluent = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');

/** [left, top, right, bottom] of the visible drawing; see measure-icons.mjs. @type {Record<string, [number, number, number, number]>} */
const bounds = JSON.parse(readFileSync(new URL('icon-bounds.json', import.meta.url), 'utf8'));

const iron = { l: 0.36, c: 0.012, h: 60 };

const colourPattern = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** @param {Tint} tint @param {Oklch} colour */
function fits({ hues: [from, to], chroma, light: [low, high] = [0, 1] }, { l, c, h }) {
  const inside = from <= to ? h >= from && h <= to : h >= from || h <= to;
  return inside && c >= chroma && l >= low && l <= high;
}

/** @param {readonly Oklch[]} colours */
function middle(colours) {
  const x = colours.reduce((sum, { h }) => sum + Math.cos((h * Math.PI) / 180), 0);
  const y = colours.reduce((sum, { h }) => sum + Math.sin((h * Math.PI) / 180), 0);
  const count = Math.max(1, colours.length);
  return {
    l: colours.reduce((sum, { l }) => sum + l, 0) / count,
    c: colours.reduce((sum, { c }) => sum + c, 0) / count,
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  };
}

/** The part's own light and shade, moved to the wanted colour. @param {{ colour: Oklch, from: Oklch, to: Oklch }} move */
function shift({ colour, from, to }) {
  const turn = ((colour.h - from.h + 540) % 360) - 180;
  return toHex({
    l: clamp(to.l + (colour.l - from.l) * 0.95, 0.12, 0.985),
    c: to.c * clamp(colour.c / Math.max(0.01, from.c), 0.5, 1.4),
    h: (to.h + turn * 0.5 + 360) % 360,
  });
}

/**
 * The icon's shading in lilac, turned to a warm grey: porcelain, not plastic.
 *
 * @param {Oklch} colour
 */
function warmed(colour) {
  const lilac = colour.h > 283 && colour.h < 322 && colour.c < 0.13 && colour.l > 0.55;
  return lilac ? toHex({ l: colour.l + 0.01, c: Math.min(0.03, colour.c * 0.45), h: 70 }) : null;
}

/** @param {{ tint: Tint, name: string, vessel: Oklch, dish: readonly Oklch[] }} wish @returns {Oklch | null} null: as drawn */
function wanted({ tint, name, vessel, dish }) {
  if (tint.colour === 'vessel') return vessel;
  if (tint.colour === 'iron') return iron;
  if (tint.colour === 'palest')
    return (
      dish
        .slice(0, 2)
        .filter(({ l }) => l > 0.82)
        .toSorted((a, b) => b.l - a.l)[0] ?? null
    );
  if (typeof tint.colour === 'string') return parseHex(tint.colour);
  const own = dish[tint.colour] ?? dish[0];
  if (own === undefined) return null;
  return darkContentIcons.has(name) ? own : { ...own, l: Math.max(own.l, leastContentLightness) };
}

/** @param {{ name: string, body: string, tints: readonly Tint[], vessel: Oklch, dish: readonly Oklch[] }} drawing */
function recolour({ name, body, tints, vessel, dish }) {
  const all = (body.match(colourPattern) ?? []).map((hex) => parseHex(hex));
  const moves = tints.flatMap((tint) => {
    const to = wanted({ tint, name, vessel, dish });
    return to === null ? [] : [{ tint, from: middle(all.filter((colour) => fits(tint, colour))), to }];
  });
  return body.replace(colourPattern, (hex) => {
    const colour = parseHex(hex);
    const move = moves.find(({ tint }) => fits(tint, colour));
    return move === undefined ? (warmed(colour) ?? hex) : shift({ colour, from: move.from, to: move.to });
  });
}

/** In path data '.5.25' is two numbers, so a number that loses its point gets spaces. @param {string} text @param {number} decimals */
function roundNumbers(text, decimals) {
  return text.replaceAll(/\d*\.\d+/g, (number, at) => {
    const short = String(Number(Number(number).toFixed(decimals))).replace(/^0\./, '.');
    if (short.includes('.')) return short;
    const before = /[\d.]/.test(text[at - 1] ?? '') ? ' ' : '';
    return `${before}${short}${text[at + number.length] === '.' ? ' ' : ''}`;
  });
}

/** A tenth of a pixel is enough for outlines, a hundredth for transforms; filter results get short names. @param {string} body */
function slim(body) {
  return roundNumbers(body, 3)
    .replaceAll(
      / (d|r|x|y|[cf][xy]|[xy][12]|width|height)="([^"]+)"/g,
      (_, name, value) => ` ${name}="${roundNumbers(value, 2)}"`,
    )
    .replaceAll(/"effect(\d+)_([a-z])\w*"/g, '"$2$1"')
    .replaceAll('"BackgroundImageFix"', '"z"')
    .replaceAll('"hardAlpha"', '"y"');
}

/**
 * The visible part of an icon on its 32 x 32 field: [left, top, right, bottom].
 *
 * @param {string} name
 * @throws {Error} when it was never measured
 */
export function iconBounds(name) {
  const box = bounds[name];
  if (box === undefined) throw new Error(`${name} is not in icon-bounds.json: run scripts/pictures/measure-icons.mjs`);
  return box;
}

/**
 * An icon's drawing on a 32 x 32 field, with ids that no other use of it shares.
 *
 * @param {{ name: string, idPrefix: string, vessel: Oklch, dish: readonly Oklch[], tinted: boolean }} use
 * @throws {Error} when the set has no such icon
 */
export function iconArt({ name, idPrefix, vessel, dish, tinted }) {
  const icon = fluent.icons[name];
  if (icon === undefined) throw new Error(`No such icon: ${name}`);
  const tints = (iconTints[name] ?? []).filter((tint) => tinted || typeof tint.colour === 'string');
  return slim(recolour({ name, body: icon.body, tints, vessel, dish })).replaceAll(
    /(\bid="|url\(#|href="#)([^")]+)/g,
    (_, before, id) => `${before}${idPrefix}${id}`,
  );
}
