import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { Badge } from '#ui/elements/badge.tsx';
import { region } from '#languages/region.ts';
import { lazily } from '#prelude/timing/lazily.ts';
import { languageOfStory } from './in-language-of-story.ts';

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

/** When a story appeared, how long it takes, whether a language model wrote it, and in which language it is where that is not the page's. */
export function PostMeta({ post }: { readonly post: BlogPost }) {
  const spoken = languageOfStory(post);
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
      {spoken === '' ? null : (
        <>
          <span aria-hidden>·</span>
          <span>{spoken}</span>
        </>
      )}
      {post.writtenBy === 'service' ? (
        <Badge tone="saffron">
          <Sparkles aria-hidden />
          {t`Written by AI`}
        </Badge>
      ) : null}
    </chakra.p>
  );
}
