import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, path, place, round, strokes } from '#domain/drawing/pen/pen.ts';
import { spread } from './lay.ts';
import type { Bed, Scene } from './scene.ts';

/** The surface of a soup or sauce. `thick` has less of a mirror. */
export function liquid(
  scene: Scene,
  bed: Bed,
  colour: string,
  {
    thick = false,
    clear = false,
    oil = null,
  }: { readonly thick?: boolean; readonly clear?: boolean; readonly oil?: string | null } = {},
): string {
  const { pen, choice, plan } = scene;
  const { cx, cy, rx, ry } = bed;
  const surface = ellipse(
    cx,
    cy,
    rx,
    ry,
    pen.radial(
      [
        [0, lighter(colour, 0.28)],
        [0.55, colour],
        [1, darker(colour, 0.34)],
      ],
      { cx: 0.4, cy: 0.36, r: 0.66 },
    ),
    ` stroke="${darker(colour, 0.45)}" stroke-width="3"`,
  );
  // The bottom of the bowl shows, and where it bends up to the wall.
  const bottom = clear
    ? ellipse(cx, cy + ry * 0.06, rx * 0.72, ry * 0.66, mix(plan.vessel.inside, colour, 0.55), ' opacity=".75"') +
      ellipse(
        cx,
        cy + ry * 0.06,
        rx * 0.72,
        ry * 0.66,
        'none',
        ` stroke="${darker(colour, 0.4)}" stroke-width="3" opacity=".3"`,
      ) +
      ellipse(cx - rx * 0.16, cy - ry * 0.1, rx * 0.4, ry * 0.3, lighter(plan.vessel.inside, 0.5), ' opacity=".4"')
    : '';
  const drop = (tone: string) =>
    pen.symbol(
      `drop ${tone}`,
      () => ellipse(0, 0, 14, 7.7, tone, ' opacity=".75"') + ellipse(-3.5, -2.5, 5, 2.2, '#fff', ' opacity=".5"'),
    );
  const drops =
    oil === null
      ? ''
      : spread(scene, bed, 9)
          .map((spot) => place(drop(oil), { ...spot, size: choice.number(0.5, 1.35) }))
          .join('');
  const shine = strokes(
    `M${round(cx - rx * 0.82)} ${round(cy - ry * 0.24)}A${round(rx * 0.86)} ${round(ry * 0.84)} 0 0 1 ${round(cx - rx * 0.2)} ${round(cy - ry * 0.83)}`,
    '#fff',
    thick ? 7 : 10,
    ` opacity="${thick ? 0.34 : 0.5}"`,
  );
  const folds = thick
    ? strokes(
        `M${round(cx + rx * 0.1)} ${round(cy + ry * 0.72)}A${round(rx * 0.8)} ${round(ry * 0.74)} 0 0 0 ${round(cx + rx * 0.74)} ${round(cy + ry * 0.1)}`,
        lighter(colour, 0.5),
        8,
        ' opacity=".5"',
      )
    : '';
  return surface + bottom + drops + shine + folds;
}

/** Sauce poured over what lies there: it runs down in drops of many lengths. Even and with a hem it would be a cloth. */
export function poured({ pen }: Scene, { cx, cy, rx, ry }: Bed, colour: string): string {
  const at = (x: number, y: number) => `${round(cx + x * rx)} ${round(cy + y * ry)}`;
  const drop = (x: number, wide: number, down: number) =>
    `C${at(x, 0.1)} ${at(x - 0.02, down - 0.3)} ${at(x - 0.01, down - 0.12)}C${at(x - 0.02, down + 0.12)} ${at(x - wide, down + 0.12)} ${at(x - wide, down - 0.12)}C${at(x - wide + 0.01, down - 0.3)} ${at(x - wide + 0.02, 0.16)} ${at(x - wide - 0.07, 0.16)}`;
  const d = `M${at(-0.78, 0.06)}C${at(-0.84, -0.34)} ${at(-0.6, -0.4)} ${at(-0.5, -0.56)}C${at(-0.36, -0.84)} ${at(-0.1, -0.62)} ${at(0.06, -0.78)}C${at(0.26, -0.9)} ${at(0.44, -0.66)} ${at(0.56, -0.5)}C${at(0.8, -0.4)} ${at(0.86, -0.1)} ${at(0.78, 0.16)}${drop(0.7, 0.13, 0.7)}${drop(0.44, 0.11, 0.42)}${drop(0.24, 0.15, 0.86)}${drop(-0.06, 0.12, 0.5)}${drop(-0.3, 0.14, 0.78)}${drop(-0.56, 0.11, 0.5)}C${at(-0.78, 0.16)} ${at(-0.78, 0.12)} ${at(-0.78, 0.06)}Z`;
  return (
    path(d, darker(colour, 0.45), ' opacity=".4" transform="translate(3 8)"') +
    path(
      d,
      pen.radial([
        [0, lighter(colour, 0.22)],
        [0.5, colour],
        [1, darker(colour, 0.26)],
      ]),
      ` stroke="${darker(colour, 0.34)}" stroke-width="1.5"`,
    ) +
    strokes(
      `M${at(-0.62, -0.14)}C${at(-0.5, -0.44)} ${at(-0.3, -0.5)} ${at(-0.16, -0.5)}M${at(0.62, 0.2)}L${at(0.62, 0.5)}M${at(0.15, 0.3)}L${at(0.15, 0.66)}M${at(-0.39, 0.3)}L${at(-0.39, 0.58)}`,
      '#fff',
      6,
      ' opacity=".5"',
    ) +
    strokes(
      `M${at(0.1, -0.4)}C${at(0.24, -0.5)} ${at(0.4, -0.34)} ${at(0.5, -0.2)}`,
      lighter(colour, 0.5),
      9,
      ' opacity=".4"',
    )
  );
}
