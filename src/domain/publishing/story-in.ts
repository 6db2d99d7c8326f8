import type { BlogPost } from './blog-post.ts';

/** The story in a language where it is told in that, else as it was written. */
export function storyIn(post: BlogPost, language: string): BlogPost {
  const words = Object.hasOwn(post.translations, language) ? post.translations[language] : undefined;
  return words === undefined ? post : { ...post, ...words, language };
}
