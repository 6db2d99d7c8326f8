import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import type { Food } from '#domain/foods/food.ts';
import { language } from '#languages/region.ts';

interface LangAttribute {
  readonly lang?: string;
}

/** Whether this page speaks another language than the catalogue and its stories do. */
export const isElsewhere = language !== 'en';

/** For an element whose text is English on every page, so that it is pronounced and hyphenated as such (WCAG 3.1.2). */
export const inEnglish: LangAttribute = isElsewhere ? { lang: 'en' } : {};

/** For an element with what the assistant said: in the language in which it was asked then; English where none is said. */
export function inLanguageOfAnswer({
  language: spoken = 'en',
}: {
  readonly language?: AssistantLanguage;
}): LangAttribute {
  return spoken === language ? {} : spoken === 'en' ? inEnglish : { lang: spoken };
}

/** For an element with a food's own words: in the language that it states. The catalogue's foods, which are nobody's, are in English; a member writes in any language. */
export function inLanguageOf({ uploadedBy, language: own }: Pick<Food, 'uploadedBy' | 'language'>): LangAttribute {
  if (own !== '') return own === language ? {} : { lang: own };
  return uploadedBy === null ? inEnglish : {};
}
