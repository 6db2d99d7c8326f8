import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageNames, offeredLanguage } from './language.ts';

const script = readFileSync(resolve(import.meta.dirname, '../../public/theme.js'), 'utf8');

/** What public/theme.js sets the document's language to, before the first paint. */
function languageSetBy({
  stored,
  wishes,
  asked = '',
}: {
  readonly stored: string | null;
  readonly wishes: readonly string[];
  /** The query of the address. */
  readonly asked?: string;
}): string {
  const documentElement = { lang: '', classList: { add: () => undefined } };
  runInNewContext(script, {
    document: { documentElement },
    localStorage: { getItem: (name: string) => (name === 'foretaste.device' ? stored : null) },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    navigator: { languages: wishes },
    location: { search: asked },
    URLSearchParams,
  });
  return documentElement.lang;
}

describe('the script before the first paint', () => {
  it.each([[['en-GB']], [['de-AT', 'en']], [['xx', 'de']], [['xx', 'xy-XY']], [[]], [['EN-us', 'de']]])(
    'offers %j the language that the app offers',
    (wishes) => {
      expect(languageSetBy({ stored: null, wishes })).toBe(offeredLanguage(wishes));
    },
  );

  it.each([...Object.keys(languageNames), 'en-XB'])(
    'takes the chosen %s, whatever the browser asks for',
    (language) => {
      const stored = JSON.stringify({ savesData: true, language, stillness: 'device' });
      for (const wish of Object.keys(languageNames)) expect(languageSetBy({ stored, wishes: [wish] })).toBe(language);
    },
  );

  it('takes the language of the address before that of the browser, and a choice before both', () => {
    expect(languageSetBy({ stored: null, wishes: ['en-GB'], asked: '?lang=de' })).toBe('de');
    expect(languageSetBy({ stored: null, wishes: ['de'], asked: '?meal=1&lang=en' })).toBe('en');
    expect(languageSetBy({ stored: null, wishes: ['de'], asked: '?lang=xx' })).toBe('de');
    expect(languageSetBy({ stored: JSON.stringify({ language: 'en' }), wishes: ['en'], asked: '?lang=de' })).toBe('en');
  });

  it('takes no choice for none', () => {
    expect(languageSetBy({ stored: JSON.stringify({ savesData: true }), wishes: ['de'] })).toBe('de');
    expect(languageSetBy({ stored: 'nonsense', wishes: ['de'] })).toBe('de');
  });
});
