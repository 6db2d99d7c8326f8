import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A spoonful of cream, 120 wide, its foot on 0, 20. */
const dollop = (pen: Pen, white: string) =>
  path(
    'M-56 12C-60 -6 -42 -14 -34 -20C-34 -38 -8 -40 0 -54C14 -46 12 -36 26 -32C40 -26 34 -14 46 -8C60 0 58 14 48 20C24 32 -40 32 -56 12Z',
    lit(pen, white, 0.6),
    line(darker(white, 0.34), 3),
  ) + strokes('M-34 4C-18 -10 14 -12 30 -2M-14 -24C-4 -30 6 -30 14 -26', darker(white, 0.14), 4);

/** The stated cream, where it lies as a spoonful. */
const creamOf = ({ plan }: Scene) => (plan.cream?.piece === 'dollop' ? plan.cream : null);

const pores =
  'M-60 -8h5M-38 10h.1M-22 -16h6M-6 8h.1M14 -14h5M34 8h6M52 -8h.1M-48 -20h.1M26 20h.1M-24 22h5M2 -26h.1M44 -22h.1M-66 6h.1M66 4h.1';

/** Told to be small rounds, and thick. */
export const isSmallRound = ({ plan }: Scene): boolean => /\bsmall thick rounds\b/.test(plan.shapeText);

/** A few bites each, full of little holes, cream on the foremost: as one tall stack they would be breakfast for one. */
export function smallRounds(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const tone = plan.colours[0] ?? '#d3a25f';
  const cream = creamOf(scene);
  const brown = darker(tone, 0.4);
  const round = pen.symbol(
    'small round',
    () =>
      path('M-92 -2V14C-88 62 88 62 92 14V-2Z', lit(pen, lighter(tone, 0.3)), line(inkOf(tone), 3.5)) +
      ellipse(
        0,
        -2,
        92,
        42,
        pen.radial(
          [
            [0, lighter(tone, 0.1)],
            [0.6, mix(tone, brown, 0.3)],
            [0.86, brown],
            [1, lighter(tone, 0.2)],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
        line(inkOf(tone)),
      ) +
      strokes(pores, darker(brown, 0.4), 5, ' opacity=".7"') +
      strokes('M-66 -18C-50 -30 -28 -36 -6 -37', '#fff4d8', 6, ' opacity=".6"'),
  );
  const topped = cream === null ? '' : pen.symbol('cream on it', () => dollop(pen, cream.tone));
  return (
    [
      [-6, -52, false],
      [-122, -26, true],
      [118, -34, true],
      [-66, 48, true],
      [80, 40, true],
    ] as const
  )
    .map(
      ([x, y, creamy]) =>
        shadow(pen, cx + x + 8, cy + y + 32, 98, 36, 0.5) +
        place(round, { x: cx + x, y: cy + y, size: 0.96 }) +
        (creamy && topped !== '' ? place(topped, { x: cx + x, y: cy + y - 8, size: 0.74 }) : ''),
    )
    .join('');
}

/** Told to be discs with a flat top, and thick. */
export const isThickDisc = ({ plan }: Scene): boolean => /\bthick .*discs with flat tops\b/.test(plan.shapeText);

const sideOf = 'M-104 -6C-106 14 -102 38 -92 48C-50 70 50 70 92 48C102 38 106 14 104 -6Z';

/** Patties of curd, browned on both faces and pale between them, leaning on each other: upright and straight they would be drums. */
export function thickDiscs(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const [gold = '#d9a24a', curd = '#f3e3bc', brown = '#a86b28', red = '#b01e3e'] = plan.colours;
  const cream = creamOf(scene);
  const jam = /\bjam\b/.test(plan.ingredientText);
  const disc = pen.symbol(
    'thick disc',
    () =>
      path(sideOf, lit(pen, curd), line(inkOf(gold), 4)) +
      path('M-96 40C-50 62 50 62 96 40L90 50C50 70 -50 70 -90 50Z', brown, ' opacity=".85"') +
      strokes('M-86 22h8M-56 34h6M-24 30h8M12 40h7M46 28h8M76 24h6', darker(curd, 0.18), 6, ' opacity=".8"') +
      path(
        'M-106 -6C-108 -30 -66 -48 -2 -48C64 -48 108 -30 106 -4C104 18 62 34 0 34C-64 34 -104 18 -106 -6Z',
        pen.radial(
          [
            [0, lighter(gold, 0.2)],
            [0.62, gold],
            [0.9, brown],
            [1, gold],
          ],
          { cx: 0.5, cy: 0.5, r: 0.56 },
        ),
        line(inkOf(gold), 3),
      ) +
      strokes('M-60 -8h16M-20 12h20M30 -14h18M8 -28h12M54 8h12M-40 -26h10', brown, 12, ' opacity=".5"') +
      strokes('M-80 -20C-62 -34 -34 -40 -6 -41', '#fff6da', 7, ' opacity=".7"'),
  );
  const spoonful =
    (cream === null
      ? ''
      : place(
          pen.symbol('cream on it', () => dollop(pen, cream.tone)),
          { x: cx - 18, y: cy + 12, size: 1.15 },
        )) +
    (jam
      ? path(
          `M${cx - 4} ${cy + 8}C${cx + 12} ${cy - 18} ${cx + 58} ${cy - 8} ${cx + 66} ${cy + 12}C${cx + 86} ${cy + 22} ${cx + 78} ${cy + 48} ${cx + 66} ${cy + 62}C${cx + 60} ${cy + 76} ${cx + 46} ${cy + 70} ${cx + 46} ${cy + 52}C${cx + 20} ${cy + 48} ${cx - 10} ${cy + 36} ${cx - 4} ${cy + 8}Z`,
          lit(pen, red),
          line(darker(red, 0.42), 3),
        ) +
        strokes(
          `M${cx + 12} ${cy + 6}C${cx + 24} ${cy - 2} ${cx + 40} ${cy + 2} ${cx + 48} ${cy + 10}`,
          '#ffd0d8',
          6,
          ' opacity=".85"',
        )
      : '');
  return (
    (
      [
        [-102, -34, 0],
        [102, -40, 0],
        [6, 28, -4],
      ] as const
    )
      .map(
        ([x, y, turn]) =>
          shadow(pen, cx + x + 10, cy + y + 44, 116, 40, 0.5) + place(disc, { x: cx + x, y: cy + y, size: 1.06, turn }),
      )
      .join('') + spoonful
  );
}
