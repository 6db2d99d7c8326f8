import { videoCategories } from '#domain/publishing/video.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import type { VideoWords } from '#replica/publishing/video-commands.ts';

interface WrittenVideoWords {
  readonly words: VideoWords;
  readonly write: (words: VideoWords) => void;
  readonly forget: () => void;
}

/** What is being said of a video; it outlives a closed dialog and a reload. */
export function useVideoWords(form: string, { title, description, category }: VideoWords): WrittenVideoWords {
  const { words, write, forget } = useFormMemory<Record<'title' | 'description' | 'category', string>>(form, {
    title,
    description,
    category,
  });
  return {
    words: { ...words, category: videoCategories.find((known) => known === words.category) ?? category },
    write,
    forget,
  };
}
