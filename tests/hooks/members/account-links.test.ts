import { describe, expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { pocketBaseRemote } from '#remote/pocketbase-remote.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import { startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { accountServer, somebody } from './account-devices.ts';

const { aDevice, api, linkToken, mail, server } = accountServer();

describe('links by e-mail', () => {
  test('verification: the link of the mail verifies the address, here and on the server', async () => {
    const device = aDevice();
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
    await aDevice().accounts.signUp(owner);
    await aDevice().accounts.resendVerification(owner.email);
    const other = aDevice();
    await other.accounts.signUp(somebody());
    expect(await other.accounts.confirmVerification(await linkToken(owner.email, 'confirm-verification'))).toEqual({
      kind: 'done',
    });
    expect(other.member?.emailVerified).toBe(false);
  });

  test('password reset: the link sets the new password, once, and the old one is worth nothing', async () => {
    const device = aDevice();
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
    const [device, cook, wanted] = [aDevice(), somebody(), 'new.address@foretaste.test'];
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
    const device = aDevice();
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
    const [device, cook] = [aDevice(), somebody()];
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
    const [device, cook] = [aDevice(), somebody()];
    await device.accounts.signUp(cook);
    const { memberId, token } = must(device.member, 'a member');
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
    const [device, cook] = [aDevice(), somebody({ fullName: 'Ana <b>Cook</b>' })];
    await device.accounts.signUp(cook);
    const welcome = await mail.next(cook.email, /confirm-verification/);
    expect(welcome).toMatchObject({ subject: 'Verify your Foretaste email', text: expect.stringContaining('Hello,') });
    expect(welcome.html).toMatch(/<html lang="en">[^]*Hello,[^]*>Verify email<\/a>/);
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
    expect(await aDevice().accounts.requestPasswordReset('nobody@foretaste.test')).toEqual({ kind: 'done' });
  });

  test.each(['', 'not-a-token', 'e30.e30.x'])('a broken link (%j) is refused', async (token) => {
    const { accounts } = aDevice();
    expect((await accounts.confirmVerification(token)).kind).toBe('refused');
    expect((await accounts.confirmPasswordReset({ token, password: 'cardamom' })).kind).toBe('refused');
    expect((await accounts.confirmEmailChange({ token, password: 'cardamom' })).kind).toBe('refused');
  });
});

test('R35: a server that sends no mail never says that one is on its way', async () => {
  const quiet = await startPocketBase();
  try {
    const there = openApi(quiet);
    const { token, email } = await there.join('quiet');
    const created = await there.call('POST', '/api/collections/users/records', {
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
      const answer = await there.call('POST', `/api/collections/users/request-${route}`, {
        body,
        ...(as === '' ? {} : { token: as }),
      });
      expect([answer.status, answer.body['message']], route).toEqual([400, 'This server sends no mail yet.']);
    }
  } finally {
    await quiet.stop();
  }
});
