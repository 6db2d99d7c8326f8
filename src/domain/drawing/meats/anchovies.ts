import { darker, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';

const steel = '#c9ced2';

/** One narrow fillet with its grain. */
const filletOf = (pen: Pen, tone: string) =>
  pen.symbol(
    `fillet ${tone}`,
    () =>
      solid(
        pen,
        'M-172 6C-150 -18 -60 -24 40 -20C100 -18 148 -10 176 4C146 18 90 24 30 25C-60 27 -148 24 -172 6Z',
        tone,
      ) +
      strokes('M-156 5C-60 -2 60 -2 160 4', lighter(tone, 0.45), 5, ' opacity=".8"') +
      strokes(
        'M-120 -8l16 10M-80 -12l16 12M-40 -14l16 13M0 -14l16 13M40 -13l16 12M80 -10l14 10M-100 16l14 -8M-60 18l14 -8M-20 19l14 -8M20 18l14 -8M60 17l14 -8',
        darker(tone, 0.26),
        3.5,
        ' opacity=".7"',
      ) +
      strokes('M-130 -12C-90 -19 -40 -20 10 -19', '#fff', 5, ' opacity=".5"'),
  );

/** The rim of the tin, so much wider than the oil in it. */
const rim = (wider: number) => {
  const [x, y] = [190 + wider, 96 + wider];
  return `M${-x} 0C${-x} ${20 - y} -150 ${-y} -110 ${-y}H110C150 ${-y} ${x} ${20 - y} ${x} 0C${x} ${y - 20} 150 ${y} 110 ${y}H-110C-150 ${y} ${-x} ${y - 20} ${-x} 0Z`;
};

/** The opened tin, its lid rolled back, with oil in it. */
function openedTin(pen: Pen): string {
  const lid = 'M-150 -104C-178 -130 -170 -176 -130 -184H130C170 -176 178 -130 150 -104C120 -92 -120 -92 -150 -104Z';
  const down = pen.linear(
    [
      [0, '#f6f8f9'],
      [0.5, steel],
      [1, '#8f979d'],
    ],
    0,
    1,
  );
  const across = pen.linear(
    [
      [0, '#9aa2a8'],
      [0.3, '#eef1f3'],
      [0.7, steel],
      [1, '#7f878d'],
    ],
    1,
    0,
  );
  return (
    path(lid, down, line('#5f676d', 4)) +
    strokes('M-128 -166H128M-140 -140H140', '#fff', 6, ' opacity=".7"') +
    path(rim(16), darker(steel, 0.35), `${line('#4f565b', 4)} transform="translate(0 34)"`) +
    path('M-206 2V34C-206 118 -150 146 -110 146H110C150 146 206 118 206 34V2Z', across) +
    strokes('M-190 70C-160 116 -130 122 -100 122H100C130 122 160 116 190 70', '#c8452f', 22) +
    path(rim(16), down, line('#5f676d', 4)) +
    path(rim(0), lit(pen, '#d9a834', 0.8), line('#8f7430', 3))
  );
}

/** Narrow fillets in their opened tin of oil: as one large fish they would be a mackerel. */
export const tinnedFillets: FormPainter = (scene) => {
  const { pen } = scene;
  const tone = firstColour(scene);
  const ids = [filletOf(pen, tone), filletOf(pen, mix(tone, secondColour(scene), 0.6))];
  const fillets = [-62, -30, 2, 34, 64]
    .map((y, at) =>
      place(ids[at % 2] ?? '', {
        x: (at % 3) * 8 - 8,
        y,
        turn: (at % 2) * 3 - 2,
        size: Math.abs(y) > 50 ? 0.86 : 1,
      }),
    )
    .join('');
  const shine = strokes(
    'M-150 -56C-160 -40 -166 -20 -166 0M120 76C136 72 150 60 156 46',
    '#fff3c4',
    7,
    ' opacity=".8"',
  );
  return (
    shadow(pen, 424, 428, 270, 84, 0.6) + `<g transform="translate(400 318)">${openedTin(pen)}${fillets}${shine}</g>`
  );
};
