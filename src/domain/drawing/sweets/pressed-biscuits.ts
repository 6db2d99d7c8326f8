import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const repeated = (count: number, wave: string) => Array.from({ length: count }, () => wave).join('');

/** Eight small waves along it and five across. */
const outline = `M-100 -62${repeated(8, 'q12 -13 25 0')}${repeated(5, 'q13 12 0 25')}${repeated(8, 'q-12 13 -25 0')}${repeated(5, 'q-13 -12 0 -25')}Z`;

/** The figure in relief: a windmill with its four sails, its door and the ground it stands on. */
const mill = {
  body: 'M-24 48L-16 -10C-14 -24 14 -24 16 -10L24 48Z',
  sails: 'M0 -12L-62 -46M0 -12L62 -46M0 -12L-56 30M0 -12L56 30',
  lattice:
    'M-54 -52L-66 -34M-40 -46L-52 -28M-27 -38L-38 -21M54 -52L66 -34M40 -46L52 -28M27 -38L38 -21M-47 38L-61 20M-34 28L-48 11M47 38L61 20M34 28L48 11',
  ground: 'M-84 50H84M-84 -50V36M84 -50V36',
};

/** Told to be thin, with a figure pressed into it. */
export const isPressed = ({ plan }: Scene): boolean => /\bbiscuit with a pressed figure\b/.test(plan.shapeText);

/** Thin biscuits out of a carved mould: a windmill stands out of each, and their edge is fluted. Round and smooth they would be buns. */
export function pressedBiscuits({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [tone = '#b5773a', light = lighter(tone, 0.3), dark = darker(tone, 0.3)] = plan.colours;
  const relief = (d: string, width: number) =>
    strokes(d, darker(dark, 0.25), width + 3, ' opacity=".75" transform="translate(2 3.5)"') +
    strokes(d, lighter(light, 0.3), width);
  const biscuit = pen.symbol(
    'pressed biscuit',
    () =>
      path(outline, darker(tone, 0.42), `${line(inkOf(tone), 4)} transform="translate(3 12)"`) +
      path(outline, lit(pen, tone), line(inkOf(tone), 3)) +
      relief(mill.ground, 4) +
      path(mill.body, lighter(light, 0.1), line(darker(dark, 0.3), 4)) +
      relief(mill.sails, 6) +
      relief(mill.lattice, 3.5) +
      path('M-8 48V30C-8 20 8 20 8 30V48Z', darker(dark, 0.2)),
  );
  return (
    [
      [84, -52, 8],
      [-88, -30, -9],
      [50, 44, -5],
    ] as const
  )
    .map(
      ([x, y, turn]) =>
        shadow(pen, cx + x + 10, cy + y + 40, 122, 44, 0.5) +
        place(biscuit, { x: cx + x, y: cy + y, size: 1.12, turn, flat: 0.82 }),
    )
    .join('');
}
