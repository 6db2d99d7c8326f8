import { inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { line, lit, path, place, round, solid, strokes } from '#domain/drawing/pen/pen.ts';
import type { ProducePainter } from './produce-painter.ts';

/** Where `count` leaves grow on a stalk that bends from -210, 0 to 200, 0, the lowest first. */
const along = (count: number, bend: number) =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    return { share, x: round(-170 + 370 * share), y: round(-bend * 4 * share * (1 - share)) };
  });

/** A stalk from -210, 0 to 200, 0. */
const stalk = (bend: number) => `M-216 6Q-6 ${-bend * 2} 200 0`;

/** Flat needles, thick as leather and pale underneath, that stand off a woody stalk: closer and even they would be a fern. */
const rosemary: ProducePainter = (pen, tone, other) => {
  const green = mix(tone, '#3f9a52', 0.34);
  const needle = pen.symbol(
    'needle',
    () =>
      solid(pen, 'M0 -5C20 -11 46 -10 66 -2C68 1 67 4 64 5C44 9 18 9 0 5Z', green, 2.5) +
      strokes('M10 0C28 -3 44 -2 56 1', lighter(other, 0.3), 3),
  );
  const sprig = pen.symbol(
    'sprig of rosemary',
    () =>
      strokes(stalk(14), inkOf('#8a6a42'), 13) +
      strokes(stalk(14), '#a07c4e', 8.5) +
      along(12, 14)
        .map(({ share, x, y }, at) => {
          const size = 1.06 - 0.36 * share;
          const lean = 64 - 30 * share + ((at * 7) % 4) * 5;
          return (
            place(needle, { x, y, turn: -lean, size }) +
            place(needle, { x: x + 12, y, turn: lean - 6, size: size * 0.96 })
          );
        })
        .join('') +
      [-14, 16, 0].map((turn) => place(needle, { x: 192, y: 0, turn, size: 0.7 })).join(''),
  );
  return place(sprig, { x: -8, y: -50, turn: -10, size: 0.96 }) + place(sprig, { x: 6, y: 48, turn: 8 });
};

/** Wiry stalks with pairs of tiny leaves, tied in a bunch. */
const thyme: ProducePainter = (pen, tone, other) => {
  const green = mix(tone, '#6da548', 0.5);
  const leaflet = 'M0 0C4 -13 16 -19 29 -14C28 -2 15 5 0 0Z';
  const pair = pen.symbol(
    'pair of leaflets',
    () =>
      solid(pen, leaflet, green, 2.5) +
      `<g transform="scale(1 -1)">${path(leaflet, lit(pen, mix(green, other, 0.4)), line(inkOf(green), 2.5))}</g>`,
  );
  const sprig = pen.symbol('sprig of thyme', () => {
    const grown = along(8, 10);
    return (
      strokes(stalk(10), inkOf('#8a6f45'), 8) +
      strokes(stalk(10), '#9a7d4e', 4.5) +
      grown
        .filter(({ share }) => share > 0.2)
        .map(({ share, x, y }, at) => place(pair, { x, y, turn: at % 2 === 0 ? -8 : 8, size: 1.5 - 0.4 * share }))
        .join('') +
      place(pair, { x: 198, y: 0, size: 1.1 })
    );
  });
  const string = 'M-122 -36C-132 -12 -132 14 -122 38M-110 -36C-120 -12 -120 14 -110 38';
  return (
    [
      [-12, -46, -17],
      [-16, 46, 17],
      [6, -22, -7],
      [4, 24, 8],
      [16, 0, 0],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(sprig, { x, y, turn }))
      .join('') +
    strokes(string, '#6f5630', 9) +
    strokes(string, '#e2c893', 5.5)
  );
};

/** Long and slim leaves, smooth at their edge, that stand apart. */
const tarragon: ProducePainter = (pen, tone, other) => {
  const blade = pen.symbol(
    'blade',
    () =>
      solid(pen, 'M0 0C14 -15 56 -21 104 -3C60 14 16 13 0 0Z', tone, 2.5) +
      strokes('M6 0C34 -4 62 -5 92 -3', lighter(other, 0.4), 3, ' opacity=".85"'),
  );
  const sprig = pen.symbol(
    'sprig of tarragon',
    () =>
      strokes(stalk(10), inkOf(tone), 9) +
      strokes(stalk(10), mix(tone, other, 0.6), 5.5) +
      along(7, 10)
        .map(({ share, x, y }, at) =>
          place(blade, { x, y, turn: (at % 2 === 0 ? -1 : 1) * (50 - 16 * share), size: 1.05 - 0.3 * share }),
        )
        .join('') +
      place(blade, { x: 188, y: 0, size: 0.7 }),
  );
  return place(sprig, { x: -20, y: -50, turn: -8 }) + place(sprig, { x: -4, y: 50, turn: 6 });
};

/** Thin hollow tubes, tied in a bunch: strewn they would be cut beans. */
export const chives: ProducePainter = (_pen, tone, other) => {
  const tubes = Array.from({ length: 15 }, (_, at) => {
    const out = ((at * 4) % 15) / 7 - 1;
    const reach = 206 + ((at * 5) % 7) * 8;
    return `M${-222 + ((at * 3) % 5) * 7} ${round(out * 50)}C-120 ${round(out * 34)} 0 ${round(out * 30)} ${reach} ${round(out * 92)}`;
  });
  const string = 'M-66 -38C-78 -12 -78 14 -66 38M-54 -38C-66 -12 -66 14 -54 38';
  return (
    tubes
      .map(
        (d, at) =>
          strokes(d, inkOf(tone), 13) +
          strokes(d, at % 3 === 0 ? mix(tone, other, 0.5) : tone, 9) +
          strokes(d, lighter(other, 0.4), 2.5, ' transform="translate(0 -2)"'),
      )
      .join('') +
    strokes(string, '#6f5630', 10) +
    strokes(string, '#e2c893', 6)
  );
};

/** Herbs that lie there in whole sprigs, by the words of their shape and name. */
const sprigs: readonly (readonly [words: RegExp, paint: ProducePainter])[] = [
  [/\brosemary\b/, rosemary],
  [/\bthyme\b/, thyme],
  [/\btarragon\b/, tarragon],
];

/** A herb in its whole sprigs; undefined for one that is drawn leaf by leaf. */
export const wholeSprigs = (text: string): ProducePainter | undefined =>
  sprigs.find(([words]) => words.test(text))?.[1];
