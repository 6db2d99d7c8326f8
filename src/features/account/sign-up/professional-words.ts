import { t } from '@lingui/core/macro';
import type { BusinessRole } from '#domain/professionals/professional-profile.ts';

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
    join: t`Join as a Professional Chef`,
    become: t`Become a Professional Chef`,
    lead: t`You cook for a living. Say where and what, and have it verified.`,
    form: t`Register as a professional chef`,
    work: t`Your work`,
    submit: t`Create Chef Account`,
    created: t`Professional Chef Account Created!`,
    profileCreated: t`Chef Portfolio Created`,
    profileFailed: t`Chef Portfolio Creation Failed`,
    setup: t`profile setup`,
  },
  restaurant_owner: {
    join: t`Join as a Restaurant Owner`,
    become: t`Become a Restaurant Owner`,
    lead: t`You run a kitchen. Say which and where, and have it verified.`,
    form: t`Register as a restaurant owner`,
    work: t`Your restaurant`,
    submit: t`Create Restaurant Account`,
    created: t`Restaurant Owner Account Created!`,
    profileCreated: t`Restaurant Profile Created`,
    profileFailed: t`Restaurant Profile Creation Failed`,
    setup: t`restaurant profile setup`,
  },
};
