import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';

/** As a page or worker of that language loads it. */
async function loadedIn(language: string) {
  vi.stubGlobal('self', { name: language });
  return import('./in-english.ts');
}

const ofCatalogue = { uploadedBy: null, language: '' };
const ofMember = { uploadedBy: 'ana' as MemberId, language: '' };

describe('the language of a text (WCAG 3.1.2)', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());
  // Other files share the modules, and are in English.
  afterAll(() => vi.resetModules());

  it('is not said on an English page', async () => {
    const { inEnglish, inLanguageOf, isElsewhere } = await loadedIn('en');
    expect([isElsewhere, inEnglish, inLanguageOf(ofCatalogue)]).toEqual([false, {}, {}]);
  });

  it('is said on a German one, of what the catalogue says', async () => {
    const { inEnglish, inLanguageOf, isElsewhere } = await loadedIn('de');
    expect([isElsewhere, inEnglish, inLanguageOf(ofCatalogue)]).toEqual([true, { lang: 'en' }, { lang: 'en' }]);
  });

  it('of an answer is that in which it was given: English of those that were kept before the assistant spoke German', async () => {
    const german = await loadedIn('de');
    expect([
      german.inLanguageOfAnswer({}),
      german.inLanguageOfAnswer({ language: 'en' }),
      german.inLanguageOfAnswer({ language: 'de' }),
    ]).toEqual([{ lang: 'en' }, { lang: 'en' }, {}]);
    vi.resetModules();
    const english = await loadedIn('en');
    expect([english.inLanguageOfAnswer({}), english.inLanguageOfAnswer({ language: 'de' })]).toEqual([
      {},
      { lang: 'de' },
    ]);
  });

  it('is that which a member’s food states, where it is not the page’s', async () => {
    const { inLanguageOf } = await loadedIn('de');
    expect(['de', 'en', 'ja'].map((language) => inLanguageOf({ ...ofMember, language }))).toEqual([
      {},
      { lang: 'en' },
      { lang: 'ja' },
    ]);
  });

  it('is nobody’s to say of what members write without saying it', async () => {
    const { inLanguageOf } = await loadedIn('de');
    expect(inLanguageOf(ofMember)).toEqual({});
  });
});
