import { describe, expect, it } from 'vitest';
import { foldCase } from '#prelude/text/fold-case.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { namedKeys, servedKeys } from './partner-mentions.ts';

describe('what records call partners (R31)', () => {
  it.each([
    ['Coffee', ['coffee']],
    ['café au lait', ['café au lait', 'coffee']],
    ['Radish kimchi', ['radish kimchi']],
    ['Olive oil', ['olive oil']],
    ['Dark chocolate', ['dark chocolate', 'chocolate']],
  ])('“%s” means %j: whole phrases, never a part of one', (entry, names) => {
    expect(namedKeys(entry)).toEqual(names);
  });

  it.each([
    ['with naan or roti', ['naan', 'roti']],
    ['with a bowl of coffee', ['bowl of coffee', 'coffee']],
    ['plain', []],
    ['with miso soup and pickles', ['miso soup', 'pickles', 'mixed pickles']],
    ['in a deep bowl', ['deep bowl']],
    ['with a Thai omelette', ['thai omelette']],
    ['mit einer Tasse Kaffee', ['kaffee', 'coffee']],
    ['with warm sake', ['warm sake', 'sake']],
    ['torn with chopsticks', []],
  ])('“%s” is served with %j', (entry, names) => {
    expect(servedKeys(entry)).toEqual(names);
  });

  it.each([
    ['bread', 'Ethiopian', 'injera'],
    ['bread', 'Moroccan', 'khobz'],
    ['bread', 'Indian', 'roti'],
    ['bread', 'Polish', 'sourdough bread'],
    ['rice', 'Thai', 'jasmine rice'],
    ['rice', 'Pakistani', 'basmati rice'],
    ['rice', 'Korean', 'steamed rice'],
    ['tea', 'Japanese', 'green tea'],
    ['tea', 'British', 'black tea'],
    ['filter coffee', 'German', 'coffee'],
  ])('“%s” means at a %s table %s alone', (entry, cuisine, name) => {
    expect(namedKeys(entry, cuisine)).toEqual([entry, name]);
    expect(servedKeys(`with ${entry}`, cuisine)).toEqual([entry, name]);
  });

  it.each([
    ['with iced tea on the side', 'iced tea'],
    ['with bread for the sauce', 'sourdough bread'],
    ['with jasmine rice with a fried egg', 'fried egg'],
    ['cold on rye bread', 'pumpernickel'],
    ['with a scoop of vanilla ice cream', 'vanilla ice cream'],
  ])('“%s” leads to %s: where it stands and what it is for is no part of its name', (entry, name) => {
    expect(servedKeys(entry)).toContain(name);
  });

  it('a food that is served with another, by its whole name, leads to just that', () => {
    const lost = builtInFoods.filter(({ name }) => !servedKeys(`with ${name}`).includes(foldCase(name)));
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(servedKeys('with hot chocolate')).toEqual(['hot chocolate']);
  });
});
