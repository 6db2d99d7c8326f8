import { darker, inkOf, lighter } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import { heap } from '#domain/drawing/setting/lay.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

const outlines = [
  'M-92 14C-98 -14 -60 -26 -66 -44L-30 -38L-8 -52L22 -40L58 -50C74 -34 96 -28 88 -4L98 18L60 22L44 42L8 34L-22 46L-50 30Z',
  'M-84 -10L-56 -34L-20 -30L10 -46L44 -34L82 -40C98 -20 80 0 92 22L54 28L30 46L-10 34L-46 42C-70 34 -92 14 -84 -10Z',
] as const;

/** Torn bread or pancake: flat soft rags, one over the other, without gloss. With sharp light edges they would be meat or shell. */
export function ragged(
  scene: Scene,
  bed: Bed,
  { tone, eyes }: { readonly tone: string; readonly eyes: boolean },
): string {
  const { pen } = scene;
  const rag = (at: number, colour: string) =>
    pen.symbol(`rag ${at} ${colour}`, () => {
      const d = outlines[at % 2] ?? outlines[0];
      return (
        path(d, darker(colour, 0.3), `${line(inkOf(colour), 2.5)} transform="translate(0 6)"`) +
        path(d, lit(pen, colour, 0.5), line(inkOf(colour), 2.5)) +
        strokes('M-64 -8C-30 -26 10 -6 40 -24M-40 24C-10 6 30 22 66 2', darker(colour, 0.22), 4, ' opacity=".6"') +
        (eyes
          ? strokes(
              'M-70 4h.1M-54 -14h.1M-50 16h.1M-34 0h.1M-30 -24h.1M-20 24h.1M-12 6h.1M-6 -16h.1M8 -30h.1M12 14h.1M22 -6h.1M36 22h.1M40 -24h.1M50 4h.1M66 -14h.1M74 10h.1M-4 32h.1',
              darker(colour, 0.45),
              6,
              ' opacity=".7"',
            )
          : strokes('M-50 -6h12M-14 -24h16M20 6h14M56 -18h8M-24 20h12', darker(colour, 0.45), 13, ' opacity=".4"'))
      );
    });
  // Of what is stained some stays as it was baked, which tells it for bread.
  const plain = eyes ? '#c2a588' : lighter(tone, 0.3);
  const ids = [rag(0, tone), rag(1, lighter(tone, 0.16)), rag(0, plain), rag(1, tone)];
  return (
    shadow(pen, bed.cx + 12, bed.cy + 40, bed.rx * 0.9, bed.ry * 0.9, 0.5) +
    heap(scene, { ...bed, rx: bed.rx * 0.74, ry: bed.ry * 0.72 }, { ids, count: 12, rise: 40, size: 1.15, turn: 40 })
  );
}
