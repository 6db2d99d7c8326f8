import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { cheesecake, isCheesecake } from '#domain/drawing/sweets/cheesecake.ts';
import { isStrudel, strudel } from '#domain/drawing/sweets/strudel.ts';
import type { Garnish } from '#domain/drawing/plan/garnish.ts';
import { firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { muffins } from '#domain/drawing/breads/muffin.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted, laid, spread } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

const coloursOf = (scene: Scene) => {
  const [icing, crumb] = [firstColour(scene), secondColour(scene)];
  return { icing, crumb, layer: scene.plan.colours[2] ?? mix(icing, crumb, 0.5) };
};

/** A square cut from a tray, with its layers. */
function squareOf({ pen }: Scene, icing: string, crumb: string, layer: string | null): string {
  return pen.symbol(
    'cake square',
    () =>
      path('M-96 -24L0 -66L96 -28L94 32L0 82L-94 34Z', darker(crumb, 0.16), line(inkOf(crumb), 4)) +
      path('M-96 -24L0 14L0 82L-94 34Z', lit(pen, crumb)) +
      (layer === null
        ? strokes(
            'M-80 0h.1M-62 22h.1M-44 14h.1M-28 40h.1M-12 30h.1M-70 34h.1M-22 60h.1M14 36h.1M32 56h.1M46 22h.1M64 34h.1M80 6h.1M30 26h.1M58 46h.1M-50 40h.1M16 62h.1',
            darker(crumb, 0.24),
            7,
            ' opacity=".7"',
          )
        : strokes('M-93 6L0 46L93 4', layer, 13)) +
      path('M-96 -24L0 -66L96 -28L0 14Z', lit(pen, icing), line(inkOf(icing), 2)),
  );
}

/** A flat pastry of fine threads over cheese, a slice drawn out. */
function ofThreads(scene: Scene, { cx, cy }: Bed): string {
  const { pen } = scene;
  const icing = firstColour(scene);
  const crumb = secondColour(scene);
  const threads = spread(scene, { cx, cy: cy - 4, rx: 188, ry: 78 }, 26)
    .map(
      ({ x, y }, at) => `M${Math.round(x - 20)} ${Math.round(y + 4)}q${at % 2 === 0 ? '18 -16 40 -6' : '20 12 40 0'}`,
    )
    .join('');
  return (
    shadow(pen, cx + 14, cy + 46, 236, 84, 0.55) +
    ellipse(cx, cy + 26, 206, 88, darker(icing, 0.4), line(inkOf(icing))) +
    ellipse(cx, cy + 13, 206, 88, '#fbf1d8', line(darker(crumb, 0.3), 2)) +
    ellipse(cx, cy - 4, 206, 88, lit(pen, icing), line(inkOf(icing))) +
    strokes(threads, darker(icing, 0.34), 6, ' opacity=".75"') +
    strokes(threads, lighter(icing, 0.55), 5, ' opacity=".9" transform="translate(-4 -6)"') +
    path(
      `M${cx - 6} ${cy - 2}L${cx + 96} ${cy + 74}V${cy + 104}L${cx - 6} ${cy + 30}Z`,
      '#fdf6e4',
      line(darker(crumb, 0.3), 2),
    ) +
    `<g transform="translate(34 26)">${path(`M${cx - 6} ${cy - 2}L${cx + 96} ${cy + 74}C${cx + 140} ${cy + 66} ${cx + 176} ${cy + 46} ${cx + 192} ${cy + 22}V${cy + 50}C${cx + 176} ${cy + 76} ${cx + 140} ${cy + 96} ${cx + 96} ${cy + 104}L${cx - 6} ${cy + 28}Z`, '#fbf1d8', line(darker(crumb, 0.4)))}${path(`M${cx - 6} ${cy - 2}L${cx + 96} ${cy + 74}C${cx + 140} ${cy + 66} ${cx + 176} ${cy + 46} ${cx + 192} ${cy + 22}Z`, lit(pen, icing), line(inkOf(icing), 2))}${strokes(`M${cx + 40} ${cy + 16}q20 14 40 2M${cx + 80} ${cy + 40}q20 -14 40 -4M${cx + 110} ${cy + 26}q20 12 36 0M${cx + 90} ${cy + 58}q18 8 34 -2`, lighter(icing, 0.55), 5)}</g>`
  );
}

/** Nothing is on it or in it: one body, browned on top, on its leaf where it has one. With icing and a band it would be a cream cake. */
function plainRound(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const top = firstColour(scene);
  const side = mix(top, secondColour(scene), 0.3);
  const scorched = plan.colours[2] ?? darker(top, 0.4);
  const leaf = /\bleaf\b/.test(plan.shapeText)
    ? solid(
        pen,
        `M${cx - 262} ${cy + 34}C${cx - 190} ${cy - 30} ${cx - 60} ${cy - 62} ${cx + 20} ${cy - 60}C${cx + 130} ${cy - 56} ${cx + 220} ${cy - 10} ${cx + 258} ${cy + 40}C${cx + 180} ${cy + 104} ${cx + 60} ${cy + 116} ${cx - 20} ${cy + 112}C${cx - 130} ${cy + 110} ${cx - 220} ${cy + 84} ${cx - 262} ${cy + 34}Z`,
        '#5f7f3c',
        4,
      )
    : '';
  return (
    shadow(pen, cx + 16, cy + 66, 220, 66, 0.6) +
    leaf +
    solid(
      pen,
      `M${cx - 188} ${cy - 26}V${cy + 22}C${cx - 178} ${cy + 100} ${cx + 178} ${cy + 100} ${cx + 188} ${cy + 22}V${cy - 26}Z`,
      side,
      4,
    ) +
    ellipse(cx, cy - 28, 188, 80, lit(pen, top), line(inkOf(top), 3)) +
    spread(scene, { cx, cy: cy - 28, rx: 150, ry: 58 }, 7)
      .map(({ x, y }, at) => ellipse(x, y, 30 + (at % 3) * 10, 13 + (at % 3) * 4, scorched, ' opacity=".38"'))
      .join('')
  );
}

/** A whole round cake; a ring has a hole. */
function whole(scene: Scene, { cx, cy }: Bed): string {
  const { pen, plan } = scene;
  const { icing, crumb, layer } = coloursOf(scene);
  const hole =
    plan.shape === 'ring'
      ? ellipse(cx, cy - 58, 74, 30, lighter(icing, 0.2), line(inkOf(icing))) +
        ellipse(cx, cy - 50, 64, 23, darker(icing, 0.72))
      : '';
  return (
    shadow(pen, cx + 16, cy + 66, 220, 66, 0.6) +
    solid(
      pen,
      `M${cx - 190} ${cy - 56}V${cy + 30}C${cx - 180} ${cy + 112} ${cx + 180} ${cy + 112} ${cx + 190} ${cy + 30}V${cy - 56}Z`,
      crumb,
      4,
    ) +
    strokes(`M${cx - 188} ${cy + 8}C${cx - 170} ${cy + 84} ${cx + 170} ${cy + 84} ${cx + 188} ${cy + 8}`, layer, 13) +
    path(
      `M${cx - 190} ${cy - 56}C${cx - 196} ${cy - 4} ${cx - 150} ${cy - 20} ${cx - 120} ${cy + 14}S${cx - 60} ${cy + 20} ${cx - 20} ${cy + 36}S${cx + 60} ${cy + 14} ${cx + 100} ${cy + 20}S${cx + 196} ${cy - 10} ${cx + 190} ${cy - 56}Z`,
      lit(pen, icing),
    ) +
    ellipse(cx, cy - 58, 190, 80, lit(pen, icing), line(inkOf(icing), 3)) +
    hole
  );
}

/** The cut end of a roll that is full of fruit: in lumps of its juice, for pale slices of it would be almonds. */
function stuffedCut({ plan }: Scene, { cx, cy }: Bed, [first]: readonly Garnish[]): string {
  const tone = mix(first?.tone ?? '#f1dc9c', '#d9912f', 0.55);
  const lumps = `M${cx + 92} ${cy - 42}h8M${cx + 130} ${cy - 54}h6M${cx + 112} ${cy - 16}h10M${cx + 152} ${cy - 20}h4M${cx + 84} ${cy + 6}h4M${cx + 142} ${cy + 16}h8M${cx + 100} ${cy + 34}h8M${cx + 128} ${cy + 48}h6`;
  const raisins = `M${cx + 112} ${cy - 60}h.1M${cx + 76} ${cy - 18}h.1M${cx + 134} ${cy - 4}h.1M${cx + 118} ${cy + 16}h.1M${cx + 158} ${cy + 38}h.1M${cx + 84} ${cy + 52}h.1`;
  return (
    ellipse(cx + 120, cy - 8, 60, 72, '#b87a35', line(darker('#b87a35', 0.4), 2)) +
    strokes(lumps, darker(tone, 0.4), 27) +
    strokes(lumps, lighter(tone, 0.2), 22) +
    (/raisin|sultana/.test(plan.ingredientText) ? strokes(raisins, '#4a2630', 12) : '')
  );
}

/** A cake as it stands, and where on it things lie. */
interface Standing {
  readonly body: string;
  readonly top: Bed;
}

function roundOrRing(scene: Scene, bed: Bed): Standing {
  const { plan } = scene;
  const plain = plan.shape === 'round' && !/cream|icing|iced|layer|glaz|frost|fill/.test(plan.shapeText);
  return {
    body: plain ? plainRound(scene, bed) : whole(scene, bed),
    top: { cx: bed.cx, cy: bed.cy - (plain ? 30 : 60), rx: 110, ry: 34 },
  };
}

function threeSquares(scene: Scene, { cx, cy }: Bed): Standing {
  const { pen, plan } = scene;
  const { icing, crumb, layer } = coloursOf(scene);
  // One airy batter has pores, and no stripe.
  const porous = /airy|spong/.test(plan.shapeText) && !/cream|layer/.test(plan.shapeText);
  const body = [
    [-84, -30],
    [86, -26],
    [0, 32],
  ]
    .map(([x = 0, y = 0]) => {
      const id = squareOf(scene, icing, crumb, porous ? null : layer);
      return shadow(pen, cx + x + 10, cy + y + 54, 112, 38, 0.5) + place(id, { x: cx + x, y: cy + y, size: 0.96 });
    })
    .join('');
  return { body, top: { cx, cy: cy - 30, rx: 120, ry: 34 } };
}

/** A long cake, cut at its right end. */
function loaf(scene: Scene, { cx, cy }: Bed): Standing {
  const { pen } = scene;
  const { icing, crumb } = coloursOf(scene);
  const body =
    shadow(pen, cx + 14, cy + 62, 240, 56, 0.6) +
    solid(
      pen,
      `M${cx - 206} ${cy + 60}C${cx - 220} ${cy - 10} ${cx - 190} ${cy - 76} ${cx - 60} ${cy - 84}H${cx + 90}C${cx + 190} ${cy - 76} ${cx + 216} ${cy - 10} ${cx + 204} ${cy + 50}C${cx + 120} ${cy + 82} ${cx - 130} ${cy + 86} ${cx - 206} ${cy + 60}Z`,
      icing,
      4,
    ) +
    path(
      `M${cx + 70} ${cy + 70}C${cx + 50} ${cy} ${cx + 60} ${cy - 70} ${cx + 110} ${cy - 82}C${cx + 190} ${cy - 70} ${cx + 216} ${cy - 10} ${cx + 204} ${cy + 50}C${cx + 160} ${cy + 68} ${cx + 110} ${cy + 70} ${cx + 70} ${cy + 70}Z`,
      lit(pen, crumb),
      line(inkOf(crumb), 3),
    ) +
    strokes(
      `M${cx - 160} ${cy - 20}C${cx - 140} ${cy - 50} ${cx - 90} ${cy - 62} ${cx - 40} ${cy - 64}`,
      lighter(icing, 0.7),
      9,
      ' opacity=".6"',
    );
  return { body, top: { cx: cx - 50, cy: cy - 40, rx: 120, ry: 34 } };
}

/** A roll, with its spiral at the cut. */
function rolled(scene: Scene, { cx, cy }: Bed): Standing {
  const { pen } = scene;
  const { icing, crumb, layer } = coloursOf(scene);
  const body =
    shadow(pen, cx + 14, cy + 62, 240, 56, 0.6) +
    solid(
      pen,
      `M${cx - 200} ${cy + 44}C${cx - 220} ${cy - 20} ${cx - 200} ${cy - 84} ${cx - 120} ${cy - 92}H${cx + 120}V${cy + 72}H${cx - 120}C${cx - 160} ${cy + 70} ${cx - 190} ${cy + 64} ${cx - 200} ${cy + 44}Z`,
      icing,
      4,
    ) +
    ellipse(cx + 120, cy - 8, 72, 84, lit(pen, crumb), line(inkOf(crumb), 4)) +
    strokes(
      `M${cx + 120} ${cy - 4}C${cx + 104} ${cy - 22} ${cx + 84} ${cy} ${cx + 96} ${cy + 24}C${cx + 112} ${cy + 52} ${cx + 164} ${cy + 40} ${cx + 166} ${cy - 8}C${cx + 166} ${cy - 58} ${cx + 110} ${cy - 70} ${cx + 80} ${cy - 40}`,
      layer,
      12,
    );
  return { body, top: { cx: cx - 50, cy: cy - 66, rx: 110, ry: 22 } };
}

/** A slice cut from a round cake, its layers at the side. */
function slice(scene: Scene, { cx, cy }: Bed): Standing {
  const { pen } = scene;
  const { icing, crumb, layer } = coloursOf(scene);
  const side = `M${cx - 176} ${cy - 10}L${cx + 186} ${cy - 40}V${cy + 44}L${cx - 176} ${cy + 86}Z`;
  const body =
    shadow(pen, cx + 14, cy + 66, 220, 50, 0.6) +
    path(side, lit(pen, crumb), line(inkOf(crumb), 4)) +
    strokes(`M${cx - 174} ${cy + 40}L${cx + 184} ${cy + 4}`, layer, 17) +
    strokes(`M${cx - 174} ${cy + 8}L${cx + 184} ${cy - 24}`, lighter(layer, 0.2), 8, ' opacity=".8"') +
    path(
      `M${cx - 176} ${cy - 10}C${cx - 60} ${cy - 96} ${cx + 90} ${cy - 116} ${cx + 190} ${cy - 108}L${cx + 186} ${cy - 40}Z`,
      lit(pen, icing),
      line(inkOf(icing), 4),
    ) +
    path(
      `M${cx + 190} ${cy - 108}L${cx + 206} ${cy - 92}V${cy + 24}L${cx + 186} ${cy + 44}V${cy - 40}Z`,
      darker(icing, 0.2),
      line(inkOf(icing), 3),
    ) +
    strokes(
      `M${cx - 120} ${cy + 56}h.1M${cx - 60} ${cy + 62}h.1M${cx + 20} ${cy + 50}h.1M${cx + 90} ${cy + 36}h.1M${cx + 140} ${cy + 42}h.1`,
      darker(crumb, 0.25),
      9,
      ' opacity=".5"',
    );
  return { body, top: { cx: cx + 70, cy: cy - 74, rx: 90, ry: 18 } };
}

const standing: Readonly<Record<string, (scene: Scene, bed: Bed) => Standing>> = {
  slice,
  round: roundOrRing,
  ring: roundOrRing,
  square: threeSquares,
  loaf,
  roll: rolled,
  threads: (scene, bed) => ({
    body: ofThreads(scene, bed),
    top: { cx: bed.cx - 40, cy: bed.cy - 24, rx: 120, ry: 40 },
  }),
};

const baked: FormPainter = (scene) => {
  const { plan } = scene;
  const vessel = served(scene, ['plate']);
  const { bed } = vessel;
  const { body, top } = among(standing, plan.shape, 'slice')(scene, bed);
  const rolledIn = plan.shape === 'roll' ? plan.plant.filter(({ piece }) => piece === 'fruitSlice') : [];
  // What was rolled in is seen at the cut, and does not lie on the crust.
  if (rolledIn.length > 0)
    return held(scene, vessel, body + stuffedCut(scene, bed, rolledIn) + dusted(scene, top, 5, 0.9));
  return held(
    scene,
    vessel,
    body +
      laid(scene, top, { main: 3, plant: 4, leaf: 1, size: 0.82 }) +
      (plan.cream === null || plan.cream.piece === 'butterPat' ? '' : creamed(scene, top, 0.8)) +
      dusted(scene, top, 4, 0.8),
  );
};

export const cake: FormPainter = (scene) =>
  /\b(muffins?|cupcakes?)\b/.test(scene.plan.shapeText)
    ? muffins(scene)
    : isStrudel(scene)
      ? strudel(scene)
      : isCheesecake(scene)
        ? cheesecake(scene)
        : baked(scene);
