import { darker, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene, Vessel } from '#domain/drawing/setting/scene.ts';

/** A low box with a mat of bamboo, on which cold noodles drain. */
export function slattedTray({ pen }: Scene): Vessel {
  const bamboo = '#d9b06a';
  const lacquer = '#3a2420';
  const slats = Array.from({ length: 15 }, (_, at) => {
    const y = 218 + at * 13;
    const out = (at * 13) / 3.4;
    return `M${Math.round(186 - out)} ${y}H${Math.round(614 + out)}`;
  }).join('');
  return {
    under:
      shadow(pen, 424, 430, 350, 60, 0.6) +
      path('M170 196H630L706 412V440H94V412Z', darker(lacquer, 0.2), line('#1c100d', 4)) +
      path('M170 196H630L706 412H94Z', lacquer, line('#1c100d', 3)) +
      path('M186 208H614L678 402H122Z', darker(bamboo, 0.35)) +
      strokes(slats, bamboo, 9) +
      strokes(slats, lighter(bamboo, 0.5), 2.5, ' transform="translate(0 -2)"') +
      strokes('M270 208L228 402M400 208V402M530 208L572 402', darker(bamboo, 0.5), 3, ' opacity=".7"'),
    over: '',
    bed: { cx: 390, cy: 306, rx: 170, ry: 72 },
    clip: '',
  };
}

/** The cup of sauce that they are dipped into. */
export const dippingCup = ({ pen, plan }: Scene) =>
  shadow(pen, 668, 470, 92, 24, 0.5) +
  path(
    'M588 400C590 452 610 470 664 470C718 470 738 452 740 400Z',
    lit(pen, plan.vessel.outside),
    line(darker(plan.vessel.outside, 0.5), 4),
  ) +
  ellipse(664, 400, 76, 24, lighter(plan.vessel.outside, 0.5), line(darker(plan.vessel.outside, 0.5), 3)) +
  ellipse(664, 404, 64, 17, '#4a2616') +
  strokes('M616 402C630 392 650 388 668 389', '#fff', 5, ' opacity=".5"');
