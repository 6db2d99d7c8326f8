import { t } from '@lingui/core/macro';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';

const dayForm = lazily(
  () => new Intl.DateTimeFormat(region, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** '3 April 2026'; the same on every device, as the feed and search engines have it. */
export function publishedDay({ publishedAt }: Pick<BlogPost, 'publishedAt'>): string {
  return publishedAt === 0 ? t`Not published yet` : dayForm().format(publishedAt);
}

export function readingTime({ readMinutes }: Pick<BlogPost, 'readMinutes'>): string {
  return t`${readMinutes} min read`;
}
