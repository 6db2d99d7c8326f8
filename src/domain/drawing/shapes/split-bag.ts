import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { secondColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { heap } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** A round casing, slit open, and what it holds spilling out: without the casing the crumbs would be dried meat. */
export function splitBag(scene: Scene, { cx, cy }: Bed, tone: string): string {
  const { pen, plan } = scene;
  const skin = lighter(secondColour(scene), 0.24);
  const grain = (key: string, colour: string, pale: string) =>
    pen.symbol(key, () => {
      const lumps = 'M-26 4l8 -3M-8 -12l8 3M8 6l8 -3M-12 18l8 3M20 -8l7 4M24 16l7 -3M-28 -10l7 3M2 -2l6 3';
      return (
        strokes(lumps, darker(colour, 0.5), 15) +
        strokes(lumps, colour, 11) +
        // Oats stay pale.
        strokes('M-18 -2l7 2M12 -16l6 2M-2 12l7 -2M16 24l6 1', pale, 7)
      );
    });
  const oats = /oat/.test(plan.ingredientText) ? '#dcc193' : lighter(tone, 0.3);
  const ids = [
    grain('crumb', tone, oats),
    grain('brown crumb', secondColour(scene), oats),
    grain('dark crumb', thirdColour(scene), oats),
  ];
  return (
    shadow(pen, cx + 6, cy + 44, 232, 66, 0.55) +
    solid(
      pen,
      `M${cx - 210} ${cy + 6}C${cx - 214} ${cy - 66} ${cx - 130} ${cy - 112} ${cx - 30} ${cy - 110}C${cx + 60} ${cy - 110} ${cx + 120} ${cy - 70} ${cx + 120} ${cy - 10}C${cx + 112} ${cy + 60} ${cx + 20} ${cy + 84} ${cx - 60} ${cy + 80}C${cx - 140} ${cy + 76} ${cx - 204} ${cy + 54} ${cx - 210} ${cy + 6}Z`,
      skin,
      4,
    ) +
    // Its tied end.
    solid(
      pen,
      `M${cx - 200} ${cy - 20}L${cx - 236} ${cy - 42}L${cx - 240} ${cy - 14}L${cx - 206} ${cy + 2}Z`,
      darker(skin, 0.12),
    ) +
    strokes(`M${cx - 206} ${cy - 30}L${cx - 212} ${cy + 2}`, '#efe3c8', 7) +
    strokes(
      `M${cx - 180} ${cy - 20}C${cx - 150} ${cy - 66} ${cx - 100} ${cy - 88} ${cx - 60} ${cy - 94}M${cx - 170} ${cy + 20}C${cx - 140} ${cy + 44} ${cx - 110} ${cy + 56} ${cx - 80} ${cy + 60}`,
      darker(skin, 0.26),
      4,
      ' opacity=".6"',
    ) +
    strokes(
      `M${cx - 150} ${cy - 56}C${cx - 120} ${cy - 84} ${cx - 80} ${cy - 94} ${cx - 50} ${cy - 96}`,
      '#fff',
      9,
      ' opacity=".45"',
    ) +
    path(
      `M${cx - 96} ${cy - 40}C${cx - 40} ${cy - 84} ${cx + 60} ${cy - 76} ${cx + 124} ${cy - 20}C${cx + 190} ${cy + 6} ${cx + 220} ${cy + 50} ${cx + 180} ${cy + 72}C${cx + 110} ${cy + 92} ${cx + 10} ${cy + 70} ${cx - 40} ${cy + 30}C${cx - 70} ${cy + 10} ${cx - 100} ${cy - 10} ${cx - 96} ${cy - 40}Z`,
      lit(pen, darker(tone, 0.35)),
      line(inkOf(tone)),
    ) +
    heap(scene, { cx: cx + 52, cy: cy + 2, rx: 142, ry: 62 }, { ids, count: 26, rise: 26, size: 0.92 }) +
    strokes(
      `M${cx - 96} ${cy - 42}C${cx - 44} ${cy - 88} ${cx + 50} ${cy - 82} ${cx + 112} ${cy - 36}`,
      lighter(skin, 0.4),
      8,
    )
  );
}
