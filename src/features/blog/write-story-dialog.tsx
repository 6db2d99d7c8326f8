import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { OwnStory } from '#domain/administration/administration.ts';
import { commaList } from '#domain/professionals/comma-list.ts';
import { storyOfText } from '#domain/publishing/story-of-text.ts';
import { language } from '#languages/region.ts';
import { textLanguages } from '#shared/words/text-language.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { SubmitButton } from '#ui/elements/submit-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { PostFields, postLimits } from './post-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { PostSheet } from './post-sheet.tsx';

/** Sends a story to be kept unpublished; '' when it is, else why it is not. */
export type WriteStory = (story: OwnStory) => Promise<string>;

interface WriteStoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onWrite: WriteStory;
}

/** A story in an admin's own words with its own keywords: looked at first, kept unpublished, published from the list. What is typed outlives a closed dialog and a reload. */
export function WriteStoryDialog({ open, onClose, onWrite }: WriteStoryDialogProps) {
  const { words, write, forget } = useFormMemory('story', {
    title: '',
    excerpt: '',
    keywords: '',
    language: textLanguages.find((code) => code === language) ?? '',
    text: '',
  });
  const [state, setState] = useState({ isPreview: false, isTried: false, isBusy: false, failure: '' });
  const story: OwnStory = {
    title: words.title.trim(),
    excerpt: words.excerpt.trim(),
    keywords: commaList(words.keywords)
      .map((word) => Array.from(word).slice(0, postLimits.keyword).join(''))
      .slice(0, postLimits.keywords),
    content: storyOfText(words.text),
    language: words.language,
  };
  const titleProblem = state.isTried && story.title === '' ? t`A post needs a title.` : '';
  const textProblem = state.isTried && story.content === '' ? t`A post needs a text.` : '';
  const save = async () => {
    if (story.title === '' || story.content === '') {
      setState({ isPreview: false, isTried: true, isBusy: false, failure: '' });
      return;
    }
    setState({ ...state, isBusy: true, failure: '' });
    const failure = await onWrite(story);
    setState({ isPreview: false, isTried: false, isBusy: false, failure });
    if (failure !== '') return;
    forget();
    toast({
      title: t`The story is kept, and not published yet`,
      description: t`It is in the list; the eye publishes it.`,
      tone: 'success',
    });
    onClose();
  };
  return (
    <PostSheet
      open={open}
      title={t`Write a story`}
      onClose={onClose}
      onSave={save}
      isPreview={state.isPreview}
      onPreview={(isPreview) => setState({ ...state, isPreview })}
      preview={<PostPreview {...story} html={story.content} />}
      renderActions={(formId) => (
        <SubmitButton form={formId} busy={state.isBusy} busyLabel={t`Saving...`}>{t`Keep the story`}</SubmitButton>
      )}
    >
      {state.failure === '' ? null : (
        <Notice tone="danger" title={t`The story was not kept`}>
          {state.failure}
        </Notice>
      )}
      <PostFields words={words} onWords={write} titleProblem={titleProblem} />
      <TextAreaField
        label={t`Text`}
        required
        rows={12}
        maxLength={postLimits.content}
        spellCheck
        value={words.text}
        error={textProblem}
        onValue={(typed) => write({ text: typed })}
        hint={t`An empty line begins a paragraph, ## a heading, - a list, > a quote. HTML is read too.`}
      />
    </PostSheet>
  );
}
