import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

describe('sameJson', () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: null }, false],
    [[], {}, false],
    [null, {}, false],
    [JSON.parse('{"__proto__":{}}'), { other: 1 }, false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(sameJson(one, other)).toBe(expected);
  });

  it('holds for every value and its copy through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value));
        expect(sameJson(JSON.parse(JSON.stringify(copy)), copy)).toBe(true);
      }),
    );
  });
});
