import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { isElsewhere } from '#shared/words/in-english.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';

const dayForm = lazily(
  () => new Intl.DateTimeFormat(region, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** '3 April 2026'; the same on every device, as the feed and search engines have it. */
function publishedDay({ publishedAt }: Pick<BlogPost, 'publishedAt'>): string {
  return publishedAt === 0 ? t`Not published yet` : dayForm().format(publishedAt);
}

function readingTime({ readMinutes }: Pick<BlogPost, 'readMinutes'>): string {
  return t`${readMinutes} min read`;
}

/** When a story appeared, how long it takes, whether a language model wrote it, and that it is in English where the page is not. */
export function PostMeta({ post }: { readonly post: BlogPost }) {
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      textStyle="figures"
      fontSize="sm"
      color="ink.muted"
    >
      <time dateTime={new Date(post.publishedAt).toISOString()}>{publishedDay(post)}</time>
      <span aria-hidden>·</span>
      <span>{readingTime(post)}</span>
      {isElsewhere && post.writtenBy !== 'admin' ? (
        <>
          <span aria-hidden>·</span>
          <span>{t`in English`}</span>
        </>
      ) : null}
      {post.writtenBy === 'service' ? (
        <Badge tone="saffron">
          <Sparkles aria-hidden />
          {t`Written by AI`}
        </Badge>
      ) : null}
    </chakra.p>
  );
}
