import { describe, expect, it } from 'vitest';
import { aPhotoHead } from '#domain/testing/a-photo-head.ts';
import { anUnreadableFile } from '#domain/testing/an-unreadable-file.ts';
import { findExif } from './find-exif.ts';
import type { PixelSize } from './fit-within.ts';
import { hasLocation } from './has-location.ts';
import { PHOTO_BYTES_LIMIT } from './photo-problem.ts';
import { type DecodedPicture, type PhotoCanvas, type PhotoTools, preparePhoto } from './prepare-photo.ts';
import { readDimensions } from './read-dimensions.ts';
import type { Transform } from './turn-upright.ts';

interface Drawing {
  readonly canvas: PixelSize;
  readonly stored: PixelSize;
  readonly transform: Transform;
}

/** A device that decodes what has a readable JPEG frame, and whose canvas holds one colour. */
class FakeDevice implements PhotoTools<DecodedPicture> {
  readonly decoded: Uint8Array[] = [];
  readonly drawings: Drawing[] = [];
  closed = 0;
  encodes = true;

  async decode(file: Blob): Promise<DecodedPicture> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const size = readDimensions(bytes, 'jpeg');
    if (size === null) throw new Error('not decodable');
    this.decoded.push(bytes);
    return {
      ...size,
      close: () => {
        this.closed += 1;
      },
    };
  }

  canvas(size: PixelSize): PhotoCanvas<DecodedPicture> {
    let transform: Transform = [1, 0, 0, 1, 0, 0];
    return {
      context: {
        fillStyle: '',
        imageSmoothingQuality: 'low',
        fillRect: () => undefined,
        setTransform: (...given) => {
          transform = given;
        },
        drawImage: (_picture, _x, _y, width, height) => {
          this.drawings.push({ canvas: size, stored: { width, height }, transform });
        },
        getImageData: () => ({ data: Array.from({ length: 64 }, () => [200, 100, 50, 255]).flat() }),
      },
      encode: (type) =>
        this.encodes ? Promise.resolve(new Blob(['drawn anew'], { type })) : Promise.reject(new Error('no memory')),
    };
  }
}

function fileOf(bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg'): Blob {
  return new Blob([bytes], { type });
}

describe('preparePhoto (R8)', () => {
  it('draws the picture anew, at most 1600 px, so that nothing else of the file goes along', async () => {
    const device = new FakeDevice();
    const outcome = await preparePhoto(
      fileOf(aPhotoHead({ width: 4000, height: 3000, orientation: 1, hasGps: true })),
      device,
    );
    expect(outcome).toMatchObject({
      kind: 'ready',
      photo: { width: 1600, height: 1200, type: 'image/jpeg' },
      colours: ['#c86432'],
    });
    expect(outcome.kind === 'ready' && new TextDecoder().decode(outcome.photo.bytes)).toBe('drawn anew');
    expect(device.closed).toBe(1);
  });

  it('turns a picture itself and gives the decoder no EXIF to turn it a second time', async () => {
    const device = new FakeDevice();
    const sideways = aPhotoHead({ width: 4000, height: 3000, orientation: 6, hasGps: true });
    expect(hasLocation(sideways)).toBe(true);
    const outcome = await preparePhoto(fileOf(sideways), device);
    expect(outcome).toMatchObject({ kind: 'ready', photo: { width: 1200, height: 1600 } });
    expect(device.drawings).toEqual([
      {
        canvas: { width: 1200, height: 1600 },
        stored: { width: 1600, height: 1200 },
        transform: [0, 1, -1, 0, 1200, 0],
      },
    ]);
    expect(device.decoded.map(findExif)).toEqual([null]);
  });

  it('leaves a small picture at its size', async () => {
    const outcome = await preparePhoto(fileOf(aPhotoHead({ width: 320, height: 240 })), new FakeDevice());
    expect(outcome).toMatchObject({ kind: 'ready', photo: { width: 320, height: 240 } });
  });

  it('takes an image that the browser has no type for, by its bytes', async () => {
    const outcome = await preparePhoto(fileOf(aPhotoHead({ width: 320, height: 240 }), ''), new FakeDevice());
    expect(outcome.kind).toBe('ready');
  });

  const text = new TextEncoder().encode('Not a picture, whatever its name says.');
  const notLoaded = {
    kind: 'refused',
    title: 'Failed to load image',
    message: 'Please try again with a different image.',
  };
  const head = aPhotoHead({ width: 9, height: 9 });
  const invalid = { kind: 'refused', title: 'Invalid file type', message: 'Please upload an image file.' };

  it.each([
    ['a text file that calls itself a JPEG', fileOf(text), invalid],
    ['a JPEG that calls itself a PDF', fileOf(aPhotoHead({ width: 9, height: 9 }), 'application/pdf'), invalid],
    ['an SVG', fileOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), invalid],
    ['an empty file', fileOf(new Uint8Array()), invalid],
    [
      'a picture of more than 10 MB',
      fileOf(new Uint8Array([...aPhotoHead({ width: 9, height: 9 }), ...new Uint8Array(PHOTO_BYTES_LIMIT)])),
      { kind: 'refused', title: 'Upload failed', message: 'Please choose an image of at most 10 MB.' },
    ],
    [
      'a few bytes that claim 65,535 × 65,535 pixels',
      fileOf(aPhotoHead({ width: 65_535, height: 65_535 })),
      {
        kind: 'refused',
        title: 'Upload failed',
        message: 'This image has more than 50 megapixels. Please choose a smaller one.',
      },
    ],
    ['a picture without a frame', fileOf(head.slice(0, 6)), notLoaded],
    ['a file that cannot be read', anUnreadableFile({ head: null, type: 'image/jpeg' }), notLoaded],
    ['a file of which only the head can be read', anUnreadableFile({ head, type: 'image/jpeg' }), notLoaded],
  ])('refuses %s without decoding it', async (_name, file, refusal) => {
    const device = new FakeDevice();
    expect(await preparePhoto(file, device)).toEqual(refusal);
    expect(device.decoded).toEqual([]);
  });

  it('takes what cameras call 50 megapixels', async () => {
    const outcome = await preparePhoto(fileOf(aPhotoHead({ width: 8160, height: 6144 })), new FakeDevice());
    expect(outcome).toMatchObject({ kind: 'ready', photo: { width: 1600, height: 1205 } });
  });

  it('says so when the device cannot draw it, and gives the memory back', async () => {
    const device = new FakeDevice();
    device.encodes = false;
    expect(await preparePhoto(fileOf(aPhotoHead({ width: 90, height: 90 })), device)).toEqual({
      kind: 'refused',
      title: 'Upload failed',
      message: 'Please try again with a different image.',
    });
    expect(device.closed).toBe(1);
  });
});
