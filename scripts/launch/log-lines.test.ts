import { expect, test } from 'vitest';
import { jsonLine, wantsJsonLines } from './log-lines.mjs';

const at = new Date('2030-01-31T12:00:00Z');
const said = (text: string) => jsonLine({ level: 'info', source: 'launcher', text, at });

test.each([
  [
    'Starting PocketBase …',
    { at: at.toISOString(), level: 'info', source: 'launcher', message: 'Starting PocketBase …' },
  ],
  ['two\nlines', { at: at.toISOString(), level: 'info', source: 'launcher', message: 'two\nlines' }],
  [
    '2030/01/31 12:00:00 mail is off',
    { at: at.toISOString(), level: 'info', source: 'launcher', message: 'mail is off' },
  ],
  ['2030/01/31 12:00:00 {"at":"then","level":"error"}', { at: 'then', level: 'error' }],
  ['{ no JSON', { at: at.toISOString(), level: 'info', source: 'launcher', message: '{ no JSON' }],
])('%j is one line of JSON', (text, line) => {
  expect(said(text)).not.toContain('\n');
  expect(JSON.parse(said(text))).toEqual(line);
});

test('a form that there is none of is named', () => {
  expect([undefined, '', 'text', 'json'].map((form) => wantsJsonLines({ FORETASTE_LOG_FORMAT: form }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(() => wantsJsonLines({ FORETASTE_LOG_FORMAT: 'xml' })).toThrow("must be text or json, not 'xml'");
});
