import { t } from '@lingui/core/macro';
import { textLanguageName, textLanguages } from '#shared/words/text-language.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** In characters; `keywords` is their number. */
export const postLimits = {
  title: 200,
  excerpt: 1000,
  content: 100_000,
  keyword: 40,
  keywords: 12,
  keywordText: 400,
} as const;

interface PostWords {
  readonly title: string;
  readonly excerpt: string;
  /** As they are typed, with commas. */
  readonly keywords: string;
  /** By its short code; '' for not stated. */
  readonly language: string;
}

interface PostFieldsProps {
  readonly words: PostWords;
  readonly onWords: (words: Partial<PostWords>) => void;
  /** What is wrong with the title; '' for nothing. */
  readonly titleProblem: string;
  readonly titleHint?: string;
}

/** What a story has besides its text. */
export function PostFields({
  words: { title, excerpt, keywords, language },
  onWords,
  titleProblem,
  titleHint,
}: PostFieldsProps) {
  return (
    <>
      <TextField
        label={t`Title`}
        required
        maxLength={postLimits.title}
        value={title}
        onValue={(typed) => onWords({ title: typed })}
        error={titleProblem}
        hint={titleHint}
      />
      <TextAreaField
        label={t`Excerpt`}
        rows={3}
        maxLength={postLimits.excerpt}
        value={excerpt}
        onValue={(typed) => onWords({ excerpt: typed })}
        hint={t`Shown on the card and in the feed.`}
      />
      <TextField
        label={t`Keywords`}
        hint={t`Separate them with commas`}
        maxLength={postLimits.keywordText}
        value={keywords}
        onValue={(typed) => onWords({ keywords: typed })}
      />
      <SelectField
        label={t`Language of the story`}
        hint={t`Who reads another language is told.`}
        value={language}
        onValue={(chosen) => onWords({ language: chosen })}
        options={[
          { value: '', label: t`Not stated` },
          ...textLanguages.map((code) => ({ value: code, label: textLanguageName(code) })),
        ]}
      />
    </>
  );
}
