import { darker, inkOf, lighter } from './colour.ts';

/** `[offset 0 to 1, colour, opacity]`. */
type Stop = readonly [at: number, colour: string, opacity?: number];

/**
 * Collects what a drawing defines once and uses often. A gradient or a symbol that is asked for twice is written once.
 * What it gives is text of SVG; `url(…)` and `#…` refer to its own definitions.
 */
export interface Pen {
  /** From the upper left to the lower right, as the light falls; `x2` and `y2` turn it. */
  linear(stops: readonly Stop[], x2?: number, y2?: number): string;
  /** Brightest where the light falls, unless told where. */
  radial(stops: readonly Stop[], at?: { readonly cx?: number; readonly cy?: number; readonly r?: number }): string;
  clip(shape: string): string;
  pattern(attributes: string, content: string): string;
  /** A drawing to be placed with `place`, made at its first use. */
  symbol(key: string, draw: () => string): string;
  /** All definitions. */
  definitions(): string;
}

/** Whole numbers but where a half pixel is seen. */
export const round = (value: number) => Math.round(value * 10) / 10;

const paintedStops = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${round(at * 100)}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export function newPen(): Pen {
  const ids = new Map<string, string>();
  const written: string[] = [];
  const define = (key: string, write: (id: string) => string) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `a${ids.size.toString(36)}`;
    ids.set(key, id);
    written.push(write(id));
    return id;
  };
  const paint = (kind: string, attributes: string, content: string) =>
    `url(#${define(kind + attributes + content, (id) => `<${kind} id="${id}"${attributes}>${content}</${kind}>`)})`;
  return {
    linear: (stops, x2 = 0.7, y2 = 1) => paint('linearGradient', ` x2="${x2}" y2="${y2}"`, paintedStops(stops)),
    radial: (stops, { cx = 0.36, cy = 0.3, r = 0.8 } = {}) =>
      paint('radialGradient', ` cx="${cx}" cy="${cy}" r="${r}"`, paintedStops(stops)),
    clip: (shape) => paint('clipPath', '', shape),
    pattern: (attributes, content) => paint('pattern', ` patternUnits="userSpaceOnUse"${attributes}`, content),
    symbol(key, draw) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      // Drawn first: what it needs itself is defined before it.
      const content = draw();
      return define(key, (id) => `<g id="${id}">${content}</g>`);
    },
    definitions: () => written.join(''),
  };
}

/** Where a symbol is put. `turn` in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  /** Lower than it is wide, as things look that lie flat. */
  readonly flat?: number;
  readonly mirrored?: boolean;
}

export function place(id: string, { x, y, size = 1, turn = 0, flat = 1, mirrored = false }: Spot): string {
  const wide = Math.round(size * 100) / 100;
  const scale =
    flat === 1 && !mirrored
      ? wide === 1
        ? ''
        : ` scale(${wide})`
      : ` scale(${mirrored ? -wide : wide} ${Math.round(wide * flat * 100) / 100})`;
  const turned = Math.round(turn) === 0 ? '' : ` rotate(${Math.round(turn)})`;
  // Turned first and flattened after, so that what lies on a plate keeps to the plate's angle.
  const how = flat === 1 ? turned + scale : scale + turned;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${how}"/>`;
}

/** `stroke` with its width, as attributes. Ends and joints are rounded by the picture as a whole. */
export const line = (colour: string, width = 3) => ` stroke="${colour}" stroke-width="${width}"`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const strokes = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none"${line(colour, width)}${more}/>`;

/** Light on the upper left, shadow on the lower right, for a thing of one colour. */
export function lit(pen: Pen, colour: string, strength = 1): string {
  return pen.radial([
    [0, lighter(colour, 0.42 * strength)],
    [0.45, colour],
    [1, darker(colour, 0.3 * strength)],
  ]);
}

/** A shape of one colour in the light, with its line. */
export const solid = (pen: Pen, d: string, colour: string, width = 3) =>
  path(d, lit(pen, colour), line(inkOf(colour), width));

/** The soft shadow that a thing throws to the lower right. */
export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry: number, strength = 0.5): string {
  const fill = pen.radial(
    [
      [0, '#2a1408', 0.85],
      [0.55, '#2a1408', 0.5],
      [0.8, '#2a1408', 0.16],
      [1, '#2a1408', 0],
    ],
    { cx: 0.5, cy: 0.5, r: 0.5 },
  );
  return `<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${fill}" opacity="${strength}"/>`;
}
