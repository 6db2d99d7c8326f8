import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodListId, MemberId } from '#domain/values/ids/ids.ts';
import { importedListId, listTargets } from './imported-list.ts';

const [ada, ben] = ['ada000000000001' as MemberId, 'ben000000000001' as MemberId];
const list = (id: string, name: string) => ({ id: id as FoodListId, name });
const filed = (name: string, listId = '') => ({ name, listId });
const madeOf = (one: { name: string; listId: string }) => importedListId(ada, one);

describe('[S12] the list that a file makes', () => {
  it('has one id for one member, and another for each list that the file tells apart, whatever they are called', () => {
    const some = [filed('Soups'), filed('Soups', 'x'), filed('Soups', 'y'), filed('x'), filed('', 'Soups')];
    const ids = [ada, ben].flatMap((member) => some.map((one) => importedListId(member, one)));
    expect(new Set(ids).size).toBe(10);
    expect(importedListId(ada, filed('Stews', 'x'))).toBe(importedListId(ada, filed('Soups', 'x')));
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{15}$/);
  });
});

describe('a list of a file', () => {
  it.each([
    ['that the member has not', [], [filed('Soups')], [madeOf(filed('Soups'))]],
    ['of a name that the member has', [list('s', 'Soups')], [filed('Soups')], ['s']],
    [
      'of a name that the member has twice: the one made last',
      [list('t', 'Soups'), list('s', 'Soups')],
      [filed('Soups')],
      ['t'],
    ],
    ['in other letters', [list('s', 'soups')], [filed('Soups')], [madeOf(filed('Soups'))]],
    [
      'that an earlier import made and that is called otherwise now',
      [list(madeOf(filed('Soups')), 'Broths')],
      [filed('Soups')],
      [madeOf(filed('Soups'))],
    ],
    [
      'whose name is another’s by now',
      [list('s', 'Soups'), list(madeOf(filed('Soups')), 'Broths')],
      [filed('Soups')],
      ['s'],
    ],
    ['of the member itself, by its id', [list('t', 'Soups'), list('s', 'Broths')], [filed('Soups', 's')], ['s']],
    [
      'that came from elsewhere before, by the id that it was given',
      [list('t', 'Soups'), list(madeOf(filed('Soups', 'x')), 'Broths')],
      [filed('Soups', 'x')],
      [madeOf(filed('Soups', 'x'))],
    ],
    [
      'of two of one name, each by its id',
      [list('t', 'Soups'), list('s', 'Soups')],
      [filed('Soups', 's'), filed('Soups', 't')],
      ['s', 't'],
    ],
    [
      'of two of one name from elsewhere',
      [],
      [filed('Soups', 'x'), filed('Soups', 'y')],
      [madeOf(filed('Soups', 'x')), madeOf(filed('Soups', 'y'))],
    ],
    [
      'of two from elsewhere, of whose name the member has one',
      [list('s', 'Soups')],
      [filed('Soups', 'x'), filed('Soups', 'y')],
      ['s', madeOf(filed('Soups', 'y'))],
    ],
    [
      'of two of which one was there before',
      [list(madeOf(filed('Soups', 'y')), 'Soups'), list('s', 'Soups')],
      [filed('Soups', 'x'), filed('Soups', 'y')],
      ['s', madeOf(filed('Soups', 'y'))],
    ],
  ] as const)('%s', (_name, own, file, ids) => {
    expect(listTargets(ada, { own, filed: file }).map(({ id }) => id)).toEqual(ids);
  });

  it('of a name that several have stands on any of them', () => {
    const own = [list('t', 'Soups'), list('s', 'Soups'), list('r', 'Stews')];
    expect(listTargets(ada, { own, filed: [filed('Soups')] })[0]?.alike).toEqual(own.slice(0, 2));
    expect(listTargets(ada, { own, filed: [filed('Soups', 's')] })[0]?.alike).toEqual([own[1]]);
  });

  it('is the same the second time, and on another device that knows the same', () => {
    const name = fc.constantFrom('Soups', 'Stews', 'soups');
    const listId = fc.constantFrom('', '', 'own1', 'own2', 'foreign1', 'foreign2');
    const some = fc.uniqueArray(fc.record({ name, listId }), {
      selector: (one) => one.listId || ` ${one.name}`,
      maxLength: 6,
    });
    const mine = fc.uniqueArray(fc.record({ name, id: fc.constantFrom('own1', 'own2', 'own3') }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(some, mine, (file, lists) => {
        const own = lists.map((one) => list(one.id, one.name));
        const first = listTargets(ada, { own, filed: file });
        expect(listTargets(ada, { own, filed: file })).toEqual(first);
        // Two that the file tells apart stay two.
        const told = first.filter((_, at) => file[at]?.listId !== '');
        expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
        const made = first.flatMap(({ into, id }, at) => (into === null ? [list(id, file[at]?.name ?? '')] : []));
        expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
        const again = listTargets(ada, { own: [...made.toReversed(), ...own], filed: file });
        for (const [at, { into, alike }] of again.entries()) {
          expect(into).not.toBeNull();
          // What came on a list the first time is looked for on it the second.
          expect(alike.map(({ id }) => id)).toContain(first[at]?.id);
        }
      }),
    );
  });
});
