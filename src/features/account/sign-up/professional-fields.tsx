import { t } from '@lingui/core/macro';
import type { FieldProblems } from '#domain/accounts/accounts.ts';
import {
  priceRanges,
  type ProfessionalExtent,
  type ProfessionalField,
  type ProfessionalForm,
  professionalLimits,
} from '#domain/professionals/professional-form.ts';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';
import { countCharacters } from '#prelude/text/count-characters.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CommaListField } from './comma-list-field.tsx';

interface ProfessionalFieldsProps {
  readonly role: BusinessRole;
  readonly extent: ProfessionalExtent;
  readonly form: ProfessionalForm;
  readonly problems: FieldProblems;
  readonly onEdit: (edit: Partial<ProfessionalForm>) => void;
}

/** What a professional is asked about the trade: on registering (spec 1 §5), and for the portfolio (spec 2 §3, §5). */
export function ProfessionalFields({ role, extent, form, problems, onEdit }: ProfessionalFieldsProps) {
  const field = (name: ProfessionalField) => ({
    value: form[name],
    error: problems[name],
    onValue: (value: string) => onEdit({ [name]: value }),
  });
  const Fields = role === 'professional_chef' ? ChefFields : RestaurantFields;
  return <Fields field={field} isPortfolio={extent === 'portfolio'} />;
}

interface Bound {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

interface FieldsProps {
  readonly field: (name: ProfessionalField) => Bound;
  readonly isPortfolio: boolean;
}

function ChefFields({ field, isPortfolio }: FieldsProps) {
  return (
    <>
      {isPortfolio ? (
        <TextField
          label={t`Professional Name`}
          required
          hint={t`Your own, or your workplace’s`}
          autoComplete="organization"
          {...field('businessName')}
        />
      ) : (
        <TextField
          label={t`Workplace`}
          hint={t`Leave it empty if you work in your own name`}
          autoComplete="organization"
          {...field('businessName')}
        />
      )}
      <TextField label={t`Years of Experience`} inputMode="decimal" {...field('yearsExperience')} />
      <CommaListField label={t`Specialties`} placeholder={t`Sourdough, fermentation`} {...field('specialties')} />
      <CommaListField label={t`Certifications`} placeholder={t`Food safety level 3`} {...field('certifications')} />
      {isPortfolio ? (
        <>
          <Website {...field('website')} />
          <Story label={t`Biography`} limit={professionalLimits.biography} {...field('biography')} />
          <CommaListField
            label={t`Signature Dishes`}
            placeholder={t`Smoked beetroot, plum tart`}
            {...field('signatureDishes')}
          />
          <Story label={t`Cooking Philosophy`} limit={professionalLimits.philosophy} {...field('philosophy')} />
          <CommaListField label={t`Awards`} placeholder={t`Young chef of 2024`} {...field('awards')} />
        </>
      ) : null}
    </>
  );
}

function RestaurantFields({ field, isPortfolio }: FieldsProps) {
  return (
    <>
      <TextField label={t`Restaurant Name`} required autoComplete="organization" {...field('businessName')} />
      <TextField label={t`Address`} required autoComplete="street-address" {...field('address')} />
      <Website {...field('website')} />
      <TextField
        label={t`Phone`}
        hint={t`Shown to everyone, as your restaurant’s number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <CommaListField label={t`Cuisines`} placeholder={t`Basque, Catalan`} {...field('specialties')} />
      {isPortfolio ? (
        <>
          <SelectField
            label={t`Price Range`}
            options={[{ value: '', label: t`Not stated` }, ...priceRanges.map((value) => ({ value, label: value }))]}
            {...field('priceRange')}
          />
          <Story
            label={t`Opening Hours`}
            limit={professionalLimits.openingHours}
            rows={3}
            placeholder={t`Tue-Sat 12-14 and 18-23`}
            {...field('openingHours')}
          />
        </>
      ) : null}
      <Story label={t`Description`} limit={professionalLimits.description} {...field('description')} />
    </>
  );
}

function Website(bound: Bound) {
  return (
    <TextField
      label={t`Website`}
      hint={t`Such as https://example.com`}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...bound}
    />
  );
}

function Story({
  label,
  limit,
  rows = 4,
  placeholder = '',
  ...bound
}: Bound & { readonly label: string; readonly limit: number; readonly rows?: number; readonly placeholder?: string }) {
  return (
    <TextAreaField
      label={label}
      rows={rows}
      placeholder={placeholder}
      counter={{ used: countCharacters(bound.value.trim()), limit }}
      {...bound}
    />
  );
}
