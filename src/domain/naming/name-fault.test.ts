import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFault, tidyName } from './name-fault.ts';
import { memberSkeleton } from './name-skeleton.ts';

/** Controls, zero-width characters, direction marks and others that nothing is drawn of, one of each kind (R40). */
const invisible = [
  '\u0000',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2064',
  '\u2066',
  '\u2069',
  '\u206f',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\ufffd',
  '\ue000',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e0100}',
  '\ud800',
];

const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ09éßжλ李あ한')), minLength: 1, maxLength: 12 });

describe('[R40] nameFault', () => {
  it('finds any invisible character at any place in any word', () => {
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.constantFrom(...invisible.filter((sign) => sign !== '\u0085')),
        (before, after, sign) => {
          fc.pre(sign !== '\u{e0100}' || !before.endsWith('李')); // there it is a variant of the character, and seen
          expect(nameFault(tidyName(before + sign + after))).toBe('invisible');
        },
      ),
    );
  });

  it('finds nothing wrong with words of any script', () => {
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        expect(nameFault(tidyName(`${first} ${second}`))).toBeNull();
      }),
    );
  });

  it('finds a name of nothing but white space and invisible characters at fault, however they are mixed', () => {
    const nothing = fc.string({
      unit: fc.constantFrom(...invisible, ' ', '\u00a0', '\u3000'),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(nothing, (name) => {
        const tidy = tidyName(name);
        expect(tidy === '' || nameFault(tidy) === 'invisible').toBe(true);
      }),
    );
  });

  it.each([
    ['🍜', 'wordless'],
    ['...', 'wordless'],
    ['— !', 'wordless'],
    ['❤\ufe0f', 'wordless'],
    ['Z\u0335\u0336\u0337\u0338algo', 'towers'],
    [`e${'\u0302'.repeat(5)}`, 'towers'],
    ['\u0301a', 'towers'],
    ['a\u20dd', 'towers'],
  ])('%j is %s', (name, fault) => {
    expect(nameFault(tidyName(name))).toBe(fault);
  });

  it.each([
    '👩\u200d🍳 Ada',
    'Ada ❤\ufe0f',
    'Chef 👨🏽\u200d🍳',
    '1\ufe0f\u20e3 Pot',
    'Haggis 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🇰🇷 Kimchi',
    'کله\u200cپاچه',
    'قورمه\u200cسبزی',
    'ශ්\u200dරී',
    'র\u200d্যাব',
    'ക്\u200dഷ',
    'Nguyễn Thị Phở',
    'บะหมี่เกี๊ยว',
    'שָׁלוֹם',
    'བོད་སྐྱིད',
    '葛\u{e0100}城',
    'Ọ̀ṣun',
    'O’Brien-Müller',
    '７up',
    '7',
  ])('%j is a name', (name) => {
    expect(nameFault(tidyName(name))).toBeNull();
  });
});

describe('[R40] tidyName', () => {
  it.each([
    ['  Ana  \u00a0\u3000\tLucía \n', 'Ana Lucía'],
    ['Jose\u0301', 'José'],
    ['a\u2028b', 'a b'],
    ['\u2003', ''],
  ])('keeps %j as %j', (name, kept) => {
    expect(tidyName(name)).toBe(kept);
  });

  it('changes nothing the second time, and nothing that eyes see', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const once = tidyName(name);
        expect(tidyName(once)).toBe(once);
        expect(memberSkeleton(once)).toBe(memberSkeleton(name));
      }),
    );
  });
});
