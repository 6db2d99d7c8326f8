import { expect, it } from 'vitest';
import { heightAboveKeyboard } from './height-above-keyboard.ts';

it.each([
  ['no keyboard', { windowHeight: 844, visibleHeight: 844, scale: 1 }, null],
  ['a keyboard over the page', { windowHeight: 844, visibleHeight: 508.4, scale: 1 }, 508],
  ['a keyboard that made the window lower', { windowHeight: 508, visibleHeight: 508, scale: 1 }, null],
  ['a bar of the browser', { windowHeight: 844, visibleHeight: 760, scale: 1 }, null],
  ['fingers that zoomed in', { windowHeight: 844, visibleHeight: 422, scale: 2 }, null],
] as const)('%s', (_words, viewports, height) => {
  expect(heightAboveKeyboard(viewports)).toBe(height);
});
