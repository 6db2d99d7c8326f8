import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { ask } from '#tests/support/ask-everyday.ts';
import { askedByNumber, listedIn } from './numbered-food.ts';

const named = (name: string) => ({ id: name.toLowerCase().padEnd(15, '0') as FoodId, name });
const [ramen, pho, phoBo, laksa] = ['Ramen', 'Pho', 'Pho Bo', 'Laksa'].map(named) as [
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
];
/** Ramen is what was asked about, and stands in no line of its own. */
const last = {
  text: 'Most like Ramen:\n– Pho Bo (Vietnamese, savory)\n– Pho (Vietnamese, mild)\n– Laksa (Malaysian, hot)\nAsk on.',
  foods: [ramen, phoBo, pho, laksa],
};

describe('a food of the last answer that is asked about by its number (spec 1 §7)', () => {
  it('is one that had a line, by its whole name', () => expect(listedIn(last)).toEqual([phoBo, pho, laksa]));

  it.each([
    ['tell me more about the second one', 'en', pho, 'tell me more about it'],
    ['the first one sounds good, what is it?', 'en', phoBo, 'what is it?'],
    ['The last one?', 'en', laksa, 'it?'],
    ['how spicy is number 3', 'en', laksa, 'how spicy is it'],
    ['is the last one very sweet', 'en', laksa, 'is it very sweet'],
    ['is there fish in the second dish or in none', 'en', pho, 'is there fish in it or in none'],
    ['and no. 2?', 'en', pho, 'and it?'],
    ['ok the 2nd dish looks really tasty', 'en', pho, 'what is it'],
    ['is there peanut in the second one', 'en', pho, 'is there peanut in it'],
    ['das zweite klingt gut, was ist das genau?', 'de', pho, 'was ist das?'],
    ['erzähl mir mehr über das letzte', 'de', laksa, 'erzähl mir mehr über das'],
    ['was passt zum ersten', 'de', phoBo, 'was passt dazu'],
    ['wie scharf ist Nummer drei', 'de', laksa, 'wie scharf ist das'],
    ['tell me about the first one', 'de', phoBo, 'tell me about it'],
  ] as const)('“%s”', (prompt, language, food, meant) => {
    const asked = askedByNumber(prompt, { last, language });
    expect([asked?.food, asked?.prompt.trim().replace(/ (?=\?)/, '')]).toEqual([food, meant]);
  });

  it.each([
    'what about the first course',
    'my second breakfast',
    'the first time I had it',
    'last night I had ramen',
    'das erste Mal Sushi',
    'the fourth one',
    'no one is coming',
    'no one and nothing',
    'one more please',
    'two of these',
  ])('“%s” means none', (prompt) => expect(askedByNumber(prompt, { last, language: 'en' })).toBeNull());

  it('is none where nothing was listed', () => {
    for (const before of [null, { text: 'Ramen tastes rich.', foods: [ramen] }])
      expect(askedByNumber('tell me about the first one', { last: before, language: 'en' })).toBeNull();
  });

  it('leaves every other word of the question to be heard (R29)', () => {
    const prompt = 'the second one sounds great but I am allergic to nuts';
    expect(askedByNumber(prompt, { last, language: 'en' })?.prompt).toContain('I am allergic to nuts');
  });

  it.each([
    [['what do they eat in portugal', 'tell me more about the second one'], 'en', 1],
    [['Was isst man in Portugal?', 'wie schmeckt das letzte'], 'de', -1],
  ] as const)('%j describes it', (turns, language, place) => {
    const before = ask(turns[0], language);
    expect(ask(turns, language).foods[0]).toEqual(listedIn(before).at(place));
  });
});
