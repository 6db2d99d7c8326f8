import { useParams } from 'react-router-dom';
import { PostScreen } from '#features/blog/post-screen.tsx';

/** A story of the blog, anew for each address. */
export function PostRoute() {
  const { slug = '' } = useParams();
  return <PostScreen key={slug} slug={slug} />;
}
