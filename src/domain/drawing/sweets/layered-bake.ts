import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, round, shadow, strokes } from '#domain/drawing/pen/pen.ts';
import type { PicturePlan } from '#domain/drawing/plan/picture-plan.ts';
import type { Bed, Scene } from '#domain/drawing/setting/scene.ts';

/** What one layer of a bake looks like where it was cut. */
export interface BakedLayer {
  readonly of: 'sheet' | 'tubes' | 'meat' | 'tomato' | 'aubergine' | 'potato' | 'plantain' | 'cream';
  readonly tone: string;
}

const kinds: readonly (readonly [of: BakedLayer['of'], words: RegExp, tone: string])[] = [
  ['tubes', /bucatini|macaroni|penne|ziti|rigatoni/, '#f0d79a'],
  ['plantain', /plantain/, '#dc9a35'],
  ['aubergine', /aubergines?|eggplants?/, '#dcc9a0'],
  ['potato', /\bpotato(es)?\b/, '#f0d684'],
  ['meat', /(minced|ground) (beef|lamb|pork|veal|meat)/, '#7c4227'],
  ['tomato', /tomato/, '#c8402a'],
];

/** The layers of a bake that was cut to stand as a piece, from below; empty for one that is spooned from its dish. */
export function bakedLayers({ shapeText, ingredientText, milky }: PicturePlan): readonly BakedLayer[] {
  if (!/layered square|square slice|layered slab|clear layers/.test(shapeText)) return [];
  const told = kinds.filter(([, words]) => words.test(ingredientText)).map(([of, , tone]) => ({ of, tone }));
  const sheets = /lasagn/.test(shapeText);
  const meat = told.some(({ of }) => of === 'meat');
  // Meat is cooked in its tomatoes, and takes their colour.
  const body = told
    .filter(({ of }) => !(of === 'tomato' && meat))
    .map((layer) =>
      layer.of === 'meat' && /tomato/.test(ingredientText)
        ? { ...layer, tone: mix(layer.tone, '#b8371f', 0.4) }
        : layer,
    );
  const sheet: BakedLayer = { of: 'sheet', tone: /spinach/.test(ingredientText) ? '#d3c77e' : '#f0d79a' };
  const once = sheets ? body.flatMap((layer) => [sheet, layer]) : body;
  const repeated = once.length < 4 ? [...once, ...once] : once;
  return [...repeated, ...(sheets ? [sheet] : []), ...(milky ? [{ of: 'cream', tone: '#fbeecb' } as const] : [])];
}

const marks: Readonly<Record<BakedLayer['of'], (tone: string, along: readonly string[]) => string>> = {
  sheet: () => '',
  cream: () => '',
  meat: (tone, along) =>
    strokes(along.map((at) => `M${at}h.1`).join(''), darker(tone, 0.4), 13) +
    strokes(along.map((at) => `M${at}h.1`).join(''), lighter(tone, 0.25), 8),
  tomato: (tone, along) => strokes(along.map((at) => `M${at}h8`).join(''), lighter(tone, 0.35), 6),
  tubes: (tone, along) =>
    strokes(along.map((at) => `M${at}h.1`).join(''), inkOf(tone), 19) +
    strokes(along.map((at) => `M${at}h.1`).join(''), tone, 15) +
    strokes(along.map((at) => `M${at}h.1`).join(''), darker(tone, 0.55), 7),
  // Slices seen from their edge: pale, in their dark skin.
  aubergine: (tone, along) => {
    const d = along.map((at) => `M${at}h14`).join('');
    return strokes(d, '#4a2545', 19) + strokes(d, lighter(tone, 0.3), 11);
  },
  potato: (tone, along) => strokes(along.map((at) => `M${at}h14`).join(''), darker(tone, 0.3), 3.5),
  plantain: (tone, along) => strokes(along.map((at) => `M${at}h10`).join(''), darker(tone, 0.35), 5),
};

/** A piece of a bake set on a plate, its layers all along both cuts: in its dish one sees nothing but the crust. */
export function layeredPiece({ pen }: Scene, { cx, cy }: Bed, layers: readonly BakedLayer[], crust: string): string {
  const [left, front, right] = [-176, 18, 190] as const;
  const [back, low, high] = [-84, 44, -8] as const;
  const tall = 118;
  const each = tall / layers.length;
  const at = (x: number, y: number) => `${round(cx + x)} ${round(cy + y)}`;
  const bands = layers
    .map(({ of, tone }, index) => {
      const upper = tall - each * (index + 1);
      const lower = upper + each;
      const band = path(
        `M${at(left, high + upper - 40)}L${at(front, low + upper - 40)}L${at(right, high + upper - 44)}V${round(cy + high + lower - 44)}L${at(front, low + lower - 40)}L${at(left, high + lower - 40)}Z`,
        tone,
        line(darker(tone, 0.35), 2),
      );
      const middle = upper + each / 2 - 40;
      const along = [
        ...Array.from({ length: 8 }, (_, step) => {
          const share = (step + 0.5 + (index % 2) * 0.3) / 8.5;
          return at(left + (front - left) * share, high + (low - high) * share + middle);
        }),
        ...Array.from({ length: 7 }, (_, step) => {
          const share = (step + 0.5 + (index % 2) * 0.3) / 7.5;
          return at(front + (right - front) * share, low + (high - 4 - low) * share + middle);
        }),
      ];
      return band + marks[of](tone, along);
    })
    .join('');
  const top = `M${at(left, high - 40)}L${at(-4, back - 40)}L${at(right, high - 44)}L${at(front, low - 40)}Z`;
  return (
    shadow(pen, cx + 20, cy + 84, 230, 50, 0.55) +
    bands +
    path(
      `M${at(front, low - 40)}L${at(right, high - 44)}V${round(cy + high + tall - 44)}L${at(front, low + tall - 40)}Z`,
      '#2e150c',
      ' opacity=".14"',
    ) +
    path(top, lit(pen, crust), line(inkOf(crust), 4)) +
    strokes(
      [
        [-90, -44],
        [-30, -70],
        [-20, -30],
        [50, -54],
        [80, -24],
        [10, -6],
        [130, -48],
      ]
        .map(([x = 0, y = 0]) => `M${at(x, y)}h14`)
        .join(''),
      darker(crust, 0.4),
      19,
      ' opacity=".45"',
    ) +
    strokes(`M${at(left, high - 40)}L${at(front, low - 40)}L${at(right, high - 44)}`, darker(crust, 0.25), 9)
  );
}

/** A spoonful is gone from a dish: what is under the crust shows there. */
export function spoonedOpen({ pen }: Scene, { cx, cy }: Bed, tone: string, among: readonly string[]): string {
  const hole = `M${cx + 20} ${cy + 34}C${cx + 40} ${cy - 16} ${cx + 150} ${cy - 28} ${cx + 186} ${cy + 6}C${cx + 178} ${cy + 46} ${cx + 100} ${cy + 84} ${cx + 46} ${cy + 78}C${cx + 26} ${cy + 70} ${cx + 16} ${cy + 54} ${cx + 20} ${cy + 34}Z`;
  const lumps = (colour: string, places: readonly (readonly [number, number])[], width: number) => {
    const d = places.map(([x, y]) => `M${cx + x} ${cy + y}h5`).join('');
    return strokes(d, darker(colour, 0.5), width + 5) + strokes(d, colour, width);
  };
  return (
    path(hole, darker(tone, 0.3), line('#fbeecb', 9)) +
    `<g clip-path="${pen.clip(`<path d="${hole}"/>`)}">${lumps(
      lighter(tone, 0.1),
      [
        [44, 40],
        [70, 22],
        [76, 54],
        [100, 38],
        [106, 6],
        [130, 30],
        [134, 56],
        [150, 10],
        [164, 24],
        [50, 66],
        [100, 68],
      ],
      16,
    )}${among
      .slice(0, 2)
      .map((colour, at) =>
        lumps(
          colour,
          at === 0
            ? [
                [60, 48],
                [112, 22],
                [146, 42],
              ]
            : [
                [86, 66],
                [92, 18],
                [128, 8],
              ],
          10,
        ),
      )
      .join('')}</g>`
  );
}
