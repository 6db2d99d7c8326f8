import { t } from '@lingui/core/macro';
import { licenceNames } from '#domain/photo/licence-names.ts';
import type { Profile } from '#domain/members/member.ts';
import type { SignedPhoto } from '#replica/publishing/photo-queries.ts';

/** Who made a photo, by the name that is shown. */
export function photographer({ photo, author, isOwn }: SignedPhoto): string {
  if (photo.memberId === null) return photo.author;
  return author?.fullName || author?.username || (isOwn ? t`You` : t`A member`);
}

const lineOf = (name: string, licence: string): string => t`Photo: ${name} · ${licence}`;

/** The credit of a photo in one line: whose it is and under what licence it is shown (R45). */
export function creditLine(signed: SignedPhoto): string {
  return lineOf(photographer(signed), licenceNames[signed.photo.licence].short);
}

/** The same of the picture that came with the food: the contribution's form says that it is one's own, with all rights (R45). */
export function contributorsCredit(contributor: Profile | null): string {
  return lineOf(contributor?.fullName || contributor?.username || t`A member`, licenceNames.own.short);
}

/** What a screen reader says in a photo's place. */
export function photoAlt(signed: SignedPhoto, food: string): string {
  const name = photographer(signed);
  const { caption } = signed.photo;
  return caption === '' ? t`Photo of ${food} by ${name}` : t`${caption}: photo of ${food} by ${name}`;
}
