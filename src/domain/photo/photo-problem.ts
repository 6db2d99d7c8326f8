import { t } from '@lingui/core/macro';
import { sniffImage } from './sniff-image.ts';

/** Bytes; the hint says 'max 10MB' (spec 1 §5, image upload), and the server holds to the same number. */
export const PHOTO_BYTES_LIMIT = 10 * 1024 * 1024;

export interface ChosenPhoto {
  /** What the browser takes the file for, '' when it does not know. */
  readonly declaredType: string;
  readonly size: number;
  /** The first `SNIFFED_BYTES` bytes, or more. */
  readonly head: Uint8Array;
}

/** Why a chosen file cannot be the photo of a food, as a toast (spec 1 §5, image upload; R8: the bytes decide), or null. */
export function photoProblem({
  declaredType,
  size,
  head,
}: ChosenPhoto): { readonly title: string; readonly message: string } | null {
  const claimsOtherwise = declaredType !== '' && !declaredType.startsWith('image/');
  if (claimsOtherwise || sniffImage(head) === null) {
    return { title: t`Invalid file type`, message: t`Please upload an image file.` };
  }
  return size > PHOTO_BYTES_LIMIT
    ? { title: t`Upload failed`, message: t`Please choose an image of at most 10 MB.` }
    : null;
}
