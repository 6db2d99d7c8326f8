import type { Operator } from './operator.ts';
import type { WokenBrowsers } from './woken-browsers.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Role } from '#domain/members/member.ts';
import type { ProfessionalProfile } from '#domain/professionals/professional-profile.ts';

/** Field name to sentence, as shown beside the field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What came of a request that needs the server at once (spec 1 §8). Nothing is queued: the member is told to try again. */
export type AccountOutcome =
  | { readonly kind: 'done' }
  /** `message` is the server's sentence. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: FieldProblems }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };

/** A copy of everything of the member's, as one ZIP file; `missing` files were not there any more. */
export type ExportOutcome =
  | { readonly kind: 'archive'; readonly archive: Blob; readonly missing: number }
  | Exclude<AccountOutcome, { kind: 'done' }>;

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly fullName: string;
  /** 'enthusiast' writes no role row. */
  readonly role: Exclude<Role, 'admin'>;
  /** Is old enough and accepts the terms. Only so an account comes about; when it was said, the server notes. */
  readonly consent: true;
  /** For the two business roles. */
  readonly professional?: ProfessionalProfile;
}

export type SignUpOutcome =
  | Exclude<AccountOutcome, { kind: 'done' }>
  /** `mailSent`: the mail that verifies the address is on its way (R35). */
  | { readonly kind: 'done'; readonly mailSent: boolean }
  /** The e-mail and password are those of an older account, which is signed in now; role and professional profile are not what was asked for. */
  | { readonly kind: 'joined-before' };

interface SignedInAs {
  readonly memberId: MemberId;
  readonly token: string;
}

/** Signing in and its kin: the one thing besides the AI services that talks to the server directly (architecture). */
export interface Accounts {
  /** A form is about to be used: fetches what sending it takes, so that nothing but the request itself is left to fail. null where that did not come. */
  prepare(): Promise<FetchedAccounts | null>;
  /** Who runs the server; null while it does not answer. */
  operator(): Promise<Operator | null>;
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<AccountOutcome>;
  /** Creates account, profile, role and professional profile together (R7) and signs in. */
  signUp(account: SignUp): Promise<SignUpOutcome>;
  /** Always possible, offline too; the server is told when it can be. */
  signOut(): Promise<void>;
  requestPasswordReset(email: string): Promise<AccountOutcome>;
  confirmPasswordReset(reset: { readonly token: string; readonly password: string }): Promise<AccountOutcome>;
  resendVerification(email: string): Promise<AccountOutcome>;
  confirmVerification(token: string): Promise<AccountOutcome>;
  confirmEmailChange(change: { readonly token: string; readonly password: string }): Promise<AccountOutcome>;
  /** A new password, by the current one. Every other device is signed out; this one stays signed in. */
  changePassword(
    change: SignedInAs & { readonly current: string; readonly password: string; readonly passwordConfirm: string },
  ): Promise<AccountOutcome>;
  /** Ends every sign-in but this device's; what the others have not sent yet stays asleep there. */
  signOutEverywhere(member: SignedInAs): Promise<AccountOutcome>;
  /** Sends a link to the new address; the old one stays until the link is followed. */
  requestEmailChange(change: { readonly token: string; readonly email: string }): Promise<AccountOutcome>;
  /** Everything that the server has of the member, with pictures and documents, and what this device has not sent yet. */
  exportData(ask: { readonly token: string; readonly unsent: Blob }): Promise<ExportOutcome>;
  /** Deletes the account with all that belongs to it, on the server and on this device; other devices follow when they next reach the server. */
  deleteAccount(confirmation: {
    readonly memberId: MemberId;
    readonly token: string;
    readonly password: string;
  }): Promise<AccountOutcome>;
}

/** What only the fetched client has. */
export interface FetchedAccounts extends Accounts {
  browsers(): WokenBrowsers;
}
