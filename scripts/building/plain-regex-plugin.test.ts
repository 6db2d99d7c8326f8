import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainPattern } from './plain-regex-plugin.mjs';

const patterns = [
  String.raw`\p{L}+`,
  String.raw`[^\p{L}\p{N}\p{M}]+`,
  String.raw`[^\P{Cc}\n\t]|\p{Cs}`,
  String.raw`\[\p{Lu}\]`,
  String.raw`[\]\p{N}]`,
];

test.each(patterns)('/%s/u means the same when it is written out', (pattern) => {
  const plain = plainPattern(pattern);
  expect(plain).not.toMatch(/\\p/i);
  const [given, written] = [new RegExp(pattern, 'gu'), new RegExp(plain, 'gu')];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(text.replace(written, '_')).toBe(text.replace(given, '_'));
    }),
  );
});

test('a named group is refused, a look behind is not', () => {
  expect(() => plainPattern('(?<year>[0-9]+)')).toThrow('Named groups');
  expect(plainPattern('(?<=a)b(?<!c)')).toBe('(?<=a)b(?<!c)');
});
