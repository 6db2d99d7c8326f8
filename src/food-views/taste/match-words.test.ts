import { describe, expect, it } from 'vitest';
import type { MatchReason } from '#domain/personal/taste-match.ts';
import { matchWords, unknownMatchWords } from './match-words.ts';

type Topic = Exclude<MatchReason['topic'], 'allergen' | 'diet'>;

/** What is said of two words where a topic fits, where it does not, and where nobody stated it. */
const said: Readonly<Record<Topic, readonly [fits: string, fitsNot: string, unknown: string]>> = {
  flavours: [
    'Tastes umami and silky, which you like',
    'Not among the flavours you like: umami and silky',
    'Its flavours',
  ],
  textures: [
    'It is umami and silky, as you like it',
    'Not among the textures you like: umami and silky',
    'Its textures',
  ],
  aromas: ['Smells umami and silky, which draws you', 'Not among the aromas you like: umami and silky', 'Its aromas'],
  cuisine: ['umami and silky is among your cuisines', 'umami and silky is not among your cuisines', 'Its cuisine'],
  spice: ['About as hot as you like it', 'Hotter than you like it', 'How hot it is'],
  sweetness: ['About as sweet as you like it', 'Sweeter than you like it', 'How sweet it is'],
  adventure: ['Fits how curious you are', 'Not what your curiosity asks for', 'Where it comes from'],
  rating: ['Members rate it well', 'Members do not rate it well', 'What members think'],
};
const words = ['umami', 'silky'];

describe('why a food suits a member', () => {
  it.each(Object.keys(said) as readonly Topic[])('%s', (topic) => {
    expect([
      matchWords({ topic, words, fit: 1 }),
      matchWords({ topic, words, fit: -1 }),
      unknownMatchWords({ topic, words, fit: 0 }),
    ]).toEqual(said[topic]);
  });

  it('is said of what must be avoided by the words of safety alone (R28)', () => {
    const told = (reason: Omit<MatchReason, 'fit'>) => [
      ...[-1, -0.5, 1].map((fit) => matchWords({ ...reason, fit })),
      unknownMatchWords({ ...reason, fit: 0 }),
    ];
    expect(told({ topic: 'allergen', words: ['peanut', 'milk'] })).toEqual([
      'Contains peanut and milk',
      'May contain peanut and milk',
      'May contain peanut and milk',
      'Not stated: peanut, milk',
    ]);
    expect(told({ topic: 'diet', words: ['vegan'] })).toEqual([
      'Not vegan',
      'May not be vegan',
      'May not be vegan',
      'Not stated: vegan',
    ]);
  });
});
