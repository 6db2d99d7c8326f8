import { clamp, hueDistance, parseHex, toHex } from './oklch.mjs';

/** @typedef {import('./oklch.mjs').Oklch} Oklch */
/** @typedef {import('./seeded-choice.mjs').SeededChoice} SeededChoice */

/**
 * @typedef {object} Palette
 * @property {boolean} dusk a deep backdrop with a pool of light, instead of a bright one
 * @property {string} glow the backdrop where the light falls, behind the subject
 * @property {string} middle
 * @property {string} edge the backdrop at its corners
 * @property {string} pattern
 * @property {string} disc a large calm shape behind the subject
 * @property {string} table
 * @property {string} tableEdge
 * @property {string} shadow
 * @property {string} accent the dish's own second voice, for rims and stripes
 * @property {Oklch} vessel
 * @property {readonly Oklch[]} dish
 */

/** Glazes that a bowl may have. */
const glazes = [
  '#3d5a80',
  '#7d9b84',
  '#a44a3f',
  '#4a4e57',
  '#1f6f78',
  '#c58a3a',
  '#6b3f52',
  '#e8ddc9',
  '#57714f',
  '#27435f',
];

/** @param {Oklch} colour @param {{ l: [number, number], c: [number, number] }} bounds */
function within({ l, c, h }, bounds) {
  return { l: clamp(l, ...bounds.l), c: clamp(c, ...bounds.c), h };
}

/** A warm colour that is made lighter goes towards apricot, not towards pink. @param {Oklch} original @param {Oklch} lighter */
function keptWarm(original, lighter) {
  const gain = lighter.l - original.l;
  const warm = original.h > 10 && original.h < 68;
  return warm && gain > 0 ? { ...lighter, h: Math.min(Math.max(original.h, 74), original.h + gain * 120) } : lighter;
}

/** How unlike two colours are. @param {Oklch} a @param {Oklch} b */
function contrast(a, b) {
  return Math.abs(a.l - b.l) * 2 + Math.min(a.c, b.c) * (hueDistance(a.h, b.h) / 60) + Math.abs(a.c - b.c);
}

/** A glaze that neither the backdrop nor the dish swallows. @param {{ choice: SeededChoice, against: readonly Oklch[] }} question */
function chooseGlaze({ choice, against }) {
  const ranked = glazes
    .map((hex) => parseHex(hex))
    .toSorted(
      (a, b) =>
        Math.min(...against.map((other) => contrast(b, other))) -
        Math.min(...against.map((other) => contrast(a, other))),
    );
  return choice.pick(ranked.slice(0, 5));
}

/** Linen, walnut, or a top in the backdrop's or the dish's own tone. @param {{ edge: Oklch, accent: Oklch, dusk: boolean, choice: SeededChoice }} wish */
function tableFor({ edge, accent, dusk, choice }) {
  const tops = dusk
    ? [
        { l: edge.l + 0.1, c: edge.c, h: edge.h },
        { l: 0.42, c: 0.05, h: 55 },
        { l: 0.84, c: 0.035, h: 75 },
      ]
    : [
        { l: 0.93, c: 0.03, h: 78 },
        { l: 0.9, c: edge.c * 0.55, h: edge.h },
        keptWarm({ ...accent, l: 0.55 }, { l: 0.88, c: 0.055, h: accent.h }),
        { l: 0.62, c: 0.075, h: 58 },
      ];
  const top = choice.pick(tops);
  return { table: toHex(top), tableEdge: toHex({ ...top, l: top.l - 0.15, c: top.c * 1.3 }) };
}

/**
 * @param {{ backdrop: readonly string[], dish: readonly string[], choice: SeededChoice }} food
 * @returns {Palette}
 */
export function paletteFor({ backdrop, dish: dishHex, choice }) {
  const dish = dishHex.map((hex) => parseHex(hex));
  const [first, second] = [parseHex(backdrop[0] ?? '#f4e0c0'), parseHex(backdrop[1] ?? '#d98e4a')];
  const dusk = first.l < 0.62;
  const [light, deep] = first.l >= second.l ? [first, second] : [second, first];
  const glow = dusk
    ? within(light, { l: [0.62, 0.76], c: [0.05, 0.13] })
    : within(light, { l: [0.93, 0.965], c: [0.03, 0.085] });
  const edge = keptWarm(
    deep,
    dusk ? within(deep, { l: [0.3, 0.42], c: [0.04, 0.11] }) : within(deep, { l: [0.7, 0.8], c: [0.08, 0.155] }),
  );
  const middle = dusk
    ? { ...edge, l: edge.l + 0.12, c: edge.c + 0.02 }
    : { l: glow.l * 0.4 + edge.l * 0.6, c: edge.c * 0.85, h: edge.h };
  const accent = dish.find((colour) => colour.c > 0.07 && hueDistance(colour.h, edge.h) > 35) ?? deep;
  return {
    dusk,
    glow: toHex(glow),
    middle: toHex(middle),
    edge: toHex(edge),
    pattern: dusk ? '#ffffff' : toHex({ ...edge, l: edge.l - 0.2 }),
    disc: dusk
      ? toHex({ ...edge, l: edge.l + 0.2, c: edge.c + 0.03 })
      : toHex({ ...edge, l: 0.83, c: clamp(edge.c, 0.06, 0.12) }),
    ...tableFor({ edge, accent, dusk, choice }),
    shadow: toHex({ l: dusk ? 0.13 : 0.32, c: 0.05, h: edge.h }),
    accent: toHex(within(accent, { l: [0.5, 0.66], c: [0.07, 0.15] })),
    vessel: chooseGlaze({ choice, against: [dusk ? middle : glow, ...dish.slice(0, 1)] }),
    dish,
  };
}
