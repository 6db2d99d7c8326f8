import { describe, expect, it } from 'vitest';
import { type ColourName, palette } from './palette.ts';

/** WCAG 2.2 relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: ColourName[] = ['paper.page', 'paper.card', 'paper.sunken', 'paper.raised'];
const softs = ['paprika', 'herb', 'saffron', 'danger'] as const;

const textPairs: [ColourName, ColourName][] = [
  ...surfaces.flatMap((surface) =>
    (['ink.default', 'ink.muted', 'paprika.text', 'herb.text', 'saffron.text', 'danger.text'] as const).map(
      (ink): [ColourName, ColourName] => [ink, surface],
    ),
  ),
  ...softs.flatMap((name): [ColourName, ColourName][] => [
    [`${name}.text`, `${name}.soft`],
    ['ink.default', `${name}.soft`],
    ['ink.muted', `${name}.soft`],
  ]),
  ['paprika.on', 'paprika.solid'],
  ['paprika.on', 'paprika.hover'],
  ['herb.on', 'herb.solid'],
  ['danger.on', 'danger.solid'],
  ['danger.on', 'danger.hover'],
];

const graphicPairs: [ColourName, ColourName][] = surfaces.flatMap((surface) =>
  (
    [
      'focus',
      'line.strong',
      'saffron.solid',
      'hue.rose',
      'hue.slate',
      'hue.lime',
      'hue.moss',
      'hue.bark',
      'hue.chilli',
    ] as const
  ).map((graphic): [ColourName, ColourName] => [graphic, surface]),
);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_scheme, side) => {
  it.each(textPairs)('%s can be read on %s (WCAG AA, 4.5:1)', (ink, surface) => {
    expect(contrast(palette[ink][side], palette[surface][side])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('%s stands out from %s (WCAG AA, 3:1)', (graphic, surface) => {
    expect(contrast(palette[graphic][side], palette[surface][side])).toBeGreaterThanOrEqual(3);
  });
});
