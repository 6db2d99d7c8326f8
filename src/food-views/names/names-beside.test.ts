import { expect, it } from 'vitest';
import { calledName } from './called-name.ts';
import { localNameBeside, namesBeside, oneNameBeside } from './names-beside.ts';

const coffee = { name: 'Coffee', nativeName: 'ቡና' };

it.each([
  ['as its own script has it', coffee, 'ቡና'],
  ['in the language of the reader first, by a line of a search', { ...coffee, localName: 'Kaffee' }, 'Kaffee · ቡና'],
  ['and by a food', { ...coffee, translation: { name: 'Kaffee', ingredients: [], healthWarnings: [] } }, 'Kaffee · ቡና'],
  ['once where both say the same', { name: 'Pretzel', nativeName: 'Brezel', localName: 'brezel' }, 'Brezel'],
  ['and nothing where it is the name', { name: 'Marmite', nativeName: 'Marmite', localName: 'Marmite' }, ''],
  ['nor where nothing is said', { name: 'Toast', nativeName: '', localName: '' }, ''],
])('says what a food is called, %s', (_, food, said) => {
  expect(namesBeside(food)).toBe(said);
});

it.each([
  ['of coffee', { ...coffee, localName: 'Kaffee' }, 'Kaffee'],
  [
    'none of a radish that its own language calls so',
    { name: 'Radish', nativeName: 'Radieschen', localName: 'Radieschen' },
    '',
  ],
  ['none that is the name', { name: 'Marmite', nativeName: '', localName: 'Marmite' }, ''],
  ['none where nothing is said', coffee, ''],
])('says the name in the language of the reader, %s', (_, food, said) => {
  expect(localNameBeside(food)).toBe(said);
});

it('says one name where there is room for one: that of the reader before its own', () => {
  expect(oneNameBeside({ ...coffee, localName: 'Kaffee' })).toBe('Kaffee');
  expect(oneNameBeside(coffee)).toBe('ቡና');
});

it.each([
  ['its own name where there is no other', coffee, 'Coffee'],
  ['what a line of a search says', { ...coffee, localName: 'Kaffee' }, 'Kaffee'],
  [
    'what its translation says',
    { ...coffee, translation: { name: 'Kaffee', ingredients: [], healthWarnings: [] } },
    'Kaffee',
  ],
  [
    'its own name where the translation has none',
    { ...coffee, translation: { name: '', ingredients: [], healthWarnings: [] } },
    'Coffee',
  ],
])('calls it by one name: %s', (_, food, said) => {
  expect(calledName(food)).toBe(said);
});
