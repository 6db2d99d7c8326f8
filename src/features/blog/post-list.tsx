import { chakra } from '#ui/elements/chakra.tsx';
import { plural, t } from '@lingui/core/macro';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { assertNever } from '#prelude/assert-never.ts';
import { newestPosts } from '#replica/publishing/blog-queries.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { requestSync } from '#replica/feed/request-sync.ts';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { LateWords } from '#ui/feedback/late-words.tsx';
import { OfflineState } from '#ui/feedback/offline-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VirtualGrid } from '#ui/layout/virtual-grid.tsx';
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx';
import { PostCard } from './post-card.tsx';

/** Stories at first, and with each Load More: a lead and eight rows of three. */
const PAGE = 25;

/** The published stories, latest first; they are on the device with or without a connection. */
export function PostList() {
  const replica = useReplica();
  const [count, setCount] = useState(PAGE);
  const list = useLive((current) => newestPosts(current, { count, which: 'published' }), [count]);
  if (list === undefined) return <Placeholders />;
  switch (list.kind) {
    case 'fetching':
      return <Placeholders />;
    case 'not-on-device':
      return (
        <OfflineState
          title={t`The blog is not on this device yet`}
          description={t`You are offline, and Foretaste was never opened here with a connection. The stories appear as soon as there is one.`}
          action={<Button onClick={() => void requestSync(replica)}>{t`Try again`}</Button>}
        />
      );
    case 'here':
      return list.posts.length === 0 ? (
        <NoPosts />
      ) : (
        <Posts posts={list.posts} onMore={list.posts.length < count ? null : () => setCount(count + PAGE - 1)} />
      );
    default:
      return assertNever(list);
  }
}

function Posts({ posts, onMore }: { readonly posts: readonly BlogPost[]; readonly onMore: (() => void) | null }) {
  const [lead, ...others] = posts;
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {lead === undefined ? null : <PostCard post={lead} isLead />}
      {others.length === 0 ? null : (
        <VirtualGrid items={others} keyOf={({ id }) => id} render={(post) => <PostCard post={post} />} />
      )}
      <VisuallyHidden as="output">{t`${posts.length} ${plural(posts.length, { one: 'story', other: 'stories' })} shown`}</VisuallyHidden>
      {onMore === null ? null : <Button tone="outline" alignSelf="center" onClick={onMore}>{t`Load More`}</Button>}
    </Stack>
  );
}

function NoPosts() {
  return (
    <EmptyState
      icon={Newspaper}
      title={t`No Blog Posts Yet`}
      description={t`The first story is written soon. Until then, every food has a page of its own.`}
      action={
        <LinkButton asChild>
          <Link to="/explore">{t`Explore Foods`}</Link>
        </LinkButton>
      }
    />
  );
}

function Placeholders() {
  return (
    <>
      <CardGrid aria-busy>
        {Array.from({ length: 3 }, (_, place) => (
          <li key={place}>
            {place === 0 ? <VisuallyHidden as="output">{t`Loading stories...`}</VisuallyHidden> : null}
            <Card pad="none" aria-hidden>
              <Skeleton borderRadius="0" style={{ aspectRatio: '16 / 9' }} />
              <chakra.div p="4">
                <Skeleton height="4" width="50%" mb="3" />
                <Skeleton height="6" mb="3" />
                <Skeleton height="14" mb="3" />
                <Skeleton height="7" width="70%" />
              </chakra.div>
            </Card>
          </li>
        ))}
      </CardGrid>
      <LateWords />
    </>
  );
}
