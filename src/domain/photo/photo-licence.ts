/** Under which a photo of a food is shown (R45): its author's own word, one of the free licences, nobody's any more, or by permission. */
export const photoLicences = ['own', 'cc-by', 'cc-by-sa', 'cc0', 'public-domain', 'permission'] as const;
export type PhotoLicence = (typeof photoLicences)[number];

/** What members may choose for a photo of their own. */
export const memberLicences = ['own', 'cc-by', 'cc-by-sa', 'cc0'] as const satisfies readonly PhotoLicence[];

/** Where no public place need be named: whoever adds it has made it, or was given it. */
const privatelyHad: readonly string[] = ['own', 'permission'] satisfies PhotoLicence[];

/** The credit of a photo, as it is stated. */
export interface StatedCredit {
  /** A member's own photo; else one that an admin adds for somebody. */
  readonly isMembers: boolean;
  readonly licence: string;
  readonly author: string;
  /** Web address where it is from. */
  readonly source: string;
}

/**
 * Which part of a credit is wrong, the first one; null where none is. A member's photo is credited to its member, by name and profile; another's needs
 * an author, and a public place unless it came from the author's own hand.
 */
export function creditProblem({
  isMembers,
  licence,
  author,
  source,
}: StatedCredit): 'licence' | 'author' | 'source' | null {
  const allowed: readonly string[] = isMembers ? memberLicences : photoLicences;
  if (!allowed.includes(licence)) return 'licence';
  if (isMembers) return author !== '' ? 'author' : source !== '' ? 'source' : null;
  if (author.trim() === '') return 'author';
  if (source === '') return privatelyHad.includes(licence) ? null : 'source';
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(source) ? null : 'source';
}
