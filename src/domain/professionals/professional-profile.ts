import type { Role } from '#domain/members/member.ts';
import { readColumns } from '#domain/values/read-columns.ts';
import { readNumber } from '#prelude/read-number.ts';

/** Roles with a professional profile, which an admin may verify (spec 1 §1; R13). */
export const businessRoles = ['professional_chef', 'restaurant_owner'] as const satisfies readonly Role[];
export type BusinessRole = (typeof businessRoles)[number];

export function isBusinessRole(role: Role): role is BusinessRole {
  return businessRoles.some((known) => known === role);
}

/** What a professional member says of the own trade (spec 1 §3, professional_profiles). Public. */
export interface ProfessionalProfile {
  /** A chef's workplace, or the restaurant's name. */
  readonly businessName: string;
  readonly businessType: 'restaurant' | 'culinary_professional';
  /** A restaurant's cuisines. */
  readonly specialties: readonly string[];
  /** null: not stated; 0 is an answer. */
  readonly yearsExperience: number | null;
  readonly certifications: readonly string[];
  readonly websiteUrl: string;
  readonly businessAddress: string;
  /** Restaurants keep phone, description, opening hours and price range here, chefs their biography and the like (spec 2 §3). */
  readonly socialMedia: Readonly<Record<string, string>>;
}

/** A row's professional profile; null when there is none. Being verified is not part of it: only the server says that. */
export function decodeProfessionalProfile(value: unknown): ProfessionalProfile | null {
  const columns = readColumns(value);
  if (columns === null) return null;
  return {
    businessName: columns.text('business_name'),
    businessType: columns.text('business_type') === 'restaurant' ? 'restaurant' : 'culinary_professional',
    specialties: columns.list('specialties'),
    yearsExperience: readNumber(columns.value('years_experience')),
    certifications: columns.list('certifications'),
    websiteUrl: columns.text('website_url'),
    businessAddress: columns.text('business_address'),
    socialMedia: textsOf(columns.value('social_media')),
  };
}

/** The server's columns. `business_type` is among them; the server sets it by itself at sign-up. */
export function encodeProfessionalProfile(profile: ProfessionalProfile) {
  return {
    business_name: profile.businessName,
    business_type: profile.businessType,
    specialties: profile.specialties,
    years_experience: profile.yearsExperience,
    certifications: profile.certifications,
    website_url: profile.websiteUrl,
    business_address: profile.businessAddress,
    social_media: profile.socialMedia,
  };
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
