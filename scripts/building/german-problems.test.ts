import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { germanProblems } from './german-problems.mjs';

const catalogue = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([message, translation]) => [message, { message, translation }]));

describe('a German text', () => {
  it.each([
    ['French', 'Platz schaffen'],
    ['Korean', 'Japanisch'],
    ['At most 10 MB', 'Höchstens 50 MB'],
    ['{0, plural, one {# food} other {# foods}}', '{0} Gerichte'],
    ['Save it?', 'Gespeichert'],
    ['Taste descriptions', 'Taste descriptions'],
    ['Back to the foods', 'Zurück to den Gerichten'],
    ['Please sign in', 'Bitte melden Sie sich an'],
    ['Check your connection', 'Bitte prüf Ihre Verbindung'],
    ['Without {0}', 'Ohne {0}'],
    ['Nothing stated', 'Unbedenklich'],
    ['No allergens stated', 'Frei von Allergenen'],
    ['Lactose: not among its stated allergens', 'Laktosefrei'],
    ['Loading...', 'Wird geladen...'],
    ['The word “sweet”', 'Das Wort "süß"'],
  ])('of “%s” is refused as “%s”', (message, translation) => {
    expect(germanProblems(catalogue({ [message]: translation }))).not.toEqual([]);
  });

  it('is refused where it stands at a second message that says something else', () => {
    expect(
      germanProblems(catalogue({ 'Free up space': 'Platz schaffen', 'Full of flavour': 'Platz schaffen' })),
    ).toHaveLength(1);
    expect(
      germanProblems(catalogue({ 'Sign in again': 'Wieder anmelden', 'Sign in anew': 'Wieder anmelden' })),
    ).toEqual([]);
  });

  it('is refused where it stands beside another message that says something else, be it one word', () => {
    const beside = (file: string) =>
      germanProblems({
        Hide: { message: 'Hide', translation: 'Ausblenden', origin: [['a.tsx', 1]] },
        Dismiss: { message: 'Dismiss', translation: 'Ausblenden', origin: [[file, 2]] },
      });
    expect(beside('a.tsx')).toHaveLength(1);
    expect(beside('b.tsx')).toEqual([]);
  });

  it.each([
    ['French', 'Französisch'],
    ['Loading...', 'Wird geladen …'],
    ['They belong to your account.', 'Sie gehören zu deinem Konto.'],
    ['gluten free', 'glutenfrei'],
    [
      '{0, plural, one {# food} other {# foods}} of 50,000',
      '{0, plural, one {# Gericht} other {# Gerichte}} von 50.000',
    ],
  ])('of “%s” may be “%s”', (message, translation) => {
    expect(germanProblems(catalogue({ [message]: translation }))).toEqual([]);
  });
});

it('nothing of this is wrong in the German catalogue', async () => {
  const words = await formatter().parse(readFileSync(new URL('../../src/languages/de.po', import.meta.url), 'utf8'), {
    locale: 'de',
    sourceLocale: 'en',
    filename: 'de.po',
  });
  expect(Object.keys(words).length).toBeGreaterThan(2000);
  expect(germanProblems(words)).toEqual([]);
});
