import { expect, it } from 'vitest';
import { whyFlavoursMeet } from './why-flavours-meet.ts';

it.each([
  [
    'enhancing-flavours',
    ['salty'],
    ['Umami', 'sweet'],
    [
      'Salt and umami are tasted more strongly together.',
      'A little salt suppresses bitterness and lets sweetness through.',
    ],
  ],
  ['enhancing-flavours', ['umami'], ['salty'], ['Salt and umami are tasted more strongly together.']],
  ['complementing-flavours', ['Tangy'], ['rich'], ['Tang cuts through richness.']],
  ['contrasting-flavours', ['sour'], ['sweet'], ['Each is read as less of itself beside the other.']],
  ['contrasting-flavours', ['sour'], ['sour'], []],
  ['shared-flavours', ['salty'], ['umami'], []],
] as const)('%s: %j beside a food that is %j', (kind, words, flavours, sentences) => {
  expect(whyFlavoursMeet({ kind, words }, flavours)).toEqual(sentences);
});
