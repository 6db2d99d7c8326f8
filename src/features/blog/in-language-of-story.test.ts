import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As a page of that language loads it. */
async function loadedIn(language: string) {
  vi.stubGlobal('self', { name: language });
  return import('./in-language-of-story.ts');
}

describe('the language of a story (WCAG 3.1.2)', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());
  // Other files share the modules, and are in English.
  afterAll(() => vi.resetModules());

  it.each([
    ['en', 'en', {}, ''],
    ['en', '', {}, ''],
    ['en', 'de', { lang: 'de' }, 'Written in German'],
    ['de', 'de', {}, ''],
    ['de', '', {}, ''],
    ['de', 'en', { lang: 'en' }, 'auf Englisch'],
    ['de', 'fr', { lang: 'fr' }, 'Geschrieben auf Französisch'],
  ])('on a page in %s, one in "%s" has %o and is called "%s"', async (page, language, attribute, words) => {
    const { inLanguageOfStory, languageOfStory } = await loadedIn(page);
    expect(inLanguageOfStory({ language })).toEqual(attribute);
    expect(languageOfStory({ language })).toBe(words);
  });
});
