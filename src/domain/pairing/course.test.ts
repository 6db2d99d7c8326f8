import { expect, it } from 'vitest';
import { courseOf } from './course.ts';

it.each([
  ['Red lentil soup', 'soup'],
  ['Rote Linsensuppe', null],
  ['Rote Linsen Suppe', 'soup'],
  ['Grilled steak', 'main'],
  ['Iced peppermint tea', 'drink'],
  ['Noodles with tea egg', 'main'],
  ['Käsekuchen', null],
  ['Apple pies', 'dessert'],
  ['Kimchi', 'side'],
  ['KIMCHI', 'side'],
  ['Croissant', null],
  ['Mystery', null],
  ['', null],
] as const)('R31: %s is a %s by its name, or nobody knows', (name, course) => {
  expect(courseOf({ name, course: null })).toBe(course);
  // What is stated stands above what the name says.
  expect(courseOf({ name, course: 'sauce' })).toBe('sauce');
});
