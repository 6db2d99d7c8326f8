import { useState } from 'react';
import { t } from '@lingui/core/macro';
import type { Video } from '#domain/publishing/video.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { DeleteItem, EditItem } from '#ui/overlays/edit-items.tsx';
import { MoreMenu } from '#ui/overlays/more-menu.tsx';
import { EditVideoDialog } from './edit-video-dialog.tsx';
import { removeVideo } from './write-video.ts';

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
      <MoreMenu label={t`Your video`} buttonLabel={t`Edit or delete your video`} width="12rem">
        {(closeMenu) => (
          <>
            <EditItem close={closeMenu} onChoose={() => setAsking('edit')} />
            <DeleteItem close={closeMenu} onChoose={() => setAsking('delete')} />
          </>
        )}
      </MoreMenu>
      {asking === 'edit' ? <EditVideoDialog video={video} onClose={close} /> : null}
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
