import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, place, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const flakesOnTop =
  'M-58 -44l12 -5M-36 -54l11 4M-12 -64l12 -3M10 -54l11 5M34 -50l12 -4M-30 -36l12 4M-4 -44l12 -4M20 -36l11 5M-10 -24l12 3M54 -42l10 4M2 -32l10 -3M-46 -32l10 4M30 -60l9 4M-2 -74l9 3';
const flakesInFront =
  'M-70 -26l9 8M-52 -12l10 5M-30 -2l11 6M-68 2l9 7M-46 14l11 4M-22 20l10 7M-66 26l10 5M-42 38l10 4M-20 48l11 5M-58 14l8 -5M-30 30l9 -4M-12 6l8 6M-10 34l7 5M-54 -22l9 4';
const flakesAside =
  'M12 4l10 -6M34 -8l10 -6M54 -20l11 -4M14 26l11 -7M36 14l10 -6M58 2l9 -6M14 50l10 -7M36 36l11 -6M58 24l9 -6M22 14l9 -4M44 26l9 -6M26 40l8 -5M64 -34l5 -5';
const shaggyEdge =
  'M-79 -30l-1 9M-79 4l-2 9M-62 -50l9 -4M-20 -71l9 -3M16 -72l9 5M58 -53l8 3M79 -26l1 9M79 6l1 8M-56 47l8 4M-18 66l8 3M22 64l8 -4M58 42l8 -5';

const sugarWhite = '#fffdf6';

/** A cube in its coat: shreds of coconut stick to all its sides and stand out over its edges. */
const coated = (pen: Pen, coat: string) => {
  const flakes = `${flakesOnTop}${flakesInFront}${flakesAside}${shaggyEdge}`;
  return pen.symbol(
    'coated cube',
    () =>
      path('M-78 -40L0 -78L78 -42V26L2 74L-78 34Z', darker(coat, 0.3), line(inkOf(coat), 4)) +
      path('M-78 -40L0 -78L78 -42L0 -4Z', lighter(coat, 0.16)) +
      path('M-78 -40L0 -4V74L-78 34Z', lit(pen, coat)) +
      strokes(flakes, darker(coat, 0.5), 8, ' opacity=".5" transform="translate(1 3)"') +
      strokes(flakes, sugarWhite, 5.5),
  );
};

/** One cut through: airy sponge within its thin dark coat. */
const opened = (pen: Pen, coat: string, crumb: string) =>
  pen.symbol(
    'cut cube',
    () =>
      path('M-78 -40L0 -78L78 -42V26L2 74L-78 34Z', darker(coat, 0.3), line(inkOf(coat), 4)) +
      path('M-78 -40L0 -78L78 -42L0 -4Z', lighter(coat, 0.16)) +
      path('M-68 -26L-9 2V58L-68 27Z', lit(pen, crumb), line(darker(crumb, 0.3), 2)) +
      path('M-78 -40L0 -4V74L-78 34ZM-68 -26V27L-9 58V2Z', coat, ' fill-rule="evenodd"') +
      strokes('M-56 -8h.1M-40 6h4M-22 14h.1M-54 16h3M-36 26h.1M-18 34h4M-46 -4h.1M-28 42h.1', darker(crumb, 0.3), 6) +
      strokes(flakesOnTop + flakesAside, darker(coat, 0.5), 8, ' opacity=".5" transform="translate(1 3)"') +
      strokes(flakesOnTop + flakesAside, sugarWhite, 5.5),
  );

/** Told to be cubes under white shreds, which the coconut is that their record states. */
export const isCoatedCube = ({ plan }: Scene): boolean =>
  /\bcubes covered with white shreds\b/.test(plan.shapeText) && /\bcoconut\b/.test(plan.ingredientText);

/** Cubes of sponge in their coats, one of them cut: bare, with shreds strewn over, they would be fudge. */
export function coatedCubes({ pen, plan }: Scene, { cx, cy }: Bed): string {
  const [coat = '#5c3a26', , crumb = '#f2d68c'] = plan.colours;
  const whole = coated(pen, coat);
  return (
    [
      [-98, -18, whole],
      [72, -42, whole],
      [138, 26, whole],
      [0, 38, opened(pen, coat, crumb)],
    ] as const
  )
    .map(
      ([x, y, id]) =>
        shadow(pen, cx + x + 12, cy + y + 54, 90, 32, 0.55) + place(id, { x: cx + x, y: cy + y, size: 0.98 }),
    )
    .join('');
}
