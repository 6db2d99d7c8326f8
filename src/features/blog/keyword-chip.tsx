import type { ComponentProps } from 'react';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { Chip } from '#ui/elements/chip.tsx';
import { inLanguageOfStory } from './in-language-of-story.ts';

interface KeywordChipProps extends ComponentProps<typeof Chip> {
  readonly word: string;
  readonly post: BlogPost;
}

/** A keyword of a story: a word of food in the language of the page, any other as it is. */
export function KeywordChip({ word, post, ...chip }: KeywordChipProps) {
  const shown = wordFor(word);
  return (
    <Chip {...chip} {...(shown === word ? inLanguageOfStory(post) : {})}>
      {shown}
    </Chip>
  );
}
