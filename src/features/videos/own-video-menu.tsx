import { EllipsisVertical, PencilLine, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Video } from '#domain/publishing/video.ts';
import { videoWordProblems } from '#domain/publishing/video-rules.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Button } from '#ui/elements/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { IconButton } from '#ui/elements/icon-button.tsx';
import { MenuItem } from '#ui/overlays/menu-item.tsx';
import { ActionMenu } from '#ui/overlays/action-menu.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useVideoWords } from './use-video-words.ts';
import { VideoFields } from './video-fields.tsx';
import { changeVideo, removeVideo } from './write-video.ts';

/** Edit and Delete, for the video's author alone. */
export function OwnVideoMenu({ video, onDeleted }: { readonly video: Video; readonly onDeleted: () => void }) {
  const replica = useReplica();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const onDelete = async () => {
    close();
    if (!(await removeVideo(replica, video.id))) return;
    onDeleted();
  };
  return (
    <>
      <ActionMenu
        label={t`Your video`}
        width="12rem"
        renderTrigger={(attributes) => (
          <IconButton label={t`Edit or delete your video`} {...attributes}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        )}
      >
        {(closeMenu) => {
          const ask = (what: 'edit' | 'delete') => {
            closeMenu();
            setAsking(what);
          };
          return (
            <>
              <MenuItem onClick={() => ask('edit')}>
                <PencilLine aria-hidden />
                {t`Edit`}
              </MenuItem>
              <MenuItem tone="danger" onClick={() => ask('delete')}>
                <Trash2 aria-hidden />
                {t`Delete`}
              </MenuItem>
            </>
          );
        }}
      </ActionMenu>
      {asking === 'edit' ? <EditDialog video={video} onClose={close} /> : null}
      <ConfirmDialog
        open={asking === 'delete'}
        title={t`Delete this video?`}
        message={t`It is taken from everybody, with its views.`}
        confirmLabel={t`Delete`}
        onConfirm={() => void onDelete()}
        onCancel={close}
      />
    </>
  );
}

function EditDialog({ video, onClose }: { readonly video: Video; readonly onClose: () => void }) {
  const replica = useReplica();
  const formId = useId();
  const { words, write, forget } = useVideoWords(`video-edit/${video.id}`, video);
  const leave = () => {
    forget();
    onClose();
  };
  const problems = videoWordProblems(words);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length === 0 && (await changeVideo(replica, { videoId: video.id, words }))) leave();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={t`Edit your video`}
      placement="sheet"
      footer={
        <>
          <Button tone="outline" onClick={leave}>{t`Cancel`}</Button>
          <Button type="submit" form={formId}>{t`Save`}</Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="5">
          <VideoFields words={words} onWords={write} problems={problems} />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
