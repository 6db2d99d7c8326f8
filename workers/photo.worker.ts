import { type PhotoCanvas, preparePhoto } from '#domain/photo/prepare-photo.ts';
import { must } from '#prelude/must.ts';
import { answerQuestions } from '#prelude/worker-questions.ts';

function offscreenCanvas({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): PhotoCanvas<ImageBitmap> {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: must(canvas.getContext('2d'), 'a drawing context of an OffscreenCanvas'),
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}

/** Prepares the one photo that it is sent, answers, and is done: the memory of a decoded picture goes with the worker (R8). */
answerQuestions((photo: Blob) =>
  preparePhoto(photo, { decode: (file) => createImageBitmap(file), canvas: offscreenCanvas }),
);
