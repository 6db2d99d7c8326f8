import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, type Pen, strokes } from '#domain/drawing/pen/pen.ts';
import type { Scene } from '#domain/drawing/setting/scene.ts';

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

/** What a heap of shredded meat is made of, in two tones. */
export function shreddedMeat({ pen, plan }: Scene, tones: readonly string[]): readonly string[] {
  const cut = /\bthin\b|\bshav|\bribbons\b/.test(plan.shapeText) ? shaved : pulled;
  return tones.map((tone) => cut(pen, tone));
}
