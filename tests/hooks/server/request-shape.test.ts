import { createRequire } from 'node:module';
import { afterAll, describe, expect, it, vi } from 'vitest';

type Kind = (given: unknown) => { readonly value: unknown } | undefined;
type Part = (given: unknown, name: string) => unknown;
const shapes = createRequire(import.meta.url)('../../../pb_hooks/lib/server/request-shape.js') as {
  readonly anything: Kind;
  readonly object: Kind;
  readonly recordId: Kind;
  readonly either: (one: Kind, other: Kind) => Kind;
  readonly elseJust: (otherwise: unknown, kind: Kind) => Kind;
  readonly inTurn: (first: Part, then: Part) => Part;
  readonly listOf: (kind: Kind, bounds: { most: number }) => Kind;
  readonly number: (bounds: { from: number; to: number }) => Kind;
  readonly numeric: (kind: Kind) => Kind;
  readonly oneOf: (values: readonly unknown[]) => Kind;
  readonly orElse: (otherwise: unknown, kind: Kind) => Kind;
  readonly part: (kind: Kind, refusal: string | { code: string; message: string }) => Part;
  readonly readParts: (given: Readonly<Record<string, unknown>>, parts: Readonly<Record<string, Part>>) => unknown;
  readonly shape: (kinds: Readonly<Record<string, Kind>>, bounds?: { isWhole: boolean }) => Kind;
  readonly tableOf: (kind: Kind, bounds?: { key?: Kind; most?: number }) => Kind;
  readonly text: (bounds?: {
    least?: number;
    most?: number;
    mostUnits?: number;
    form?: RegExp;
    isTrimmed?: boolean;
  }) => Kind;
  readonly trimmed: (query: Readonly<Record<string, unknown>>) => unknown;
  readonly whole: (bounds?: { from?: number; to?: number }) => Kind;
};
const { anything, either, elseJust, inTurn, listOf, number, numeric, object, oneOf, orElse } = shapes;
const { part, readParts, recordId, shape, tableOf, text, trimmed, whole } = shapes;

class BadRequestError extends Error {
  readonly data: unknown;
  constructor(message: string, data: unknown) {
    super(message);
    this.data = data;
  }
}
class ValidationError {
  readonly code: string;
  readonly message: string;
  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}
vi.stubGlobal('BadRequestError', BadRequestError);
vi.stubGlobal('ValidationError', ValidationError);
afterAll(() => vi.unstubAllGlobals());

/** Half a million of them would be counted for ever. */
const endless = '🍜'.repeat(500_000);
const dish = shape({ id: recordId, rating: whole({ from: 1, to: 5 }), note: orElse('', text()) });
const onlyDish = shape({ id: recordId }, { isWhole: true });
const id = 'abcdefghij01234';

describe('a kind', () => {
  it.each<[what: string, kind: Kind, given: unknown, value: unknown]>([
    ['a text', text(), 'a', 'a'],
    ['a text without anything', text(), '', ''],
    ['a text of just so many characters', text({ most: 2 }), '🍜🍜', '🍜🍜'],
    ['a text of just so many units', text({ mostUnits: 4 }), '🍜🍜', '🍜🍜'],
    ['a text without the space around it', text({ isTrimmed: true, least: 1, most: 1 }), '  a ', 'a'],
    ['a text of a form', text({ form: /^a+$/ }), 'aaa', 'aaa'],
    ['an id', recordId, id, id],
    ['a whole number', whole(), -3, -3],
    ['the least and the greatest', listOf(whole({ from: 1, to: 3 }), { most: 2 }), [1, 3], [1, 3]],
    ['a number', number({ from: 0, to: 5 }), 0.5, 0.5],
    ['a number as text', numeric(whole()), '12', 12],
    ['one of some words', oneOf(['a', 'b']), 'b', 'b'],
    ['yes', oneOf([true]), true, true],
    ['an empty list', listOf(text(), { most: 1 }), [], []],
    ['an object', object, { a: 1 }, { a: 1 }],
    ['an object of a shape', dish, { id, rating: 5 }, { id, rating: 5, note: '' }],
    ['an object of a shape, without what it does not name', dish, { id, rating: 1, x: 1 }, { id, rating: 1, note: '' }],
    ['an object of just these keys', onlyDish, { id }, { id }],
    ['a table', tableOf(whole()), { a: 1, b: 2 }, { a: 1, b: 2 }],
    ['nothing, where something stands in', orElse(7, whole()), undefined, 7],
    ['what is there, where something could stand in', orElse(7, whole()), 8, 8],
    ['anything, where something stands in for it', elseJust(null, whole()), 'x', null],
    ['the second of two', either(whole(), oneOf([null])), null, null],
    ['anything', anything, undefined, undefined],
  ])('takes %s', (_what, kind, given, value) => {
    expect(kind(given)).toEqual({ value });
  });

  it.each<[what: string, kind: Kind, given: unknown]>([
    ['a number for a text', text(), 1],
    ['nothing for a text', text(), undefined],
    ['one character too many', text({ most: 2 }), 'abc'],
    ['a text without end', text({ most: 100 }), endless],
    ['one unit too many', text({ mostUnits: 3 }), '🍜🍜'],
    ['space for a text', text({ isTrimmed: true, least: 1 }), '  \n'],
    ['a text of another form', text({ form: /^a+$/ }), 'ab'],
    ['an id in capitals', recordId, id.toUpperCase()],
    ['an id with a line behind it', recordId, `${id}\n`],
    ['a list for an id', recordId, [id]],
    ['a broken number', whole(), 1.5],
    ['a number that is not whole to the engine', whole(), 2 ** 53],
    ['less than the least', whole({ from: 1 }), 0],
    ['more than the greatest', whole({ to: 3 }), 4],
    ['no number', number({ from: 0, to: 5 }), Number.NaN],
    ['text for a number', whole(), '1'],
    ['text that is no number', numeric(whole()), 'one'],
    ['another word', oneOf(['a', 'b']), 'c'],
    ['the name of something that every object has', oneOf(['a']), 'constructor'],
    ['1 for yes', oneOf([true]), 1],
    ['one too many of a list', listOf(text(), { most: 1 }), ['a', 'b']],
    ['another kind in a list', listOf(text(), { most: 2 }), ['a', 1]],
    ['an object for a list', listOf(text(), { most: 2 }), { length: 1, 0: 'a' }],
    ['a list for an object', object, []],
    ['null for an object', object, null],
    ['an object without what its shape names', dish, { id }],
    ['an object with a wrong part', dish, { id, rating: 6 }],
    ['an object with one key too many', onlyDish, { id, admin: true }],
    ['a table with another kind', tableOf(whole()), { a: 'b' }],
    ['a table with another key', tableOf(whole(), { key: oneOf(['a']) }), { b: 1 }],
    ['a table that is too long', tableOf(whole(), { most: 1 }), { a: 1, b: 1 }],
    ['null, where something stands in for nothing', orElse(7, whole()), null],
    ['neither of two', either(whole(), oneOf([null])), 'x'],
  ])('refuses %s', (_what, kind, given) => {
    expect(kind(given)).toBeUndefined();
  });
});

describe('the parts of a request', () => {
  const parts = {
    list: part(oneOf(['newest', 'followers']), 'list must be one of newest, followers.'),
    reason: inTurn(
      part(text({ isTrimmed: true, least: 1 }), { code: 'validation_required', message: 'Please say why.' }),
      part(text({ isTrimmed: true, most: 5 }), { code: 'validation_max', message: 'At most 5 characters.' }),
    ),
  };
  const refusalOf = (given: Record<string, unknown>) => {
    try {
      return readParts(given, parts);
    } catch (error) {
      const { message, data } = error as BadRequestError;
      return { message, data };
    }
  };

  it('are read as what they are used for, and nothing else of the request', () => {
    expect(readParts({ list: 'newest', reason: ' spam ', other: 1 }, parts)).toEqual({
      list: 'newest',
      reason: 'spam',
    });
  });

  it.each([
    [{}, { message: 'list must be one of newest, followers.', data: {} }],
    [
      { list: 'all', reason: '' },
      { message: 'list must be one of newest, followers.', data: {} },
    ],
    [{ list: 'newest' }, { data: { reason: { code: 'validation_required', message: 'Please say why.' } } }],
    [
      { list: 'newest', reason: 'too long' },
      { data: { reason: { code: 'validation_max', message: 'At most 5 characters.' } } },
    ],
  ])('are refused by the first that does not fit: %j', (given, refusal) => {
    expect(refusalOf(given)).toMatchObject(refusal);
  });

  it('of a query are there where they say something', () => {
    expect(trimmed({ list: ' newest ', name: '  ', of: '', limit: 5 })).toEqual({ list: 'newest' });
  });
});
