import { expect, it } from 'vitest';
import { renameWords } from './rename-words.ts';

it('R14: tells of one new name in the words of one', () => {
  expect(renameWords([{ from: 'Mole', to: 'Mole (2)' }])).toEqual({
    title: 'Your food has a new name',
    description: '“Mole” was taken, so yours is now “Mole (2)”.',
  });
});

it('R14: tells of several together, each by both names', () => {
  const { title, description } = renameWords([
    { from: 'Mole', to: 'Mole (2)' },
    { from: 'Pho', to: 'Pho (3)' },
  ]);
  expect(title).toBe('Your foods have new names');
  for (const name of ['“Mole”', '“Mole (2)”', '“Pho”', '“Pho (3)”']) expect(description).toContain(name);
});
