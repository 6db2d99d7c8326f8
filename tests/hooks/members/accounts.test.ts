import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignUp } from '#domain/accounts/accounts.ts';
import type { MemberId } from '#domain/values/ids/ids.ts';
import type { ProfessionalProfile } from '#domain/professionals/professional-profile.ts';
import { must } from '#prelude/must.ts';
import type { SessionKeeper, SignedIn } from '#domain/accounts/session-keeper.ts';
import { pocketBaseAccounts } from '#remote/accounts/pocketbase-accounts.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { catchMail, type MailCatcher } from '#tests/support/server/catch-mail.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

let mail: MailCatcher;
let server: PocketBaseServer;

beforeAll(async () => {
  mail = await catchMail();
  server = await startPocketBase({ env: { ...mail.env, APP_URL: 'https://foretaste.test' } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const professional: ProfessionalProfile = {
  businessName: 'Chez Ana',
  businessType: 'culinary_professional',
  specialties: ['ramen'],
  yearsExperience: 0,
  certifications: [],
  websiteUrl: '',
  businessAddress: '',
  socialMedia: {},
};
let count = 0;

function somebody(changes: Partial<SignUp> = {}): SignUp {
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
class Device implements SessionKeeper {
  member: SignedIn | null = null;
  readonly accounts;

  constructor(baseUrl = server.url, stall = 20_000) {
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

describe('sign-up (spec 1 §5, R7, R13)', () => {
  test('writes account, profile and role together and signs in', async () => {
    const device = new Device();
    const cook = somebody({ role: 'home_chef', fullName: '  Ana Cook ' });
    expect(await device.accounts.signUp(cook)).toEqual({ kind: 'done', mailSent: true });
    expect(device.member).toMatchObject({ email: cook.email, emailVerified: false });
    const id = device.member?.memberId ?? '';
    expect(await rowsOf('profiles', `id = "${id}"`)).toMatchObject([
      { username: cook.username, full_name: 'Ana Cook', role: 'home_chef' },
    ]);
    expect(await rowsOf('user_roles', `user = "${id}"`)).toMatchObject([{ role: 'home_chef', is_verified: false }]);
  });

  test('an enthusiast gets no role row', async () => {
    const device = new Device();
    await device.accounts.signUp(somebody());
    expect(await rowsOf('user_roles', `user = "${device.member?.memberId ?? ''}"`)).toEqual([]);
  });

  test('a taken username is told beside its field, in whatever case, and nothing is written (R7)', async () => {
    const first = somebody();
    await new Device().accounts.signUp(first);
    const second = somebody({ username: first.username.toUpperCase() });
    const device = new Device();
    expect(await device.accounts.signUp(second)).toMatchObject({
      kind: 'refused',
      fields: { username: 'This username is already taken' },
    });
    expect(device.member).toBeNull();
    expect(await device.accounts.signIn(second)).toMatchObject({ kind: 'refused' });
  });

  test("somebody else's e-mail is told beside its field", async () => {
    const first = somebody();
    await new Device().accounts.signUp(first);
    const outcome = await new Device().accounts.signUp(somebody({ email: first.email, password: 'cardamom' }));
    expect(outcome).toMatchObject({
      kind: 'refused',
      fields: { email: 'There is already an account with this e-mail' },
    });
  });

  test('[S2] trying again after the answer was lost signs in to the one account', async () => {
    const cook = somebody();
    await new Device().accounts.signUp(cook);
    const device = new Device();
    expect(await device.accounts.signUp(cook)).toEqual({ kind: 'done', mailSent: false });
    expect(await rowsOf('profiles', `username = "${cook.username}"`)).toHaveLength(1);
    expect(device.member?.email).toBe(cook.email);
  });

  test('R7: a chef joins with the professional profile, and trying again after a lost answer is no second one', async () => {
    const chef = somebody({ role: 'professional_chef', professional });
    expect(await new Device().accounts.signUp(chef)).toEqual({ kind: 'done', mailSent: true });
    const device = new Device();
    expect(await device.accounts.signUp(chef)).toEqual({ kind: 'done', mailSent: false });
    const id = device.member?.memberId ?? '';
    expect(await rowsOf('professional_profiles', `user = "${id}"`)).toMatchObject([
      {
        id,
        business_name: 'Chez Ana',
        business_type: 'culinary_professional',
        specialties: ['ramen'],
        years_experience: 0,
        is_verified: false,
        verification_documents: [],
      },
    ]);
  });

  test('an older account of the same e-mail and password is signed in, and is told not to be what was asked for', async () => {
    const older = somebody();
    await new Device().accounts.signUp(older);
    const device = new Device();
    expect(await device.accounts.signUp({ ...older, role: 'professional_chef', professional })).toEqual({
      kind: 'joined-before',
    });
    expect(device.member?.email).toBe(older.email);
    expect(await rowsOf('professional_profiles', `user = "${device.member?.memberId ?? ''}"`)).toEqual([]);
  });

  test('what the server refuses of the business is named as the form names it', async () => {
    const outcome = await new Device().accounts.signUp(
      somebody({
        role: 'restaurant_owner',
        professional: { ...professional, businessName: '', websiteUrl: 'nowhere' },
      }),
    );
    expect(outcome.kind === 'refused' && Object.keys(outcome.fields).toSorted()).toEqual(['businessName', 'website']);
  });

  test('what the server refuses names the fields as the form does', async () => {
    const outcome = await new Device().accounts.signUp(somebody({ fullName: 'x'.repeat(61), password: 'short' }));
    expect(outcome.kind).toBe('refused');
    expect(outcome.kind === 'refused' && outcome.fields.password).toBeTruthy();
  });
});

describe('signing in and out', () => {
  test('keeps the session; a wrong password says what the server says', async () => {
    const device = new Device();
    const cook = somebody();
    await device.accounts.signUp(cook);
    await device.accounts.signOut();
    expect(device.member).toBeNull();
    const wrong = await device.accounts.signIn({ email: cook.email, password: 'turmeric' });
    expect(wrong).toMatchObject({ kind: 'refused', message: 'No account has this e-mail and this password.' });
    expect(device.member).toBeNull();
    expect(await device.accounts.signIn({ email: ` ${cook.email} `, password: cook.password })).toEqual({
      kind: 'done',
    });
    expect(device.member?.token).toBeTruthy();
  });

  test('a device that cannot keep the session says so by throwing', async () => {
    const cook = somebody();
    await new Device().accounts.signUp(cook);
    const device = new Device();
    device.begin = () => Promise.reject(new Error('full'));
    await expect(device.accounts.signIn(cook)).rejects.toThrow('full');
  });
});

describe('links by e-mail', () => {
  test('verification: the link of the mail verifies the address, here and on the server', async () => {
    const device = new Device();
    const cook = somebody();
    await device.accounts.signUp(cook);
    expect(await device.accounts.resendVerification(cook.email)).toEqual({ kind: 'done' });
    expect(await device.accounts.confirmVerification(await linkToken(cook.email, 'confirm-verification'))).toEqual({
      kind: 'done',
    });
    expect(device.member?.emailVerified).toBe(true);
    await device.accounts.signIn(cook);
    expect(device.member?.emailVerified).toBe(true);
  });

  test("a link opened on another member's device verifies nobody there", async () => {
    const owner = somebody();
    await new Device().accounts.signUp(owner);
    await new Device().accounts.resendVerification(owner.email);
    const other = new Device();
    await other.accounts.signUp(somebody());
    expect(await other.accounts.confirmVerification(await linkToken(owner.email, 'confirm-verification'))).toEqual({
      kind: 'done',
    });
    expect(other.member?.emailVerified).toBe(false);
  });

  test('password reset: the link sets the new password, once, and the old one is worth nothing', async () => {
    const device = new Device();
    const cook = somebody();
    await device.accounts.signUp(cook);
    expect(await device.accounts.requestPasswordReset(cook.email)).toEqual({ kind: 'done' });
    const token = await linkToken(cook.email, 'reset-password');
    expect(await device.accounts.confirmPasswordReset({ token, password: 'cardamom' })).toEqual({ kind: 'done' });
    expect(device.member).toBeNull();
    expect(await device.accounts.signIn({ email: cook.email, password: 'cardamom' })).toEqual({ kind: 'done' });
    expect(await device.accounts.signIn(cook)).toMatchObject({ kind: 'refused' });
    expect(await device.accounts.confirmPasswordReset({ token, password: 'turmeric' })).toMatchObject({
      kind: 'refused',
    });
  });

  test('another e-mail: the link goes to the new address, the password confirms it, and from then on it is what the member signs in with', async () => {
    const [device, cook, wanted] = [new Device(), somebody(), 'new.address@foretaste.test'];
    await device.accounts.signUp(cook);
    const token = device.member?.token ?? '';
    expect(await device.accounts.requestEmailChange({ token, email: cook.email })).toMatchObject({ kind: 'refused' });
    expect(await device.accounts.requestEmailChange({ token, email: wanted })).toEqual({ kind: 'done' });
    const link = await linkToken(wanted, 'confirm-email-change');
    expect(await device.accounts.confirmEmailChange({ token: link, password: 'wrong-one' })).toMatchObject({
      kind: 'refused',
      fields: { password: expect.any(String) },
    });
    expect(await device.accounts.confirmEmailChange({ token: link, password: cook.password })).toEqual({
      kind: 'done',
    });
    expect(device.member).toBeNull();
    expect(await device.accounts.signIn({ email: wanted, password: cook.password })).toEqual({ kind: 'done' });
    expect(await device.accounts.signIn(cook)).toMatchObject({ kind: 'refused' });
  });

  test('mails come in the language that the app spoke at the sign-up, or at a sign-in since, until the member changes it', async () => {
    const cook = somebody({ fullName: 'Ana <b>Cook</b>' });
    const speaking = (language: string) => ({ 'Accept-Language': language, 'Content-Type': 'application/json' });
    const send = (path: string, body: object, headers: Record<string, string>) =>
      fetch(`${server.url}/api/collections/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await send(
      'users/records',
      { ...cook, passwordConfirm: cook.password, full_name: cook.fullName, role: undefined },
      speaking('de-AT,en;q=0.5'),
    );
    const welcome = await mail.next(cook.email, /confirm-verification/);
    expect(welcome.subject).toBe('Bestätige deine E-Mail-Adresse bei Foretaste');
    expect(welcome.text).toContain('Hallo!');
    expect(`${welcome.text}${welcome.html}`).not.toContain('Cook');
    expect(welcome.html).toMatch(/<html lang="de">[^]*Hallo!/);
    const device = new Device();
    expect(await device.accounts.confirmVerification(await linkToken(cook.email, 'confirm-verification'))).toEqual({
      kind: 'done',
    });
    await device.accounts.requestPasswordReset(cook.email);
    expect((await mail.next(cook.email, /reset-password/)).subject).toBe('Setze dein Passwort bei Foretaste zurück');
    expect(
      await device.accounts.confirmPasswordReset({
        token: await linkToken(cook.email, 'reset-password'),
        password: 'cardamom',
      }),
    ).toEqual({ kind: 'done' });

    await device.accounts.signIn({ email: cook.email, password: 'cardamom' });
    const { memberId, token } = must(device.member, 'a member');
    await device.accounts.requestEmailChange({ token, email: 'andere@foretaste.test' });
    expect((await mail.next('andere@foretaste.test', /confirm-email-change/)).subject).toBe(
      'Bestätige deine neue E-Mail-Adresse bei Foretaste',
    );
    const choose = (language: string) =>
      fetch(`${server.url}/api/collections/notification_preferences/records/${memberId}`, {
        method: 'PATCH',
        headers: { Authorization: token, 'Content-Type': 'application/json' },
        body: JSON.stringify({ language }),
      });
    expect((await choose('xx')).status).toBe(400);
    expect((await choose('en')).status).toBe(200);
    await send('users/auth-with-password', { identity: cook.email, password: 'cardamom' }, speaking('de'));
    await device.accounts.requestEmailChange({ token, email: 'another@foretaste.test' });
    expect((await mail.next('another@foretaste.test', /confirm-email-change/)).subject).toBe(
      'Confirm your new Foretaste email',
    );
  });

  test('who joined in English has mails in the language of the first sign-in in another', async () => {
    const [device, cook] = [new Device(), somebody()];
    await device.accounts.signUp(cook);
    expect((await mail.next(cook.email, /confirm-verification/)).subject).toBe('Verify your Foretaste email');
    await fetch(`${server.url}/api/collections/users/auth-with-password`, {
      method: 'POST',
      headers: { 'Accept-Language': 'de', 'Content-Type': 'application/json' },
      body: JSON.stringify({ identity: cook.email, password: cook.password }),
    });
    await device.accounts.requestPasswordReset(cook.email);
    expect((await mail.next(cook.email, /reset-password/)).subject).toBe('Setze dein Passwort bei Foretaste zurück');
  });

  test('who is signed in already has mails in the language of an app that is not English since, until the member changes it', async () => {
    const [device, cook] = [new Device(), somebody()];
    await device.accounts.signUp(cook);
    const { memberId, token } = must(device.member, 'a member');
    const api = openApi(server);
    const kept = async () =>
      (await api.call('GET', `/api/collections/notification_preferences/records/${memberId}`, { token })).body
        .language ?? null;
    const start = (language: string) => pocketBaseRemote({ baseUrl: server.url, language }).refreshSession(token);
    await start('en');
    // A browser says its own language with everything, whatever the app speaks.
    await fetch(`${server.url}/api/collections/users/auth-refresh`, {
      method: 'POST',
      headers: { Authorization: token, 'Accept-Language': 'de' },
    });
    await start('en-XB');
    expect(await kept()).toBeNull();
    expect(await start('de')).toMatchObject({ kind: 'refreshed' });
    expect(await kept()).toBe('de');
    await api.call('PATCH', `/api/collections/notification_preferences/records/${memberId}`, {
      token,
      body: { language: 'en' },
    });
    await start('de');
    expect(await kept()).toBe('en');
  });

  test('a mail in English is a letter like the others, until an administrator edits its template', async () => {
    const [device, cook] = [new Device(), somebody({ fullName: 'Ana <b>Cook</b>' })];
    await device.accounts.signUp(cook);
    const welcome = await mail.next(cook.email, /confirm-verification/);
    expect(welcome).toMatchObject({ subject: 'Verify your Foretaste email', text: expect.stringContaining('Hello,') });
    expect(welcome.html).toMatch(/<html lang="en">[^]*Hello,[^]*>Verify email<\/a>/);
    const api = openApi(server);
    const token = await api.asSuperuser();
    const edit = (resetPasswordTemplate: unknown) =>
      api.call('PATCH', '/api/collections/users', { token, body: { resetPasswordTemplate } });
    const { resetPasswordTemplate: shipped } = (await api.call('GET', '/api/collections/users', { token })).body;
    await edit({
      subject: 'A new password',
      body: '<p>Dear cook, this way: {APP_URL}/auth/reset-password/{TOKEN}</p>',
    });
    await device.accounts.requestPasswordReset(cook.email);
    expect(await mail.next(cook.email, /reset-password/)).toMatchObject({
      subject: 'A new password',
      text: expect.stringContaining('Dear cook'),
    });
    expect((await edit(shipped)).status).toBe(200);
  });

  test('asking for a reset never tells whether an address has an account', async () => {
    expect(await new Device().accounts.requestPasswordReset('nobody@foretaste.test')).toEqual({ kind: 'done' });
  });

  test.each(['', 'not-a-token', 'e30.e30.x'])('a broken link (%j) is refused', async (token) => {
    const { accounts } = new Device();
    expect((await accounts.confirmVerification(token)).kind).toBe('refused');
    expect((await accounts.confirmPasswordReset({ token, password: 'cardamom' })).kind).toBe('refused');
    expect((await accounts.confirmEmailChange({ token, password: 'cardamom' })).kind).toBe('refused');
  });
});

describe('what the network does is an outcome [S16]', () => {
  async function served(
    handler: Parameters<typeof createServer>[1],
    work: (url: string) => Promise<void>,
  ): Promise<void> {
    const stub: Server = createServer(handler);
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    const address = stub.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      await work(`http://127.0.0.1:${port}`);
    } finally {
      stub.closeAllConnections();
      await new Promise((resolve) => stub.close(resolve));
    }
  }

  test('nobody listens: unreachable', async () => {
    expect(await new Device('http://127.0.0.1:1').accounts.signIn(somebody())).toEqual({ kind: 'unreachable' });
  });

  test('a server that accepts and never answers: unreachable, when it has stalled', async () => {
    await served(
      () => undefined,
      async (url) => {
        expect(await new Device(url, 100).accounts.signUp(somebody())).toEqual({ kind: 'unreachable' });
      },
    );
  });

  test.each([
    [500, 'unreachable'],
    [502, 'unreachable'],
    [429, 'throttled'],
  ])('status %i: %s', async (status, kind) => {
    await served(
      (_, response) => response.writeHead(status, { 'X-Sync-Epoch': 'first' }).end('{"message":"Please wait"}'),
      async (url) => {
        expect(await new Device(url).accounts.signIn(somebody())).toEqual({ kind });
      },
    );
  });

  test("a captive portal's page is no answer: nobody is signed in, nothing is confirmed", async () => {
    await served(
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to the hotel</h1>'),
      async (url) => {
        const device = new Device(url);
        expect(await device.accounts.signIn(somebody())).toEqual({ kind: 'unreachable' });
        expect(await device.accounts.signUp(somebody())).toEqual({ kind: 'unreachable' });
        expect(await device.accounts.confirmVerification('e30.e30.x')).toEqual({ kind: 'unreachable' });
        expect(await device.accounts.confirmPasswordReset({ token: 'e30.e30.x', password: 'cardamom' })).toEqual({
          kind: 'unreachable',
        });
        expect(device.member).toBeNull();
      },
    );
  });
});

test('R35: a server that sends no mail never says that one is on its way', async () => {
  const quiet = await startPocketBase();
  try {
    const api = openApi(quiet);
    const { token, email } = await api.join('quiet');
    const created = await api.call('POST', '/api/collections/users/records', {
      body: {
        email: 'other@foretaste.test',
        password: 'saffron',
        passwordConfirm: 'saffron',
        username: 'quiet_other',
        full_name: 'Ana',
        consent: true,
      },
    });
    expect([created.status, created.body['mail_sent']]).toEqual([200, undefined]);
    for (const [route, body, as] of [
      ['verification', { email }, ''],
      ['password-reset', { email }, ''],
      ['email-change', { newEmail: 'new@foretaste.test' }, token],
    ] as const) {
      const answer = await api.call('POST', `/api/collections/users/request-${route}`, {
        body,
        ...(as === '' ? {} : { token: as }),
      });
      expect([answer.status, answer.body['message']], route).toEqual([400, 'This server sends no mail yet.']);
    }
  } finally {
    await quiet.stop();
  }
});
