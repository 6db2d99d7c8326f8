import { describe, expect, it } from 'vitest';
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
});
