import { t } from '@lingui/core/macro';
import { type VideoCategory, videoCategories, videoCategoryLabels } from '#domain/publishing/video.ts';
import { VIDEO_DESCRIPTION_LIMIT, VIDEO_TITLE_LIMIT } from '#domain/publishing/video-rules.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import type { VideoWords } from '#replica/publishing/video-commands.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

interface VideoFieldsProps {
  readonly words: VideoWords;
  readonly onWords: (words: VideoWords) => void;
  readonly problems: { readonly title?: string; readonly description?: string };
}

/** What a member says of a video: title, category, description. */
export function VideoFields({ words, onWords, problems }: VideoFieldsProps) {
  return (
    <>
      <TextField
        label={t`Title`}
        required
        value={words.title}
        onValue={(title) => onWords({ ...words, title })}
        error={problems.title ?? ''}
        counter={{ used: countCharacters(words.title.trim()), limit: VIDEO_TITLE_LIMIT }}
        autoComplete="off"
        dir="auto"
      />
      <SelectField
        label={t`Category`}
        value={words.category}
        onValue={(value) =>
          onWords({
            ...words,
            category: videoCategories.find((known): known is VideoCategory => known === value) ?? words.category,
          })
        }
        options={videoCategories.map((value) => ({ value, label: videoCategoryLabels[value] }))}
      />
      <TextAreaField
        label={t`Description`}
        hint={t`Optional. What is to be seen, and what to look out for.`}
        rows={3}
        value={words.description}
        onValue={(description) => onWords({ ...words, description })}
        error={problems.description ?? ''}
        counter={{ used: countCharacters(words.description.trim()), limit: VIDEO_DESCRIPTION_LIMIT }}
        dir="auto"
      />
    </>
  );
}
