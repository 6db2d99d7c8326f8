import { getTokenPayload, type RecordService } from 'pocketbase';
import type { AccountOutcome, Accounts, FetchedAccounts, SignUp } from '#domain/accounts/accounts.ts';
import { decodeOperator } from '#domain/accounts/operator.ts';
import { encodeProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import { decodeProfile } from '#domain/members/decode-profile.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SessionKeeper, SignedIn } from '#domain/accounts/session-keeper.ts';
import { answered, type Failed, outcome } from './account-answer.ts';
import { pocketBaseBrowsers } from './pocketbase-browsers.ts';
import { answerFailure } from '#remote/answer-failure.ts';
import { pocketBase } from '#remote/pocketbase-client.ts';
import { type ServerFetch, serverFetch } from '#remote/server-fetch.ts';

export interface AccountsOptions {
  readonly baseUrl: string;
  readonly sessions: SessionKeeper;
  /** In milliseconds: a server that accepts and lets so long pass counts as unreachable. */
  readonly stall?: number;
}

/**
 * Accounts by PocketBase's own routes (spec 1 §7, auth). Outcomes are told by status and field codes, never by message text [S16].
 * What the network does is an outcome; only a device that cannot keep the session throws.
 */
export function pocketBaseAccounts({ baseUrl, sessions, stall }: AccountsOptions): FetchedAccounts {
  const connection = serverFetch();
  const server: ServerFetch =
    stall === undefined ? connection : (url, request) => connection(url, { ...request, stall });
  const as = (token: string | null) => pocketBase(token, { baseUrl, server });
  const users = () => as(null).collection('users');

  const { enter, signIn, replaceToken } = sessionsBegun(users, sessions);

  const accounts: FetchedAccounts = {
    prepare: async () => accounts,
    async operator() {
      const answer = await answered(() => as(null).send<unknown>('/api/operator', {}));
      return answer.kind === 'answer' ? decodeOperator(answer.value) : null;
    },
    browsers: () => pocketBaseBrowsers(as),
    signIn,
    async signUp(account) {
      const answer = await answered(() => users().create<unknown>(newAccount(account)));
      if (answer.kind === 'answer') {
        const entered = await signIn(account);
        return entered.kind === 'done' ? { kind: 'done', mailSent: isMailSent(answer.value) } : entered;
      }
      if (answer.kind !== 'refused' || !answer.taken.includes('email')) return answer;
      // Either somebody's address, or an account of ours: the password tells.
      const ours = await enter(account);
      if ('kind' in ours) return answer;
      return (await isAsAsked(as(null), account, ours.memberId))
        ? { kind: 'done', mailSent: false }
        : { kind: 'joined-before' };
    },
    ...confirmations(users, sessions),
    signOut: () => sessions.end(),
    requestPasswordReset: (email) => outcome(() => users().requestPasswordReset(email.trim())),
    resendVerification: (email) => outcome(() => users().requestVerification(email.trim())),
    changePassword: ({ memberId, token, ...passwords }) =>
      replaceToken(memberId, () =>
        as(token).send<unknown>('/api/account/password', { method: 'POST', body: passwords }),
      ),
    signOutEverywhere: ({ memberId, token }) =>
      replaceToken(memberId, () => as(token).send<unknown>('/api/account/sign-out-everywhere', { method: 'POST' })),
    requestEmailChange: ({ token, email }) =>
      outcome(() => as(token).collection('users').requestEmailChange(email.trim())),
    exportData: async (wanted) => (await import('./account-archive.ts')).accountArchive({ baseUrl, server, ...wanted }),
    async deleteAccount({ memberId, token, password }) {
      const deleted = await outcome(() =>
        as(token).send('/api/account/delete', { method: 'POST', body: { password } }),
      );
      // Whoever is not known any more was deleted by an earlier try, whose answer was lost, or on another device.
      const isGone =
        deleted.kind === 'done' || (deleted.kind === 'refused' && (await isDeparted({ baseUrl, server, token })));
      if (!isGone) return deleted;
      await sessions.departed(memberId);
      return { kind: 'done' };
    },
  };
  return accounts;
}

/** What begins a session on this device, or goes on with it under another token. */
function sessionsBegun(users: () => RecordService, sessions: SessionKeeper) {
  const enter = async ({ email, password }: Parameters<Accounts['signIn']>[0]): Promise<Failed | SignedIn> => {
    const answer = await answered(() => users().authWithPassword<unknown>(email.trim(), password));
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

  /** Every other sign-in of the member ends with this answer. */
  const replaceToken = async (member: MemberId, ask: () => Promise<unknown>): Promise<AccountOutcome> => {
    const answer = await answered(ask);
    if (answer.kind !== 'answer') return answer;
    const token = tokenIn(answer.value);
    if (token === null) return { kind: 'unreachable' };
    await sessions.renewed(member, token);
    return { kind: 'done' };
  };
  return { enter, signIn, replaceToken };
}

/** Whether an account is what an earlier sign-up, whose answer was lost, asked for: all of it or nothing is there (R7). */
async function isAsAsked(client: ReturnType<typeof pocketBase>, { role }: SignUp, id: MemberId): Promise<boolean> {
  if (role === 'enthusiast') return true;
  const answer = await answered(() => client.collection('profiles').getOne<unknown>(id));
  const profile = answer.kind === 'answer' ? decodeProfile(answer.value) : null;
  return profile?.kind === 'valid' && profile.value.role === role;
}

/** Whether the server says that the member of this token has left. */
async function isDeparted({
  baseUrl,
  server,
  token,
}: {
  baseUrl: string;
  server: ServerFetch;
  token: string;
}): Promise<boolean> {
  const question = {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: '{"cursors":{}}',
  };
  const answer = await server(`${baseUrl}/api/sync/pull`, question).catch(() => null);
  const failure = answer === null ? null : answerFailure(answer.status, answer.headers);
  return failure?.kind === 'unauthorised' && failure.why === 'deleted';
}

function newAccount({
  email,
  password,
  username,
  fullName,
  role,
  professional,
  consent,
}: SignUp): Record<string, unknown> {
  const account = {
    email: email.trim(),
    password,
    passwordConfirm: password,
    username: username.trim(),
    full_name: fullName.trim(),
    role,
    consent,
  };
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

function isMailSent(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'mail_sent' in value && value.mail_sent === true;
}

function tokenIn(value: unknown): string | null {
  return typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    value.token !== ''
    ? value.token
    : null;
}

/** What a link in a mail leads to; it may be opened on any device. */
function confirmations(users: () => RecordService, sessions: SessionKeeper) {
  return {
    confirmPasswordReset: ({ token, password }) =>
      thenTell(
        outcome(() => users().confirmPasswordReset(token, password, password)),
        token,
        (member) => sessions.outdated(member),
      ),
    confirmVerification: (token) =>
      thenTell(
        outcome(() => users().confirmVerification(token)),
        token,
        (member) => sessions.verified(member),
      ),
    confirmEmailChange: ({ token, password }) =>
      thenTell(
        outcome(() => users().confirmEmailChange(token, password)),
        token,
        (member) => sessions.outdated(member),
      ),
  } satisfies Partial<Accounts>;
}

/** A mail's token confirms something of the member named in it, who need not be the one signed in here. */
async function thenTell(
  confirming: Promise<AccountOutcome>,
  token: string,
  tell: (member: MemberId) => Promise<void>,
): Promise<AccountOutcome> {
  const confirmed = await confirming;
  const { id } = getTokenPayload(token);
  if (confirmed.kind === 'done' && typeof id === 'string') await tell(id as MemberId);
  return confirmed;
}
