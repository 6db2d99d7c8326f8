import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { assertNever } from '#prelude/assert-never.ts';
import { topicOfPost } from '#replica/database/audiences.ts';
import { postIdAt, postLookup } from '#replica/publishing/blog-queries.ts';
import { useLive } from '#replica/database/use-live.ts';
import { useTopic } from '#replica/topics/use-topic.ts';
import { PostLoading, PostNotFound, PostNotOnDevice } from './post-absent.tsx';
import { PostView } from './post-view.tsx';

/** A story of the blog (spec 2 §2.15); its text is fetched when it is first opened, and kept. @param slug of its address; give it a key. */
export function PostScreen({ slug }: { readonly slug: string }) {
  const id = useLive((current) => postIdAt(current, slug), [slug]);
  useTopic(id === undefined ? null : topicOfPost(id));
  const lookup = useLive((current) => postLookup(current, slug), [slug]);
  const current = lookup?.kind === 'here' ? lookup.post.slug : slug;
  const navigate = useNavigate();
  useEffect(() => {
    if (current !== slug) void navigate(`/blog/${current}`, { replace: true });
  }, [current, slug, navigate]);
  if (lookup === undefined) return <PostLoading />;
  switch (lookup.kind) {
    case 'here':
      return <PostView post={lookup.post} text={lookup.text} />;
    case 'fetching':
      return <PostLoading />;
    case 'missing':
      return <PostNotFound />;
    case 'not-on-device':
      return <PostNotOnDevice />;
    default:
      return assertNever(lookup);
  }
}
