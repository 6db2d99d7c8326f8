import { describe, expect, it } from 'vitest';
import { offeredLanguage } from './language.ts';

describe('the language that nobody chose', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'de'], 'de'],
    [['en-US', 'de'], 'en'],
    [['fr-CA', 'ja'], 'en'],
    [['en-XB'], 'en'],
    [[], 'en'],
  ])('is, for a browser that asks for %j, %s', (wishes, language) => {
    expect(offeredLanguage(wishes)).toBe(language);
  });
});
