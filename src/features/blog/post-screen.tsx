import { useEffect } from 'react';
import { assertNever } from '#prelude/assert-never.ts';
import { topicOfPost } from '#replica/audiences.ts';
import { postIdAt, postLookup } from '#replica/blog-queries.ts';
import { openTopic } from '#replica/open-topic.ts';
import { useReplica } from '#replica/replica-context.tsx';
import { useLive } from '#replica/use-live.ts';
import { PostLoading, PostNotFound, PostNotOnDevice } from './post-absent.tsx';
import { PostView } from './post-view.tsx';

/** A story of the blog (spec 2 §2.15); its text is fetched when it is first opened, and kept. @param slug of its address; give it a key. */
export function PostScreen({ slug }: { readonly slug: string }) {
  const replica = useReplica();
  const id = useLive((current) => postIdAt(current, slug), [slug]);
  useEffect(() => {
    if (id !== undefined) void openTopic(replica, topicOfPost(id));
  }, [replica, id]);
  const lookup = useLive((current) => postLookup(current, slug), [slug]);
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
