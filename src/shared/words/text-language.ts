import { region } from '#languages/region.ts';

/** Languages in which a food may be described, by their short codes; texts in others leave theirs open. */
export const textLanguages = [
  'en',
  'de',
  'ar',
  'cs',
  'da',
  'el',
  'es',
  'fa',
  'fi',
  'fil',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
];

/** The name of a language in that of the page: 'German', 'Deutsch'; its code where the browser knows no name. */
export function textLanguageName(code: string): string {
  try {
    return new Intl.DisplayNames([region], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
