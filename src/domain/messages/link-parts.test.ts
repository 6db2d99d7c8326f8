import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xssCorpus } from '#tests/support/xss-corpus.ts';
import { linkParts } from './link-parts.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]));

it.each([
  ['See https://example.org/soup.', ['https://example.org/soup']],
  ['(https://example.org/a_(b)), or not', ['https://example.org/a_(b)']],
  ['Two: http://a.example?x=1&y=2, HTTPS://B.example!', ['http://a.example?x=1&y=2', 'HTTPS://B.example']],
  ['“https://example.org/#top”', ['https://example.org/#top']],
  ['味 https://例え.jp/味 噌', ['https://例え.jp/味']],
  ['<https://example.org>', ['https://example.org']],
  ['example.org and www.example.org', []],
  ['javascript:alert(1) data:text/html,x ftp://example.org mailto:a@example.org', []],
  ['javascript://https://', []],
  ['xhttps://example.org', []],
  ['https://', []],
  ['https://bank.example@elsewhere.example/', []],
  ['https://example.org/\u202Egro.live', ['https://example.org/']],
  [`https://example.org/${'a'.repeat(3000)}`, []],
  ['', []],
])('in %j the links are %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

it('keeps every character, and links to nothing but the web, whatever is written', () => {
  const piece = fc.oneof(
    fc.constantFrom(...xssCorpus),
    fc.constantFrom('https://', 'http://example.org', 'javascript:', '@', '"', '<', '\u202E', ' ', '.', ')', '\n'),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('');
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts)
        if (href !== null) {
          expect(href).toMatch(/^https?:\/\/[^/]/u);
          expect(href).not.toMatch(/[\s"<>]/u);
        }
    }),
  );
});

it('takes time that grows with the text alone', () => {
  const started = performance.now();
  linkParts('https://'.repeat(5_000));
  linkParts(`https://a.example/${')'.repeat(20_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});
