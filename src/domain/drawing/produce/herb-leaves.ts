import { darker, inkOf } from '#domain/drawing/pen/colour.ts';
import { type Pen, solid, strokes } from '#domain/drawing/pen/pen.ts';

type HerbPainter = (pen: Pen, tone: string) => string;

/** Three lobed leaflets on a thin stalk: entire they would be basil. */
const lobed: HerbPainter = (pen, tone) => {
  const leaflet = solid(
    pen,
    'M0 4C-20 2 -34 -10 -32 -26C-26 -24 -22 -26 -20 -30C-26 -42 -20 -52 -12 -58C-8 -52 -4 -52 0 -58C4 -52 8 -52 12 -58C20 -52 26 -42 20 -30C22 -26 26 -24 32 -26C34 -10 20 2 0 4Z',
    tone,
    2.5,
  );
  const stalks = 'M0 66C2 40 0 20 0 -2M0 22L-26 0M0 22L26 0';
  return (
    strokes(stalks, inkOf(tone), 8) +
    strokes(stalks, tone, 4.5) +
    [
      [-24, 4, -58],
      [24, 4, 58],
      [0, -4, 0],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${leaflet}${strokes('M0 0V-42M0 -18L-16 -30M0 -18L16 -30', darker(tone, 0.32), 3)}</g>`,
      )
      .join('')
  );
};

/** Slim, with deep teeth on both sides. */
const toothed: HerbPainter = (pen, tone) =>
  solid(
    pen,
    'M-4 74L-6 36C-22 34 -30 24 -32 12C-22 16 -14 14 -8 8C-24 4 -32 -8 -34 -22C-24 -16 -14 -16 -8 -22C-26 -36 -22 -72 0 -86C22 -72 26 -36 8 -22C14 -16 24 -16 34 -22C32 -8 24 4 8 8C14 14 22 16 32 12C30 24 22 34 6 36L4 74Z',
    tone,
    2.5,
  ) + strokes('M0 66V-66M0 20L-18 18M0 20L18 18M0 -12L-20 -14M0 -12L20 -14', darker(tone, 0.3), 3.5);

const herbs: readonly (readonly [words: RegExp, paint: HerbPainter])[] = [
  [/\bdeeply toothed\b|\b(rocket|arugula|rucola)\b/, toothed],
  [/\blobed\b|\bflat, toothed\b|\b(parsley|coriander|cilantro|chervil)\b/, lobed],
];

/** Leaves with an outline of their own, by the words of their shape and name; undefined for plain ones. */
export const herbLeaf = (text: string): HerbPainter | undefined => herbs.find(([words]) => words.test(text))?.[1];
