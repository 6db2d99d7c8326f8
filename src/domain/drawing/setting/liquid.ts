import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
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

/** Sauce poured over what lies there, in tongues. */
export function poured({ pen }: Scene, { cx, cy, rx, ry }: Bed, colour: string): string {
  const at = (x: number, y: number) => `${round(cx + x * rx)} ${round(cy + y * ry)}`;
  const d = `M${at(-0.66, -0.1)}C${at(-0.6, -0.7)} ${at(0.4, -0.84)} ${at(0.6, -0.3)}C${at(0.84, 0)} ${at(0.6, 0.2)} ${at(0.52, 0.5)}C${at(0.4, 0.14)} ${at(0.26, 0.22)} ${at(0.16, 0.66)}C${at(0, 0.2)} ${at(-0.14, 0.2)} ${at(-0.26, 0.56)}C${at(-0.36, 0.16)} ${at(-0.72, 0.28)} ${at(-0.66, -0.1)}Z`;
  return (
    path(
      d,
      pen.radial([
        [0, lighter(colour, 0.3)],
        [0.5, colour],
        [1, darker(colour, 0.28)],
      ]),
      ` stroke="${inkOf(colour)}" stroke-width="2" opacity=".95"`,
    ) + strokes(`M${at(-0.5, -0.24)}C${at(-0.36, -0.5)} ${at(0, -0.6)} ${at(0.2, -0.5)}`, '#fff', 8, ' opacity=".5"')
  );
}
