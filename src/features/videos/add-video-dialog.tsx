import { chakra } from '#ui/elements/chakra.tsx';
import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import type { FoodId } from '#domain/values/ids/ids.ts';
import type { VideoCategory } from '#domain/publishing/video.ts';
import { megabytes, videoWordProblems } from '#domain/publishing/video-rules.ts';
import { useObjectUrl } from '#shared/pictures/use-object-url.ts';
import { useReplica } from '#replica/database/replica-context.tsx';
import { Badge } from '#ui/elements/badge.tsx';
import { Button } from '#ui/elements/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { ImageBox } from '#ui/layout/image-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { PreparedFilm } from './prepare-film.ts';
import { useFilmChoice } from './use-film-choice.ts';
import { durationLabel } from '#domain/publishing/video-address.ts';
import { useVideoWords } from './use-video-words.ts';
import { VideoFields } from './video-fields.tsx';
import { addVideo } from './write-video.ts';

interface AddVideoDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly foodId: FoodId;
  readonly category: VideoCategory;
  readonly onAdded: (category: VideoCategory) => void;
}

/** A new video of a food; it is kept on the device at once and goes out whenever there is a connection. What is typed outlives a closed dialog and a reload. */
export function AddVideoDialog({ open, onClose, foodId, category, onAdded }: AddVideoDialogProps) {
  const replica = useReplica();
  const formId = useId();
  const choice = useFilmChoice();
  const { words, write, forget } = useVideoWords(`video/${foodId}`, { title: '', description: '', category });
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const problems = isChecked ? videoWordProblems(words) : {};
  const missing = isChecked && choice.film === null ? t`Please choose a video.` : undefined;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (choice.film === null || isSaving || Object.keys(videoWordProblems(words)).length > 0) return;
    setSaving(true);
    const isSaved = await addVideo(replica, { foodId, words, film: choice.film });
    setSaving(false);
    if (!isSaved) return;
    choice.clear();
    forget();
    setChecked(false);
    onClose();
    onAdded(words.category);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Add a video`}
      placement="sheet"
      footer={
        <>
          <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} disabled={isSaving || choice.isRunning}>{t`Add video`}</Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="5">
          <FileDrop
            label={t`Video`}
            required
            hint={t`MP4 or WebM, at most 50 MB. Everybody can watch it.`}
            accept="video/mp4,video/webm,.mp4,.webm"
            error={choice.error ?? missing}
            busyLabel={choice.isRunning ? t`Looking at the video...` : undefined}
            onFile={choice.choose}
          >
            {choice.film === null ? null : <ChosenFilm film={choice.film} />}
          </FileDrop>
          <VideoFields words={words} onWords={write} problems={problems} />
          <Notice>{t`It is sent in parts and goes on by itself after a break. You can leave this page, or close the app.`}</Notice>
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

function ChosenFilm({ film }: { readonly film: PreparedFilm }) {
  const poster = useObjectUrl(film.poster);
  return (
    <chakra.div width="full" maxW="24rem">
      <ImageBox src={poster} alt={t`A still of your video`} ratio="16 / 9" rounded="lg" priority>
        <Badge tone="overlay" position="absolute" insetEnd="2" bottom="2" textStyle="figures">
          {durationLabel(film.duration)}
        </Badge>
      </ImageBox>
      <chakra.p textStyle="small" color="ink.muted" mt="2" overflowWrap="anywhere">
        {film.file.name} · {megabytes(film.file.size)}
      </chakra.p>
    </chakra.div>
  );
}
