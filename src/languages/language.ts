/** The languages that a member can choose, each by its own name. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

/** `en-XB` is English made longer and accented, from right to left: no member's choice, but what shows texts that are cut off or left out. */
export type Language = keyof typeof languageNames | 'en-XB';

/** Whose forms of numbers, dates and lists go with the language. */
export const regionOf: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', 'en-XB': 'en-GB' };

/** What `Intl` writes before the decimals there. */
export const decimalMarkOf: Readonly<Record<Language, '.' | ','>> = { en: '.', de: ',', 'en-XB': '.' };

/** Shared with src/ui/device/device-preferences.ts, which keeps the other choices of this device in it. */
const STORAGE_KEY = 'foretaste.device';

/** @returns whether `value` names a language of the app */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(regionOf, value);
}

/** The language chosen on this device; null for what the address or the browser asks for, and where there is no storage. */
function chosenLanguage(): Language | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const language: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'language') : null;
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

/** The first of these languages that the app speaks, else English. @param wishes that of the address, then the browser's */
export function offeredLanguage(wishes: readonly string[]): Language {
  const offered = wishes
    .map((wish) => wish.toLowerCase().split('-')[0])
    .find((wish) => wish !== undefined && Object.hasOwn(languageNames, wish));
  return isLanguage(offered) ? offered : 'en';
}

/** The language of this page or, by the name that its page gave it, of this worker. Elsewhere (tests, Node) English. */
export function readLanguage(): Language {
  if (typeof document === 'undefined') return typeof self !== 'undefined' && isLanguage(self.name) ? self.name : 'en';
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  return chosenLanguage() ?? offeredLanguage([asked, ...navigator.languages]);
}
