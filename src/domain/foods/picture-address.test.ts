import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

it('leads to the uploaded file in the size that is drawn', () => {
  const food = { picture: { kind: 'file', path: 'foods/abcdefghijklmno/soup_1.jpg' } } as const;
  expect(pictureAddress(food, 'card')).toBe('/api/files/foods/abcdefghijklmno/soup_1.jpg?thumb=480x360');
  expect(pictureAddress(food, 'full')).toBe('/api/files/foods/abcdefghijklmno/soup_1.jpg');
});

it('leads to a smaller one where data is saved', () => {
  const food = { picture: { kind: 'file', path: 'foods/abcdefghijklmno/soup_1.jpg' } } as const;
  expect(['full', 'card', 'thumb'].map((size) => pictureAddress(food, size as 'full', true)?.split('?')[1])).toEqual([
    'thumb=480x360',
    'thumb=240x180',
    'thumb=96x96',
  ]);
});

it('leaves an address of a drawn picture as it is', () => {
  expect(pictureAddress({ picture: { kind: 'address', url: '/pictures/ramen.svg' } }, 'thumb')).toBe(
    '/pictures/ramen.svg',
  );
});

it('is null where a food has no picture', () => {
  expect(pictureAddress({ picture: { kind: 'none' } }, 'card')).toBeNull();
});
