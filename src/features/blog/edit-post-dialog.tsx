import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { commaList } from '#domain/professionals/comma-list.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { useFormMemory } from '#shared/forms/use-form-memory.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { topicOfPost } from '#replica/database/audiences.ts';
import { revisePost } from '#replica/publishing/blog-commands.ts';
import { textOfPost } from '#replica/publishing/blog-queries.ts';
import { openTopic } from '#replica/topics/open-topic.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { useLive } from '#replica/database/use-live.ts';
import { Button } from '#ui/elements/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { PostFields, postLimits } from './post-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { PostSheet } from './post-sheet.tsx';

interface EditPostDialogProps {
  readonly post: BlogPost;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * An admin revises a story. Works offline, but for a text that was never fetched: that one stays as it is. What is typed outlives
 * a closed dialog and a reload.
 */
export function EditPostDialog({ post, open, onClose }: EditPostDialogProps) {
  const replica = useReplica();
  const [isPreview, setPreview] = useState(false);
  useEffect(() => void openTopic(replica, topicOfPost(post.id)), [replica, post.id]);
  const text = useLive((current) => textOfPost(current, post.id), [post.id]);
  const {
    words: { title, excerpt, keywords, language },
    written,
    write,
    forget,
  } = useFormMemory(`post/${post.id}`, {
    title: post.title,
    excerpt: post.excerpt,
    keywords: post.keywords.join(', '),
    language: post.language,
    content: '',
  });
  /** null: not touched. */
  const content = written.content ?? null;
  const save = async () => {
    if (
      title.trim() === '' ||
      !toastNotSaved(
        await revisePost(replica, {
          id: post.id,
          revision: { title, excerpt, keywords: commaList(keywords).slice(0, postLimits.keywords), language, content },
        }),
      )
    )
      return;
    forget();
    await toastSaved(replica, { title: t`Blog post saved`, description: title.trim() });
    onClose();
  };
  return (
    <PostSheet
      open={open}
      title={t`Edit blog post`}
      onClose={onClose}
      onSave={save}
      isPreview={isPreview}
      onPreview={setPreview}
      preview={
        <PostPreview
          title={title}
          excerpt={excerpt}
          keywords={commaList(keywords).slice(0, postLimits.keywords)}
          html={content ?? (text?.kind === 'here' ? text.html : null)}
        />
      }
      renderActions={(formId) => (
        <>
          <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId}>{t`Save`}</Button>
        </>
      )}
    >
      {Object.keys(post.translations).length === 0 ? null : <ToldInOtherLanguages />}
      <PostFields
        words={{ title, excerpt, keywords, language }}
        onWords={write}
        titleProblem={title.trim() === '' ? t`A post needs a title.` : ''}
        titleHint={t`The address follows the title; links to the former one lead on.`}
      />
      <StoryText text={text} content={content} onContent={(typed) => write({ content: typed })} />
    </PostSheet>
  );
}

interface StoryTextProps {
  /** As the device has it; undefined while that is not known. */
  readonly text: Awaited<ReturnType<typeof textOfPost>> | undefined;
  /** As it is being written; null: not touched. */
  readonly content: string | null;
  readonly onContent: (typed: string) => void;
}

/** The text of a story to be written, or why it cannot be. */
function StoryText({ text, content, onContent }: StoryTextProps) {
  return text?.kind === 'here' ? (
    <TextAreaField
      label={t`Text (HTML)`}
      rows={12}
      maxLength={postLimits.content}
      spellCheck
      value={content ?? text.html}
      onValue={onContent}
      hint={t`Paragraphs, headings, lists, quotes, emphasis and links. Anything else is taken out when it is saved.`}
    />
  ) : (
    <Notice tone={text?.kind === 'not-on-device' ? 'offline' : 'info'}>
      {text?.kind === 'not-on-device'
        ? t`The text is not on this device. It can be edited when there is a connection.`
        : t`The text is on its way to this device.`}
    </Notice>
  );
}

function ToldInOtherLanguages() {
  return (
    <Notice tone="info">
      {t`The server tells this story in other languages too, from the same words. If you change these words, it is told in yours alone.`}
    </Notice>
  );
}
