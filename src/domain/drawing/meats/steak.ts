import { darker, distance, inkOf, lighter, within } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const outline =
  'M-176 2C-184 -62 -112 -96 -40 -86C28 -102 126 -92 158 -42C180 0 154 50 98 62C30 86 -62 86 -124 62C-158 48 -172 32 -176 2Z';

const redMeat = '#b5382f';

/** The colour of its heart: of the stated ones the nearest to red. */
const heartOf = (colours: readonly string[]) =>
  colours
    .filter((one) => distance(one, redMeat) < 0.16)
    .toSorted((a, b) => distance(a, redMeat) - distance(b, redMeat))[0] ?? '#bf6a58';

/** A slice of it, its cut towards the eye: red within, seared all round. */
const cutSlice = (pen: Pen, crust: string, heart: string) =>
  pen.symbol('slice of steak', () => {
    const d = 'M-62 -20C-44 -40 42 -42 62 -22C70 -6 68 18 60 28C40 42 -42 42 -60 28C-70 16 -70 -4 -62 -20Z';
    return (
      path(d, crust, `${line(inkOf(crust), 3)} transform="translate(7 8)"`) +
      path(
        d,
        pen.radial(
          [
            [0, lighter(heart, 0.18)],
            [0.55, heart],
            [0.86, darker(heart, 0.16)],
            [1, crust],
          ],
          { cx: 0.5, cy: 0.5, r: 0.62 },
        ),
        line(crust, 7),
      ) +
      strokes(
        'M-40 -14C-16 -20 10 -12 38 -18M-46 2C-20 -4 14 6 44 0M-40 18C-14 12 12 20 38 14',
        lighter(heart, 0.4),
        3,
        ' opacity=".6"',
      )
    );
  });

/** Thick and seared, with the lines of its grill, its rim of fat and, where one is told of, its bone: dark and smooth it would be smoked. */
export function searedSteak(scene: Scene, bed: Bed, tone: string): string {
  const { pen, plan } = scene;
  const crust = within(tone, 0.42, 0.6);
  const fat = '#ead6ae';
  const lines = [-200, -140, -80, -20, 40, 100, 160].map((x) => `M${x} 90L${x + 110} -100`).join('');
  const bone = 'M-84 -74C-40 -90 30 -92 74 -84M-6 -84C-14 -50 -4 -14 -8 26';
  const body =
    path(outline, darker(crust, 0.5), `${line(inkOf(crust), 4)} transform="translate(0 30)"`) +
    path(outline, lit(pen, crust, 0.8), line(inkOf(crust), 4)) +
    `<g clip-path="${pen.clip(`<path d="${outline}"/>`)}">${strokes(lines, darker(crust, 0.62), 12, ' opacity=".8"')}${strokes('M-168 12C-176 -50 -110 -84 -40 -76', darker(fat, 0.35), 32)}${strokes('M-168 12C-176 -50 -110 -84 -40 -76', fat, 24)}</g>` +
    (/\bt[- ](shaped|bone)/.test(`${plan.shapeText} ${plan.ingredientText}`)
      ? strokes(bone, '#7f6045', 31) + strokes(bone, '#f1e4cb', 23) + strokes(bone, '#d9c3a0', 5)
      : '');
  const slice = cutSlice(pen, darker(crust, 0.2), heartOf(plan.colours));
  return (
    shadow(pen, bed.cx - 20, bed.cy + 46, 196, 60, 0.55) +
    place(
      pen.symbol('steak', () => body),
      { x: bed.cx - 34, y: bed.cy - 26, size: 0.86 },
    ) +
    [
      [36, 52],
      [84, 44],
      [132, 34],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shadow(pen, bed.cx + x + 10, bed.cy + y + 26, 66, 20, 0.5) +
          place(slice, { x: bed.cx + x, y: bed.cy + y, size: 0.86, turn: -62 }),
      )
      .join('')
  );
}
