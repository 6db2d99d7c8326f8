import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { ImageBox } from '#ui/layout/image-box.tsx';

interface PostPictureProps {
  readonly post: BlogPost;
  readonly size: 'card' | 'full';
  /** Width to height. */
  readonly ratio: string;
  readonly rounded?: 'none' | 'xl';
}

/** A story's picture: that of its food when it was written. It only repeats the title, so a screen reader passes it over. */
export function PostPicture({ post: { picture }, size, ratio, rounded = 'none' }: PostPictureProps) {
  const isFile = picture.startsWith('/api/files/');
  const src = picture === '' ? null : isFile && size === 'card' ? `${picture}?thumb=480x360` : picture;
  return <ImageBox src={src} alt="" ratio={ratio} rounded={rounded} priority={size === 'full'} />;
}
