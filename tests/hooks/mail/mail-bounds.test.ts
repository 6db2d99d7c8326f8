import { beforeAll, expect, test } from 'vitest';
import { mailServerOfFile } from '#tests/support/server/mail-server-of-file.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { recordsPath } from '#tests/support/server/open-api.ts';

let superuser: string;

const { server, api, mail } = mailServerOfFile();
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const users = '/api/collections/users';
const someone = (extra: Record<string, unknown> = {}) => api.join(`m_${newRecordId()}`, extra);
const changeTo = (newEmail: string, token: string) =>
  api.call('POST', `${users}/request-email-change`, { token, body: { newEmail } });
const an = (name: string) => `${name}_${newRecordId()}@stranger.test`;
async function statuses(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const seen = [];
  for (let k = 0; k < times; k += 1) seen.push((await ask()).status);
  return seen;
}

test('a member has four mails of a changed address sent in an hour, to whomever, also across a restart', async () => {
  const mina = await someone();
  expect(await statuses(4, () => changeTo(an('new'), mina.token))).toEqual([204, 204, 204, 204]);
  const refused = await changeTo(an('new'), mina.token);
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 3000]).toEqual([429, true]);
  await server.restart();
  expect((await changeTo(an('new'), mina.token)).status).toBe(429);
});

test('a stranger’s address gets four mails in an hour, however many members ask', async () => {
  const victim = an('victim');
  const crowd = await Promise.all(Array.from({ length: 6 }, () => someone()));
  const answers = [];
  for (const { token } of crowd) answers.push((await changeTo(victim.toUpperCase(), token)).status);
  expect(answers).toEqual([204, 204, 204, 204, 429, 429]);
});

test.each(['request-password-reset', 'request-verification'])(
  '%s: four in an hour for an address, and nobody learns whether there is an account',
  async (route) => {
    const nobody = an('nobody');
    const { email } = await someone();
    const ask = (address: string) => api.call('POST', `${users}/${route}`, { body: { email: address } });
    // The sign-up itself sent one.
    const left = 3;
    expect(await statuses(4, () => ask(nobody))).toEqual([204, 204, 204, 204]);
    expect((await ask(nobody)).status).toBe(429);
    expect(await statuses(left, () => ask(email))).toEqual(Array.from({ length: left }, () => 204));
    expect((await ask(email)).status).toBe(429);
  },
);

test.each(['request-password-reset', 'request-verification'])(
  '%s: no other spelling of the same question, and none that is long, has a mail sent past the bound',
  async (route) => {
    const { email } = await someone();
    await mail.next(email, /confirm-verification/);
    const bodies: readonly (readonly [body: string, type: string])[] = [
      [JSON.stringify({ EMAIL: email }), 'application/json'],
      [JSON.stringify({ email: an('decoy'), EMAIL: email }), 'application/json'],
      [JSON.stringify({ email: an('decoy'), Email: email }), 'application/json'],
      [JSON.stringify({ email, more: 1 }), 'application/json'],
      [JSON.stringify({ email: [email] }), 'application/json'],
      [
        `email=${encodeURIComponent(email)}&email=${encodeURIComponent(an('decoy'))}`,
        'application/x-www-form-urlencoded',
      ],
      [`email=${encodeURIComponent(email)}`, 'application/x-www-form-urlencoded'],
      [`{"email":"${email}","pad":"${'x'.repeat(17_000)}"}`, 'application/json'],
    ];
    for (const [body, type] of bodies) {
      const { status } = await fetch(`${server.url}${users}/${route}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
      });
      expect([body.slice(0, 60), status]).toEqual([body.slice(0, 60), body.length > 16_384 ? 413 : 400]);
    }
    expect(mail.caught.filter(({ to }) => to === email)).toHaveLength(1);
  },
);

const evil = 'Your prize is at https://evil.example/win now';

test('a mail to an address that nobody has confirmed carries nothing that a member wrote', async () => {
  const chef = await someone({
    full_name: evil,
    role: 'professional_chef',
    professional: { business_name: 'Win at www.evil.example' },
  });
  const [verification, guidelines] = [
    await mail.next(chef.email, /confirm-verification/),
    await mail.next(chef.email, /apply/i),
  ];
  const fresh = an('fresh');
  expect((await changeTo(fresh, chef.token)).status).toBe(204);
  const change = await mail.next(fresh, /confirm-email-change/);
  for (const { text, html, subject } of [verification, guidelines, change])
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil|prize|Win at/);
});

test('a confirmed address is greeted by name, unless the name is made to lead somewhere', async () => {
  const greeting = async (full_name: string) => {
    const one = await someone();
    await api.call('PATCH', recordsPath('users', one.id), { token: superuser, body: { verified: true } });
    await api.call('PATCH', recordsPath('profiles', one.id), { token: one.token, body: { full_name } });
    await api.call('POST', `${users}/request-password-reset`, { body: { email: one.email } });
    return (await mail.next(one.email, /reset-password/)).text.split('\n')[0];
  };
  expect(await greeting('Ana  Cook')).toBe('Hello Ana Cook,');
  for (const name of [evil, 'Go to evil.example', 'evil。example Ana', 'Ana (write to a@evil.example)'])
    expect([name, await greeting(name)]).toEqual([name, 'Hello,']);
});

test('who gives a profession up and takes it on again does not send a mail each time to an address that nobody has confirmed', async () => {
  const chef = await someone({ role: 'professional_chef', professional: { business_name: 'Chez' } });
  for (let k = 0; k < 6; k += 1) {
    await api.call('DELETE', recordsPath('professional_profiles', chef.id), { token: chef.token });
    expect(
      (
        await api.call('POST', recordsPath('professional_profiles'), {
          token: chef.token,
          body: { user: chef.id, business_name: 'Chez', business_type: 'restaurant' },
        })
      ).status,
    ).toBe(200);
  }
  const owed = mail.caught.filter(({ to, subject }) => to === chef.email && subject.startsWith('How to get verified'));
  expect(owed.length).toBeLessThanOrEqual(4);
});
