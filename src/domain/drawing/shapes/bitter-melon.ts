import { darker, inkOf, lighter, mix } from '#domain/drawing/pen/colour.ts';
import { ellipse, line, lit, path, type Pen, solid, strokes } from '#domain/drawing/pen/pen.ts';

/** A half-moon cut across it: a green rim with its warts, white pith and flat seeds. */
const halfMoon = (pen: Pen, tone: string, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-62 14C-68 -8 -60 -14 -52 -26C-46 -38 -34 -38 -24 -46C-10 -54 2 -48 14 -50C28 -48 36 -38 46 -32C58 -22 58 -6 64 14Z', lit(pen, tone), line(inkOf(tone), 3))}${path('M-46 13C-44 -18 -22 -34 2 -34C26 -34 46 -16 48 13Z', lit(pen, '#f3efd6', 0.5), line(mix(tone, '#f3efd6', 0.5), 3))}${path('M-26 13C-24 -4 -12 -14 2 -14C16 -14 28 -4 28 13Z', darker('#f3efd6', 0.12))}${ellipse(-8, 4, 9, 6, '#dcb98a', line('#8a5a34', 2)) + ellipse(14, 5, 9, 6, '#dcb98a', line('#8a5a34', 2))}</g>`;

/** A pod with ridges of warts along it, half-moons of it before it: with round bumps alone it would hold peas. */
export const bitterMelon = (pen: Pen, tone: string) => {
  const ridge = (y: number, bend: number) => {
    const wart = (at: number) => {
      const x = -150 + at * 30;
      const down = y + bend * (1 - (x / 170) ** 2);
      return `M${x - 9} ${Math.round(down)}c4 -9 12 -11 19 -4`;
    };
    return Array.from({ length: 11 }, (_, at) => wart(at)).join('');
  };
  const ridges = ridge(-4, -24) + ridge(0, -8) + ridge(6, 10) + ridge(8, 26);
  const pod = `${solid(pen, 'M-196 12C-184 -2 -176 -14 -160 -18C-150 -28 -136 -26 -126 -34C-110 -42 -96 -36 -84 -44C-66 -50 -52 -42 -36 -48C-18 -52 -4 -44 12 -48C30 -50 46 -42 62 -44C80 -44 92 -34 108 -34C126 -30 138 -22 154 -16C172 -8 184 -4 206 2C186 10 178 18 160 22C146 32 132 30 120 38C102 46 88 38 74 44C56 50 40 44 24 48C6 52 -10 44 -26 48C-44 50 -58 42 -74 42C-92 42 -104 34 -120 34C-140 30 -152 24 -168 22Z', tone, 4)}${strokes(ridges, darker(tone, 0.42), 9, ' opacity=".7"')}${strokes(ridges, lighter(tone, 0.5), 5, ' transform="translate(-2 -4)"')}${strokes('M-194 12C-206 8 -214 2 -220 -8', darker(tone, 0.2), 9)}`;
  return `<g transform="translate(-10 -36)">${pod}</g>${halfMoon(pen, tone, -84, 66, -8)}${halfMoon(pen, tone, 36, 78, 6)}${halfMoon(pen, tone, 142, 56, 16)}`;
};
