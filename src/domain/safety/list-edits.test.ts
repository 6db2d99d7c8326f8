import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedList, joinEdits, type ListEdit, listEdits } from './list-edits.ts';
import type { Json } from '#domain/values/json.ts';

const column = 'allergens';

function editOf(before: Json, after: Json): ListEdit {
  const edit = listEdits('foods', { before: { [column]: before }, after: { [column]: after } })[column];
  if (edit === undefined) throw new Error('allergens are joined');
  return edit;
}

/** What the column holds once a second writer, who saw `before`, has written `after` over what it is `now`. */
const written = ({ before, after, now }: { before: Json; after: Json; now: Json }) =>
  editedList(now, { after, edit: editOf(before, after) });

describe('a list that is joined word by word [S15] (R28: nothing is free of what nobody said so)', () => {
  it.each<{ it: string; before: Json; after: Json; now: Json; end: Json }>([
    {
      it: 'two add',
      before: ['milk'],
      after: ['milk', 'egg'],
      now: ['milk', 'peanuts'],
      end: ['milk', 'peanuts', 'egg'],
    },
    { it: 'one takes out, the other adds', before: ['milk'], after: [], now: ['milk', 'peanuts'], end: ['peanuts'] },
    { it: 'one adds, the other has taken out', before: ['milk'], after: ['milk', 'egg'], now: [], end: ['egg'] },
    { it: 'one swaps, the other adds', before: ['milk'], after: ['soy'], now: ['milk', 'egg'], end: ['egg', 'soy'] },
    { it: 'each takes out what the other kept', before: ['milk', 'egg'], after: ['egg'], now: ['milk'], end: null },
    { it: 'both take out the last', before: ['milk'], after: [], now: [], end: [] },
    { it: 'none is stated over a word', before: null, after: [], now: ['peanuts'], end: ['peanuts'] },
    { it: 'the statement is taken back over a word', before: [], after: null, now: ['peanuts'], end: ['peanuts'] },
    { it: 'the statement is taken back', before: ['milk'], after: null, now: ['milk'], end: null },
    { it: 'a statement of none is taken back', before: [], after: null, now: [], end: null },
    {
      it: 'a word is added over a statement that was taken back',
      before: ['milk'],
      after: ['milk', 'egg'],
      now: null,
      end: ['milk', 'egg'],
    },
    { it: 'two state anew', before: null, after: ['milk'], now: ['peanuts'], end: ['peanuts', 'milk'] },
    { it: 'both add the same', before: [], after: ['Milk'], now: ['milk '], end: ['Milk'] },
    { it: 'nobody else wrote', before: ['b', 'a'], after: ['a', 'c', 'b'], now: ['b', 'a'], end: ['a', 'c', 'b'] },
  ])('$it', ({ before, after, now, end }) => {
    expect(written({ before, after, now })).toEqual(end);
  });

  it.each<{ it: string; before: Json; after: Json; now: Json; end: Json }>([
    {
      it: 'two answer other questions',
      before: null,
      after: { vegan: true, nut_free: null },
      now: { nut_free: false },
      end: { nut_free: false, vegan: true },
    },
    {
      it: 'the last answer to the same question counts',
      before: { vegan: true },
      after: { vegan: false },
      now: { vegan: null },
      end: { vegan: false },
    },
    {
      it: 'all answers are taken back over another one',
      before: { vegan: true },
      after: null,
      now: { vegan: true, nut_free: false },
      end: { vegan: null, nut_free: false },
    },
    { it: 'all answers are taken back', before: { vegan: true }, after: null, now: { vegan: true }, end: null },
  ])('answers by name: $it', ({ before, after, now, end }) => {
    expect(written({ before, after, now })).toEqual(end);
  });

  const word = fc.constantFrom('milk', 'egg', 'peanuts', 'soy', 'fish');
  const list = fc.option(fc.uniqueArray(word));
  const words = (value: Json) => (Array.isArray(value) ? value : []) as readonly string[];

  it('loses no word that one of both wrote and nobody took out, and makes none up', () => {
    fc.assert(
      fc.property(list, list, list, (before, after, now) => {
        const end = words(written({ before, after, now }));
        const isTakenOut = (one: string) =>
          words(before).includes(one) && (!words(after).includes(one) || (now !== null && !words(now).includes(one)));
        const stated = [...words(after), ...words(now)];
        expect(new Set(end)).toEqual(new Set(stated.filter((one) => !isTakenOut(one))));
      }),
    );
  });

  it('states none only where a writer did', () => {
    fc.assert(
      fc.property(list, list, list, (before, after, now) => {
        const end = written({ before, after, now });
        if (Array.isArray(end) && end.length === 0) expect(after).toEqual([]);
      }),
    );
  });

  it('is what was written, where nobody else wrote', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(written({ before, after, now: before })).toEqual(after);
      }),
    );
  });

  it('two edits one after the other are the same as both at once', () => {
    fc.assert(
      fc.property(list, list, list, list, (before, first, second, now) => {
        const one = { [column]: editOf(before, first) };
        const other = { [column]: editOf(first, second) };
        const both = joinEdits(one, other)[column] as ListEdit;
        const between = editedList(now, { after: first, edit: one[column] });
        // Over a statement that was taken back the whole list is stated anew.
        fc.pre(between !== null || now === null);
        const inTurn = editedList(between, { after: second, edit: other[column] });
        const atOnce = editedList(now, { after: second, edit: both });
        expect(new Set(words(atOnce))).toEqual(new Set(words(inTurn)));
      }),
    );
  });

  it('is said of safety lists alone', () => {
    expect(listEdits('reviews', { before: null, after: { tasting: ['milk'] } })).toEqual({});
    expect(listEdits('foods', { before: null, after: { serving_suggestions: ['rice'] } })).toEqual({});
  });

  it('takes out nothing that the writer still wrote, and adds nothing else, whatever an edit claims', () => {
    expect(editedList(['milk'], { after: ['milk'], edit: { added: ['gold'], removed: ['milk'] } })).toEqual(['milk']);
  });
});
