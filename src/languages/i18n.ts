import { i18n } from '@lingui/core';
import { loadWords } from './load-words.ts';
import { language, region } from './region.ts';

/**
 * The words of the app in the language of this page. Every module that says something imports this one, so the words are there before any of
 * them is evaluated, and `t` may stand anywhere, at module level too. English needs no catalogue: it stands in the source, message by message.
 */
i18n.loadAndActivate({
  locale: language === 'en-XB' ? 'en' : language,
  locales: region,
  messages: language === 'en' ? {} : await loadWords(language),
});

if (typeof document !== 'undefined') {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'en-XB' ? 'rtl' : 'ltr';
}

export { i18n };
