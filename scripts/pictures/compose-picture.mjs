import { backdropPattern } from './backdrop-patterns.mjs';
import { iconArt, iconBounds } from './icon-art.mjs';
import { eatenInstead, ironIcons, steamingIcons, vesselIcons } from './icon-tints.mjs';
import { paletteFor } from './palette.mjs';
import { seededChoice } from './seeded-choice.mjs';
import { chooseStage } from './stages.mjs';

/** @typedef {import('./palette.mjs').Palette} Palette */
/** @typedef {import('./seeded-choice.mjs').SeededChoice} SeededChoice */

/**
 * What a picture is made from: part of a food of the starter catalogue.
 *
 * @typedef {object} PicturedFood
 * @property {string} slug
 * @property {string} name
 * @property {string} origin
 * @property {{ icons: string[], backdrop: string[] }} picture main icon first
 * @property {{ color: string[] }} visual_appearance dominant colour first
 * @property {{ temperature_served: string }} taste_intensity
 */

const drinks = new Set([
  'beer-mug',
  'bubble-tea',
  'glass-of-milk',
  'hot-beverage',
  'sake',
  'teacup-without-handle',
  'teapot',
  'wine-glass',
]);

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/**
 * An icon by the middle of its visible part.
 *
 * @param {{ name: string, art: string, x: number, y: number, scale: number, turn?: number, lifted?: boolean }} item
 */
function place({ name, art, x, y, scale, turn = 0, lifted = true }) {
  const [left, top, right, bottom] = iconBounds(name);
  const centre = `${round(-(left + right) / 2)} ${round(-(top + bottom) / 2)}`;
  const drawing = `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)}) translate(${centre})">${art}</g>`;
  return lifted ? `<g filter="url(#lift)">${drawing}</g>` : drawing;
}

/** Pixels per unit, so that the visible part is at most so high and so wide. @param {{ name: string, high: number, wide: number }} wish */
function scaleTo({ name, high, wide }) {
  const [left, top, right, bottom] = iconBounds(name);
  return Math.min(high / (bottom - top), wide / (right - left));
}

/** @param {Palette} palette @param {SeededChoice} choice */
function lights(palette, choice) {
  const x = choice.pick([34, 42, 50, 58, 66]);
  /** @param {string} colour @param {number} at @param {number} [opacity] */
  const stop = (colour, at, opacity = 1) =>
    `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
  return (
    `<radialGradient id="air" cx="${x}%" cy="38%" r="78%">${stop(palette.glow, 0.08)}${stop(palette.middle, 0.62)}${stop(palette.edge, 1)}</radialGradient>` +
    `<radialGradient id="shade">${stop(palette.shadow, 0, 0.75)}${stop(palette.shadow, 0.45, 0.42)}${stop(palette.shadow, 1, 0)}</radialGradient>` +
    `<linearGradient id="tableLight" x2="0" y2="1">${stop('#fff', 0, palette.dusk ? 0.08 : 0.3)}${stop('#fff', 0.5, 0)}${stop(palette.shadow, 1, 0.22)}</linearGradient>` +
    `<linearGradient id="plinthLight">${stop('#fff', 0, 0.22)}${stop('#fff', 0.35, 0.08)}${stop(palette.shadow, 1, 0.35)}</linearGradient>` +
    `<linearGradient id="discLight" x2=".7" y2="1">${stop('#fff', 0, palette.dusk ? 0.16 : 0.38)}${stop('#fff', 0.7, 0)}</linearGradient>` +
    `<linearGradient id="steam" x2="0" y2="1">${stop('#fff', 0, 0)}${stop('#fff', 0.45, 0.75)}${stop('#fff', 1, 0.1)}</linearGradient>` +
    `<radialGradient id="corners" cx="50%" cy="46%" r="72%">${stop(palette.shadow, 0.6, 0)}${stop(palette.shadow, 1, palette.dusk ? 0.45 : 0.1)}</radialGradient>` +
    `<filter id="lift" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="6" dy="12" stdDeviation="9" flood-color="${palette.shadow}" flood-opacity=".38"/></filter>`
  );
}

/**
 * Garnish stands before the subject, left and right, inside the strip that a wide crop keeps. A front-on bowl has it
 * in the bowl instead, behind the rim.
 *
 * @param {{ choice: SeededChoice, foot: number }} wish
 */
function garnishPlaces({ choice, foot }) {
  const side = choice.pick([-1, 1]);
  const near = {
    x: 400 + side * choice.number(186, 206),
    foot: foot + choice.number(10, 20),
    size: choice.number(112, 126),
    turn: side * choice.number(2, 12),
  };
  const far = choice.pick([
    {
      x: 400 - side * choice.number(196, 214),
      foot: foot + choice.number(4, 14),
      size: choice.number(96, 108),
      turn: -side * choice.number(2, 14),
    },
    {
      x: 400 + side * choice.number(96, 116),
      foot: foot + choice.number(26, 32),
      size: choice.number(82, 92),
      turn: side * choice.number(-10, 10),
    },
  ]);
  return [near, far];
}

/** @typedef {{ name: string, art: string }} Drawing */

/** @param {{ drawings: readonly Drawing[], choice: SeededChoice, foot: number }} wish */
function garnishBefore({ drawings, choice, foot }) {
  const places = garnishPlaces({ choice, foot });
  return drawings.map(({ name, art }, at) => {
    const { x, foot: ground, size, turn } = places[at] ?? { x: 400, foot, size: 90, turn: 0 };
    const scale = scaleTo({ name, high: size, wide: size * 1.1 });
    const [, top, , bottom] = iconBounds(name);
    const shadow = `<ellipse cx="${round(x + 4)}" cy="${round(ground - 4)}" rx="${round(size * 0.56)}" ry="${round(size * 0.13)}" fill="url(#shade)" opacity=".75"/>`;
    return shadow + place({ name, art, x, y: ground - ((bottom - top) * scale) / 2, scale, turn });
  });
}

/** @param {{ drawings: readonly Drawing[], choice: SeededChoice, rim: number }} wish `rim`: y of the bowl's rim */
function garnishInBowl({ drawings, choice, rim }) {
  const side = choice.pick([-1, 1]);
  return drawings.map(({ name, art }, at) => {
    const x = 400 + (at === 0 ? side : -side) * choice.number(72, 88);
    const turn = (x < 400 ? -1 : 1) * choice.number(4, 16);
    return place({
      name,
      art,
      x,
      y: rim - choice.number(22, 34),
      scale: scaleTo({ name, high: 128, wide: 122 }),
      turn,
      lifted: false,
    });
  });
}

/** What subject and garnish may weigh together, in bytes, so that the whole picture stays under 60 KB. */
const garnishBudget = 52_000;

/** The garnish that fits, in its order. @param {{ drawings: readonly Drawing[], bytes: number }} wish */
function affordable({ drawings, bytes }) {
  let left = bytes;
  return drawings.filter(({ art }) => {
    const fits = art.length <= left;
    if (fits) left -= art.length;
    return fits;
  });
}

/** @param {Drawing & { stage: import('./stages.mjs').Stage }} wish */
function placeSubject({ name, art, stage }) {
  const scale = scaleTo({ name, high: stage.reach, wide: stage.reach * 1.12 });
  const [, top, , bottom] = iconBounds(name);
  const high = (bottom - top) * scale;
  const y = stage.foot === null ? 300 : stage.foot - high / 2;
  return { svg: place({ name, art, x: 400, y, scale }), rim: y - high / 2 + (16.4 - top) * scale };
}

/** Two wisps over a hot dish. @param {SeededChoice} choice */
function steam(choice) {
  const wisps = [-52, 4, 58].map((x) => {
    const top = choice.number(52, 76);
    const bend = choice.pick([-1, 1]) * choice.number(16, 26);
    return `<path d="M${round(400 + x)} 176q${round(bend)} -28 0 -54t0 -${round(top)}" stroke="url(#steam)" stroke-width="11" fill="none" stroke-linecap="round"/>`;
  });
  return `<g opacity=".55">${wisps.join('')}</g>`;
}

/**
 * The picture of a food as SVG text, 800 x 600, its subject in the middle so that a wide crop keeps it.
 * The same food gives the same text; ids are unique within the picture.
 *
 * @param {PicturedFood} food
 * @throws {Error} for an unknown icon or a colour that is none
 */
export function composePicture(food) {
  const choice = seededChoice(food.slug);
  const palette = paletteFor({ backdrop: food.picture.backdrop, dish: food.visual_appearance.color, choice });
  const [main, ...garnish] = food.picture.icons.map((name) => eatenInstead[name] ?? name);
  if (main === undefined) throw new Error(`${food.slug} has no icon`);
  const stage = chooseStage({
    origin: food.origin,
    hasVessel: vesselIcons.has(main),
    isDrink: drinks.has(main),
    isDark: ironIcons.has(main),
    palette,
    choice,
  });
  const pattern = backdropPattern({
    origin: food.origin,
    choice,
    ink: palette.pattern,
    strength: palette.dusk ? 0.085 : 0.17,
    id: 'cloth',
  });
  const use = { vessel: palette.vessel, dish: palette.dish };
  const art = iconArt({ ...use, name: main, idPrefix: 'm', tinted: true });
  const subject = placeSubject({ name: main, art, stage });
  const drawings = affordable({
    drawings: garnish
      .slice(0, 2)
      .map((name, at) => ({ name, art: iconArt({ ...use, name, idPrefix: `g${at}`, tinted: false }) })),
    bytes: garnishBudget - art.length,
  });
  const inBowl = main === 'steaming-bowl';
  const behind = inBowl ? garnishInBowl({ drawings, choice, rim: subject.rim }) : [];
  const before = inBowl ? [] : garnishBefore({ drawings, choice, foot: stage.foot ?? 458 });
  const isHot = /hot|warm/i.test(food.taste_intensity.temperature_served) && steamingIcons.has(main);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" role="img"><title>${escapeText(food.name)}</title>` +
    `<defs>${lights(palette, choice)}${pattern}</defs><rect width="800" height="600" fill="url(#air)"/><rect width="800" height="600" fill="url(#cloth)"/>` +
    `${stage.behind}${stage.under}${isHot ? steam(choice) : ''}${behind.join('')}${subject.svg}${before.join('')}<rect width="800" height="600" fill="url(#corners)"/></svg>`
  );
}

/** @param {string} text */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
