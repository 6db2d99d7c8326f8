import { type FormEvent, useId } from 'react';
import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import type { Video } from '#domain/publishing/video.ts';
import { videoWordProblems } from '#domain/publishing/video-rules.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useVideoWords } from './use-video-words.ts';
import { VideoFields } from './video-fields.tsx';
import { changeVideo } from './write-video.ts';

interface EditVideoDialogProps {
  /** With the words that the form begins with. */
  readonly video: Pick<Video, 'id' | 'title' | 'description' | 'category'>;
  readonly onClose: () => void;
}

/** Changes what an own video says. */
export function EditVideoDialog({ video, onClose }: EditVideoDialogProps) {
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
