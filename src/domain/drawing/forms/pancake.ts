import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { beside, creamed, dusted, laid, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served, tropical } from '#domain/drawing/setting/served.ts';

/** The browned places of dough, over an area. */
export function blisters(scene: Scene, bed: Bed, tone: string, count = 9): string {
  return spread(scene, bed, count)
    .map(({ x, y }, at) => ellipse(x, y, 14 + (at % 3) * 8, 7 + (at % 3) * 4, tone, ' opacity=".5"'))
    .join('');
}

export const pancake: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, tropical.test(plan.origin) ? ['plate', 'leaf'] : ['plate']);
  const { bed } = vessel;
  const tone = firstColour(scene);
  const brown = darker(tone, 0.36);
  const top = { cx: bed.cx, cy: bed.cy - 12, rx: bed.rx * 0.7, ry: bed.ry * 0.6 };
  const cake = (cy: number, rx: number, thick: number) =>
    ellipse(bed.cx, cy + thick, rx, rx * 0.46, darker(tone, 0.3), line(inkOf(tone))) +
    ellipse(
      bed.cx,
      cy,
      rx,
      rx * 0.46,
      pen.radial(
        [
          [0, lighter(tone, 0.4)],
          [0.62, tone],
          [0.9, brown],
          [1, darker(tone, 0.2)],
        ],
        { cx: 0.48, cy: 0.46, r: 0.56 },
      ),
      line(inkOf(tone)),
    );
  let body: string;
  switch (plan.shape) {
    case 'stack':
      body =
        shadow(pen, bed.cx + 14, bed.cy + 46, 220, 74, 0.55) +
        [44, 16, -12, -40].map((y) => cake(bed.cy + y, 168, 16)).join('');
      top.cy = bed.cy - 46;
      break;
    case 'rolled': {
      const roll = pen.symbol(
        'rolled',
        () =>
          solid(
            pen,
            'M-170 -18C-120 -34 120 -34 170 -18C186 -6 186 20 170 30C120 46 -120 46 -170 30C-186 18 -186 -8 -170 -18Z',
            tone,
          ) +
          ellipse(172, 6, 15, 26, lit(pen, secondColour(scene)), line(inkOf(tone))) +
          strokes('M-150 -12C-80 -24 80 -24 140 -14', lighter(tone, 0.7), 6, ' opacity=".6"') +
          strokes('M-100 8h.1M-40 -2h.1M20 12h.1M80 0h.1', brown, 24, ' opacity=".35"'),
      );
      body = [-34, 28]
        .map(
          (y, at) =>
            shadow(pen, bed.cx + 8, bed.cy + y + 34, 190, 36, 0.5) +
            place(roll, { x: bed.cx - 8 + at * 12, y: bed.cy + y, turn: -6 }),
        )
        .join('');
      break;
    }
    case 'folded': {
      const d = 'M-206 50C-196 -40 -96 -96 16 -92C120 -88 196 -30 206 40C120 62 -110 70 -206 50Z';
      const fold = pen.symbol(
        'folded',
        () =>
          path(d, darker(tone, 0.35), ' transform="translate(4 16)"') +
          solid(pen, d, tone, 4) +
          strokes('M-186 42C-160 -24 -80 -66 10 -66C100 -64 166 -22 188 32', brown, 12, ' opacity=".4"') +
          strokes('M-120 20h.1M-60 -20h.1M0 10h.1M60 -30h.1M110 14h.1', brown, 30, ' opacity=".28"') +
          strokes('M-150 -6C-120 -48 -60 -72 0 -74', lighter(tone, 0.75), 8, ' opacity=".6"') +
          strokes('M-196 54C-100 70 110 66 198 46', secondColour(scene), 9),
      );
      body =
        shadow(pen, bed.cx + 10, bed.cy + 52, 230, 60, 0.55) + place(fold, { x: bed.cx, y: bed.cy + 4, size: 1.02 });
      top.cy = bed.cy + 20;
      top.rx = bed.rx * 0.6;
      break;
    }
    default:
      body =
        shadow(pen, bed.cx + 14, bed.cy + 34, 240, 96, 0.5) +
        cake(bed.cy, 206, 14) +
        blisters(scene, { ...bed, rx: bed.rx * 0.8 }, brown);
  }
  return (
    held(
      scene,
      vessel,
      body +
        laid(scene, top, { main: 4, plant: 4, leaf: 2, size: 0.85 }) +
        creamed(scene, top, 0.9) +
        dusted(scene, top, 4),
    ) + beside(scene, 600, 378)
  );
};
