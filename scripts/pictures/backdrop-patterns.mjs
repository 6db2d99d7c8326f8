/**
 * Quiet patterns behind a dish, each a tile after the cloth, tile or screen of a country's table.
 * They are drawn in one ink at a few per cent, so that they are felt more than seen.
 *
 * @typedef {{ size: readonly [number, number], turn?: number, art: string }} Tile `art` uses currentColor
 */

/** @param {string} d @param {number} [width] */
const line = (d, width = 2) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

/** Overlapping waves. @param {number} r */
function seigaiha(r) {
  const rings = [r, r * 0.72, r * 0.44];
  /** @param {number} cx @param {number} cy */
  const scale = (cx, cy) =>
    rings.map((ring) => line(`M${cx - ring} ${cy}a${ring} ${ring} 0 0 1 ${2 * ring} 0`)).join('');
  return scale(r, r) + scale(0, r / 2) + scale(2 * r, r / 2) + scale(0, r * 1.5) + scale(2 * r, r * 1.5);
}

/** @type {Readonly<Record<string, Tile>>} */
const tiles = {
  seigaiha: { size: [72, 36], art: seigaiha(36) },
  asanoha: {
    size: [60, 104],
    art: line(
      'M30 0V104M0 17.3 60 52M60 17.3 0 52M0 52 60 86.7M60 52 0 86.7M0 17.3V86.7M60 17.3V86.7M30 34.6 0 52 30 69.3 60 52ZM0 17.3 30 0 60 17.3M0 86.7 30 104 60 86.7',
      1.6,
    ),
  },
  bojagi: {
    size: [160, 120],
    art:
      '<path d="M0 0h70v50H0zM110 50h50v70h-50z" fill="currentColor" opacity=".8"/><path d="M70 0h90v26H70zM0 50h44v70H0z" fill="currentColor" opacity=".38"/>' +
      line('M70 0V50M0 50H160M70 26H160M44 50V120M110 26V120M44 88H110', 1.5),
  },
  taegeukWaves: { size: [80, 40], art: line('M0 20q20-22 40 0t40 0M0 40q20-22 40 0t40 0M0 0q20-22 40 0t40 0', 2) },
  laiThai: {
    size: [56, 80],
    art:
      line('M28 4 52 40 28 76 4 40Z', 1.8) +
      '<path d="M28 22 39 40 28 58 17 40Z" fill="currentColor" opacity=".8"/><circle cx="0" cy="0" r="5" fill="currentColor"/><circle cx="56" cy="0" r="5" fill="currentColor"/><circle cx="0" cy="80" r="5" fill="currentColor"/><circle cx="56" cy="80" r="5" fill="currentColor"/>',
  },
  jali: {
    size: [72, 72],
    art:
      line('M36 4Q44 28 68 36Q44 44 36 68Q28 44 4 36Q28 28 36 4Z', 2) +
      '<circle cx="36" cy="36" r="6" fill="currentColor"/><circle cx="0" cy="0" r="9" fill="currentColor"/><circle cx="72" cy="0" r="9" fill="currentColor"/><circle cx="0" cy="72" r="9" fill="currentColor"/><circle cx="72" cy="72" r="9" fill="currentColor"/>',
  },
  blockPrint: {
    size: [64, 64],
    art: '<path d="M16 6c9 8 9 18 0 26c-9-8-9-18 0-26zM48 38c9 8 9 18 0 26c-9-8-9-18 0-26z" fill="currentColor"/><circle cx="48" cy="16" r="3.5" fill="currentColor"/><circle cx="16" cy="48" r="3.5" fill="currentColor"/>',
  },
  gingham: {
    size: [64, 64],
    art: '<path d="M0 0h32v64H0z" fill="currentColor" opacity=".5"/><path d="M0 0h64v32H0z" fill="currentColor" opacity=".5"/>',
  },
  terrazzo: {
    size: [120, 110],
    art: '<path d="m14 18 14-6 8 12-16 8zM70 10l18 4-4 14-14-2zM44 56l12-8 10 14-14 8zM96 62l14 6-6 14-12-4zM20 84l16-2 2 14-14 4zM70 92l10-8 8 12-12 6z" fill="currentColor"/>',
  },
  bistroStripe: { size: [48, 48], turn: 45, art: '<path d="M0 0h20v48H0z" fill="currentColor" opacity=".7"/>' },
  herringbone: { size: [48, 48], art: line('M0 24 24 0 48 24M0 48 24 24 48 48M0 0 24-24 48 0', 5) },
  zigzag: {
    size: [64, 56],
    art:
      line('M0 18 16 2 32 18 48 2 64 18', 5) + '<path d="m16 26 9 9-9 9-9-9zM48 26l9 9-9 9-9-9z" fill="currentColor"/>',
  },
  talavera: {
    size: [88, 88],
    art:
      '<path d="M44 8c8 12 8 20 0 30c-8-10-8-18 0-30zM44 80c8-12 8-20 0-30c-8 10-8 18 0 30zM8 44c12-8 20-8 30 0c-10 8-18 8-30 0zM80 44c-12-8-20-8-30 0c10 8 18 8 30 0z" fill="currentColor"/>' +
      line('M0 24A24 24 0 0 0 24 0M64 0A24 24 0 0 0 88 24M0 64A24 24 0 0 1 24 88M64 88A24 24 0 0 1 88 64', 3),
  },
  bambooWeave: {
    size: [56, 56],
    art: '<path d="M2 5h24v7H2zM2 16h24v7H2zM33 2h7v24h-7zM44 2h7v24h-7zM30 33h24v7H30zM30 44h24v7H30zM5 30h7v24H5zM16 30h7v24h-7z" fill="currentColor"/>',
  },
  cementTile: {
    size: [80, 80],
    art:
      line('M40 0 80 40 40 80 0 40Z', 2.2) +
      line('M40 18 62 40 40 62 18 40Z', 2.2) +
      '<circle cx="40" cy="40" r="7" fill="currentColor"/><circle cx="0" cy="0" r="10" fill="currentColor"/><circle cx="80" cy="0" r="10" fill="currentColor"/><circle cx="0" cy="80" r="10" fill="currentColor"/><circle cx="80" cy="80" r="10" fill="currentColor"/>',
  },
  dots: { size: [44, 44], turn: 30, art: '<circle cx="22" cy="22" r="6" fill="currentColor"/>' },
};

/** @type {Readonly<Record<string, readonly string[]>>} */
const patternsByCuisine = {
  Japanese: ['seigaiha', 'asanoha'],
  Korean: ['bojagi', 'taegeukWaves'],
  Thai: ['laiThai', 'dots'],
  Indian: ['jali', 'blockPrint'],
  Italian: ['gingham', 'terrazzo'],
  French: ['bistroStripe', 'herringbone'],
  Mexican: ['zigzag', 'talavera'],
  Vietnamese: ['bambooWeave', 'cementTile'],
};

/**
 * @param {{ origin: string, choice: import('./seeded-choice.mjs').SeededChoice, ink: string, strength: number, id: string }} wish
 * @returns {string} a `<pattern>` definition
 */
export function backdropPattern({ origin, choice, ink, strength, id }) {
  const name = choice.pick(patternsByCuisine[origin] ?? ['dots', 'terrazzo']);
  const tile = tiles[name];
  if (tile === undefined) throw new Error(`No such pattern: ${name}`);
  const scale = choice.number(0.85, 1.35).toFixed(2);
  const turn = (tile.turn ?? 0) + choice.pick([0, 0, 45]);
  const [width, height] = tile.size;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(400 300) scale(${scale}) rotate(${turn})"><g color="${ink}" opacity="${strength}">${tile.art}</g></pattern>`;
}
