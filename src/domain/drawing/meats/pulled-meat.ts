import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** Torn along its grain: bundles of fibres with frayed ends. As round threads it would be noodles. */
const pulled = (pen: Pen, tone: string) =>
  pen.symbol(`pulled ${tone}`, () => {
    const d =
      'M-66 6L-58 -14L-44 -10L-40 -24L-10 -28L26 -26L48 -30L46 -18L66 -18L54 -4L70 4L50 10L58 24L30 22L-4 30L-36 26L-52 30L-48 16Z';
    return (
      path(d, lit(pen, tone, 0.8), line(inkOf(tone), 3)) +
      strokes(
        'M-48 -4C-20 -12 16 -12 50 -14M-52 6C-20 0 20 2 54 0M-46 16C-16 10 16 14 46 12M-30 -18C-8 -22 14 -20 38 -22M-24 24C-4 20 10 22 26 18',
        darker(tone, 0.4),
        3.5,
        ' opacity=".75"',
      ) +
      strokes('M-40 0C-16 -6 14 -5 40 -8M-34 12C-10 7 14 8 38 6M-16 -24C0 -26 14 -25 28 -26', lighter(tone, 0.4), 3)
    );
  });

/** Long thin slices, wavy and browned at their edges: short and round they would be nuts. */
const shaved = (pen: Pen, tone: string) =>
  pen.symbol(`shaved ${tone}`, () => {
    const d =
      'M-96 4C-80 -14 -60 -6 -40 -16C-16 -26 4 -10 28 -20C52 -28 76 -18 98 -22C92 -8 84 -6 92 6C70 14 58 4 40 12C16 22 -4 10 -26 20C-50 28 -66 16 -90 22C-84 12 -90 10 -96 4Z';
    return (
      path(d, lit(pen, lighter(tone, 0.1), 0.7), line(darker(tone, 0.5), 4)) +
      strokes(
        'M-84 6C-60 -2 -40 2 -20 -4S30 -2 54 -10S80 -12 90 -14',
        mix(tone, '#f0d2a8', 0.55),
        4,
        ' opacity=".85"',
      ) +
      strokes(
        'M-76 14C-56 8 -40 14 -20 8S24 6 44 0S70 -2 84 0M-60 -6L-48 -10M4 -14L20 -16',
        darker(tone, 0.36),
        3.5,
        ' opacity=".8"',
      )
    );
  });

/** Cut thin off a turning spit: ragged, crisp along one edge. In even stripes they would be bacon. */
const shavedOff = (pen: Pen, tone: string) =>
  pen.symbol(`shaved off ${tone}`, () => {
    const d =
      'M-84 6C-78 -12 -56 -20 -36 -13C-20 -24 6 -23 22 -14C42 -22 70 -19 86 -5C80 8 62 6 50 13C30 22 10 14 -6 18C-26 25 -48 20 -60 15C-72 18 -82 14 -84 6Z';
    return (
      path(d, lit(pen, tone), line(darker(tone, 0.55), 3)) +
      strokes('M-78 9C-62 12 -44 18 -26 16C-8 12 8 10 28 14C46 8 62 4 78 1', darker(tone, 0.4), 6, ' opacity=".75"') +
      strokes('M-66 -4C-48 -12 -36 -6 -22 -10S8 -14 22 -7S56 -12 70 -6', lighter(tone, 0.6), 5, ' opacity=".75"')
    );
  });

/** Meat in shavings off its spit. */
export const isShavedOff = ({ plan }: Scene): boolean => /\bshavings\b/.test(plan.shapeText);

/** The stated flatbread that lies under it. */
export function flatbreadUnder({ pen, plan }: Scene, { cx, cy }: Bed): string {
  if (!plan.floury || !/\bflatbread\b/.test(plan.ingredientText)) return '';
  const d = 'M-228 8C-236 -40 -150 -84 -40 -90C90 -98 214 -62 228 -8C234 48 130 88 10 92C-110 96 -214 62 -228 8Z';
  const dough = '#e6c88e';
  return (
    shadow(pen, cx + 10, cy + 36, 240, 88, 0.5) +
    `<g transform="translate(${cx} ${cy + 6})">${path(d, darker(dough, 0.3), `${line(darker(dough, 0.5), 4)} transform="translate(0 10)"`)}${path(d, lit(pen, dough), line(darker(dough, 0.48), 3))}${strokes('M-190 -16h10M-150 40h14M-120 -58h10M-60 74h12M40 80h16M110 62h10M176 -30h12M190 22h8M70 -82h12M-40 -80h8', '#a8743c', 13, ' opacity=".5"')}</g>`
  );
}

/** What a heap of shredded meat is made of, in two tones. */
export function shreddedMeat({ pen, plan }: Scene, tones: readonly string[]): readonly string[] {
  if (/\bshavings\b/.test(plan.shapeText))
    return [...tones, lighter(tones[0] ?? '#8a5430', 0.26)].map((tone) => shavedOff(pen, mix(tone, '#b5602c', 0.35)));
  const cut = /\bthin\b|\bshav|\bribbons\b/.test(plan.shapeText) ? shaved : pulled;
  return tones.map((tone) => cut(pen, tone));
}
