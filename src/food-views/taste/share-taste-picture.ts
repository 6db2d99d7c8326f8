import { t } from '@lingui/core/macro';
import { saveBlob } from '#ui/device/save-blob.ts';
import { toast } from '#ui/feedback/toast.ts';
import { drawTastePicture, type TastePicture } from './draw-taste-picture.ts';

interface SharedTaste extends TastePicture {
  /** 'my-taste' */
  readonly fileName: string;
  /** What goes with the picture. */
  readonly text: string;
}

/** Draws a picture and hands it to the device's own sharing, or to its downloads where there is none. What fails is told. */
export async function shareTastePicture({ fileName, text, ...picture }: SharedTaste): Promise<void> {
  try {
    await share(await drawTastePicture(picture), { fileName, text });
  } catch {
    toast({ title: t`The picture could not be drawn`, description: t`Please try again.`, tone: 'destructive' });
  }
}

async function share(picture: Blob, { fileName, text }: Pick<SharedTaste, 'fileName' | 'text'>): Promise<void> {
  const file = new File([picture], `${fileName}.png`, { type: picture.type });
  const shared = { files: [file], text };
  if (typeof navigator.share === 'function' && navigator.canShare?.(shared)) {
    // A refusal is the member's change of mind.
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  saveBlob(picture, file.name);
  toast({ title: t`Picture saved`, description: t`It is among your downloads.`, tone: 'success' });
}
