import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { type PhotoReading, readPhoto, type ReadingProgress } from './read-photo.ts';

export interface MenuPhotos {
  /** What was read in this visit, to compare the text with. */
  readonly photos: readonly File[];
  /** While one is read. */
  readonly progress: ReadingProgress | null;
  /** Reads them one after the other. */
  readonly read: (files: readonly File[]) => void;
  /** What was read so far stays. */
  readonly stop: () => void;
  readonly forget: () => void;
  /** Those that were forgotten, again. */
  readonly show: (photos: readonly File[]) => void;
}

/** Photos of a menu, read on the device; `onText` gets what each of them says. */
export function useMenuPhotos(onText: (text: string) => void): MenuPhotos {
  const [photos, show] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const read = async (files: readonly File[]) => {
    stop();
    const run = new AbortController();
    running.current = run;
    const onProgress = (next: ReadingProgress) => {
      if (!run.signal.aborted) setProgress(next);
    };
    try {
      for (const file of files) {
        onProgress({ kind: 'reading', share: 0 });
        const reading = await readPhoto(file, { signal: run.signal, onProgress });
        if (reading.kind === 'text') {
          onText(reading.text);
          show((earlier) => [...earlier, file]);
        } else {
          tellWhy(reading.kind);
          if (reading.kind === 'no-reader') break;
        }
      }
    } catch (cause) {
      if (!run.signal.aborted) throw cause;
    } finally {
      // A part of the reader that still comes has nobody to tell.
      run.abort();
      if (running.current === run) setProgress(null);
    }
  };
  return { photos, progress, read: (files) => void read(files), stop, forget: () => show([]), show };
}

function tellWhy(kind: Exclude<PhotoReading['kind'], 'text'>): void {
  if (kind === 'empty')
    toast({
      title: t`No text found on this photo`,
      description: t`Take it from straight above, in good light, so that the menu fills it.`,
    });
  else if (kind === 'no-picture')
    toast({ title: t`This is no picture`, description: t`Choose a photo of the menu.`, tone: 'destructive' });
  else
    toast({
      title: t`The reader could not be loaded`,
      description: t`It comes over the network once, and reads without a connection from then on.`,
      tone: 'destructive',
    });
}
