import { darker, distance, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { among } from '#domain/drawing/pen/seeded-choice.ts';
import { ellipse, line, lit, type Pen, path, place, shadow, solid, strokes } from '#domain/drawing/pen/pen.ts';
import { breadColour, firstColour, secondColour } from '#domain/drawing/setting/food-colours.ts';
import { creamedDough, isUnderCream } from '#domain/drawing/breads/langos.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { creamed, dusted, laid, leaves, pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { Bed, FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { ragged } from '#domain/drawing/shapes/rags.ts';
import { served } from '#domain/drawing/setting/served.ts';

const roundRim =
  'M-206 6C-212 -40 -160 -78 -110 -84C-70 -98 -10 -92 40 -94C110 -92 190 -66 206 -18C218 22 180 66 120 82C70 98 10 90 -44 94C-110 94 -196 58 -206 6Z';
const innerRim =
  'M-168 4C-172 -32 -130 -60 -90 -66C-50 -76 -10 -72 34 -72C92 -70 154 -50 166 -14C174 18 146 50 98 62C58 74 10 70 -36 70C-90 70 -160 44 -168 4Z';
/** What a bread is drawn with. */
interface Dough {
  readonly pen: Pen;
  readonly colours: readonly string[];
  readonly tone: string;
  /** The filling is of meat. */
  readonly minced: boolean;
  readonly onTop: string;
  readonly second: string;
  readonly spots: (d: string) => string;
  readonly thick: (d: string) => string;
}

const breads: Readonly<Record<string, (dough: Dough) => string>> = {
  teardrop: ({ spots, thick }) => {
    return (
      thick('M-216 30C-190 -40 -90 -88 30 -86C140 -82 206 -40 206 8C204 60 110 88 10 84C-80 82 -160 62 -216 30Z') +
      spots('M-120 14h.1M-60 -30h.1M-20 36h.1M30 -40h.1M60 16h.1M120 -16h.1M130 34h.1')
    );
  },
  slab: ({ tone, thick }) => {
    return (
      thick('M-206 -12L-150 -84H176L214 54C214 72 -200 78 -214 60Z') +
      strokes(
        'M-130 -44h.1M-60 -48h.1M10 -46h.1M84 -48h.1M144 -40h.1M-144 10h.1M-66 6h.1M10 10h.1M92 6h.1M160 14h.1M-100 44h.1M-20 46h.1M60 42h.1M130 48h.1',
        darker(tone, 0.35),
        20,
        ' opacity=".5"',
      ) +
      strokes(
        'M-134 -50h.1M-64 -54h.1M6 -52h.1M80 -54h.1M-148 4h.1M-70 0h.1M6 4h.1M88 0h.1',
        lighter(tone, 0.7),
        8,
        ' opacity=".7"',
      )
    );
  },
  // Baked between plates: a grid of deep pockets. Dimpled it would be a focaccia.
  waffle: ({ pen, tone, thick }) => {
    const pockets = [-62, -22, 20, 64].flatMap((y, row) =>
      [-2, -1, 0, 1, 2].map((column) => {
        const x = column * (64 + row * 5);
        return `M${x - 20 - row} ${y - 11}H${x + 20 + row}L${x + 22 + row} ${y + 13}H${x - 22 - row}Z`;
      }),
    );
    return (
      thick('M-178 -88C-120 -94 120 -94 178 -88L214 82C140 94 -140 94 -214 82Z') +
      path(pockets.join(''), darker(tone, 0.24), line(darker(tone, 0.42), 3)) +
      path(
        pockets.join(''),
        lit(pen, lighter(tone, 0.35)),
        ' transform="translate(4 5) scale(.985 .99)" opacity=".7"',
      ) +
      strokes('M-170 -76H168M-182 -42H180M-192 0H192M-202 42H202', lighter(tone, 0.65), 5, ' opacity=".55"')
    );
  },
  boat: ({ pen, tone, second, thick }) => {
    return (
      thick('M-236 6C-190 -60 -90 -86 0 -86C90 -86 190 -60 236 0C190 60 90 84 0 84C-90 84 -190 64 -236 6Z') +
      path(
        'M-150 2C-120 -40 -60 -54 0 -54C60 -54 120 -40 150 0C120 36 60 52 0 52C-60 52 -120 38 -150 2Z',
        lit(pen, second),
        line(inkOf(second), 3),
      ) +
      strokes('M-190 -10C-150 -50 -90 -68 -30 -72', lighter(tone, 0.75), 9, ' opacity=".6"')
    );
  },
  folded: ({ tone, spots, thick }) => {
    return (
      thick('M-200 60C-190 -30 -90 -90 10 -90C110 -90 196 -40 204 44C120 70 -110 84 -200 60Z') +
      strokes('M-186 66C-90 84 110 78 196 50', darker(tone, 0.3), 10, ' opacity=".5"') +
      spots('M-110 20h.1M-40 -30h.1M10 30h.1M70 -34h.1M110 20h.1')
    );
  },
  topped: ({ pen, tone, onTop, spots, thick }) => {
    return (
      thick(roundRim) +
      spots('M-186 6h.1M-150 -50h.1M-150 48h.1M150 52h.1M176 -22h.1M100 -78h.1') +
      // Spread thin nearly to the edge, with dimples of dough showing: in a rim it would be a pie or a boat.
      path(innerRim, lit(pen, onTop, 0.7), ' transform="scale(1.12 1.2)"') +
      strokes(
        'M-128 -34h8M-40 -44h.1M96 -50h6M150 6h.1M60 58h8M-70 54h.1M-150 22h6M-20 74h8M30 -76h6',
        tone,
        10,
        ' opacity=".6"',
      ) +
      strokes(
        'M-110 -10l8 5M-70 -42l8 5M-60 30l8 -5M-20 -20l7 5M0 40l8 -5M10 -54l8 5M40 0l8 5M70 36l8 -5M80 -34l8 5M116 2l8 5M-100 26l8 -5M-40 4l7 4',
        lighter(onTop, 0.5),
        9,
        ' opacity=".7"',
      ) +
      strokes(
        'M-90 4l7 4M-46 -54l7 4M-26 24l7 -4M30 -34l7 4M56 18l7 4M100 -14l7 4M20 20l7 4',
        darker(onTop, 0.4),
        9,
        ' opacity=".6"',
      )
    );
  },
  filled: ({ pen, colours, tone, minced, spots }) => {
    // Cut across, the rest taken away: what is inside shows all along the cut, and at a wedge in front.
    const inside = colours.find((colour) => distance(colour, tone) > 0.12) ?? darker(tone, 0.4);
    const crumb = lighter(tone, 0.45);
    const grain = (d: string) =>
      minced
        ? strokes(d, darker(inside, 0.5), 19) + strokes(d, mix(inside, '#a8684a', 0.5), 14) + strokes(d, '#e0b48c', 4)
        : strokes(d, lighter(inside, 0.3), 8, ' opacity=".6"');
    const cut = (outline: string, band: string, d: string) =>
      path(outline, crumb, line(inkOf(tone))) + path(band, inside, line(darker(inside, 0.4), 2)) + grain(d);
    const half = 'M-216 6C-218 -50 -120 -98 0 -98C122 -98 218 -48 214 6C120 22 -120 24 -216 6Z';
    const wedge = 'M-30 28C-8 2 60 -16 116 -14C160 -4 196 22 206 52C130 58 40 52 -30 28Z';
    return (
      path(half, lit(pen, tone), line(inkOf(tone), 4)) +
      spots('M-130 -30h.1M-70 -64h.1M-20 -24h.1M30 -70h.1M70 -28h.1M130 -48h.1M150 -12h.1M-160 -8h.1') +
      strokes('M-176 -34C-140 -68 -80 -84 -20 -86', lighter(tone, 0.75), 7, ' opacity=".55"') +
      cut(
        'M-216 6C-120 24 120 22 214 6L206 46C120 66 -120 68 -208 46Z',
        'M-200 18C-110 36 110 34 198 18L194 38C110 56 -110 58 -196 38Z',
        'M-184 28l5 3M-160 34l5 -2M-136 36l5 4M-112 42l5 -2M-88 40l5 3M-64 46l5 -2M-40 44l5 3M-16 46l5 -2M8 44l5 3M32 46l5 -2M56 44l5 3M80 42l5 -2M104 40l5 3M128 36l5 -2M152 34l5 2M176 28l5 -1',
      ) +
      `<g transform="translate(-56 44)">${
        path(wedge, lit(pen, tone), line(inkOf(tone), 4)) +
        strokes('M60 6h.1M118 14h.1M150 36h.1M80 30h.1', darker(tone, 0.45), 20, ' opacity=".4"') +
        cut(
          'M-30 28C40 52 130 58 206 52L204 88C130 98 30 88 -30 56Z',
          'M-24 38C40 60 130 66 202 62L200 80C130 86 40 80 -22 50Z',
          'M-8 48l4 3M14 56l5 -2M36 62l5 2M58 66l5 -2M80 70l5 2M102 72l5 -2M124 72l5 2M146 74l5 -2M168 72l5 1M188 70l4 -1',
        )
      }</g>`
    );
  },
  spongy: ({ pen, tone }) => {
    // As wide as its tray and hardly thick, full of eyes, one rolled up on it: thick and small it would be a loaf.
    const rim =
      'M-282 10C-290 -60 -190 -118 -40 -124C120 -128 272 -84 280 -8C286 62 180 120 20 124C-140 126 -274 80 -282 10Z';
    const eyes = Array.from({ length: 92 }, (_, at) => {
      const reach = Math.sqrt((at + 0.5) / 92) * 0.95;
      return `M${Math.round(Math.cos(at * 2.4) * 272 * reach)} ${Math.round(Math.sin(at * 2.4) * 114 * reach)}h${at % 3}.1`;
    }).join('');
    const pale = lighter(tone, 0.22);
    const roll =
      'M-150 -36C-60 -46 60 -46 142 -36C164 -30 164 34 142 40C60 50 -60 50 -150 40C-170 34 -170 -30 -150 -36Z';
    return (
      path(rim, darker(tone, 0.4), `${line(inkOf(tone))} transform="translate(0 7)"`) +
      path(rim, lit(pen, pale, 0.7), line(inkOf(tone))) +
      strokes(eyes, darker(tone, 0.42), 8, ' opacity=".7"') +
      strokes('M-256 -28C-210 -82 -120 -106 -30 -110', lighter(tone, 0.7), 6, ' opacity=".5"') +
      `<g transform="translate(30 26) rotate(-14)">${
        path(roll, '#2a1408', ' opacity=".3" transform="translate(8 20)"') +
        solid(pen, roll, pale, 4) +
        strokes(
          'M-120 -20h.1M-96 6h.1M-84 -26h.1M-66 22h.1M-56 -8h.1M-34 -28h.1M-26 12h.1M-4 -14h.1M8 28h.1M22 -26h.1M34 4h.1M54 -18h.1M60 24h.1M82 -6h.1M98 -26h.1M104 18h.1M-110 28h.1M-14 34h.1M-138 2h.1M124 -2h.1',
          darker(tone, 0.45),
          8,
          ' opacity=".7"',
        ) +
        ellipse(146, 2, 20, 38, lighter(tone, 0.4), line(inkOf(tone))) +
        strokes('M146 4C142 -6 152 -10 155 0C158 16 142 22 138 6C134 -18 150 -28 158 -16', darker(tone, 0.4), 4.5)
      }</g>`
    );
  },
  square: ({ pen, tone, spots }) => {
    const fold = 'M-8 -88L206 -14L2 88L-206 2Z';
    return (
      path(fold, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 26)"`) +
      path(fold, darker(tone, 0.16), `${line(inkOf(tone), 2)} transform="translate(0 13)"`) +
      solid(pen, fold, tone, 4) +
      strokes(
        'M-150 4L0 62L150 -8M-8 -60L-120 -8M-8 -60L120 -16M0 30L-70 2L-8 -28L68 -6Z',
        darker(tone, 0.32),
        6,
        ' opacity=".55"',
      ) +
      spots('M-96 8h.1M-20 -44h.1M10 44h.1M84 -10h.1M30 4h.1')
    );
  },
  ball: ({ pen, tone }) => {
    // Blown up like a balloon, round below as well: flat below it would be a pasty.
    return (
      solid(
        pen,
        'M-176 -24C-172 -112 -92 -164 4 -162C104 -162 176 -106 176 -22C176 52 110 98 6 98C-102 98 -178 50 -176 -24Z',
        tone,
        4,
      ) +
      path(
        'M-174 -10C-120 34 120 38 176 -8C170 56 106 98 6 98C-98 98 -168 54 -174 -10Z',
        lighter(tone, 0.45),
        ' opacity=".55"',
      ) +
      strokes('M-172 -12C-150 16 -100 22 -60 24S40 34 90 24S160 10 174 -8', darker(tone, 0.35), 6, ' opacity=".6"') +
      strokes('M-136 -60C-116 -112 -66 -138 -14 -142', lighter(tone, 0.85), 13, ' opacity=".65"') +
      strokes(
        'M-90 -40h.1M-50 -96h.1M16 -64h.1M46 -120h.1M90 -60h.1M120 -16h.1M-120 -8h.1M-10 -20h.1M60 -14h.1',
        darker(tone, 0.45),
        17,
        ' opacity=".3"',
      ) +
      strokes('M-70 58C-30 72 40 74 80 62M-20 84C0 88 24 88 40 84', darker(tone, 0.3), 5, ' opacity=".4"')
    );
  },
  // Of grated root: thick, white and grainy with fried faces. Flat and soft it would be a bread of wheat.
  cassava: ({ pen, colours, tone }) => {
    const white = lighter(tone, 0.35);
    const golden = colours[1] ?? '#d9a95b';
    const one = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})">${path('M-150 -4V26C-140 88 140 88 150 26V-4Z', darker(white, 0.14), line(inkOf(tone), 4))}${ellipse(0, -6, 150, 62, lit(pen, white, 0.5), line(inkOf(tone), 3))}${strokes('M-70 -20C-40 -50 40 -44 70 -16C60 18 -50 20 -70 -20Z', golden, 34, ' opacity=".55"')}${strokes('M-130 -6h3M-112 -28h3M-96 14h3M-78 -44h3M-60 -6h3M-44 24h3M-30 -30h3M-10 6h3M4 -50h3M20 28h3M36 -14h3M52 -40h3M66 12h3M84 -26h3M100 18h3M118 -12h3M-20 44h3M50 40h3M-124 30h3M-90 52h3M-40 66h3M10 70h3M60 62h3M104 46h3M132 26h3', darker(tone, 0.32), 6, ' opacity=".75"')}${strokes('M-120 -16h2M-86 -14h2M-50 -22h2M-24 -10h2M14 -28h2M44 8h2M76 -44h2M106 -2h2M-64 34h2M30 46h2', '#fffdf6', 7)}</g>`;
    return one(-46, -44) + one(34, 22);
  },
  round: ({ tone, spots, thick }) => {
    // Two of them, one on the other, scorched in places: one alone is taken for an omelette.
    return (
      `<g transform="translate(-34 -30) rotate(-8)">${thick(roundRim)}${spots('M-130 -10h.1M-60 -56h.1M40 -60h.1')}</g>` +
      `<g transform="translate(26 16)">${thick(roundRim)}${spots('M-130 0h.1M-70 -46h.1M-40 34h.1M20 -20h.1M50 50h.1M90 -46h.1M140 6h.1M-100 44h.1')}${strokes('M-160 -14l22 -9M-16 6l26 7M64 -58l20 9M96 24l26 -8M-64 56l22 6M-20 -62l20 -2', darker(tone, 0.62), 9, ' opacity=".55"')}${strokes('M-186 -26C-150 -62 -80 -80 -20 -84', lighter(tone, 0.8), 8, ' opacity=".6"')}</g>`
    );
  },
};

/** What lies on torn bread, meat of poultry as a joint: in bites it would be more bread. */
function onRags(scene: Scene, bed: Bed): string {
  const { pen, plan } = scene;
  const joint = plan.main.some(({ piece }) => piece === 'chickenStrip');
  const rest = joint ? { ...scene, plan: { ...plan, main: [] } } : scene;
  return (
    laid(rest, bed, { main: 4, plant: 5, leaf: 0, size: 0.92 }) +
    (joint
      ? shadow(pen, bed.cx + 4, bed.cy + 34, 110, 26, 0.5) +
        place(pieceSymbol(pen, 'drumstick', '#c9792c'), { x: bed.cx - 14, y: bed.cy - 4, size: 1.35, turn: -6 })
      : '') +
    leaves(scene, { ...bed, cx: bed.cx + 70, cy: bed.cy + 26, rx: 50 }, 2, 0.9)
  );
}

export const flatbread: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, plan.shape === 'spongy' ? ['plate'] : ['board', 'plate', 'board']);
  const { bed } = vessel;
  if (isUnderCream(scene)) return held(scene, vessel, creamedDough(scene, bed));
  const tone = plan.shape === 'topped' ? breadColour(scene) : firstColour(scene);
  const onTop = plan.colours.find((colour) => distance(colour, tone) > 0.1) ?? secondColour(scene);
  const spots = (d: string) =>
    strokes(d, darker(tone, 0.45), 24, ' opacity=".4"') +
    strokes(d, lighter(tone, 0.6), 12, ' opacity=".5" transform="translate(16 -14)"');
  const thick = (d: string) =>
    path(d, darker(tone, 0.35), `${line(inkOf(tone))} transform="translate(0 ${plan.shape === 'topped' ? 6 : 14})"`) +
    solid(pen, d, tone, 4);
  const minced = plan.main.some(({ piece }) => piece === 'meat' || piece === 'mince');
  const dough = { pen, colours: plan.colours, tone, minced, onTop, second: secondColour(scene), spots, thick };
  // What is baked in does not lie on top.
  const closed = plan.shape === 'filled';
  const top = { ...bed, cy: bed.cy - 10, rx: bed.rx * 0.6, ry: bed.ry * 0.5 };
  if (plan.shape === 'torn')
    return held(
      scene,
      vessel,
      ragged(scene, bed, { tone, eyes: /injera|teff/.test(plan.ingredientText) }) +
        (/shreds of bread under/.test(plan.shapeText)
          ? onRags(scene, { ...top, cy: top.cy - 22 })
          : leaves(scene, top, 2)),
    );
  const cassava = plan.shape === 'round' && /^(grated )?cassava/.test(plan.ingredientText);
  const ribbed = plan.shape === 'slab' && /\bwaffle\b/.test(plan.shapeText);
  const id = pen.symbol('flatbread', () =>
    among(breads, cassava ? 'cassava' : ribbed ? 'waffle' : plan.shape, 'round')(dough),
  );
  return held(
    scene,
    vessel,
    shadow(pen, bed.cx + 14, bed.cy + 50, 244, 80, 0.55) +
      place(id, { x: bed.cx, y: bed.cy - 4, size: plan.shape === 'round' ? 0.86 : 0.98 }) +
      (closed ? '' : laid(scene, top, { main: 2, plant: 4, leaf: 2, size: 0.85 })) +
      creamed(scene, top, 0.8) +
      dusted(scene, top, 4),
  );
};
