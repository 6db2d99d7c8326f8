import { afterEach, describe, expect, it, vi } from 'vitest';
import { offeredLanguage, readLanguage } from './language.ts';

describe('the language that nobody chose', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['xx', 'de'], 'de'],
    [['en-US', 'de'], 'en'],
    [['xx-CA', 'ja'], 'en'],
    [['en-XB'], 'en'],
    [[], 'en'],
  ])('is, for a browser that asks for %j, %s', (wishes, language) => {
    expect(offeredLanguage(wishes)).toBe(language);
  });
});

describe('the language of a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['', null, 'en'],
    ['?lang=de', null, 'de'],
    ['?lang=xx', null, 'en'],
    ['?lang=de', 'en', 'en'],
    ['', 'de', 'de'],
  ])('at %j, where %j was chosen on the device, is %s in an English browser', (search, chosen, language) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', { search });
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ language: chosen }) });
    expect(readLanguage()).toBe(language);
  });
});
