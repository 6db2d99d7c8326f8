import { cleanText } from '#prelude/text/clean-text.ts';
import type { BusinessRole, ProfessionalProfile } from './professional-profile.ts';
import { commaList } from './comma-list.ts';

/**
 * What a professional says of the trade, each field as it was typed. A registration asks the first part (spec 1 §5, professional chef and
 * restaurant owner), the portfolio in the settings all of it (spec 2 §3, §5).
 */
export interface ProfessionalForm {
  /** A chef's workplace, or the restaurant's name. */
  readonly businessName: string;
  /** Chefs only. */
  readonly yearsExperience: string;
  /** Comma-separated; a restaurant's cuisines. */
  readonly specialties: string;
  /** Comma-separated; chefs only. */
  readonly certifications: string;
  /** Restaurants; chefs in their portfolio. */
  readonly website: string;
  /** This and the next two: restaurants only. */
  readonly address: string;
  readonly phone: string;
  readonly description: string;
  /** Portfolios of restaurants. */
  readonly openingHours: string;
  readonly priceRange: string;
  /** This and the rest: portfolios of chefs. */
  readonly biography: string;
  readonly signatureDishes: string;
  readonly philosophy: string;
  readonly awards: string;
}

/** Which of its fields a form shows. */
export type ProfessionalExtent = 'registration' | 'portfolio';

/** spec 2 §5, restaurant form. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const;

export type ProfessionalField = keyof ProfessionalForm;

export const emptyProfessionalForm: ProfessionalForm = {
  businessName: '',
  yearsExperience: '',
  specialties: '',
  certifications: '',
  address: '',
  website: '',
  phone: '',
  description: '',
  openingHours: '',
  priceRange: '',
  biography: '',
  signatureDishes: '',
  philosophy: '',
  awards: '',
};

/** In characters. The server's limits are the same or wider. */
export const professionalLimits = {
  businessName: 120,
  address: 300,
  website: 500,
  phone: 30,
  description: 1000,
  openingHours: 300,
  biography: 800,
  signatureDishes: 300,
  philosophy: 600,
  awards: 300,
} as const;
interface Written {
  readonly role: BusinessRole;
  readonly form: ProfessionalForm;
  /** The chef's own name, which is the business's where no workplace is given. */
  readonly fullName: string;
  /** What is there already: what this form does not ask stays. */
  readonly before?: ProfessionalProfile | null;
  readonly extent?: ProfessionalExtent;
}

/** The profile that a form without problems stands for. */
export function professionalFromForm({
  role,
  form,
  fullName,
  before = null,
  extent = 'registration',
}: Written): ProfessionalProfile {
  const common = {
    businessName: trimmed(form.businessName),
    specialties: commaList(form.specialties),
    socialMedia: socialMediaOf({ role, form, before, extent }),
  };
  if (role === 'professional_chef') {
    return {
      ...common,
      businessName: common.businessName || trimmed(fullName),
      businessType: 'culinary_professional',
      yearsExperience: yearsOf(form.yearsExperience),
      certifications: commaList(form.certifications),
      websiteUrl: extent === 'portfolio' ? trimmed(form.website) : (before?.websiteUrl ?? ''),
      businessAddress: before?.businessAddress ?? '',
    };
  }
  return {
    ...common,
    businessType: 'restaurant',
    yearsExperience: before?.yearsExperience ?? null,
    certifications: before?.certifications ?? [],
    websiteUrl: trimmed(form.website),
    businessAddress: trimmed(form.address),
  };
}

/** Where each form keeps what has no column of its own (spec 2 §3, social_media). */
const detailsAsked: Readonly<
  Record<BusinessRole, Readonly<Record<ProfessionalExtent, Readonly<Record<string, ProfessionalField>>>>>
> = {
  professional_chef: {
    registration: {},
    portfolio: {
      biography: 'biography',
      signature_dishes: 'signatureDishes',
      cooking_philosophy: 'philosophy',
      awards: 'awards',
    },
  },
  restaurant_owner: {
    registration: { phone: 'phone', description: 'description' },
    portfolio: { phone: 'phone', description: 'description', opening_hours: 'openingHours', price_range: 'priceRange' },
  },
};

/** What the form asks in place of what was there; what it does not ask stays. */
function socialMediaOf({
  role,
  form,
  before,
  extent,
}: Required<Omit<Written, 'fullName'>>): Readonly<Record<string, string>> {
  const asked = detailsAsked[role][extent];
  const kept = Object.entries(before?.socialMedia ?? {}).filter(([key]) => !Object.hasOwn(asked, key));
  const said = Object.entries(asked)
    .map(([key, field]) => [key, trimmed(form[field])] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries([...kept, ...said]);
}

/** The form that shows what is there already. */
export function formFromProfessional(profile: ProfessionalProfile): ProfessionalForm {
  return {
    businessName: profile.businessName,
    yearsExperience: profile.yearsExperience === null ? '' : String(profile.yearsExperience),
    specialties: profile.specialties.join(', '),
    certifications: profile.certifications.join(', '),
    address: profile.businessAddress,
    website: profile.websiteUrl,
    phone: profile.socialMedia['phone'] ?? '',
    description: profile.socialMedia['description'] ?? '',
    openingHours: profile.socialMedia['opening_hours'] ?? '',
    priceRange: profile.socialMedia['price_range'] ?? '',
    biography: profile.socialMedia['biography'] ?? '',
    signatureDishes: profile.socialMedia['signature_dishes'] ?? '',
    philosophy: profile.socialMedia['cooking_philosophy'] ?? '',
    awards: profile.socialMedia['awards'] ?? '',
  };
}

/** null: not stated, or no number. '1e3' and '0x10' are numbers only to a computer. */
export function yearsOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : null;
}

export function trimmed(text: string): string {
  return cleanText(text, text.length);
}
