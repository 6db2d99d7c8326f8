import { darker, inkOf, lighter, lightnessOf } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, path, type Pen, round, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene, Vessel } from './scene.ts';

/** How it goes across a round wall that the light meets from the left. */
const wall = (pen: Pen, colour: string) =>
  pen.linear(
    [
      [0, darker(colour, 0.08)],
      [0.22, lighter(colour, 0.38)],
      [0.5, colour],
      [1, darker(colour, 0.42)],
    ],
    1,
    0.12,
  );

/** The half of an ellipse that is nearer to the eye. */
const frontArc = (cx: number, cy: number, rx: number, ry: number) =>
  `M${round(cx - rx)} ${round(cy)}A${round(rx)} ${round(ry)} 0 0 0 ${round(cx + rx)} ${round(cy)}`;

/** Everything above the front edge of an opening. */
const keptAbove = (cx: number, cy: number, rx: number, ry: number) =>
  `<path d="${frontArc(cx, cy, rx, ry)}V-40H${round(cx - rx)}Z"/>`;

interface BowlShape {
  readonly cx?: number;
  readonly cy?: number;
  readonly rx?: number;
  readonly depth?: number;
  /** How far the food lies under the rim. */
  readonly level?: number;
}

/** A painted band that follows the wall of a bowl. */
function band({ plan, choice }: Scene, cx: number, cy: number, rx: number, ry: number, depth: number): string {
  const colour = plan.vessel.line;
  const at = (share: number, fall: number) => frontArc(cx, cy + depth * fall, rx * share, ry * share);
  switch (choice.pick(['none', 'line', 'lines', 'dots', 'waves'])) {
    case 'line':
      return strokes(at(0.985, 0.13), colour, 9, ' opacity=".85"');
    case 'lines':
      return strokes(at(0.985, 0.12), colour, 5, ' opacity=".85"') + strokes(at(0.94, 0.3), colour, 5, ' opacity=".7"');
    case 'dots':
      return strokes(at(0.95, 0.27), colour, 13, ' stroke-dasharray=".1 38" opacity=".8"');
    case 'waves':
      return (
        strokes(at(0.96, 0.22), colour, 20, ' stroke-dasharray="5 26" opacity=".7"') +
        strokes(at(0.985, 0.1), colour, 4, ' opacity=".7"')
      );
    default:
      return '';
  }
}

export function bowl(scene: Scene, { cx = 400, cy = 262, rx = 236, depth = 122, level = 12 }: BowlShape = {}): Vessel {
  const { pen, plan } = scene;
  const { outside, inside } = plan.vessel;
  const ry = rx * 0.49;
  const foot = rx * 0.42;
  const ground = cy + depth + ry * 0.28;
  const ink = inkOf(outside);
  const body = `M${cx - rx} ${cy}C${cx - rx + 4} ${round(cy + depth * 0.72)} ${round(cx - foot - rx * 0.16)} ${round(ground - 8)} ${round(cx - foot)} ${round(ground)}A${round(foot)} ${round(foot * 0.3)} 0 0 0 ${round(cx + foot)} ${round(ground)}C${round(cx + foot + rx * 0.16)} ${round(ground - 8)} ${cx + rx - 4} ${round(cy + depth * 0.72)} ${cx + rx} ${cy}Z`;
  const bed = { cx, cy: cy + level, rx: rx - 20, ry: ry - 13 };
  const under =
    shadow(pen, cx + 26, ground + 8, rx * 1.12, ry * 0.62, 0.62) +
    path(body, wall(pen, outside), line(ink, 4)) +
    band(scene, cx, cy, rx, ry, depth) +
    ellipse(cx, cy, rx, ry, lighter(outside, 0.55), line(ink, 3)) +
    ellipse(
      cx,
      cy + 2,
      rx - 11,
      ry - 8,
      pen.linear(
        [
          [0, darker(inside, 0.34)],
          [0.55, inside],
          [1, lighter(inside, 0.4)],
        ],
        0.5,
        1,
      ),
    );
  return {
    under,
    over: strokes(frontArc(cx, cy, rx - 3, ry - 2), lighter(outside, 0.75), 4, ' opacity=".75"'),
    bed,
    clip: keptAbove(bed.cx, bed.cy, bed.rx, bed.ry),
  };
}

export function plate(
  scene: Scene,
  { rx = 278, cy = 310 }: { readonly rx?: number; readonly cy?: number } = {},
): Vessel {
  const { pen, plan } = scene;
  const { inside, line: painted } = plan.vessel;
  const ry = rx * 0.49;
  const ink = inkOf(inside);
  const rim =
    plan.vessel.rim === 'line'
      ? ellipse(400, cy, rx - 14, ry - 8, 'none', ` stroke="${painted}" stroke-width="6" opacity=".8"`)
      : plan.vessel.rim === 'dots'
        ? ellipse(400, cy, rx - 24, ry - 13, 'none', `${line(painted, 10)} stroke-dasharray=".1 34" opacity=".7"`)
        : '';
  return {
    under:
      shadow(pen, 420, cy + 30, rx * 1.16, ry * 1.12, 0.6) +
      ellipse(400, cy + 11, rx - 2, ry, darker(inside, 0.3), line(ink, 3)) +
      ellipse(
        400,
        cy,
        rx,
        ry,
        pen.linear(
          [
            [0, lighter(inside, 0.5)],
            [0.6, inside],
            [1, darker(inside, 0.12)],
          ],
          0.8,
          1,
        ),
        line(ink, 3),
      ) +
      rim +
      ellipse(
        400,
        cy + 2,
        rx * 0.75,
        ry * 0.74,
        pen.linear(
          [
            [0, darker(inside, 0.16)],
            [0.5, inside],
            [1, lighter(inside, 0.4)],
          ],
          0.6,
          1,
        ),
      ),
    over: '',
    bed: { cx: 400, cy: cy - 2, rx: rx * 0.69, ry: ry * 0.66 },
    clip: '',
  };
}

export function board({ pen, choice }: Scene): Vessel {
  const wood = choice.pick(['#c58a52', '#a86e3e', '#d9ae76', '#8a5634']);
  const grain = [214, 246, 280, 316, 354, 392]
    .map(
      (y) =>
        `M${round(150 - (y - 200) * 0.16 + choice.number(14, 60))} ${y}q${round(choice.number(100, 200))} ${round(choice.number(-7, 7))} ${round(choice.number(340, 420))} 0`,
    )
    .join('');
  const d = 'M178 190H622Q640 190 646 206L692 400Q698 424 672 424H128Q102 424 108 400L154 206Q160 190 178 190Z';
  return {
    under:
      shadow(pen, 424, 420, 350, 66, 0.62) +
      path(d, darker(wood, 0.45), ` transform="translate(0 16)"${line(darker(wood, 0.65), 3)}`) +
      path(
        d,
        pen.linear([
          [0, lighter(wood, 0.3)],
          [0.5, wood],
          [1, darker(wood, 0.12)],
        ]),
        line(darker(wood, 0.55), 3),
      ) +
      strokes(grain, darker(wood, 0.28), 2.5, ' opacity=".6"') +
      strokes('M178 194H622', lighter(wood, 0.7), 3, ' opacity=".6"'),
    over: '',
    bed: { cx: 400, cy: 308, rx: 204, ry: 84 },
    clip: '',
  };
}

/** A pot of iron, clay or stone with two ears. */
export function pot({ pen, plan }: Scene): Vessel {
  const { outside } = plan.vessel;
  const ink = darker(outside, 0.6);
  const ear = (x: number, way: number) =>
    strokes(`M${x} 270C${x + way * 62} 258 ${x + way * 62} 316 ${x - way * 4} 314`, ink, 25) +
    strokes(`M${x} 270C${x + way * 62} 258 ${x + way * 62} 316 ${x - way * 4} 314`, outside, 18);
  const bed = { cx: 400, cy: 260, rx: 204, ry: 96 };
  return {
    under:
      shadow(pen, 424, 420, 290, 84, 0.66) +
      ear(186, -1) +
      ear(614, 1) +
      path(
        'M172 248C170 330 190 406 240 432C320 466 480 466 560 432C610 406 630 330 628 248Z',
        wall(pen, outside),
        line(ink, 4),
      ) +
      ellipse(400, 248, 228, 110, lighter(outside, 0.28), line(ink, 4)) +
      ellipse(400, 252, 210, 98, darker(outside, 0.5)),
    over: strokes(frontArc(400, 248, 224, 107), lighter(outside, 0.55), 4, ' opacity=".6"'),
    bed,
    clip: keptAbove(bed.cx, bed.cy, bed.rx, bed.ry),
  };
}

/** A flat pan with a handle that points away. */
export function pan({ pen, choice }: Scene): Vessel {
  const iron = choice.pick(['#3d3a3c', '#4a4038', '#34383c']);
  const bed = { cx: 400, cy: 310, rx: 232, ry: 110 };
  return {
    under:
      strokes('M590 234L742 150', darker(iron, 0.55), 38) +
      strokes('M590 232L740 149', iron, 29) +
      strokes('M600 220L734 146', lighter(iron, 0.4), 5, ' opacity=".7"') +
      shadow(pen, 424, 352, 300, 138, 0.62) +
      ellipse(400, 326, 256, 126, darker(iron, 0.5), line(darker(iron, 0.7), 4)) +
      ellipse(400, 304, 260, 127, wall(pen, iron), line(darker(iron, 0.7), 4)) +
      ellipse(400, 310, 240, 113, darker(iron, 0.35)),
    over: '',
    bed,
    clip: keptAbove(bed.cx, bed.cy, bed.rx, bed.ry),
  };
}

/** An oven dish: oval, glazed, with straight walls. */
export function ovenDish({ pen, choice, plan }: Scene): Vessel {
  const glaze =
    lightnessOf(plan.vessel.outside) < 0.8
      ? plan.vessel.outside
      : choice.pick(['#b85a3a', '#4f7a86', '#e8d9bd', '#8a9a5c', '#d9a441']);
  const ink = inkOf(glaze);
  const bed = { cx: 400, cy: 282, rx: 238, ry: 106 };
  const ear = (x: number, way: number) =>
    path(`M${x} 250C${x + way * 58} 244 ${x + way * 58} 318 ${x} 312Z`, wall(pen, glaze), line(ink, 4));
  return {
    under:
      shadow(pen, 424, 392, 310, 96, 0.62) +
      ear(152, -1) +
      ear(648, 1) +
      path(
        'M140 274C140 330 156 376 190 392C300 436 500 436 610 392C644 376 660 330 660 274Z',
        wall(pen, glaze),
        line(ink, 4),
      ) +
      ellipse(400, 274, 260, 124, lighter(glaze, 0.4), line(ink, 4)) +
      ellipse(400, 280, 244, 110, darker(glaze, 0.25)),
    over: strokes(frontArc(400, 274, 256, 121), lighter(glaze, 0.7), 4, ' opacity=".7"'),
    bed,
    clip: keptAbove(bed.cx, bed.cy, bed.rx, bed.ry + 4),
  };
}

/** A basket of bamboo in which things are steamed. */
export function steamer({ pen }: Scene): Vessel {
  const bamboo = '#d9aa62';
  const ink = darker(bamboo, 0.55);
  const bed = { cx: 400, cy: 280, rx: 208, ry: 96 };
  return {
    under:
      shadow(pen, 424, 400, 300, 92, 0.62) +
      path('M146 268V358C150 474 650 474 654 358V268Z', wall(pen, bamboo), line(ink, 4)) +
      strokes('M148 320C170 430 630 430 652 320', darker(bamboo, 0.35), 4, ' opacity=".8"') +
      strokes('M200 352V398M600 352V398M322 386V432M478 386V432', darker(bamboo, 0.5), 7, ' opacity=".5"') +
      ellipse(400, 268, 254, 124, lighter(bamboo, 0.35), line(ink, 4)) +
      ellipse(400, 276, 232, 110, darker(bamboo, 0.34)) +
      ellipse(400, 286, 224, 100, '#eedfc0') +
      strokes(
        'M250 220L210 330M310 204L282 372M370 192L360 384M430 192L440 384M490 204L518 372M550 220L590 330',
        '#cdb384',
        4,
        ' opacity=".7"',
      ),
    over: strokes(frontArc(400, 268, 250, 121), lighter(bamboo, 0.75), 4, ' opacity=".7"'),
    bed,
    clip: keptAbove(400, 276, 234, 112),
  };
}

/** A banana leaf instead of a plate. */
export function leafPlate({ pen, choice }: Scene): Vessel {
  const green = choice.pick(['#5c8f42', '#4f8446', '#6b9a48']);
  const turn = choice.pick([-5, -3, 4, 6]);
  const veins = [-200, -140, -80, -20, 40, 100, 160, 220]
    .map(
      (x) =>
        `M${400 + x} 308q-6 -50 26 -${Math.round(100 - Math.abs(x) * 0.2)}M${400 + x} 312q-2 46 30 ${Math.round(96 - Math.abs(x) * 0.2)}`,
    )
    .join('');
  const d = 'M76 320C150 190 280 176 420 178C580 182 680 230 734 300C676 392 560 444 404 446C260 444 142 420 76 320Z';
  return {
    under:
      `<g transform="rotate(${turn} 400 310)">` +
      path(d, '#2a1408', ' opacity=".28" transform="translate(14 22)"') +
      path(
        d,
        pen.linear([
          [0, lighter(green, 0.35)],
          [0.5, green],
          [1, darker(green, 0.25)],
        ]),
        line(inkOf(green), 3),
      ) +
      strokes(veins, lighter(green, 0.3), 2.5, ' opacity=".6"') +
      strokes('M60 322Q400 296 744 300', lighter(green, 0.55), 6) +
      '</g>',
    over: '',
    bed: { cx: 400, cy: 306, rx: 200, ry: 84 },
    clip: '',
  };
}
