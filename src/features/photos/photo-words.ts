import { t } from '@lingui/core/macro';
import { licenceNames } from '#domain/photo/licence-names.ts';
import type { SignedPhoto } from '#replica/publishing/photo-queries.ts';

/** Who made a photo, by the name that is shown. */
export function photographer({ photo, author, isOwn }: SignedPhoto): string {
  if (photo.memberId === null) return photo.author;
  return author?.fullName || author?.username || (isOwn ? t`You` : t`A member`);
}

/** The credit of a photo in one line: whose it is and under what licence it is shown (R45). */
export function creditLine(signed: SignedPhoto): string {
  return t`Photo: ${photographer(signed)} · ${licenceNames[signed.photo.licence].short}`;
}

/** What a screen reader says in a photo's place. */
export function photoAlt(signed: SignedPhoto, food: string): string {
  const name = photographer(signed);
  const { caption } = signed.photo;
  return caption === '' ? t`Photo of ${food} by ${name}` : t`${caption}: photo of ${food} by ${name}`;
}
