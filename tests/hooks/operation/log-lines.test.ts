import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const { logLine } = createRequire(import.meta.url)('../../../pb_hooks/lib/operation/log-lines.js') as {
  logLine: (entry: { at: string; level: number; message: string; about: Record<string, unknown> }) => string;
};
const anAddress = fc.oneof(fc.ipV4(), fc.ipV6(), fc.emailAddress());
const lineOf = (message: string, about: Record<string, unknown>) => logLine({ at: 'then', level: 8, message, about });

test('no line holds an address of a network or of mail, wherever it was said', () => {
  fc.assert(
    fc.property(anAddress, fc.constantFrom(' ', '"', '(', ': ', '[', '<'), (address, before) => {
      const text = `dial tcp${before}${address} refused`;
      const lines = [
        lineOf(text, { error: text, userIP: address, remoteIP: address }),
        lineOf('GET /', {
          type: 'request',
          url: `/api/collections/x/records?who=${address}`,
          error: text,
          details: text,
        }),
      ];
      // '::' alone is nobody's.
      for (const line of lines) expect(address.length > 2 && line.includes(address)).toBe(false);
    }),
    // What a mail address may begin with, too (RFC 5322, 3.2.3).
    { examples: [["'@a.aa", ' ']] },
  );
});

test('a request is of a kind, and a line is one line', () => {
  const about = {
    type: 'request',
    url: '/api/collections/foods/records/abc?x=1',
    method: 'GET',
    status: 404,
    execTime: 1.6,
  };
  expect(JSON.parse(lineOf('GET', { ...about, userAgent: 'mina', auth: 'users' }))).toEqual({
    at: 'then',
    level: 'error',
    source: 'server',
    message: 'request',
    kind: 'records',
    method: 'GET',
    status: 404,
    ms: 2,
  });
  expect(lineOf('two\nlines', { attempt: 3, deep: { user: 'mina' } })).not.toMatch(/\n|mina/);
});
