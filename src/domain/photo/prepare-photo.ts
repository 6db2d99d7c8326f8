import { t } from '@lingui/core/macro';
import { dominantColours } from './dominant-colours.ts';
import { fitWithin, type PixelSize } from './fit-within.ts';
import { withoutMetadata } from './jpeg-metadata.ts';
import { photoProblem } from './photo-problem.ts';
import { readDimensions } from './read-dimensions.ts';
import { readOrientation, type Orientation } from './read-orientation.ts';
import { SNIFFED_BYTES, sniffImage, type ImageKind } from './sniff-image.ts';
import { type Transform, turnUpright } from './turn-upright.ts';
import { findExif } from './find-exif.ts';

/** Bytes of 'Exif\0\0' before the TIFF block. */
const HEADER_BYTES = 6;

/**
 * A copy of a JPEG in which no decoder finds EXIF any more. Browsers differ in whether they turn a picture as its EXIF
 * says; without it none does, and the turning is ours alone (R8).
 */
function withoutExif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  for (let exif = findExif(copy); exif !== null; exif = findExif(copy)) {
    copy.fill(0, exif.byteOffset - HEADER_BYTES, exif.byteOffset);
  }
  return copy;
}

/** What cameras sell as 50 megapixels is a little more than 50,000,000 (8160 × 6144). Decoded, four bytes each. */
const PHOTO_PIXELS_LIMIT = 50 * 2 ** 20;

const STORED_TYPE = 'image/jpeg';
const QUALITY = 0.85;
/** Behind what is transparent: JPEG has no transparency. */
const BACKDROP = '#ffffff';

/** A decoded picture; `close` gives its memory back. */
export interface DecodedPicture extends PixelSize {
  close(): void;
}

/** The part of a canvas that a photo is prepared on; a canvas element and an OffscreenCanvas both have it. */
export interface PhotoCanvas<Picture> {
  readonly context: {
    fillStyle: unknown;
    imageSmoothingQuality: 'low' | 'medium' | 'high';
    fillRect(x: number, y: number, width: number, height: number): void;
    setTransform(...transform: Transform): void;
    drawImage(picture: Picture, x: number, y: number, width: number, height: number): void;
    getImageData(x: number, y: number, width: number, height: number): { readonly data: ArrayLike<number> };
  };
  /** The drawing as a file: nothing of the chosen file is in it but what can be seen. */
  readonly encode: (type: string, quality: number) => Promise<Blob>;
}

/** What the device must be able to do. `decode` rejects what it cannot read, and takes the first picture of an animation. */
export interface PhotoTools<Picture extends DecodedPicture> {
  decode(file: Blob): Promise<Picture>;
  canvas(size: PixelSize): PhotoCanvas<Picture>;
}

interface PreparedPhoto extends PixelSize {
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

export type PhotoOutcome =
  | { readonly kind: 'ready'; readonly photo: PreparedPhoto; readonly colours: readonly string[] }
  /** As a toast (spec 1 §8, upload). */
  | { readonly kind: 'refused'; readonly title: string; readonly message: string };

const TRY_ANOTHER = t`Please try again with a different image.`;
const unreadable: PhotoOutcome = { kind: 'refused', title: t`Failed to load image`, message: TRY_ANOTHER };
const notPrepared: PhotoOutcome = { kind: 'refused', title: t`Upload failed`, message: TRY_ANOTHER };
const tooManyPixels: PhotoOutcome = {
  kind: 'refused',
  title: t`Upload failed`,
  message: t`This image has more than 50 megapixels. Please choose a smaller one.`,
};

/**
 * Makes the photo of a food from a file that a member chose (R8): its kind told from its bytes, refused when it is no
 * picture, over 10 MB or over 50 megapixels; turned upright, scaled to at most 1600 px, and drawn anew as JPEG, so that
 * EXIF, place and everything else that was in the file stay behind. With it the dominant colours. Never rejects.
 */
export async function preparePhoto<Picture extends DecodedPicture>(
  file: Blob,
  tools: PhotoTools<Picture>,
): Promise<PhotoOutcome> {
  const head = await bytesOf(file.slice(0, SNIFFED_BYTES));
  if (head === null) return unreadable;
  const problem = photoProblem({ declaredType: file.type, size: file.size, head });
  if (problem !== null) return { kind: 'refused', ...problem };
  const bytes = await bytesOf(file);
  if (bytes === null) return unreadable;
  const kind = sniffImage(bytes);
  const claimed = kind === null ? null : readDimensions(bytes, kind);
  if (kind === null || claimed === null) return unreadable;
  if (claimed.width * claimed.height > PHOTO_PIXELS_LIMIT) return tooManyPixels;
  const picture = await tools.decode(decodable(bytes, kind)).catch(() => null);
  if (picture === null) return unreadable;
  try {
    return await draw(picture, { tools, orientation: kind === 'jpeg' ? readOrientation(bytes) : 1 });
  } catch {
    return notPrepared;
  } finally {
    picture.close();
  }
}

async function draw<Picture extends DecodedPicture>(
  picture: Picture,
  { tools, orientation }: { readonly tools: PhotoTools<Picture>; readonly orientation: Orientation },
): Promise<PhotoOutcome> {
  const stored = fitWithin(picture);
  const { size, transform } = turnUpright(stored, orientation);
  const { context, encode } = tools.canvas(size);
  context.fillStyle = BACKDROP;
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...transform);
  context.drawImage(picture, 0, 0, stored.width, stored.height);
  const colours = dominantColours(context.getImageData(0, 0, size.width, size.height).data);
  const drawn = await encode(STORED_TYPE, QUALITY);
  const { buffer } = withoutMetadata(new Uint8Array(await drawn.arrayBuffer()));
  return { kind: 'ready', photo: { ...size, bytes: buffer, type: drawn.type }, colours };
}

/** Only a JPEG's EXIF is read here; other kinds are turned by the browser as their own format says. */
function decodable(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind): Blob {
  return new Blob([kind === 'jpeg' ? withoutExif(bytes) : bytes], { type: `image/${kind}` });
}

/** null: they cannot be read, as of a file that is only in a cloud while there is no network, or that changed since it was chosen. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null ? null : new Uint8Array(bytes);
}
