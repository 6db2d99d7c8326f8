import { t } from '@lingui/core/macro';
import type { PhotoLicence } from './photo-licence.ts';

interface LicenceName {
  /** In a credit line, behind the author's name. */
  readonly short: string;
  /** What it lets others do, in a sentence. */
  readonly long: string;
  /** Where it can be read, or null. */
  readonly address: string | null;
}

/** What each licence is called. The names of the Creative Commons licences are the same in every language. */
export const licenceNames: Readonly<Record<PhotoLicence, LicenceName>> = {
  own: {
    short: t`all rights reserved`,
    long: t`Shown in Foretaste only: all rights stay with its author`,
    address: null,
  },
  'cc-by': {
    short: 'CC BY 4.0',
    long: t`CC BY: anybody may use it who names its author`,
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'cc-by-sa': {
    short: 'CC BY-SA 4.0',
    long: t`CC BY-SA: as CC BY, and what is made of it is shared alike`,
    address: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  cc0: {
    short: 'CC0',
    long: t`CC0: anybody may use it for anything`,
    address: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'public-domain': { short: t`public domain`, long: t`Public domain: nobody has rights in it any more`, address: null },
  permission: { short: t`with permission`, long: t`With the author’s permission`, address: null },
};

/** To choose one of, by the name that its credit line has. */
export function licenceOptions<Licence extends PhotoLicence>(licences: readonly Licence[]) {
  return licences.map((value) => {
    const { short } = licenceNames[value];
    return { value, label: short.charAt(0).toUpperCase() + short.slice(1) };
  });
}
