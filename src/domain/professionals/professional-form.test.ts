import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commaList } from './comma-list.ts';
import {
  emptyProfessionalForm,
  formFromProfessional,
  type ProfessionalForm,
  professionalFromForm,
} from './professional-form.ts';
import { professionalProblems } from './professional-problems.ts';
import { businessRoles, decodeProfessionalProfile, encodeProfessionalProfile } from './professional-profile.ts';

const restaurant: ProfessionalForm = {
  ...emptyProfessionalForm,
  businessName: 'Casa Ana',
  address: '1 Market Square',
  website: 'https://casa-ana.example',
  specialties: 'Basque, Catalan',
  phone: '+34 1',
  description: 'By the sea.',
};

describe('professionalProblems of a chef (spec 1 §5)', () => {
  it('asks for nothing but a sound form', () => {
    expect(professionalProblems('professional_chef', emptyProfessionalForm)).toEqual([]);
  });

  it.each([
    ['yearsExperience', '-1', 'Please enter a number of years, 0 or more'],
    ['yearsExperience', 'twelve', 'Please enter a number of years, 0 or more'],
    ['yearsExperience', '1e2', 'Please enter a number of years, 0 or more'],
    ['yearsExperience', '121', 'Please enter at most 120 years'],
    ['businessName', 'n'.repeat(121), 'Please use at most 120 characters'],
    ['specialties', 'a'.repeat(61), 'Please use at most 60 characters for each, separated by commas'],
    ['certifications', Array.from({ length: 31 }, (_, n) => `c${n}`).join(','), 'Please name at most 30'],
  ] as const)('refuses %s %j', (field, value, message) => {
    expect(professionalProblems('professional_chef', { ...emptyProfessionalForm, [field]: value })).toEqual([
      { field, message },
    ]);
  });

  it.each(['0', ' 12 ', '2.5', '2,5'])('takes %j years', (yearsExperience) => {
    expect(professionalProblems('professional_chef', { ...emptyProfessionalForm, yearsExperience })).toEqual([]);
  });

  it('does not look at what only restaurants are asked', () => {
    expect(professionalProblems('professional_chef', { ...emptyProfessionalForm, website: 'nowhere' })).toEqual([]);
  });
});

describe('professionalProblems of a restaurant (spec 1 §5)', () => {
  it('requires name and address, and nothing more', () => {
    expect(professionalProblems('restaurant_owner', { ...emptyProfessionalForm, address: ' ' })).toEqual([
      { field: 'businessName', message: 'Restaurant name is required' },
      { field: 'address', message: 'Address is required' },
    ]);
    expect(
      professionalProblems('restaurant_owner', { ...emptyProfessionalForm, businessName: 'Casa', address: 'Here 1' }),
    ).toEqual([]);
  });

  it.each([
    'casa-ana.example',
    'nowhere',
    'http://',
    'https://localhost',
    'javascript:alert(1)',
    'https://a b.example',
    'ftp://casa.example',
  ])('refuses the website %s', (website) => {
    expect(professionalProblems('restaurant_owner', { ...restaurant, website })).toEqual([
      { field: 'website', message: 'Please enter a web address such as https://example.com' },
    ]);
  });

  it.each(['', ' https://casa-ana.example/menu?day=1 ', 'http://例え.jp'])('takes the website %j', (website) => {
    expect(professionalProblems('restaurant_owner', { ...restaurant, website })).toEqual([]);
  });
});

describe('the portfolios of the settings (spec 2 §3, §5)', () => {
  it('a chef needs a professional name, and may say much more', () => {
    expect(professionalProblems('professional_chef', emptyProfessionalForm, 'portfolio')).toEqual([
      { field: 'businessName', message: 'Professional name is required' },
    ]);
    const form = {
      ...emptyProfessionalForm,
      businessName: 'Ana',
      website: ' https://ana.example ',
      biography: ' Born to cook. ',
      signatureDishes: 'Soba',
      philosophy: 'Less.',
      awards: 'One star',
    };
    expect(professionalProblems('professional_chef', form, 'portfolio')).toEqual([]);
    expect(professionalFromForm({ role: 'professional_chef', form, fullName: '', extent: 'portfolio' })).toMatchObject({
      websiteUrl: 'https://ana.example',
      socialMedia: {
        biography: 'Born to cook.',
        signature_dishes: 'Soba',
        cooking_philosophy: 'Less.',
        awards: 'One star',
      },
    });
  });

  it.each([
    [{ website: 'nowhere' }, 'website'],
    [{ biography: 'b'.repeat(801) }, 'biography'],
    [{ awards: 'a'.repeat(301) }, 'awards'],
  ])('a chef is told of %j', (edit, field) => {
    expect(
      professionalProblems(
        'professional_chef',
        { ...emptyProfessionalForm, businessName: 'Ana', ...edit },
        'portfolio',
      ).map((problem) => problem.field),
    ).toEqual([field]);
  });

  it('a restaurant says its hours and one of four price ranges', () => {
    expect(professionalProblems('restaurant_owner', { ...restaurant, priceRange: '$$$$' }, 'portfolio')).toEqual([]);
    expect(professionalProblems('restaurant_owner', { ...restaurant, priceRange: '€' }, 'portfolio')).toEqual([
      { field: 'priceRange', message: 'Please choose one of $, $$, $$$, $$$$' },
    ]);
    const profile = professionalFromForm({
      role: 'restaurant_owner',
      form: { ...restaurant, priceRange: '$$', openingHours: 'Tue-Sun 18-23' },
      fullName: '',
      extent: 'portfolio',
    });
    expect(profile.socialMedia).toEqual({
      phone: '+34 1',
      description: 'By the sea.',
      opening_hours: 'Tue-Sun 18-23',
      price_range: '$$',
    });
  });
});

it('commaList trims, drops empties and says nothing twice (spec 1 §5)', () => {
  expect(commaList(' Sushi , ,sashimi,SUSHI,， Ramen、')).toEqual(['Sushi', 'sashimi', 'Ramen']);
  fc.assert(fc.property(fc.string(), (text) => commaList(text).every((word) => word !== '' && word === word.trim())));
});

it("a chef without a workplace goes by the own name; 'not stated' is null and not 0", () => {
  expect(
    professionalFromForm({ role: 'professional_chef', form: emptyProfessionalForm, fullName: ' Ana B ' }),
  ).toMatchObject({ businessName: 'Ana B', yearsExperience: null });
  expect(
    professionalFromForm({
      role: 'professional_chef',
      form: { ...emptyProfessionalForm, yearsExperience: '0' },
      fullName: '',
    }).yearsExperience,
  ).toBe(0);
});

it('what a form does not ask stays as it was', () => {
  const before = professionalFromForm({ role: 'restaurant_owner', form: restaurant, fullName: '' });
  const edited = { ...before, socialMedia: { ...before.socialMedia, price_range: '$$' } };
  const chef = professionalFromForm({
    role: 'professional_chef',
    form: { ...emptyProfessionalForm, businessName: 'Elsewhere' },
    fullName: '',
    before: edited,
  });
  expect(chef).toMatchObject({
    businessName: 'Elsewhere',
    businessType: 'culinary_professional',
    websiteUrl: 'https://casa-ana.example',
    socialMedia: { price_range: '$$', phone: '+34 1' },
  });
  const silent = professionalFromForm({
    role: 'restaurant_owner',
    form: { ...restaurant, phone: '' },
    fullName: '',
    before: edited,
  });
  expect(silent.socialMedia).toEqual({ description: 'By the sea.', price_range: '$$' });
});

it('a profile survives the form, and the columns of the server', () => {
  const form = fc.record({
    businessName: fc.constantFrom('Casa Ana', '阿娜'),
    yearsExperience: fc.constantFrom('', '0', '7.5'),
    specialties: fc.constantFrom('', 'a, b'),
    certifications: fc.constantFrom('', 'c'),
    address: fc.constantFrom('', '1 Square'),
    website: fc.constantFrom('', 'https://a.example'),
    phone: fc.constantFrom('', '1'),
    description: fc.constantFrom('', 'two\nlines'),
    openingHours: fc.constantFrom('', 'Mon-Fri'),
    priceRange: fc.constantFrom('', '$$'),
    biography: fc.constantFrom('', 'Born.'),
    awards: fc.constantFrom('', 'A star'),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...businessRoles),
      fc.constantFrom('registration' as const, 'portfolio' as const),
      form,
      (role, extent, typed) => {
        const profile = professionalFromForm({
          role,
          form: { ...emptyProfessionalForm, ...typed },
          fullName: 'Ana',
          extent,
        });
        expect(decodeProfessionalProfile(encodeProfessionalProfile(profile))).toEqual(profile);
        expect(
          professionalFromForm({ role, form: formFromProfessional(profile), fullName: 'Ana', before: profile, extent }),
        ).toEqual(profile);
      },
    ),
  );
});
