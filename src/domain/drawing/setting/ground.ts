import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, path, round, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene } from './scene.ts';

/** Patterns of cloth; `ink` on a ground that is already there. Each returns a pattern's attributes and content. */
const weaves: Readonly<
  Record<string, (ink: string, second: string) => readonly [attributes: string, content: string]>
> = {
  stripes: (ink, second) => [
    ' width="120" height="40"',
    `<path d="M20 0v40" stroke="${ink}" stroke-width="10"/><path d="M42 0v40" stroke="${second}" stroke-width="4"/>`,
  ],
  check: (ink) => [
    ' width="72" height="52"',
    `<path d="M0 13h72M18 0v52" stroke="${ink}" stroke-opacity=".5"/><path d="M0 0h36v26h-36z" fill="${ink}" fill-opacity=".55"/><path d="M36 0h36v26h-36zM0 26h36v26h-36z" fill="${ink}" fill-opacity=".25"/>`,
  ],
  slats: (ink) => [
    ' width="90" height="20"',
    `<path d="M0 2h90" stroke="${ink}" stroke-width="3.5"/><path d="M0 9h90" stroke="#fff" stroke-width="2" stroke-opacity=".3"/><path d="M44 0v20" stroke="${ink}" stroke-width="2" stroke-opacity=".4"/>`,
  ],
  zigzag: (ink, second) => [
    ' width="64" height="96"',
    `<path d="M0 26l16 -18l16 18l16 -18l16 18" fill="none" stroke="${ink}" stroke-width="8"/><path d="M0 58h64" stroke="${second}" stroke-width="6"/><path d="M16 76l8 8l-8 8l-8 -8zM48 76l8 8l-8 8l-8 -8z" fill="${ink}"/>`,
  ],
  tiles: (ink, second) => [
    ' width="96" height="70"',
    `<path d="M48 4l40 31l-40 31l-40 -31z" fill="none" stroke="${ink}" stroke-width="5"/><path d="M48 19l20 16l-20 16l-20 -16z" fill="${second}"/><path d="M0 -8l10 8l-10 8l-10 -8zM96 -8l10 8l-10 8l-10 -8zM0 62l10 8l-10 8l-10 -8zM96 62l10 8l-10 8l-10 -8z" fill="${ink}"/>`,
  ],
  weave: (ink) => [
    ' width="48" height="34"',
    `<path d="M0 8h24M24 25h24" stroke="${ink}" stroke-width="9"/><path d="M36 0v17M12 17v17" stroke="${ink}" stroke-width="9" stroke-opacity=".55"/>`,
  ],
  dots: (ink, second) => [
    ' width="60" height="44"',
    `<ellipse cx="15" cy="11" rx="7" ry="5" fill="${ink}"/><ellipse cx="45" cy="33" rx="7" ry="5" fill="${second}"/>`,
  ],
  waves: (ink) => [
    ' width="80" height="40"',
    `<path d="M0 40a40 26 0 0 1 80 0M12 40a28 18 0 0 1 56 0M26 40a14 9 0 0 1 28 0" fill="none" stroke="${ink}" stroke-width="4"/>`,
  ],
  plain: (ink) => [
    ' width="26" height="18"',
    `<path d="M0 4h13M13 13h13" stroke="${ink}" stroke-width="2" stroke-opacity=".5"/>`,
  ],
  flowers: (ink, second) => [
    ' width="110" height="80"',
    `<g fill="${ink}"><circle cx="26" cy="14" r="7"/><circle cx="15" cy="21" r="7"/><circle cx="37" cy="21" r="7"/><circle cx="19" cy="32" r="7"/><circle cx="33" cy="32" r="7"/></g><circle cx="26" cy="24" r="6" fill="${second}"/><path d="M74 52q16 -10 20 10q-18 8 -20 -10z" fill="${second}"/>`,
  ],
};

function surface({ pen, plan, choice }: Scene): string {
  const { table } = plan;
  const light = `<rect width="800" height="600" fill="${pen.radial(
    [
      [0, lighter(table.colour, 0.5)],
      [0.5, table.colour],
      [1, darker(table.colour, 0.2)],
    ],
    { cx: 0.3, cy: 0.16, r: 1 },
  )}"/>`;
  if (table.kind === 'plain') return light;
  const grain = darker(table.colour, 0.3);
  const joints = [-20, 118, 256, 394, 532].map((y) => `M0 ${y}H800`).join('');
  const veins = [-20, 118, 256, 394, 532]
    .map((y) => {
      const [x, d] = [choice.number(0, 300), choice.number(20, 46)];
      return `M${round(x)} ${round(y + d)}q140 ${round(choice.number(-12, 12))} 300 0M${round(x + 260)} ${round(y + d + 54)}q120 ${round(choice.number(-12, 12))} 260 0`;
    })
    .join('');
  return light + strokes(veins, grain, 3, ' opacity=".3"') + strokes(joints, grain, 4, ' opacity=".5"');
}

/** A cloth or mat that lies turned a little, with its hem. */
function cloth({ pen, plan, choice }: Scene): string {
  const { mat } = plan;
  if (mat === null) return '';
  const turn = round(choice.number(-7, 7));
  const [attributes, content] = among(weaves, mat.weave, 'plain')(mat.ink, mat.second);
  const fill = pen.pattern(`${attributes} patternTransform="rotate(${turn})"`, content);
  const round1 = mat.round;
  const d = round1
    ? 'M40 330A360 196 0 1 1 760 330A360 196 0 1 1 40 330Z'
    : 'M122 136Q400 124 678 136Q690 138 694 150L766 494Q768 512 750 514Q400 530 50 514Q32 512 34 494L106 150Q110 138 122 136Z';
  const hem = round1
    ? 'M62 330A338 178 0 1 1 738 330A338 178 0 1 1 62 330Z'
    : 'M132 152Q400 140 668 152L742 492Q400 512 58 492Z';
  const shade = darker(plan.table.colour, 0.75);
  // Its outline is written once, for its shadow, its colour and its weave.
  const outline = pen.symbol('cloth', () => `<path d="${d}"/>`);
  const laid = (paint: string, more: string) => `<use href="#${outline}" fill="${paint}"${more}/>`;
  return (
    `<g transform="rotate(${turn} 400 320)">` +
    laid(shade, ' opacity=".22" transform="translate(8 14)"') +
    laid(
      pen.linear([
        [0, lighter(mat.colour, 0.3)],
        [1, darker(mat.colour, 0.08)],
      ]),
      line(mix(mat.colour, shade, 0.35), 2),
    ) +
    laid(fill, ' opacity=".5"') +
    path(hem, 'none', `${line(mat.ink, 5)} opacity=".6"`) +
    '</g>'
  );
}

export function ground(scene: Scene): string {
  return surface(scene) + cloth(scene);
}

/** The corners a little darker, so that the eye rests in the middle. */
export function corners({ pen }: Scene): string {
  return `<rect width="800" height="600" fill="${pen.radial(
    [
      [0.55, '#2a1408', 0],
      [1, '#2a1408', 0.16],
    ],
    { cx: 0.46, cy: 0.46, r: 0.75 },
  )}"/>`;
}

/** Three wisps over what is hot. */
export function steam({ pen, choice }: Scene, y = 170): string {
  const fill = pen.linear(
    [
      [0, '#fff', 0],
      [0.5, '#fff', 0.85],
      [1, '#fff', 0],
    ],
    0,
    1,
  );
  const wisps = [-96, 0, 92].map((x) => {
    const bend = choice.pick([-1, 1]) * choice.number(22, 34);
    const from = y + choice.number(-8, 22);
    const height = choice.number(54, 74);
    return `<path d="M${round(400 + x)} ${round(from)}q${round(bend)} -${round(height / 2)} 0 -${round(height)}t0 -${round(height)}l9 2q${round(-bend * 0.2)} ${round(height / 2)} 3 ${round(height)}t-6 ${round(height)}z" fill="${fill}"/>`;
  });
  return `<g opacity=".7">${wisps.join('')}</g>`;
}
