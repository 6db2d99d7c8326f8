import { cleanText } from '#prelude/clean-text.ts';
import { countCharacters } from '#prelude/count-characters.ts';
import { uniqueWords } from '#prelude/unique-words.ts';
import type { BusinessRole, ProfessionalProfile } from './professional-profile.ts';
import { isWebAddress } from './web-address.ts';

/** The business part of both registration forms, each field as it was typed (spec 1 §5, professional chef and restaurant owner). */
export interface ProfessionalForm {
  /** A chef's workplace, or the restaurant's name. */
  readonly businessName: string;
  /** Chefs only. */
  readonly yearsExperience: string;
  /** Comma-separated; a restaurant's cuisines. */
  readonly specialties: string;
  /** Comma-separated; chefs only. */
  readonly certifications: string;
  /** This and the rest: restaurants only. */
  readonly address: string;
  readonly website: string;
  readonly phone: string;
  readonly description: string;
}

export type ProfessionalField = keyof ProfessionalForm;

export interface ProfessionalProblem {
  readonly field: ProfessionalField;
  readonly message: string;
}

export const emptyProfessionalForm: ProfessionalForm = {
  businessName: '', yearsExperience: '', specialties: '', certifications: '', address: '', website: '', phone: '', description: '',
};

/** In characters. The server's limits are the same or wider. */
export const professionalLimits = { businessName: 120, address: 300, website: 500, phone: 30, description: 1000 } as const;
const LONGEST_LIST = 30;
const LONGEST_WORD = 60;
const MOST_YEARS = 120;

/** Comma-separated text as a list: trimmed, without empties and without repeats in another case (spec 1 §5). */
export function commaList(text: string): readonly string[] {
  return uniqueWords(text.split(/[,،，、]/).map((word) => cleanText(word, text.length)));
}

/** Why the business part cannot be sent, at most one entry per field, in the form's order (spec 1 §5). Fields of the other role do not count. */
export function professionalProblems(role: BusinessRole, form: ProfessionalForm): readonly ProfessionalProblem[] {
  const messages: readonly (readonly [ProfessionalField, string | null])[] =
    role === 'professional_chef'
      ? [
        ['businessName', tooLong(form.businessName, professionalLimits.businessName)],
        ['yearsExperience', yearsProblem(form.yearsExperience)],
        ['specialties', listProblem(form.specialties)],
        ['certifications', listProblem(form.certifications)],
      ]
      : [
        ['businessName', required(form.businessName, 'Restaurant name') ?? tooLong(form.businessName, professionalLimits.businessName)],
        ['address', required(form.address, 'Address') ?? tooLong(form.address, professionalLimits.address)],
        ['website', websiteProblem(form.website)],
        ['phone', tooLong(form.phone, professionalLimits.phone)],
        ['specialties', listProblem(form.specialties)],
        ['description', tooLong(form.description, professionalLimits.description)],
      ];
  return messages.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

interface Written {
  readonly role: BusinessRole;
  readonly form: ProfessionalForm;
  /** The chef's own name, which is the business's where no workplace is given. */
  readonly fullName: string;
  /** What is there already: what this form does not ask stays. */
  readonly before?: ProfessionalProfile | null;
}

/** The profile that a form without problems stands for. */
export function professionalFromForm({ role, form, fullName, before = null }: Written): ProfessionalProfile {
  const businessName = trimmed(form.businessName);
  const specialties = commaList(form.specialties);
  if (role === 'professional_chef') {
    return {
      businessName: businessName || trimmed(fullName),
      businessType: 'culinary_professional',
      specialties,
      yearsExperience: yearsOf(form.yearsExperience),
      certifications: commaList(form.certifications),
      websiteUrl: before?.websiteUrl ?? '',
      businessAddress: before?.businessAddress ?? '',
      socialMedia: before?.socialMedia ?? {},
    };
  }
  const { phone: _phone, description: _description, ...details } = before?.socialMedia ?? {};
  return {
    businessName,
    businessType: 'restaurant',
    specialties,
    yearsExperience: before?.yearsExperience ?? null,
    certifications: before?.certifications ?? [],
    websiteUrl: trimmed(form.website),
    businessAddress: trimmed(form.address),
    socialMedia: { ...details, ...stated({ phone: trimmed(form.phone), description: trimmed(form.description) }) },
  };
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
  };
}

function required(text: string, name: string): string | null {
  return trimmed(text) === '' ? `${name} is required` : null;
}

function tooLong(text: string, limit: number): string | null {
  return countCharacters(trimmed(text)) > limit ? `Please use at most ${limit} characters` : null;
}

function yearsProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const years = yearsOf(text);
  if (years === null || years < 0) return 'Please enter a number of years, 0 or more';
  return years > MOST_YEARS ? `Please enter at most ${MOST_YEARS} years` : null;
}

/** null: not stated, or no number. '1e3' and '0x10' are numbers only to a computer. */
function yearsOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : null;
}

function listProblem(text: string): string | null {
  const words = commaList(text);
  if (words.length > LONGEST_LIST) return `Please name at most ${LONGEST_LIST}`;
  return words.some((word) => countCharacters(word) > LONGEST_WORD) ? `Please use at most ${LONGEST_WORD} characters for each, separated by commas` : null;
}

function websiteProblem(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!isWebAddress(typed)) return 'Please enter a web address such as https://example.com';
  return tooLong(typed, professionalLimits.website);
}

function stated(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

function trimmed(text: string): string {
  return cleanText(text, text.length);
}
