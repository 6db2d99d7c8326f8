import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { PostId } from '#domain/values/ids/ids.ts';
import { newestPosts } from '#replica/publishing/blog-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { CardShelf } from '#ui/layout/card-shelf.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PostCard } from './post-card.tsx';

const SHOWN = 3;

/** The latest stories beside the one that is read. */
export function OtherPosts({ than }: { readonly than: PostId }) {
  const list = useLive((replica) => newestPosts(replica, { count: SHOWN + 1, which: 'published' }), []);
  const others = list?.kind === 'here' ? list.posts.filter(({ id }) => id !== than).slice(0, SHOWN) : [];
  if (others.length === 0) return null;
  return (
    <chakra.div mt={{ base: '10', md: '16' }}>
      <Section heading={t`More stories`}>
        <CardShelf rows="one">
          {others.map((post) => (
            <li key={post.id}>
              <PostCard post={post} headingLevel="h3" />
            </li>
          ))}
        </CardShelf>
      </Section>
    </chakra.div>
  );
}
