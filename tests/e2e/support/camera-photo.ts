import type { Page } from '@playwright/test';
import { aJpeg } from '#domain/testing/a-jpeg.ts';

interface CameraPhoto {
  readonly width: number;
  readonly height: number;
  /** EXIF 1-8; how the camera was held. */
  readonly orientation?: number;
  readonly hasGps?: boolean;
}

/** What a file chooser is given. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real JPEG, red on its left half and blue on its right as stored, with EXIF as a camera writes it. */
export async function cameraPhoto(page: Page, { width, height, ...exif }: CameraPhoto): Promise<ChosenFile> {
  const encoded = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = '#d03020';
      context.fillRect(0, 0, size.width / 2, size.height);
      context.fillStyle = '#2040c0';
      context.fillRect(size.width / 2, 0, size.width / 2, size.height);
      const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await file.arrayBuffer())];
    },
    { width, height },
  );
  const head = aJpeg(exif);
  // Between the start of the image (2 bytes) and the scan that the head ends with (6 bytes) is the EXIF segment.
  const buffer = Buffer.from([...encoded.slice(0, 2), ...head.slice(2, -6), ...encoded.slice(2)]);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}
