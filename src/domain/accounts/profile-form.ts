import { t } from '@lingui/core/macro';
import { countCharacters } from '#prelude/text/count-characters.ts';
import type { Profile } from '#domain/members/member.ts';
import { tidyName } from '#domain/naming/name-fault.ts';
import { fullNameProblem, usernameProblem } from './sign-up-rules.ts';
import type { Columns } from '#domain/values/synced-row.ts';
import { isWebAddress } from '#domain/values/web-address.ts';

export const BIO_LIMIT = 500;
const LOCATION_LIMIT = 100;
const PHONE_LIMIT = 30;
const AVATAR_URL_LIMIT = 500;

/** What a member writes about oneself (spec 2 §2.4). The phone number is for its owner alone (R19). */
export interface ProfileForm {
  readonly fullName: string;
  readonly username: string;
  /** '' where there is none (spec 2 §2.6). */
  readonly avatarUrl: string;
  readonly bio: string;
  readonly location: string;
  readonly phone: string;
}

export function profileForm(
  profile: Pick<Profile, 'fullName' | 'username' | 'avatarUrl' | 'bio' | 'location'> | null,
  phone: string,
): ProfileForm {
  const { fullName = '', username = '', avatarUrl = '', bio = '', location = '' } = profile ?? {};
  return { fullName, username, avatarUrl, bio, location, phone };
}

export type ProfileProblems = Readonly<Partial<Record<keyof ProfileForm, string>>>;

/** Why a profile cannot be saved, by field; empty when it can. A name that is saved already stays allowed (R40). */
export function profileProblems(
  form: ProfileForm,
  before: Pick<ProfileForm, 'fullName' | 'username'>,
): ProfileProblems {
  const problems: Record<keyof ProfileForm, string | null> = {
    fullName: form.fullName !== '' && form.fullName === before.fullName ? null : fullNameProblem(form.fullName),
    username: form.username !== '' && form.username === before.username ? null : usernameProblem(form.username),
    avatarUrl: avatarUrlProblem(form.avatarUrl),
    bio: tooLong(form.bio, BIO_LIMIT),
    location: tooLong(form.location, LOCATION_LIMIT),
    phone:
      tooLong(form.phone, PHONE_LIMIT) ??
      (/^[\d\s()+./-]*$/.test(form.phone.trim()) ? null : t`Please use only digits, spaces and + ( ) - . /`),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
}

/** Spec 2 §5: 'Avatar URL must be a URL'. */
function avatarUrlProblem(text: string): string | null {
  const typed = text.trim();
  return typed === '' || isWebAddress(typed)
    ? tooLong(typed, AVATAR_URL_LIMIT)
    : t`Please enter a web address such as https://example.com/me.jpg`;
}

function tooLong(text: string, limit: number): string | null {
  return countCharacters(text.trim()) > limit ? t`Please use at most ${limit} characters` : null;
}

/**
 * The public columns that an edit changes, and only these, so that what another device changed meanwhile stays [S15]. Empty when nothing changed.
 *
 * @param always columns that are sent even if they do not differ
 */
export function changedProfileColumns(
  before: ProfileForm,
  after: ProfileForm,
  always: readonly string[] = [],
): Columns {
  const [old, now] = [publicColumns(before), publicColumns(after)];
  return Object.fromEntries(
    Object.entries(now).filter(([column, value]) => old[column] !== value || always.includes(column)),
  );
}

function publicColumns({ fullName, username, avatarUrl, bio, location }: ProfileForm): Record<string, string> {
  return {
    full_name: tidyName(fullName),
    username: username.trim(),
    avatar_url: avatarUrl.trim(),
    bio: bio.trim(),
    location: location.trim(),
  };
}
