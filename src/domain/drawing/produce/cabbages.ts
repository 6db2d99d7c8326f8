import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { ProducePainter } from './produce-painter.ts';

/** A tight round head with the ribs of its outer leaves, about 230 wide. */
const head = (pen: Pen, tone: string, rib: string) =>
  solid(
    pen,
    'M-112 22C-138 4 -132 -34 -108 -50C-96 -88 -46 -112 0 -108C48 -112 98 -88 108 -48C132 -32 138 6 112 24C100 76 52 100 0 98C-54 100 -102 74 -112 22Z',
    darker(tone, 0.1),
    4,
  ) +
  path(
    'M-86 34C-108 -28 -70 -92 0 -92C72 -92 106 -28 86 34C66 82 -66 84 -86 34Z',
    lit(pen, tone, 0.8),
    line(inkOf(tone), 3),
  ) +
  path('M-8 84C-60 70 -78 14 -56 -44C-30 -14 -6 30 -8 84Z', lighter(tone, 0.22), line(inkOf(tone), 3)) +
  strokes(
    'M0 90C8 30 4 -30 -8 -80M4 60C40 40 66 10 78 -24M4 24C34 4 52 -22 60 -54M-14 70C-40 46 -56 12 -56 -30M-10 40C-26 28 -34 10 -40 -6M60 62C80 40 96 20 112 -14M-104 20C-96 52 -74 74 -46 86',
    rib,
    5,
  ) +
  strokes('M-60 -62C-40 -78 -14 -84 14 -82', '#fff', 10, ' opacity=".5"');

/** Half of it at its cut: leaf upon leaf around a pale stalk, about 210 wide. */
const half = (pen: Pen, tone: string, inside: string) => {
  const layers =
    'M-84 24C-92 -44 -46 -80 0 -80C48 -80 94 -44 84 24M-66 30C-72 -28 -36 -60 0 -60C38 -60 74 -28 66 30M-48 36C-52 -12 -26 -40 0 -40C28 -40 54 -12 48 36M-30 40C-32 4 -16 -20 0 -20C18 -20 34 4 30 40';
  const folds =
    'M-74 0q12 -10 8 -26M-50 -46q14 0 18 -14M74 0q-12 -10 -8 -26M50 -46q-14 0 -18 -14M-56 16q10 -8 6 -22M56 16q-10 -8 -6 -22M-22 -30q10 2 12 -8M22 -30q-10 2 -12 -8M-40 24q8 -8 6 -18M40 24q-8 -8 -6 -18';
  return (
    path('M-100 26C-112 -52 -56 -98 0 -96C58 -98 114 -52 100 26C86 74 -86 74 -100 26Z', tone, line(inkOf(tone), 4)) +
    path('M-92 26C-102 -46 -52 -88 0 -87C54 -88 104 -46 92 26C78 64 -78 64 -92 26Z', lit(pen, inside, 0.4)) +
    strokes(layers, mix(tone, inside, 0.25), 5) +
    strokes(folds, mix(tone, inside, 0.35), 5) +
    path(
      'M-16 58C-14 30 -8 6 0 -6C8 6 14 30 16 58C6 62 -6 62 -16 58Z',
      lighter(inside, 0.7),
      line(mix(tone, inside, 0.4), 3),
    )
  );
};

/** A whole head with its half before it. */
export const whiteCabbage: ProducePainter = (pen, tone, other) => {
  const green = mix(tone, '#a9c86a', 0.45);
  return (
    `<g transform="translate(-92 -24) scale(1.12)">${head(pen, green, lighter(other, 0.3))}</g>` +
    shadow(pen, 140, 96, 116, 26, 0.5) +
    `<g transform="translate(132 34)">${half(pen, green, lighter(other, 0.1))}</g>`
  );
};

/** Half a head on the table, beside what was cut from it. */
export const halfRedCabbage = (pen: Pen, x: number, y: number) =>
  shadow(pen, x + 8, y + 52, 104, 24, 0.55) +
  place(
    pen.symbol('half red cabbage', () => half(pen, '#6b2558', '#e6cfe0')),
    { x, y, size: 0.92, turn: -6 },
  );
