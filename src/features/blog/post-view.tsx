import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { KeepOfflineButton } from '#shared/saving/keep-offline-button.tsx';
import { assertNever } from '#prelude/assert-never.ts';
import type { PostText } from '#replica/publishing/blog-queries.ts';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { LateWords } from '#ui/feedback/late-words.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ShareButton } from '#ui/feedback/share-button.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { inLanguageOfStory } from './in-language-of-story.ts';
import { KeywordChip } from './keyword-chip.tsx';
import { OtherPosts } from './other-posts.tsx';
import { TextNotOnDevice, TextSkeleton } from './post-absent.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';
import { StoryFood } from './story-food.tsx';
import { StoryProse } from './story-prose.tsx';

/** A story: title, picture, text, its food, and what to read next. */
export function PostView({ post, text }: { readonly post: BlogPost; readonly text: PostText }) {
  return (
    <Page documentTitle={t`${post.title} · Foretaste`} description={post.metaDescription || post.excerpt}>
      <chakra.article maxW="reading" mx="auto">
        <chakra.div mt={{ base: '-4', md: '-6' }} mb="1">
          <BackLink asChild>
            <Link to="/blog">
              <ArrowLeft aria-hidden />
              {t`Back to Blog`}
            </Link>
          </BackLink>
        </chakra.div>
        <chakra.header display="grid" gap="3" mb="6">
          <Heading as="h1" size="page" {...inLanguageOfStory(post)}>
            {post.title}
          </Heading>
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <PostMeta post={post} />
            <chakra.div flexShrink="0" me="-2">
              <ShareButton name={post.title} />
            </chakra.div>
          </chakra.div>
          <chakra.div>
            <KeepOfflineButton what={{ kind: 'post', id: post.id }} name={post.title} />
          </chakra.div>
          <PostPicture post={post} size="full" ratio="2 / 1" rounded="xl" />
        </chakra.header>
        <StoryText post={post} text={text} />
        <chakra.p mt="10" pt="4" borderTopWidth="1px" borderColor="line.quiet" fontSize="sm" color="ink.muted">
          {origins[post.writtenBy]}
        </chakra.p>
        {post.keywords.length === 0 ? null : (
          <chakra.ul aria-label={t`Keywords`} display="flex" flexWrap="wrap" gap="2" mt="4">
            {post.keywords.map((word) => (
              <li key={word}>
                <KeywordChip word={word} post={post} />
              </li>
            ))}
          </chakra.ul>
        )}
      </chakra.article>
      {post.foodId === null ? null : <StoryFood foodId={post.foodId} />}
      <OtherPosts than={post.id} />
    </Page>
  );
}

const origins = {
  catalogue: t`Put together from what the Foretaste catalogue states about this food.`,
  service: t`Written by AI from what the Foretaste catalogue states about this food. The note on allergens is the catalogue’s own.`,
  admin: t`Written or revised by the editors of Foretaste.`,
} as const;

function StoryText({ post, text }: { readonly post: BlogPost; readonly text: PostText }) {
  switch (text.kind) {
    case 'here':
      return (
        <chakra.div {...inLanguageOfStory(post)}>
          <StoryProse html={text.html} isGenerated={post.writtenBy === 'service'} />
        </chakra.div>
      );
    case 'fetching':
      return (
        <>
          <VisuallyHidden as="output">{t`Loading the story...`}</VisuallyHidden>
          <TextSkeleton />
          <LateWords />
        </>
      );
    case 'not-on-device':
      return <TextNotOnDevice />;
    default:
      return assertNever(text);
  }
}
