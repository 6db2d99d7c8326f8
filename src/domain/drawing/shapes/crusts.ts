import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, path, type Pen, solid, strokes } from '#domain/drawing/pen/pen.ts';

type CrustPainter = (pen: Pen, tone: string, inside: string) => string;

/** Crumbs on a crust, each with its light. */
export const crumbs = (tone: string, d: string, width: number) =>
  strokes(d, darker(tone, 0.3), width, ' opacity=".55"') +
  strokes(d, lighter(tone, 0.6), width * 0.7, ' opacity=".7" transform="translate(-3 -4)"');

/** A crumbed drop that stands on its broad end: coxinha. */
const drops: CrustPainter = (pen, tone) =>
  solid(
    pen,
    'M4 -84C12 -82 12 -62 20 -46C32 -24 54 -8 54 20C54 48 28 60 0 60C-30 60 -54 48 -54 20C-54 -8 -32 -24 -18 -46C-10 -62 -6 -84 4 -84Z',
    tone,
    4,
  ) +
  crumbs(tone, 'M-26 -10h.1M0 -40h.1M16 -14h.1M-8 8h.1M28 12h.1M-34 22h.1M6 34h.1M-18 42h.1M34 36h.1M-2 -62h.1', 9) +
  strokes('M-36 8C-34 -14 -18 -26 -10 -44', lighter(tone, 0.8), 7, ' opacity=".6"');

/** Pointed at both ends, shaped in the hand. */
const spindles: CrustPainter = (pen, tone) =>
  solid(
    pen,
    'M-94 2C-84 -4 -78 -16 -66 -28C-46 -46 -22 -50 2 -50C30 -50 52 -42 68 -26C78 -14 86 -6 96 0C86 6 80 18 68 28C50 46 26 50 0 50C-26 50 -52 44 -68 28C-78 18 -84 8 -94 2Z',
    tone,
    4,
  ) +
  crumbs(
    tone,
    'M-60 -8h.1M-40 -26h.1M-34 -4h.1M-16 -36h.1M-10 -14h.1M10 -28h.1M16 -4h.1M34 -34h.1M40 -14h.1M62 -14h.1M62 8h.1M-52 16h.1M-26 20h.1M0 14h.1M26 20h.1M46 26h.1M-10 38h.1M18 40h.1M-38 36h.1',
    7,
  ) +
  strokes('M-58 -22C-40 -36 -18 -40 6 -40', lighter(tone, 0.8), 7, ' opacity=".6"');

const oval = 'M-88 4C-94 -26 -62 -48 -10 -50C46 -52 92 -30 90 4C88 36 50 50 0 50C-50 50 -84 34 -88 4Z';

/** Crumbed ovals shaped of mash: broad and thin they would be cutlets. */
const ovals: CrustPainter = (pen, tone) =>
  path(oval, darker(tone, 0.4), `${line(inkOf(tone), 4)} transform="translate(0 12)"`) +
  solid(pen, oval, tone, 4) +
  crumbs(
    tone,
    'M-62 -10h.1M-40 -30h.1M-36 -4h.1M-14 -38h.1M-10 -12h.1M14 -30h.1M18 -6h.1M40 -34h.1M44 -12h.1M66 -16h.1M66 10h.1M-56 16h.1M-28 22h.1M0 14h.1M26 20h.1M46 28h.1M-8 38h.1M20 40h.1M-40 36h.1',
    8,
  );

/** Flat, of gratings: pale in the middle, the shreds at the rim browned to lace. */
const lacy: CrustPainter = (pen, tone) => {
  const rim =
    'M-104 2C-114 -12 -94 -18 -92 -30C-76 -34 -72 -48 -52 -46C-40 -58 -20 -50 -6 -56C12 -62 24 -50 40 -52C58 -54 62 -40 78 -38C96 -34 90 -20 106 -12C114 0 98 8 102 20C90 28 88 40 70 40C58 52 38 46 22 52C2 58 -10 48 -30 52C-48 52 -54 42 -72 40C-92 36 -88 22 -102 16Z';
  const brown = darker(tone, 0.45);
  return (
    path(rim, darker(tone, 0.5), `${line(inkOf(tone))} transform="translate(0 7)"`) +
    path(
      rim,
      pen.radial(
        [
          [0, lighter(tone, 0.5)],
          [0.55, tone],
          [0.86, darker(tone, 0.28)],
          [1, brown],
        ],
        { cx: 0.5, cy: 0.46, r: 0.56 },
      ),
      line(darker(tone, 0.62)),
    ) +
    strokes(
      // Along the rim: pointing out of it they would be the legs of insects.
      'M-108 -8C-106 -16 -100 -22 -94 -26M-84 -34C-76 -42 -66 -46 -58 -48M-40 -52C-28 -58 -14 -58 -4 -57M14 -58C26 -56 36 -54 46 -53M64 -46C74 -42 84 -36 90 -30M104 -14C110 -6 108 4 104 12M96 28C90 36 82 40 74 42M56 48C44 54 34 52 22 53M2 56C-10 54 -20 52 -32 53M-56 46C-66 44 -76 40 -82 34M-98 24C-104 18 -106 10 -106 4',
      brown,
      7,
    ) +
    strokes(
      'M-76 -16l26 7M-36 -32l24 -5M4 -34l26 7M50 -26l22 9M-68 10l24 -7M-28 -6l26 8M14 -8l26 -6M54 2l24 5M-44 28l26 -4M-4 24l26 6M36 26l22 -6',
      darker(tone, 0.36),
      6,
      ' opacity=".5"',
    ) +
    strokes(
      'M-60 -22l22 8M-20 -24l22 -5M24 -20l24 8M-50 2l24 -3M-8 8l22 5M32 8l24 -3M-24 34l20 -3M-84 -4l14 5M66 -14l16 6',
      mix(lighter(tone, 0.7), '#fff3cf', 0.4),
      5,
      ' opacity=".85"',
    )
  );
};

/** Blown up thin and crisp, broken in at the top, where it was filled: closed it would be a potato ball. */
const shells: CrustPainter = (pen, tone, inside) =>
  solid(
    pen,
    'M-56 6C-58 -24 -34 -48 0 -48C36 -48 60 -22 56 8C54 36 30 50 0 50C-32 50 -54 34 -56 6Z',
    lighter(tone, 0.1),
  ) +
  path(
    'M-34 -20L-24 -34L-8 -30L6 -40L20 -30L34 -28L36 -14L26 -2L10 -6L-6 4L-20 -6L-32 -8Z',
    lighter(tone, 0.62),
    line(inkOf(tone), 2.5),
  ) +
  path('M-26 -18L-14 -26L6 -30L24 -24L28 -14L14 -9L-6 -4L-22 -10Z', darker(inside, 0.2), line(darker(inside, 0.5), 2)) +
  strokes('M-14 -18h.1M8 -22h.1M14 -14h.1', lighter(inside, 0.6), 7) +
  strokes('M-40 12h.1M-18 26h.1M12 18h.1M34 24h.1M-2 38h.1M40 2h.1', darker(tone, 0.3), 12, ' opacity=".35"') +
  strokes('M-44 4C-42 16 -36 26 -28 34', lighter(tone, 0.8), 6, ' opacity=".7"');

const openOutlines: Readonly<Partial<Record<string, string>>> = {
  drops:
    'M4 -84C12 -82 12 -62 20 -46C32 -24 54 -8 54 20C54 48 28 60 0 60C-30 60 -54 48 -54 20C-54 -8 -32 -24 -18 -46C-10 -62 -6 -84 4 -84Z',
  spindles:
    'M-94 2C-84 -4 -78 -16 -66 -28C-46 -46 -22 -50 2 -50C30 -50 52 -42 68 -26C78 -14 86 -6 96 0C86 6 80 18 68 28C50 46 26 50 0 50C-26 50 -52 44 -68 28C-78 18 -84 8 -94 2Z',
  ovals: oval,
};

/** The half of one that was cut: the stated filling in its coat. Null for a shape that is not opened. */
export function openedCrust(
  pen: Pen,
  shape: string,
  {
    tone,
    dough,
    filling,
    flecks = lighter(filling, 0.35),
  }: { readonly tone: string; readonly dough: string; readonly filling: string; readonly flecks?: string },
): string | null {
  const outline = openOutlines[shape];
  if (outline === undefined) return null;
  return pen.symbol(
    `opened ${shape}`,
    () =>
      path(outline, darker(tone, 0.2), `${line(inkOf(tone), 4)} transform="translate(5 9)"`) +
      path(outline, tone, line(inkOf(tone), 4)) +
      path(outline, dough, ' transform="scale(.86) translate(0 2)"') +
      path(outline, darker(filling, 0.12), `${line(darker(filling, 0.4), 3)} transform="scale(.6) translate(0 10)"`) +
      strokes(
        'M-58 10C-50 24 -34 34 -20 38M-52 -10C-40 -26 -20 -34 0 -34M56 8C48 24 34 32 20 36',
        darker(dough, 0.2),
        3,
        ' opacity=".7"',
      ) +
      strokes(
        'M-22 4l5 3M-6 -8l5 3M10 2l5 -3M-14 18l6 2M2 14l5 3M18 16l5 -2M-2 28l6 -2M-30 14l4 2M28 4l4 3',
        flecks,
        9,
      ),
  );
}

/** Crusts of a shape of their own. */
export const shapedCrusts: Readonly<Partial<Record<string, CrustPainter>>> = { drops, spindles, lacy, shells, ovals };

/** A bite of bulgur pressed between four fingers. */
export const squeezed = (pen: Pen, tone: string) =>
  solid(
    pen,
    'M-72 8C-78 -12 -58 -26 -46 -22C-40 -36 -20 -36 -14 -26C-6 -38 12 -36 18 -26C26 -36 46 -32 50 -20C66 -22 78 -8 72 8C66 28 40 32 0 32C-40 32 -66 28 -72 8Z',
    tone,
  ) +
  strokes(
    'M-46 -20C-50 0 -46 16 -40 28M-14 -24C-18 0 -14 18 -10 30M18 -24C16 0 18 18 22 30M50 -18C52 0 48 16 44 26',
    darker(tone, 0.42),
    6,
    ' opacity=".75"',
  ) +
  strokes(
    'M-60 -6h.1M-30 -8h.1M-28 12h.1M0 -10h.1M4 12h.1M34 -8h.1M34 12h.1M60 0h.1M-56 14h.1',
    lighter(tone, 0.5),
    5,
    ' opacity=".7"',
  );
