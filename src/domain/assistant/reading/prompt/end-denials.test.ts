import { describe, expect, it } from 'vitest';
import { ask, expectEach } from '#tests/support/ask-everyday.ts';
import { endDenials } from './end-denials.ts';

describe('a denial that ends its clause', () => {
  it.each([
    ['peanut: big no. curry?', 'peanut: big no. i want curry?'],
    ['crustaceans are a hard no, paella?', 'crustaceans are a hard no. i want paella?'],
    ['Soja vertrage ich nicht, Nudeln?', 'Soja vertrage ich nicht, bitte Nudeln?'],
    ['Hallo! Milch bekommt mir nicht. Suppe?', 'Hallo! Milch bekommt mir nicht, bitte Suppe?'],
  ])('%s', (text, ended) => expect(endDenials(text)).toBe(ended));

  it.each([
    'no nuts, no milk',
    'not spicy, not sweet',
    'ich vertrage nicht: Milch, Eier',
    'ich mag nicht, was scharf ist',
    'was ich nicht mag, Nudeln',
    'bitte nicht scharf, Nudeln',
    'Nudeln, nicht scharf',
    'Soja vertrage ich nicht, etwas mit Nudeln?',
    'Milch vertrage ich nicht, und Eier?',
    'Soja geht nicht. Was gibt es?',
    'NO! NUTS! Which dessert?',
    'No. Cheese! Pasta?',
    'Milch vertrage ich nicht. Eier! Was gibt es zum Frühstück?',
    'peanut: hard no. shrimp. curry?',
  ])('leaves %s', (text) => expect(endDenials(text)).toBe(text));

  it.each([
    ['crustaceans are a hard no, noodles?', 'en', /noodle|pasta|spaghetti|maultaschen|trofie/i],
    ['Milch bekommt mir nicht, Suppe?', 'de', /soup|broth|stew/i],
    ['peanuts are a big no. curry?', 'en', /curry/i],
  ] as const)('%s is answered with what it wishes', (prompt, language, kind) => {
    expectEach(ask(prompt, language), (food) => kind.test(JSON.stringify(food)));
  });
});
