import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberSkeleton, thingSkeleton } from './name-skeleton.ts';

const alike = [
  ['paypal', 'раураl'],
  ['Borscht', 'B\u043erscht'],
  ['maria', 'rnaria'],
  ['willy', 'vvilly'],
  ['soup', 'ｓｏｕｐ'],
  ['soup', '𝓼𝓸𝓾𝓹'],
  ['mole', 'm0le'],
  ['paul', 'pau1'],
  ['Ingrid', 'lngrid'],
  ['Ice', '1ce'],
  ['Ada', 'A\u200bda'],
  ['сор', 'cop'],
  ['ΒΕΝ', 'BEN'],
  ['Ⓢⓞⓤⓟ', 'Soup'],
] as const;
const apart = [
  ['Crème', 'Creme'],
  ['Pho', 'Phở'],
  ['Mole 1', 'Mole 2'],
  ['ben.x', 'ben_x'],
  ['Ada', 'Eda'],
  ['李', '季'],
] as const;

describe.each([
  ['memberSkeleton', memberSkeleton],
  ['thingSkeleton', thingSkeleton],
] as const)('[R40] %s', (_, skeleton) => {
  it.each(alike)('%s and %s look alike', (one, other) => {
    expect(skeleton(one)).toBe(skeleton(other));
  });

  it.each(apart)('%s and %s do not', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other));
  });

  it('tells numbers apart', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        expect(skeleton(`Pie (${one})`) === skeleton(`Pie (${other})`)).toBe(one === other);
      }),
    );
  });

  it('is blind to what is not drawn, and bounded', () => {
    const invisible = fc.constantFrom('\u200b', '\u200d', '\u2060', '\u202e', '\ufe0f', '\u00ad', '\u0007');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('abcxyzIL0189 _é|"%vrn')) }),
        fc.nat(),
        invisible,
        (name, at, sign) => {
          const place = at % (name.length + 1);
          expect(skeleton(name.slice(0, place) + sign + name.slice(place))).toBe(skeleton(name));
        },
      ),
    );
    expect(Array.from(skeleton('ﷺ'.repeat(120)))).toHaveLength(400);
  });
});

it('[R40] members hide behind neither case nor a letter that another case makes a lookalike', () => {
  for (const [one, other] of [
    ['ben__x', 'BEN_x'],
    ['monika', 'MONlKA'],
    ['clara', 'cIara'],
    ['Ali', 'All'],
  ] as const)
    expect(memberSkeleton(one)).toBe(memberSkeleton(other));
});

it('[R14] foods of a series by letters are as many foods', () => {
  const series = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `Donburi ${letter}`);
  expect(new Set(series.map(thingSkeleton)).size).toBe(series.length);
  for (const [one, other] of [
    ['Chili', 'Chill'],
    ['Mali Salad', 'Mall Salad'],
  ] as const)
    expect(thingSkeleton(one)).not.toBe(thingSkeleton(other));
});
