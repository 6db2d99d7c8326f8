import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { byPhotoOrder } from '#domain/foods/food-photo.ts';
import { decodeFoodPhoto } from './decode-food-photo.ts';

const row = {
  id: 'photo0000000001',
  food: 'food00000000001',
  user: 'member000000001',
  image: 'spoon_x1.jpg',
  licence: 'cc-by',
  caption: ' From above ',
  author: '',
  source: '',
  is_hidden: false,
  created: '2026-01-02 03:04:05.000Z',
};
const credited = { ...row, user: '', author: 'Ann', source: 'https://photos.example/1' };

it('reads a photo of a member and one of somebody else', () => {
  expect(decodeFoodPhoto(row)).toEqual({
    kind: 'valid',
    value: {
      id: row.id,
      foodId: row.food,
      memberId: row.user,
      fileName: row.image,
      licence: 'cc-by',
      caption: 'From above',
      author: '',
      source: '',
      isHidden: false,
      createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
    },
  });
  expect(decodeFoodPhoto(credited)).toMatchObject({
    value: { memberId: null, author: 'Ann', source: credited.source },
  });
});

it.each([
  ['no id', { ...row, id: '' }],
  ['no food', { ...row, food: '' }],
  ['no licence', { ...row, licence: 'unknown' }],
  ['no author', { ...credited, author: '' }],
  ['a source that is no web address', { ...credited, source: 'javascript:alert(1)' }],
])('shows none with %s (R45)', (_what, wrong) => {
  expect(decodeFoodPhoto(wrong).kind).toBe('refused');
});

it('takes no file name with a path in it, and any row without an error', () => {
  expect(decodeFoodPhoto({ ...row, image: '../x.jpg' })).toMatchObject({ value: { fileName: '' } });
  fc.assert(fc.property(fc.anything(), (value) => void decodeFoodPhoto(value)));
});

it('puts members’ photos first, then the oldest', () => {
  const photos = [
    credited,
    { ...row, id: 'photo0000000002', created: '2026-01-03 00:00:00Z' },
    { ...row, id: 'photo0000000003' },
    row,
  ].flatMap((one) => {
    const decoded = decodeFoodPhoto(one);
    return decoded.kind === 'valid' ? [decoded.value] : [];
  });
  expect(photos.toSorted(byPhotoOrder).map(({ id, memberId }) => [id.at(-1), memberId !== null])).toEqual([
    ['1', true],
    ['3', true],
    ['2', true],
    ['1', false],
  ]);
});
