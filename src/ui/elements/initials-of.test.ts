import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Ana María de la Cruz', 'AC'],
  ['mika', 'M'],
  ['  Øystein   Åsen ', 'ØÅ'],
  ['👩‍🍳 Noodle', '👩‍🍳N'],
  ['محمد بن عبد الله الخوارزمي', 'ما'],
  ['田', '田'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
