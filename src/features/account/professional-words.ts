import type { BusinessRole } from '#domain/professional-profile.ts';

interface RegistrationWords {
  /** As a new account, and as a change of role. */
  readonly join: string;
  readonly become: string;
  readonly lead: string;
  /** The form's name for screen readers, and its second part. */
  readonly form: string;
  readonly work: string;
  readonly submit: string;
  readonly created: string;
  readonly profileCreated: string;
  readonly profileFailed: string;
  /** In 'Account created but … failed' and 'Please complete your … in settings.' (spec 1 §8). */
  readonly setup: string;
}

/** What the two registrations are called and what they say (spec 1 §8, spec 2 §8). */
export const registrationWords: Readonly<Record<BusinessRole, RegistrationWords>> = {
  professional_chef: {
    join: 'Join as a Professional Chef',
    become: 'Become a Professional Chef',
    lead: 'You cook for a living. Say where and what, and have it verified.',
    form: 'Register as a professional chef',
    work: 'Your work',
    submit: 'Create Chef Account',
    created: 'Professional Chef Account Created!',
    profileCreated: 'Chef Portfolio Created',
    profileFailed: 'Chef Portfolio Creation Failed',
    setup: 'profile setup',
  },
  restaurant_owner: {
    join: 'Join as a Restaurant Owner',
    become: 'Become a Restaurant Owner',
    lead: 'You run a kitchen. Say which and where, and have it verified.',
    form: 'Register as a restaurant owner',
    work: 'Your restaurant',
    submit: 'Create Restaurant Account',
    created: 'Restaurant Owner Account Created!',
    profileCreated: 'Restaurant Profile Created',
    profileFailed: 'Restaurant Profile Creation Failed',
    setup: 'restaurant profile setup',
  },
};
