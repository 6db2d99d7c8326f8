import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardLink } from '#ui/layout/card-link.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { inLanguageOfStory } from './in-language-of-story.ts';
import { KeywordChip } from './keyword-chip.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

/** spec 2 §9, blog and admin: blog cards show 3 keywords. */
const SHOWN_KEYWORDS = 3;

interface PostCardProps {
  readonly post: BlogPost;
  /** The story at the top of the blog: on a wide screen its picture stands beside its words. */
  readonly isLead?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
}

/** A story at a glance; the whole card leads to it. */
export function PostCard({ post, isLead = false, headingLevel = 'h2' }: PostCardProps) {
  return (
    <Card
      as="article"
      pad="none"
      interactive
      display="grid"
      alignContent="start"
      height="full"
      gridTemplateRows="auto 1fr"
      {...(isLead
        ? { gridTemplateColumns: { md: '1.1fr 1fr' }, gridTemplateRows: { base: 'auto 1fr', md: '1fr' } }
        : {})}
    >
      <PostPicture post={post} size={isLead ? 'full' : 'card'} ratio={isLead ? '3 / 2' : '16 / 9'} />
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="2"
        p={isLead ? { base: '4', md: '8' } : '4'}
        {...(isLead ? { justifyContent: { md: 'center' } } : {})}
      >
        <PostMeta post={post} />
        <Heading as={headingLevel} size={isLead ? 'section' : 'card'} lineClamp="3">
          <CardLink asChild>
            <Link to={`/blog/${post.slug}`} {...inLanguageOfStory(post)}>
              {post.title}
            </Link>
          </CardLink>
        </Heading>
        <chakra.p
          textStyle={isLead ? { base: 'small', md: 'lead' } : 'small'}
          color="ink.muted"
          lineClamp={isLead ? '4' : '3'}
          {...inLanguageOfStory(post)}
        >
          {post.excerpt}
        </chakra.p>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          gap="1.5"
          mt="auto"
          pt="2"
          aria-label={t`Keywords`}
          {...(isLead ? { mt: { base: 'auto', md: '2' } } : {})}
        >
          {post.keywords.slice(0, SHOWN_KEYWORDS).map((word) => (
            <li key={word}>
              <KeywordChip word={word} post={post} minH="7" />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Card>
  );
}
