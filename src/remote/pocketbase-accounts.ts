import { getTokenPayload } from 'pocketbase';
import type { AccountOutcome, Accounts, SignUp } from '#domain/accounts.ts';
import { encodeProfessionalProfile } from '#domain/professional-profile.ts';
import { decodeProfile } from '#domain/decode-profile.ts';
import type { MemberId } from '#domain/ids.ts';
import type { SessionKeeper, SignedIn } from '#domain/session-keeper.ts';
import { answered, type Failed, fetchFromServer, outcome } from './account-answer.ts';
import { answerFailure } from './answer-failure.ts';
import { pocketBase } from './pocketbase-client.ts';

/** Longest wait for an answer, in milliseconds: a server that accepts and never answers counts as unreachable. */
const PATIENCE = 20_000;

export interface AccountsOptions {
  readonly baseUrl: string;
  readonly sessions: SessionKeeper;
  /** In milliseconds. */
  readonly patience?: number;
}

/**
 * Accounts by PocketBase's own routes (spec 1 §7, auth). Outcomes are told by status and field codes, never by message text [S16].
 * What the network does is an outcome; only a device that cannot keep the session throws.
 */
export function pocketBaseAccounts({ baseUrl, sessions, patience = PATIENCE }: AccountsOptions): Accounts {
  const users = () => pocketBase(null, baseUrl).collection('users');
  const waiting = () => ({ signal: AbortSignal.timeout(patience), fetch: fetchFromServer });

  const enter = async ({ email, password }: Parameters<Accounts['signIn']>[0]): Promise<Failed | SignedIn> => {
    const answer = await answered(() => users().authWithPassword<unknown>(email.trim(), password, waiting()));
    if (answer.kind !== 'answer') return answer;
    const member = signedIn(answer.value);
    if (member === null) return { kind: 'unreachable' };
    await sessions.begin(member);
    return member;
  };
  const signIn: Accounts['signIn'] = async (credentials) => {
    const entered = await enter(credentials);
    return 'kind' in entered ? entered : { kind: 'done' };
  };

  /** Whether an account is what an earlier sign-up, whose answer was lost, asked for: all of it or nothing is there (R7). */
  const isAsAsked = async ({ role }: SignUp, id: MemberId): Promise<boolean> => {
    if (role === 'enthusiast') return true;
    const answer = await answered(() => pocketBase(null, baseUrl).collection('profiles').getOne<unknown>(id, waiting()));
    const profile = answer.kind === 'answer' ? decodeProfile(answer.value) : null;
    return profile?.kind === 'valid' && profile.value.role === role;
  };

  /** Every other sign-in of the member ends with this answer. */
  const replaceToken = async (member: MemberId, ask: () => Promise<unknown>): Promise<AccountOutcome> => {
    const answer = await answered(ask);
    if (answer.kind !== 'answer') return answer;
    const token = tokenIn(answer.value);
    if (token === null) return { kind: 'unreachable' };
    await sessions.renewed(member, token);
    return { kind: 'done' };
  };

  return {
    prepare: () => undefined,
    signIn,
    async signUp(account) {
      const answer = await answered(() => users().create<unknown>(newAccount(account), waiting()));
      if (answer.kind === 'answer') return signIn(account);
      if (answer.kind !== 'refused' || !answer.taken.includes('email')) return answer;
      // Either somebody's address, or an account of ours: the password tells.
      const ours = await enter(account);
      if ('kind' in ours) return answer;
      return (await isAsAsked(account, ours.memberId)) ? { kind: 'done' } : { kind: 'joined-before' };
    },
    signOut: () => sessions.end(),
    requestPasswordReset: (email) => outcome(() => users().requestPasswordReset(email.trim(), waiting())),
    async confirmPasswordReset({ token, password }) {
      const confirmed = await outcome(() => users().confirmPasswordReset(token, password, password, waiting()));
      await told(confirmed, token, (member) => sessions.outdated(member));
      return confirmed;
    },
    resendVerification: (email) => outcome(() => users().requestVerification(email.trim(), waiting())),
    async confirmVerification(token) {
      const confirmed = await outcome(() => users().confirmVerification(token, waiting()));
      await told(confirmed, token, (member) => sessions.verified(member));
      return confirmed;
    },
    async confirmEmailChange({ token, password }) {
      const confirmed = await outcome(() => users().confirmEmailChange(token, password, waiting()));
      await told(confirmed, token, (member) => sessions.outdated(member));
      return confirmed;
    },
    changePassword: ({ memberId, token, ...passwords }) => replaceToken(memberId, () => pocketBase(token, baseUrl).send<unknown>('/api/account/password', { method: 'POST', body: passwords, ...waiting() })),
    signOutEverywhere: ({ memberId, token }) => replaceToken(memberId, () => pocketBase(token, baseUrl).send<unknown>('/api/account/sign-out-everywhere', { method: 'POST', ...waiting() })),
    requestEmailChange: ({ token, email }) => outcome(() => pocketBase(token, baseUrl).collection('users').requestEmailChange(email.trim(), waiting())),
    exportData: async (wanted) => (await import('./account-archive.ts')).accountArchive({ baseUrl, ...wanted }),
    async deleteAccount({ memberId, token, password }) {
      const deleted = await outcome(() => pocketBase(token, baseUrl).send('/api/account/delete', { method: 'POST', body: { password }, ...waiting() }));
      // Whoever is not known any more was deleted by an earlier try, whose answer was lost, or on another device.
      const isGone = deleted.kind === 'done' || (deleted.kind === 'refused' && (await isDeparted(baseUrl, token)));
      if (!isGone) return deleted;
      await sessions.departed(memberId);
      return { kind: 'done' };
    },
  };
}

async function isDeparted(baseUrl: string, token: string): Promise<boolean> {
  const question = { method: 'POST', headers: { Authorization: token, 'Content-Type': 'application/json' }, body: '{"cursors":{}}' };
  const answer = await fetch(`${baseUrl}/api/sync/pull`, question).catch(() => null);
  const failure = answer === null ? null : answerFailure(answer.status, answer.headers);
  return failure?.kind === 'unauthorised' && failure.why === 'deleted';
}

function newAccount({ email, password, username, fullName, role, professional }: SignUp): Record<string, unknown> {
  const account = { email: email.trim(), password, passwordConfirm: password, username: username.trim(), full_name: fullName.trim(), role };
  return professional === undefined ? account : { ...account, professional: encodeProfessionalProfile(professional) };
}

/** null for an answer that makes no sense. */
function signedIn(value: unknown): SignedIn | null {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('record' in value)) return null;
  const { token, record } = value;
  if (typeof token !== 'string' || token === '' || typeof record !== 'object' || record === null) return null;
  if (!('id' in record) || typeof record.id !== 'string') return null;
  const email = 'email' in record && typeof record.email === 'string' ? record.email : '';
  const emailVerified = 'verified' in record && record.verified === true;
  return { memberId: record.id as MemberId, email, emailVerified, token };
}

function tokenIn(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && value.token !== '' ? value.token : null;
}

/** What was confirmed by a mail's token is about the member in it, who need not be whoever is signed in here. */
async function told(confirmed: AccountOutcome, token: string, tell: (member: MemberId) => Promise<void>): Promise<void> {
  const { id } = getTokenPayload(token);
  if (confirmed.kind === 'done' && typeof id === 'string') await tell(id as MemberId);
}
