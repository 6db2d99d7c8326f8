import { type ByteSource } from './parts/byte-reader.ts';
import { pictureExtent, type PictureExtent } from './picture-extent.ts';
import { type ImageKind, SNIFFED_BYTES, sniffImage } from './sniff-image.ts';

export { hasMetadata } from './jpeg-metadata.ts';
export { creditProblem } from './photo-licence.ts';

/** What a file is by its bytes, for the server; null for what is no picture, or makes no sense as one. */
export function readPicture(source: ByteSource): (PictureExtent & { readonly kind: ImageKind }) | null {
  const kind = sniffImage(Uint8Array.from(source.read(0, SNIFFED_BYTES)));
  const extent = kind === null ? null : pictureExtent(source, kind);
  return kind === null || extent === null ? null : { kind, ...extent };
}
