/**
 * What a dish stands on, drawn on the 800 x 600 field. The subject's `foot` is the y on which it stands; on a stage
 * that is seen from above it lies around y = 300 instead, and `foot` is null.
 *
 * @typedef {import('./palette.mjs').Palette} Palette
 * @typedef {import('./seeded-choice.mjs').SeededChoice} SeededChoice
 * @typedef {{ palette: Palette, choice: SeededChoice, isDark: boolean }} StageWish
 * @typedef {{ behind: string, under: string, reach: number, foot: number | null }} Stage `reach`: the most that the subject may be high, in pixels
 */

/** A soft round shadow. @param {{ x?: number, y: number, rx: number, ry: number, strength?: number }} shape */
function softShadow({ x = 400, y, rx, ry, strength = 0.5 }) {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)" opacity="${strength}"/>`;
}

/** @param {{ y: number, r: number, fill: string, opacity?: number }} shape */
function disc({ y, r, fill, opacity = 1 }) {
  return `<circle cx="400" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A tabletop from `y` down, with a lit front edge. @param {Palette} palette @param {number} y */
function tabletop(palette, y) {
  return `<path d="M0 ${y}H800V600H0Z" fill="${palette.table}"/><path d="M0 ${y}H800V600H0Z" fill="url(#tableLight)"/><path d="M0 ${y}h800" stroke="#fff" stroke-width="2.5" opacity="${palette.dusk ? 0.18 : 0.55}"/>`;
}

const porcelains = [
  { face: '#fdfaf4', well: '#f1e9dc', rim: '#dccfbb' },
  { face: '#f3ead8', well: '#e7d9bf', rim: '#cdb894' },
  { face: '#e3ebe1', well: '#d2ddd0', rim: '#a9bca8' },
  { face: '#4b4a4d', well: '#3e3d41', rim: '#2b2a2d' },
  { face: '#dfe7ec', well: '#cdd9e1', rim: '#9fb2c0' },
  { face: '#d98f5f', well: '#c97f50', rim: '#a8623a' },
];

/** A plate seen at an angle. @param {StageWish} wish */
function plate({ palette, choice }) {
  const { face, well, rim } = choice.pick(porcelains);
  const rx = choice.number(232, 262);
  const line = choice.chance(0.6)
    ? `<ellipse cx="400" cy="415" rx="${rx - 13}" ry="${(rx - 13) * 0.27}" fill="none" stroke="${palette.accent}" stroke-width="4" opacity=".75"/>`
    : '';
  return {
    behind: tabletop(palette, choice.number(372, 392)),
    under:
      softShadow({ x: 412, y: 442, rx: rx * 1.18, ry: rx * 0.34, strength: 0.55 }) +
      `<ellipse cx="400" cy="425" rx="${rx}" ry="${rx * 0.28}" fill="${rim}"/><ellipse cx="400" cy="415" rx="${rx}" ry="${rx * 0.28}" fill="${face}"/>${line}` +
      `<ellipse cx="400" cy="417" rx="${rx * 0.72}" ry="${rx * 0.185}" fill="${well}"/><ellipse cx="400" cy="420" rx="${rx * 0.68}" ry="${rx * 0.16}" fill="${face}" opacity=".55"/>` +
      softShadow({ x: 404, y: 424, rx: 150, ry: 26, strength: 0.6 }),
    reach: 280,
    foot: 432,
  };
}

const woods = [
  { top: '#c98f58', grain: '#b27a45', side: '#8f5d31' },
  { top: '#8a5a3a', grain: '#774a2d', side: '#54331f' },
  { top: '#e0bd8c', grain: '#cfa873', side: '#ab8451' },
];

/** A wooden board at the same angle. @param {StageWish} wish */
function board({ palette, choice }) {
  const { top, grain, side } = choice.pick(woods);
  const lines = [392, 404, 417, 431, 446].map(
    (y) =>
      `<path d="M${190 - (y - 385) * 0.55 + choice.number(6, 40)} ${y}q${choice.number(90, 190)} ${choice.number(-5, 5)} ${choice.number(330, 380)} 0" stroke="${grain}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  );
  const shape = 'M203 380H597Q611 380 617 390L652 448Q660 464 640 464H160Q140 464 148 448L183 390Q189 380 203 380Z';
  return {
    behind: tabletop(palette, choice.number(350, 368)),
    under:
      softShadow({ x: 412, y: 474, rx: 320, ry: 44, strength: 0.6 }) +
      `<path d="${shape}" fill="${side}" transform="translate(0 15)"/><path d="${shape}" fill="${top}"/>${lines.join('')}<path d="M203 380H597" stroke="#fff" stroke-width="2" opacity=".35"/>` +
      softShadow({ x: 406, y: 430, rx: 170, ry: 28, strength: 0.62 }),
    reach: 282,
    foot: 436,
  };
}

/** A plinth before a round window of light. @param {StageWish} wish */
function plinth({ palette, choice }) {
  const r = choice.number(205, 236);
  const rx = choice.number(205, 232);
  return {
    behind:
      disc({ y: 268, r: r + 16, fill: '#ffffff', opacity: palette.dusk ? 0.1 : 0.28 }) +
      disc({ y: 268, r, fill: palette.disc }) +
      `<circle cx="400" cy="268" r="${r}" fill="url(#discLight)"/>`,
    under:
      softShadow({ x: 400, y: 470, rx: rx * 1.5, ry: 90, strength: 0.35 }) +
      `<path d="M${400 - rx} 428V600H${400 + rx}V428Z" fill="${palette.tableEdge}"/><path d="M${400 - rx} 428V600H${400 + rx}V428Z" fill="url(#plinthLight)"/>` +
      `<ellipse cx="400" cy="428" rx="${rx}" ry="44" fill="${palette.table}"/><ellipse cx="400" cy="428" rx="${rx}" ry="44" fill="url(#tableLight)"/>` +
      softShadow({ x: 406, y: 430, rx: 158, ry: 27, strength: 0.65 }),
    reach: 282,
    foot: 436,
  };
}

/** A big sun behind, a floor below. @param {StageWish} wish */
function sun({ palette, choice }) {
  const r = choice.number(212, 240);
  const horizon = choice.number(398, 412);
  return {
    behind:
      disc({ y: 285, r: r + 34, fill: palette.disc, opacity: 0.35 }) +
      disc({ y: 285, r, fill: palette.disc }) +
      `<circle cx="400" cy="285" r="${r}" fill="url(#discLight)"/>` +
      tabletop(palette, horizon),
    under: softShadow({ x: 408, y: 436, rx: 215, ry: 40, strength: 0.75 }),
    reach: 284,
    foot: 438,
  };
}

/** A plate seen from above on a folded cloth. @param {StageWish} wish */
function fromAbove({ palette, choice }) {
  const { face, well, rim } = choice.pick(porcelains);
  const turn = choice.number(-16, 16).toFixed(1);
  const stripes = choice.chance(0.5)
    ? [-190, -170, 170, 190]
        .map((x) => `<path d="M${400 + x} 70V530" stroke="${palette.accent}" stroke-width="7" opacity=".7"/>`)
        .join('')
    : `<rect x="186" y="86" width="428" height="428" fill="none" stroke="${palette.accent}" stroke-width="6" opacity=".7"/>`;
  return {
    behind: `<g transform="rotate(${turn} 400 300)"><rect x="170" y="76" width="470" height="470" rx="8" fill="${palette.shadow}" opacity=".13"/><rect x="165" y="65" width="470" height="470" rx="8" fill="#fffdf8" opacity="${palette.dusk ? 0.86 : 0.9}"/>${stripes}</g>`,
    under:
      softShadow({ x: 412, y: 322, rx: 285, ry: 275, strength: 0.55 }) +
      `<circle cx="400" cy="303" r="217" fill="${rim}"/><circle cx="400" cy="299" r="216" fill="${face}"/><circle cx="400" cy="299" r="200" fill="none" stroke="${palette.accent}" stroke-width="4" opacity=".6"/><circle cx="400" cy="300" r="162" fill="${well}"/><circle cx="400" cy="304" r="158" fill="${face}" opacity=".6"/>` +
      softShadow({ x: 410, y: 330, rx: 160, ry: 140, strength: 0.42 }),
    reach: 256,
    foot: null,
  };
}

/** A broad green leaf for a plate. @param {StageWish} wish */
function leaf({ palette, choice }) {
  const turn = choice.pick([-7, -4, 5, 8]);
  const veins = [-210, -150, -90, -30, 30, 90, 150, 210].map(
    (x) =>
      `<path d="M${400 + x} 420q${x < 0 ? -8 : 16} -24 28 -${(54 - Math.abs(x) * 0.13).toFixed(0)}M${400 + x} 422q10 20 26 ${(50 - Math.abs(x) * 0.13).toFixed(0)}" stroke="#8fb765" stroke-width="2" fill="none" opacity=".6"/>`,
  );
  return {
    behind: tabletop(palette, choice.number(352, 372)),
    under:
      `<g transform="rotate(${turn} 400 420)">` +
      softShadow({ x: 408, y: 440, rx: 350, ry: 84, strength: 0.5 }) +
      `<path d="M92 424Q190 340 420 346Q620 350 716 414Q610 490 400 492Q190 490 92 424Z" fill="#4f7f3c"/><path d="M92 424Q190 340 420 346Q620 350 716 414Q400 404 92 424Z" fill="#6a9a4d"/>${veins.join('')}<path d="M78 426Q400 404 730 412" stroke="#b7d18a" stroke-width="5" fill="none" stroke-linecap="round"/></g>` +
      softShadow({ x: 406, y: 428, rx: 170, ry: 30, strength: 0.62 }),
    reach: 282,
    foot: 434,
  };
}

/** A round mat or tray for what has its own vessel. @param {StageWish} wish */
function tray({ palette, choice, isDark }) {
  const lacquers = isDark
    ? []
    : [
        { top: '#2f2a2a', side: '#171414' },
        { top: '#8e2f2a', side: '#611d1b' },
        { top: '#d2a948', side: '#96722a' },
      ];
  const { top, side } = choice.pick([...woods, ...lacquers]);
  const rx = choice.number(236, 268);
  return {
    behind: tabletop(palette, choice.number(360, 380)),
    under:
      softShadow({ x: 412, y: 452, rx: rx * 1.2, ry: rx * 0.32, strength: 0.55 }) +
      `<ellipse cx="400" cy="436" rx="${rx}" ry="${rx * 0.25}" fill="${side}"/><ellipse cx="400" cy="424" rx="${rx}" ry="${rx * 0.25}" fill="${top}"/><ellipse cx="400" cy="426" rx="${rx * 0.9}" ry="${rx * 0.205}" fill="#000" opacity=".14"/><ellipse cx="400" cy="428" rx="${rx * 0.88}" ry="${rx * 0.195}" fill="${top}"/>` +
      softShadow({ x: 408, y: 430, rx: 168, ry: 30, strength: 0.7 }),
    reach: 280,
    foot: 432,
  };
}

const stages = { plate, board, plinth, sun, fromAbove, leaf, tray };

const leafCuisines = new Set(['Thai', 'Vietnamese', 'Indian', 'Mexican']);

/** @param {{ origin: string, hasVessel: boolean, isDrink: boolean } & StageWish} wish `isDark`: the subject would vanish on a dark tray @returns {Stage} */
export function chooseStage({ origin, hasVessel, isDrink, isDark, palette, choice }) {
  /** @type {(keyof typeof stages)[]} */
  const names = hasVessel
    ? ['tray', 'tray', 'sun', 'plinth', 'board']
    : ['plate', 'plate', 'board', 'sun', 'plinth', 'fromAbove', 'fromAbove'];
  if (isDrink) names.splice(0, names.length, 'sun', 'plinth', 'tray');
  if (leafCuisines.has(origin) && !isDrink) names.push('leaf', 'leaf');
  return stages[choice.pick(names)]({ palette, choice, isDark });
}
