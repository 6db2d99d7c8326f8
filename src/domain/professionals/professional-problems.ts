import { t } from '@lingui/core/macro';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { nameProblem } from '#domain/naming/name-problem.ts';
import type { BusinessRole } from './professional-profile.ts';
import { isWebAddress } from '#domain/values/web-address.ts';
import { commaList } from './comma-list.ts';
import {
  priceRanges,
  type ProfessionalExtent,
  type ProfessionalField,
  type ProfessionalForm,
  professionalLimits,
  trimmed,
  yearsOf,
} from './professional-form.ts';

export interface ProfessionalProblem {
  readonly field: ProfessionalField;
  readonly message: string;
}

const LONGEST_LIST = 30;
const LONGEST_WORD = 60;
const MOST_YEARS = 120;

/** Why the form cannot be sent, at most one entry per field, in its order (spec 1 §5, spec 2 §5). What it does not show does not count. */
export function professionalProblems(
  role: BusinessRole,
  form: ProfessionalForm,
  extent: ProfessionalExtent = 'registration',
): readonly ProfessionalProblem[] {
  const messages = role === 'professional_chef' ? chefMessages(form, extent) : restaurantMessages(form, extent);
  return messages.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

type Messages = readonly (readonly [ProfessionalField, string | null])[];

function chefMessages(form: ProfessionalForm, extent: ProfessionalExtent): Messages {
  const isPortfolio = extent === 'portfolio';
  return [
    [
      'businessName',
      (isPortfolio ? required(form.businessName, t`Professional name is required`) : null) ??
        overLimit(form, 'businessName') ??
        nameProblem(form.businessName, 'business'),
    ],
    ['yearsExperience', yearsProblem(form.yearsExperience)],
    ['specialties', listProblem(form.specialties)],
    ['certifications', listProblem(form.certifications)],
    ...(isPortfolio
      ? ([
          ['website', websiteProblem(form.website)],
          ['biography', overLimit(form, 'biography')],
          ['signatureDishes', overLimit(form, 'signatureDishes')],
          ['philosophy', overLimit(form, 'philosophy')],
          ['awards', overLimit(form, 'awards')],
        ] as const)
      : []),
  ];
}

function restaurantMessages(form: ProfessionalForm, extent: ProfessionalExtent): Messages {
  return [
    [
      'businessName',
      required(form.businessName, t`Restaurant name is required`) ??
        overLimit(form, 'businessName') ??
        nameProblem(form.businessName, 'business'),
    ],
    ['address', required(form.address, t`Address is required`) ?? overLimit(form, 'address')],
    ['website', websiteProblem(form.website)],
    ['phone', overLimit(form, 'phone')],
    ['specialties', listProblem(form.specialties)],
    ['description', overLimit(form, 'description')],
    ...(extent === 'portfolio'
      ? ([
          ['openingHours', overLimit(form, 'openingHours')],
          ['priceRange', priceProblem(form.priceRange)],
        ] as const)
      : []),
  ];
}

function required(text: string, problem: string): string | null {
  return trimmed(text) === '' ? problem : null;
}

function overLimit(form: ProfessionalForm, field: keyof typeof professionalLimits): string | null {
  return tooLong(form[field], professionalLimits[field]);
}

function priceProblem(text: string): string | null {
  return text === '' || priceRanges.some((range) => range === text) ? null : t`Please choose one of $, $$, $$$, $$$$`;
}

function tooLong(text: string, limit: number): string | null {
  return countCharacters(trimmed(text)) > limit ? t`Please use at most ${limit} characters` : null;
}

function yearsProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const years = yearsOf(text);
  if (years === null || years < 0) return t`Please enter a number of years, 0 or more`;
  return years > MOST_YEARS ? t`Please enter at most ${MOST_YEARS} years` : null;
}

function listProblem(text: string): string | null {
  const words = commaList(text);
  if (words.length > LONGEST_LIST) return t`Please name at most ${LONGEST_LIST}`;
  return words.some((word) => countCharacters(word) > LONGEST_WORD)
    ? t`Please use at most ${LONGEST_WORD} characters for each, separated by commas`
    : null;
}

function websiteProblem(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (!isWebAddress(typed)) return t`Please enter a web address such as https://example.com`;
  return tooLong(typed, professionalLimits.website);
}
