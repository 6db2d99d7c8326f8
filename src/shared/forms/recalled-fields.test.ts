import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recalledFields } from './recalled-fields.ts';

const fields = { reason: '', text: '' };

it.each<[string, unknown, object]>([
  ['the words of its fields', { text: 'Too salty' }, { text: 'Too salty' }],
  ['an emptied field', { reason: '', text: 'Too salty' }, { reason: '', text: 'Too salty' }],
  ['no field that it does not have', { text: 'Too salty', title: 'Soup' }, { text: 'Too salty' }],
  ['nothing else than text', { reason: 3, text: null }, {}],
  ['nothing of a form before that had none', null, {}],
  ['nothing where nothing was kept', undefined, {}],
])('finds %s', (_, kept, expected) => {
  expect(recalledFields(kept, fields)).toEqual(expected);
});

it('finds text of its fields alone, whatever was kept', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      for (const [field, text] of Object.entries(recalledFields(kept, fields)))
        expect([field in fields, typeof text]).toEqual([true, 'string']);
    }),
  );
});
