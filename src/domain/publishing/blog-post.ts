import type { FoodId, PostId } from '#domain/values/ids/ids.ts';

/** Who wrote a story: the built-in writer from the catalogue, a language model, or a person. */
export const postWriters = ['catalogue', 'service', 'admin'] as const;
type PostWriter = (typeof postWriters)[number];

/** What a story says of itself in a language. */
export interface StoryWords {
  readonly title: string;
  readonly excerpt: string;
  /** For search engines and shared links. */
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  /** At least 1. */
  readonly readMinutes: number;
}

/** A story of the blog without its text, which is fetched when it is read (spec 2 §3). */
export interface BlogPost extends StoryWords {
  readonly id: PostId;
  readonly slug: string;
  /** Addresses that it had before its title was revised; they lead on to it. */
  readonly formerSlugs: readonly string[];
  /** Of its words, by its short code; '' where nobody says. */
  readonly language: string;
  /** Its words in the other languages that it is told in. */
  readonly translations: Readonly<Record<string, StoryWords>>;
  /** On this origin, or '' where there is none. */
  readonly picture: string;
  /** Milliseconds since 1970; 0 for one that was never published. */
  readonly publishedAt: number;
  readonly isPublished: boolean;
  /** What the story is about; null where that food is gone. */
  readonly foodId: FoodId | null;
  readonly writtenBy: PostWriter;
}
