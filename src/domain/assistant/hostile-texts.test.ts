import { expect, it } from 'vitest';
import { asksWhatHolds } from '#domain/avoidance/asks-what-holds.ts';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { deniedInSearch } from '#domain/avoidance/denied-in-search.ts';
import { namedTopics } from '#domain/foods/topics/named-topics.ts';
import { PROMPT_LIMIT } from '#domain/assistant/assistant-question.ts';
import { ask } from '#tests/support/ask-everyday.ts';

/*
 * An expression that can part a list in two ways at each of its joints tries them all: a text of three hundred characters kept a server busy for seconds, and one
 * of the longest for ever. Each of these ends at once, or never within a test's bound.
 */
const pieces = [
  'what can not my my my ',
  'tastes like the ',
  'something that tastes of fresh ',
  'mit einem starken ',
  'etwas das so stark nach ',
  'fish sauce ',
  'kiwi makes my makes my ',
  'i feel so awful after ',
  'nach kiwi bei kiwi ',
  'kiwi burns my my mouth ',
  'some a an the ',
  'not in the mood for anything something food ',
  'i have some eggs and milk and ',
  'was ist die der das ',
  'nothing with the ',
  'anything but ',
  'welche Gerichte sind nicht ',
  'what should my son have to ',
  'spicy food is really just ',
  'keine Lust auf etwas was ',
  'scharf ist gar nicht so ',
  'foods that are really most ',
  'my my kid kid not eat ',
  'egg , milk and ',
  'egg , and milk , and ',
  'kiwi , and egg , and ',
  'no kiwi , and ',
  'eggs milk ',
  'no eggs or ',
  'allergic to egg , and ',
  'with egg and the ',
  'milk , egg nut ',
  'kein Ei , und ',
  'egg and milk or nuts , ',
  'ohne Milch oder ',
  'like egg like ',
  'a soup , and no ',
  'spicy and sweet or ',
  'not sweet , not ',
  'with rice and with ',
  'pho or ramen or ',
  'egg free milk free ',
  '( egg , ',
  'i hate ',
  'eggs are ok , ',
  'is egg ok and ',
  'without without ',
  'can not can not eat ',
  'because of egg because ',
  'from from france in ',
  'for for my kid with ',
  'less less less than ',
  'a b c d ',
  'aaaaaaaa',
  '1 2 3 of 5 ',
  'under 2 of ',
  'yes yes no ',
  'kalt warm kalt ',
  'scharf süß aber ',
  'mit ohne mit ',
  'Eis , und Ei , oder ',
  'compare the egg and ',
  'gouda vs skyr vs the ',
  'only got rice and egg and ',
];

it.each(pieces)('a text as long as is taken is read to its end: %s', (piece) => {
  const text = piece.repeat(Math.ceil(PROMPT_LIMIT / piece.length)).slice(0, PROMPT_LIMIT);
  for (const language of ['en', 'de'] as const) expect(ask(text, language).text).not.toBe('');
  expect(typeof asksWhatHolds(text)).toBe('boolean');
  expect(readAvoidance(text).avoided.length).toBeGreaterThanOrEqual(0);
  expect(deniedInSearch(text)).toBeDefined();
  expect(namedTopics(text)).toBeDefined();
});
