import { expect, it } from 'vitest';
import { decodeHandedInDocuments } from './verification-reviews.ts';

const item = { id: 'd'.repeat(15), document: 'id_x1.png', document_name: 'id.png', document_type: 'photo_id' };

it('the documents of a request are read without those that have no file; an unknown type is another one', () => {
  expect(
    decodeHandedInDocuments({
      items: [item, { ...item, document: '' }, { ...item, document_name: '', document_type: 'passport' }],
    }),
  ).toEqual([
    { id: item.id, name: 'id.png', type: 'photo_id', file: 'id_x1.png' },
    { id: item.id, name: 'id_x1.png', type: 'other', file: 'id_x1.png' },
  ]);
});

it.each([[null], [{}], [{ items: 'none' }]])('%j is no list of documents', (answer) => {
  expect(decodeHandedInDocuments(answer)).toBeNull();
});
