import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BlogPost } from '#domain/publishing/blog-post.ts';
import { toastNotSaved } from '#shared/saving/toast-not-saved.ts';
import { toastSaved } from '#shared/saving/toast-saved.ts';
import { undoDeletion } from '#shared/saving/undo-deletion.ts';
import { HELD_FOR_UNDO } from '#replica/outbox/delete-command.ts';
import { deletePost, publishPost } from '#replica/publishing/blog-commands.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { TextLink } from '#ui/layout/text-link.tsx';
import { EditPostDialog } from './edit-post-dialog.tsx';
import { inLanguageOfStory } from './in-language-of-story.ts';
import { PostMeta } from './post-meta.tsx';

/** A post in the hands of an admin: shown or hidden with a way back, deleted after a question. */
export function ManagedPost({ post }: { readonly post: BlogPost }) {
  const replica = useReplica();
  const [isAsking, setAsking] = useState(false);
  const [editing, setEditing] = useState<'never' | 'open' | 'closed'>('never');
  const show = async (isPublished: boolean, mayUndo = true) => {
    if (!toastNotSaved(await publishPost(replica, { id: post.id, isPublished }))) return;
    const undo = { label: t`Undo`, run: () => void show(!isPublished, false) };
    await toastSaved(replica, {
      title: isPublished ? t`Published` : t`Unpublished`,
      description: post.title,
      ...(mayUndo ? { action: undo } : {}),
    });
  };
  const remove = async () => {
    setAsking(false);
    const outcome = await deletePost(replica, post.id, HELD_FOR_UNDO);
    if (!toastNotSaved(outcome) || outcome.kind !== 'saved') return;
    await toastSaved(replica, {
      title: t`Blog post deleted`,
      description: post.title,
      action: undoDeletion(outcome.undo),
    });
  };
  return (
    <chakra.div
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      columnGap="2"
      py="2"
      px="2"
    >
      <chakra.div flex={{ base: '1 1 100%', md: '1' }} minW="0" display="grid" gap="0.5">
        <PostTitle post={post} />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <PostMeta post={post} />
          {post.isPublished ? null : <Badge tone="saffron">{t`Unpublished`}</Badge>}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" gap="1" ms={{ base: '-2.5', md: '0' }}>
        <IconButton label={t`Edit ${post.title}`} onClick={() => setEditing('open')}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          label={post.isPublished ? t`Unpublish ${post.title}` : t`Publish ${post.title}`}
          onClick={() => void show(!post.isPublished)}
        >
          {post.isPublished ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
        <IconButton label={t`Delete ${post.title}`} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
      {editing === 'never' ? null : (
        <EditPostDialog post={post} open={editing === 'open'} onClose={() => setEditing('closed')} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t`Delete this blog post?`}
        message={t`“${post.title}” disappears from the blog, the feed and every device.`}
        confirmLabel={t`Delete`}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </chakra.div>
  );
}

/** Leads to the story where there is one to be read. */
function PostTitle({ post }: { readonly post: BlogPost }) {
  return post.isPublished ? (
    <TextLink asChild justifySelf="start" lineClamp="2">
      <Link to={`/blog/${post.slug}`} {...inLanguageOfStory(post)}>
        {post.title}
      </Link>
    </TextLink>
  ) : (
    <chakra.p fontWeight="semibold" lineClamp="2" {...inLanguageOfStory(post)}>
      {post.title}
    </chakra.p>
  );
}
