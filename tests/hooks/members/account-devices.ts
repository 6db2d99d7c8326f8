import { mailServerOfFile } from '#tests/support/server/mail-server-of-file.ts';
import type { SignUp } from '#domain/accounts/accounts.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { SessionKeeper, SignedIn } from '#domain/accounts/session-keeper.ts';
import { pocketBaseAccounts } from '#remote/accounts/pocketbase-accounts.ts';

let count = 0;

/** A member to be. */
export function somebody(changes: Partial<SignUp> = {}): SignUp {
  count += 1;
  const username = `cook_${count}`;
  return {
    email: `${username}@foretaste.test`,
    password: 'saffron',
    username,
    fullName: 'Ana Cook',
    role: 'enthusiast',
    consent: true,
    ...changes,
  };
}

/** A device that remembers who is signed in, as the replica does. */
export class AccountDevice implements SessionKeeper {
  member: SignedIn | null = null;
  readonly accounts;

  constructor(baseUrl: string, stall = 20_000) {
    this.accounts = pocketBaseAccounts({ baseUrl, sessions: this, stall });
  }

  async begin(member: SignedIn) {
    this.member = member;
  }

  async end() {
    this.member = null;
  }

  async verified(id: MemberId) {
    if (this.member?.memberId === id) this.member = { ...this.member, emailVerified: true };
  }

  async renewed(id: MemberId, token: string) {
    if (this.member?.memberId === id) this.member = { ...this.member, token };
  }

  async departed(id: MemberId) {
    if (this.member?.memberId === id) this.member = null;
  }

  async outdated(id: MemberId) {
    if (this.member?.memberId === id) this.member = null;
  }
}

/** A server of a file's own with its devices; its mails are caught. */
export function accountServer() {
  const { server, api, mail } = mailServerOfFile();

  async function rowsOf(collection: string, filter: string): Promise<readonly Record<string, unknown>[]> {
    const query = new URLSearchParams({ filter });
    const answer = await fetch(`${server.url}/api/collections/${collection}/records?${query.toString()}`);
    const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
    return items;
  }

  async function linkToken(to: string, path: string): Promise<string> {
    const link = new RegExp(`https://foretaste\\.test/auth/${path}/([\\w.-]+)`);
    const { text } = await mail.next(to, link);
    return link.exec(text)?.[1] ?? '';
  }

  return { server, api, mail, rowsOf, linkToken, aDevice: () => new AccountDevice(server.url) };
}
