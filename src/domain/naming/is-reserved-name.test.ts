import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName } from './is-reserved-name.ts';

/** Reserved by R40 and its issue, written independently of the source. */
const reserved = [
  'admin',
  'administrator',
  'support',
  'foretaste',
  'moderator',
  'staff',
  'official',
  'system',
  'root',
  'help',
  'security',
  'team',
];

/** What each letter is exchanged for: other scripts, widths and alphabets, marks, digits and signs. */
const disguises: Readonly<Record<string, readonly string[]>> = {
  a: ['а', 'α', 'ａ', '𝐚', '𝒶', '𝕬', 'á', 'ạ', 'ɑ', '4', '@', 'Ⓐ', '🅰', 'А', 'Α'],
  c: ['с', 'ｃ', '𝐜', 'ç', 'С', 'ⅽ'],
  d: ['ԁ', 'ｄ', '𝐝', 'ḍ', 'ⅾ', 'ᴅ', 'cl'],
  e: ['е', 'ｅ', '𝐞', 'é', '3', 'Е', 'Ε', 'є'],
  f: ['ｆ', '𝐟', 'ƒ', 'ꜰ'],
  h: ['һ', 'ｈ', '𝐡', 'Н', 'Η', 'ʜ'],
  i: ['і', 'ι', 'ｉ', '𝐢', 'í', '1', 'l', 'I', '!', 'ı', 'ⅰ'],
  l: ['1', 'I', 'ｌ', '𝐥', 'ⅼ', 'ł'],
  m: ['rn', 'м', 'ｍ', '𝐦', 'М', 'Μ', 'ⅿ', 'ṃ'],
  n: ['ｎ', '𝐧', 'ñ', 'п', 'η', 'Ν'],
  o: ['0', 'о', 'ο', 'ｏ', '𝐨', 'ö', 'О', 'Ο', 'ø', '𝟎'],
  p: ['р', 'ρ', 'ｐ', '𝐩', 'Р', 'Ρ'],
  r: ['ｒ', '𝐫', 'ř', 'г'],
  s: ['ѕ', '5', '$', 'ｓ', '𝐬', 'š', 'Ѕ'],
  t: ['т', 'τ', '7', 'ｔ', '𝐭', 'ť', 'Т', 'Τ', '+'],
  u: ['υ', 'ս', 'ｕ', '𝐮', 'ü'],
  y: ['у', 'γ', 'ｙ', '𝐲', 'ý', 'У'],
};
const between = ['', '', '', ' ', '.', '_', '-'];

const disguised = fc
  .constantFrom(...reserved)
  .chain((word) =>
    fc.tuple(
      ...Array.from(word, (letter) => fc.constantFrom(letter, letter.toUpperCase(), ...(disguises[letter] ?? []))),
    ),
  )
  .map((letters) => letters.join(''));

describe('[R40] isReservedName', () => {
  it.each(['member', 'business', 'thing'] as const)(
    'knows the reserved names behind any disguise of their letters, as the name of a %s',
    (of) => {
      fc.assert(
        fc.property(disguised, (name) => {
          expect([name, isReservedName(name, of)]).toEqual([name, true]);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('knows them spaced out, numbered and several together', () => {
    const spaced = fc
      .tuple(fc.constantFrom(...reserved), fc.constantFrom(...between), fc.nat(99))
      .map(([word, sign, count]) => `${word.split('').join(sign)}${sign}${count}`);
    fc.assert(
      fc.property(spaced, (name) => {
        expect([name, isReservedName(name, 'member')]).toEqual([name, true]);
      }),
    );
    const together = fc.tuple(
      fc.constantFrom(...reserved),
      fc.constantFrom(...between),
      fc.constantFrom(...reserved, 'the', 'real'),
    );
    fc.assert(
      fc.property(together, ([one, sign, other]) => {
        expect(isReservedName(`${other}${sign}${one}`, 'member')).toBe(true);
      }),
    );
  });

  it.each([
    'Ana (Admin)',
    'Ana – Support',
    'foretaste_anna',
    'ForetasteHelp',
    'adminn',
    '__admin__',
    'админ',
    'Администратор',
    '🇦🇩🇲🇮🇳',
    'staﬀ',
    'Der Moderator',
    'Kundendienst',
    'anna support',
    'admin🍜',
    '99admin',
    'ad min',
  ])('refuses %s as a member', (name) => {
    expect(isReservedName(name, 'member')).toBe(true);
  });

  it.each([
    'owner',
    'Padmini',
    'Badminton Ben',
    'Brad Min',
    'Joe Root',
    'Teamwork',
    'Helpful Hannah',
    'Modest',
    'Systema',
    'Rot',
    'Bo',
    'Mo',
    'Thea',
    'Supporter',
    'Clara',
    'Ciara',
    'Robot',
    'Aileen',
    'Botond',
    '7',
    'u_admiral',
    'Оля',
    '李小龍',
    'Σωκράτης',
  ])('lets a member be %s', (name) => {
    expect(isReservedName(name, 'member')).toBe(false);
  });

  it.each([
    'Root Beer',
    'Team Salad',
    'Official Burger',
    'Support Your Local Bakery',
    'Rote Grütze',
    'Borscht',
    'Helles',
    'Systemic Soup',
  ])('lets a food or a business be %s', (name) => {
    expect([isReservedName(name, 'thing'), isReservedName(name, 'business')]).toEqual([false, false]);
  });

  it('lets a food have the name of the service in its name, and no business', () => {
    expect([isReservedName('Foretaste Curry', 'thing'), isReservedName('Foretaste Kitchen', 'business')]).toEqual([
      false,
      true,
    ]);
  });
});
