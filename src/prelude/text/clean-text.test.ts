import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['  Miso soup ', 'Miso soup'],
    ['line one\r\nline two\rline three', 'line one\nline two\nline three'],
    ['a\tb', 'a\tb'],
    ['bell\u0007 nul\u0000 escape\u001b c1\u0085', 'bell nul escape c1'],
    ['half \ud83c pair', 'half  pair'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u202eright-to-left', '\u202eright-to-left'],
    [12.5, '12.5'],
  ])('cleans %j', (value, expected) => {
    expect(cleanText(value, 100)).toBe(expected);
  });

  it.each([[null], [undefined], [true], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], [['text']], [12n]])(
    'gives no text for %s',
    (value) => {
      expect(cleanText(value, 100)).toBe('');
    },
  );

  it('never cuts a character in half', () => {
    expect(cleanText('ab🍜', 3)).toBe('ab');
    expect(cleanText('ab🍜', 4)).toBe('ab🍜');
  });

  it('is bounded, well formed and cleans nothing twice, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(50), (text, limit) => {
        const cleaned = cleanText(text, limit);
        expect(cleaned.length).toBeLessThanOrEqual(limit);
        expect(() => encodeURIComponent(cleaned)).not.toThrow();
        expect(cleanText(cleaned, limit)).toBe(cleaned);
      }),
    );
  });
});
