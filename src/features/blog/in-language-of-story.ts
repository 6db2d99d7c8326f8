import { t } from '@lingui/core/macro';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { language } from '#languages/region.ts';
import { textLanguageName } from '#shared/words/text-language.ts';

type Spoken = Pick<BlogPost, 'language'>;

/** Whether a story says that it is in another language than the page. */
function isForeign({ language: own }: Spoken): boolean {
  return own !== '' && own !== language;
}

/** For an element with a story's own words, so that they are pronounced and hyphenated as such (WCAG 3.1.2). */
export function inLanguageOfStory(post: Spoken): { readonly lang?: string } {
  return isForeign(post) ? { lang: post.language } : {};
}

/** In which language a story is, for readers of another; '' in their own, and where nobody says. */
export function languageOfStory(post: Spoken): string {
  if (!isForeign(post)) return '';
  const name = textLanguageName(post.language);
  return post.language === 'en' ? t`in English` : t`Written in ${name}`;
}
