import { describe, expect, it } from 'vitest';
import { withoutToldBeside } from './told-beside.ts';

describe('what is told beside a question', () => {
  it.each([
    ['is pad thai spicy?? my 6 yr old wants a bite', 'is pad thai spicy??'],
    ['Wie scharf ist Kimchi? Meine Oma kommt zu Besuch.', 'Wie scharf ist Kimchi?'],
    [
      "What does durian taste like? I'm going to Malaysia. My friends eat it all the time.",
      'What does durian taste like?',
    ],
    ['whats the mildest curry you know, my mum thinks ketchup is spicy', 'whats the mildest curry you know'],
    ['tell me what natto is like, be nice', 'tell me what natto is like'],
    ['Unterschied zwischen A und B', 'Unterschied zwischen A und B'],
    ['was ist saurer, rein vom Geschmack her', 'was ist saurer'],
    ['any dumplings - the kids are watching', 'any dumplings'],
  ])('is no part of it: %s', (prompt, question) => expect(withoutToldBeside(prompt)).toBe(question));

  it.each([
    'is ramen spicy? I want it mild',
    'is ramen spicy? My son is allergic to eggs',
    'does it have nuts? My daughter must not have any',
    'which soup? My wife loves mushrooms',
    'Was gibt es? Ich mag es scharf',
    'is pad thai spicy? Is it sweet?',
    'is pad thai spicy',
    'dinner tonight. My son comes',
    'is pad thai spicy? Something like it but mild',
    'any soup, my son is allergic to eggs',
    'is ramen mild, it must not be hot',
    'which is best, it should be sour',
    'what is sourest, sauerbraten or ceviche',
    'any cake, my mum loves nuts',
    'my mum is here, what is mild',
    '',
    '?',
  ])('stays where it is more than that: %s', (prompt) => expect(withoutToldBeside(prompt)).toBe(prompt));
});
