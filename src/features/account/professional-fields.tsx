import type { FieldProblems } from '#domain/accounts.ts';
import { type ProfessionalField, type ProfessionalForm, professionalLimits } from '#domain/professional-form.ts';
import type { BusinessRole } from '#domain/professional-profile.ts';
import { countCharacters } from '#prelude/count-characters.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CommaListField } from './comma-list-field.tsx';

interface ProfessionalFieldsProps {
  readonly role: BusinessRole;
  readonly form: ProfessionalForm;
  readonly problems: FieldProblems;
  readonly onEdit: (edit: Partial<ProfessionalForm>) => void;
}

/** What a professional is asked about the trade (spec 1 §5). */
export function ProfessionalFields({ role, form, problems, onEdit }: ProfessionalFieldsProps) {
  const field = (name: ProfessionalField) => ({ value: form[name], error: problems[name], onValue: (value: string) => onEdit({ [name]: value }) });
  return role === 'professional_chef' ? <ChefFields field={field} /> : <RestaurantFields field={field} />;
}

interface Bound {
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
}

type FieldOf = (name: ProfessionalField) => Bound;

function ChefFields({ field }: { readonly field: FieldOf }) {
  return (
    <>
      <TextField label="Workplace" hint="Leave it empty if you work in your own name" autoComplete="organization" {...field('businessName')} />
      <TextField label="Years of Experience" inputMode="decimal" {...field('yearsExperience')} />
      <CommaListField label="Specialties" placeholder="Sourdough, fermentation" {...field('specialties')} />
      <CommaListField label="Certifications" placeholder="Food safety level 3" {...field('certifications')} />
    </>
  );
}

function RestaurantFields({ field }: { readonly field: FieldOf }) {
  const description = field('description');
  return (
    <>
      <TextField label="Restaurant Name" required autoComplete="organization" {...field('businessName')} />
      <TextField label="Address" required autoComplete="street-address" {...field('address')} />
      <TextField label="Website" hint="Such as https://example.com" type="url" inputMode="url" autoComplete="url" autoCapitalize="none" spellCheck={false} {...field('website')} />
      <TextField label="Phone" hint="Shown to everyone, as your restaurant’s number" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <CommaListField label="Cuisines" placeholder="Basque, Catalan" {...field('specialties')} />
      <TextAreaField
        label="Description"
        counter={{ used: countCharacters(description.value.trim()), limit: professionalLimits.description }}
        rows={4}
        {...description}
      />
    </>
  );
}
