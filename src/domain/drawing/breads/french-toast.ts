import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { firstColour, thirdColour } from '#domain/drawing/setting/food-colours.ts';
import { held } from '#domain/drawing/setting/held.ts';
import { pieceSymbol } from '#domain/drawing/setting/lay.ts';
import type { FormPainter } from '#domain/drawing/setting/scene.ts';
import { served } from '#domain/drawing/setting/served.ts';

const slice =
  'M-138 34C-150 6 -128 -2 -122 -14C-132 -48 -88 -64 -56 -60C-20 -72 40 -76 74 -66C112 -68 138 -44 124 -20C136 -6 152 4 142 34C120 66 -112 72 -138 34Z';

/** Two thick slices, browned in the pan, under their butter and syrup: pale and dry they would be toast. */
export const friedSlices: FormPainter = (scene) => {
  const { pen, plan } = scene;
  const vessel = served(scene, ['plate']);
  const { cx, cy } = vessel.bed;
  const [tone, dark] = [firstColour(scene), thirdColour(scene)];
  const syrup = '#a8571c';
  const one = pen.symbol(
    'fried slice',
    () =>
      path(slice, darker(tone, 0.26), `${line(inkOf(tone), 4)} transform="translate(2 32)"`) +
      strokes('M-128 62C-60 96 70 94 136 60', lighter(tone, 0.55), 15) +
      path(slice, lit(pen, tone), line(inkOf(tone), 4)) +
      strokes(
        'M-92 -8h26M-40 -38h30M20 -42h26M76 -30h20M-70 26h28M-14 -2h34M48 6h30M100 18h10M-6 38h30M-112 30h8M62 40h20',
        mix(tone, dark, 0.75),
        21,
        ' opacity=".5"',
      ) +
      strokes('M-108 6C-112 -24 -80 -44 -50 -46', lighter(tone, 0.7), 9, ' opacity=".6"'),
  );
  const pool =
    'M-92 -16C-84 -48 -20 -54 26 -50C78 -50 104 -26 96 0C92 22 106 44 92 62C80 70 72 58 70 40C62 26 44 34 40 54C36 86 12 86 12 58C8 34 -14 34 -22 44C-32 58 -46 54 -48 36C-56 14 -98 14 -92 -16Z';
  return held(
    scene,
    vessel,
    shadow(pen, cx + 12, cy + 66, 220, 56, 0.6) +
      (/\bsyrup\b/.test(plan.ingredientText)
        ? path(
            'M-176 40C-170 4 -60 -6 40 0C140 -2 190 24 184 56C160 96 -150 94 -176 40Z',
            lit(pen, syrup, 0.8),
            ` opacity=".7" transform="translate(${cx} ${cy + 20})"`,
          )
        : '') +
      place(one, { x: cx + 46, y: cy - 44, turn: 8, size: 0.96 }) +
      place(one, { x: cx - 34, y: cy + 10, turn: -7 }) +
      (/\bsyrup\b/.test(plan.ingredientText)
        ? `<g transform="translate(${cx - 36} ${cy + 8})">${path(pool, lit(pen, syrup), `${line(darker(syrup, 0.4), 2.5)} opacity=".88"`)}${strokes('M-70 -16C-58 -34 -20 -40 14 -38', '#ffe9bd', 7, ' opacity=".8"')}</g>`
        : '') +
      (plan.cream?.piece === 'butterPat'
        ? place(pieceSymbol(pen, 'butterPat', plan.cream.tone), { x: cx - 32, y: cy - 10, size: 1.5, turn: -6 })
        : ''),
  );
};
