import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { catchMail, type MailCatcher } from '#tests/support/server/catch-mail.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, type ApiMember, openApi, recordsPath } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';

/** What the clock does every hour; and what the server has noted. */
const hooks = {
  ...sqlHook,
  'daily-mails.pb.js': `routerAdd('POST', '/api/test/daily-mails', (e) => {
  require(\`\${__hooks}/lib/daily-mail/daily-mail.js\`).sendDailyMails(e.app);
  return e.noContent(204);
});
routerAdd('GET', '/api/test/noted', (e) => {
  const rows = arrayOf(new DynamicModel({ user: '', told: '' }));
  e.app.db().newQuery('SELECT user, told_until AS told FROM _daily_mails').all(rows);
  return e.json(200, { items: rows });
});`,
};

let server: PocketBaseServer;
let mail: MailCatcher;
let api: Api;
let superuser: string;
let ben: ApiMember;
let ada: ApiMember;

beforeAll(async () => {
  mail = await catchMail();
  server = await startPocketBase({ hooks, env: { ...mail.env, APP_URL: 'https://foretaste.test' } });
  api = openApi(server);
  superuser = await api.asSuperuser();
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});
beforeEach(async () => {
  mail.isRefusing = false;
  // Whoever is of an earlier test has had their turn.
  await runSql(api, 'UPDATE notification_preferences SET daily_mail = FALSE');
  ben = await api.join(`ben_${newRecordId()}`, { full_name: 'Ben' });
  ada = await aReader();
});

/** A zone without summer time whose clock shows this hour now. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const wish = (member: ApiMember, wishes: object = {}) =>
  api.create('notification_preferences', member, {
    id: member.id,
    user: member.id,
    daily_mail: true,
    mail_zone: zoneWhereItIs(9),
    ...wishes,
  });
const confirm = ({ id }: ApiMember) =>
  api.call('PATCH', recordsPath('users', id), { token: superuser, body: { verified: true } });

/** A member with a confirmed address who wants a mail in the morning, which it is. */
async function aReader(wishes: object = {}): Promise<ApiMember> {
  const member = await api.join(`reader_${newRecordId()}`, { full_name: 'Ada' });
  await confirm(member);
  await wish(member, wishes);
  return member;
}

const aFood = (by: ApiMember, name = `Ramen ${newRecordId()}`) => api.create('foods', by, { name, uploaded_by: by.id });
const follow = (from: ApiMember, to: ApiMember) =>
  api.create('user_follows', from, { follower: from.id, following: to.id });
async function write(from: ApiMember, to: ApiMember, ...texts: readonly string[]): Promise<string> {
  const [participant_1, participant_2] = [from.id, to.id].toSorted();
  const conversation = await api.create('conversations', from, { participant_1, participant_2 });
  for (const content of texts) await api.create('messages', from, { conversation, sender: from.id, content });
  return conversation;
}

/** What has happened so far was an hour ago. */
const anHourLater = () =>
  runSql(
    api,
    ...['notifications', 'foods'].map(
      (table) => `UPDATE ${table} SET created = strftime('%Y-%m-%d %H:%M:%fZ', created, '-1 hour')`,
    ),
  );
const aDayLater = () =>
  runSql(
    api,
    'UPDATE _daily_mails SET looked_at = looked_at - 86400000',
    `UPDATE _daily_mails SET told_until = strftime('%Y-%m-%d %H:%M:%fZ', told_until, '-1 day')`,
    ...['notifications', 'foods'].map(
      (table) => `UPDATE ${table} SET created = strftime('%Y-%m-%d %H:%M:%fZ', created, '-1 day')`,
    ),
  );
const run = async () => expect((await api.call('POST', '/api/test/daily-mails')).status).toBe(204);
const runLater = async () => {
  await anHourLater();
  await run();
};
const digests = ({ email }: ApiMember = ada) =>
  mail.caught.filter(({ to, headers }) => to === email && 'list-unsubscribe' in headers);
const only = (member: ApiMember = ada) => {
  const all = digests(member);
  expect(all).toHaveLength(1);
  return must(all[0], 'a mail');
};
/** The lines of news, without where they lead. */
const toldIn = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/^- (.*)$/gm)].map(([, line]) => line?.trimEnd());

/** Ben follows Ada, and has a food that a moderator has hidden; Ada follows him. */
async function setStage(): Promise<void> {
  await follow(ben, ada);
  await follow(ada, ben);
  await aFood(ben);
  await runSql(api, `UPDATE foods SET is_hidden = TRUE WHERE uploaded_by = '${ben.id}'`);
}

describe('[R49] a daily mail', () => {
  test('tells what is new in lines that lead there, without a word of a message or a review', async () => {
    const [food, cora] = [await aFood(ada, `Ramen ${ada.username}`), await api.join(`cora_${newRecordId()}`)];
    await api.create('food_likes', ben, { food, user: ben.id });
    await api.create('food_likes', cora, { food, user: cora.id });
    await api.create('reviews', ben, { food, user: ben.id, rating: 2, review_text: 'Bland words' });
    await follow(ben, ada);
    const conversation = await write(ben, ada, 'Secret words');
    await follow(ada, cora);
    await aFood(cora);
    await aFood(cora);
    await runLater();
    const told = only();
    expect(told.subject).toBe('Your day on Foretaste: 6 new things');
    expect(toldIn(told).toSorted()).toEqual(
      [
        `Ben commented on your Ramen ${ada.username}`,
        'Ben started following you',
        'Ben wants to send you messages',
        `${cora.username} Example added 2 foods`,
        `${cora.username} Example and Ben liked your Ramen ${ada.username}`,
        'You unlocked an achievement',
      ].toSorted(),
    );
    expect(told.text).toContain(`https://foretaste.test/messages/${conversation}`);
    expect(told.text).toContain(`https://foretaste.test/food/${food}`);
    expect(told.html).toMatch(
      /<html lang="en">[^]*Hello Ada,[^]*prefers-color-scheme: dark|prefers-color-scheme: dark/,
    );
    for (const part of [told.text, told.html, told.subject]) expect(part).not.toMatch(/Secret|Bland/);
  });

  test('counts what is unread of a conversation that was accepted', async () => {
    const conversation = await write(ada, ben, 'Hello');
    await api.create('messages', ben, { conversation, sender: ben.id, content: 'One' });
    await api.create('messages', ben, { conversation, sender: ben.id, content: 'Two' });
    await runLater();
    expect(toldIn(only())).toEqual(['Ben sent you 2 messages']);
  });

  test('comes once a day, and tells no more what was told; with nothing new none comes', async () => {
    await follow(ben, ada);
    await runLater();
    await run();
    expect(toldIn(only())).toEqual(['Ben started following you']);
    await aDayLater();
    await run();
    expect(digests()).toHaveLength(1);
    await aDayLater();
    await aFood(ada);
    await runLater();
    expect(toldIn(must(digests()[1], 'a second mail'))).toEqual(['You unlocked an achievement']);
  });

  test('is one where two runs meet', async () => {
    await follow(ben, ada);
    await anHourLater();
    await Promise.all([run(), run(), run()]);
    expect(digests()).toHaveLength(1);
  });

  test('is said in the language of the member’s mails', async () => {
    const eva = await aReader({ language: 'de' });
    await follow(ben, eva);
    await runLater();
    const told = only(eva);
    expect(told.subject).toBe('Dein Tag bei Foretaste: eine Neuigkeit');
    expect(toldIn(told)).toEqual(['Ben folgt dir jetzt']);
    expect(told.html).toContain('<html lang="de">');
  });

  test.each([
    [
      'was not asked for',
      async () =>
        api.call('PATCH', recordsPath('notification_preferences', ada.id), {
          token: ada.token,
          body: { daily_mail: false },
        }),
    ],
    [
      'would go to an address that nobody has confirmed',
      async () => api.call('PATCH', recordsPath('users', ada.id), { token: superuser, body: { verified: false } }),
    ],
    [
      'would come at night',
      async () =>
        api.call('PATCH', recordsPath('notification_preferences', ada.id), {
          token: ada.token,
          body: { mail_zone: zoneWhereItIs(3) },
        }),
    ],
    [
      'would tell of what was seen',
      async () => runSql(api, `UPDATE notifications SET seen = TRUE WHERE user = '${ada.id}'`),
    ],
    [
      'would tell of who was blocked since',
      async () => api.create('blocks', ada, { blocker: ada.id, blocked: ben.id }),
    ],
    [
      'would tell of who has blocked the member since',
      async () => api.create('blocks', ben, { blocker: ben.id, blocked: ada.id }),
    ],
    ['would tell of who was muted since', async () => api.create('mutes', ada, { muter: ada.id, muted: ben.id })],
    [
      'would tell of who is suspended',
      async () => {
        const admin = await api.joinAsAdmin(`admin_${newRecordId()}`);
        return api.call('POST', `/api/admin/members/${ben.id}/suspend`, {
          token: admin.token,
          body: { reason: 'Spam' },
        });
      },
    ],
    [
      'would go to who is suspended',
      async () => runSql(api, `UPDATE users SET suspended_at = '2026-01-01 00:00:00.000Z' WHERE id = '${ada.id}'`),
    ],
    [
      'would go to who has left',
      async () => api.call('POST', '/api/account/delete', { token: ada.token, body: { password: 'a-test-password' } }),
    ],
  ])('does not come where it %s', async (_why, change) => {
    await setStage();
    await change();
    await runLater();
    expect(digests()).toEqual([]);
  });

  test('comes where nothing of that stands in its way; without foods that are hidden', async () => {
    await setStage();
    await runLater();
    expect(toldIn(only())).toEqual(['Ben started following you']);
  });

  test('tells who wants it quiet, too: it is the bell that is not wanted', async () => {
    const eva = await aReader({ quiet: true });
    await follow(ben, eva);
    await runLater();
    expect(toldIn(only(eva))).toEqual(['Ben started following you']);
  });

  test('names nobody whose name leads elsewhere, and lets no markup through', async () => {
    const food = await aFood(ada, `Ramen <b>&"hot" ${newRecordId()}`);
    const evil = await api.join(`evil_${newRecordId()}`, { full_name: 'Win at evil.example' });
    await api.create('food_likes', evil, { food, user: evil.id });
    await runLater();
    const told = only();
    expect(toldIn(told).some((line) => line?.startsWith('A member liked your Ramen <b>'))).toBe(true);
    expect(told.html).toContain('Ramen &lt;b&gt;&amp;&quot;hot&quot;');
    expect(`${told.text}${told.html}`).not.toContain('evil.example');
  });

  test('tells twelve lines, and of the rest how many there are', async () => {
    for (let k = 0; k < 14; k += 1) await api.create('food_likes', ben, { food: await aFood(ada), user: ben.id });
    await runLater();
    const lines = toldIn(only());
    expect(lines).toHaveLength(13);
    expect(lines[12]).toMatch(/^And \d more in the app$/);
  });

  test('that is refused is not tried again that day, and its news come the next; whose turn did not come has it with the next run', async () => {
    const others: ApiMember[] = [];
    for (let k = 0; k < 4; k += 1) others.push(await aReader());
    for (const one of [ada, ...others]) await follow(ben, one);
    mail.isRefusing = true;
    await runLater();
    const noted = async () =>
      (await api.call('GET', '/api/test/noted')).body.items.filter(({ user }) =>
        [ada, ...others].some(({ id }) => id === user),
      ).length;
    expect(await noted()).toBe(3);
    mail.isRefusing = false;
    await run();
    expect([ada, ...others].flatMap((one) => digests(one))).toHaveLength(2);
    await aDayLater();
    await run();
    for (const one of [ada, ...others]) expect(toldIn(only(one))).toEqual(['Ben started following you']);
  });

  test('leaves nothing behind of who leaves', async () => {
    await follow(ben, ada);
    await runLater();
    const noted = async () => (await api.call('GET', '/api/test/noted')).body.items.map(({ user }) => user);
    expect(await noted()).toContain(ada.id);
    await api.call('POST', '/api/account/delete', { token: ada.token, body: { password: 'a-test-password' } });
    expect(await noted()).not.toContain(ada.id);
  });
});

describe('the link that ends it (RFC 8058)', () => {
  /** Its path, as a mail program finds it. */
  async function linkOf(member: ApiMember): Promise<string> {
    await follow(ben, member);
    await runLater();
    const { headers, text, html } = only(member);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<(https:\/\/foretaste\.test\/[^>]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    expect(text).toContain(address);
    expect(html).toContain(address);
    expect(address).not.toContain(member.id);
    return new URL(address).pathname;
  }
  const page = (method: string, path: string, language = 'en') =>
    fetch(server.url + path, {
      method,
      headers: { 'Accept-Language': language, 'Content-Type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
    });
  const wants = async ({ id, token }: ApiMember) =>
    (await api.call('GET', recordsPath('notification_preferences', id), { token })).body['daily_mail'];

  test('asks when it is opened, and ends it at once when it is posted to, by whoever has it and however often', async () => {
    const link = await linkOf(ada);
    const asked = await page('GET', link);
    expect([asked.status, asked.headers.get('Referrer-Policy'), asked.headers.get('Cache-Control')]).toEqual([
      200,
      'no-referrer',
      'private, no-store',
    ]);
    expect(await asked.text()).toMatch(/<html lang="en">[^]*<form method="post">/);
    expect((await page('HEAD', link)).status).toBeLessThan(500);
    expect(await wants(ada)).toBe(true);
    for (let k = 0; k < 2; k += 1) {
      const done = await page('POST', link);
      expect([done.status, (await done.text()).includes('You get no more daily mails')]).toEqual([200, true]);
      expect(await wants(ada)).toBe(false);
    }
    // The devices learn of it as of any change.
    await server.restart();
    await api.call('PATCH', recordsPath('notification_preferences', ada.id), {
      token: ada.token,
      body: { daily_mail: true },
    });
    expect((await page('POST', link)).status).toBe(200);
    expect(await wants(ada)).toBe(false);
  });

  test('speaks the language of the mail, whatever the browser speaks', async () => {
    const eva = await aReader({ language: 'de' });
    const link = await linkOf(eva);
    expect(await (await page('GET', link)).text()).toContain('<html lang="de">');
    expect(await (await page('POST', link)).text()).toContain('keine täglichen Mails mehr');
  });

  test('that is none, or of another, ends nothing', async () => {
    const link = await linkOf(ada);
    const changed = `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    const folder = link.slice(0, link.lastIndexOf('/'));
    for (const path of [
      changed,
      `${folder}/${ada.id}`,
      `${folder}/%00`,
      `${folder}/${'a'.repeat(3000)}`,
      `${folder}/A`,
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await page(method, path, 'de-DE');
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).toContain('Dieser Link ist nicht vollständig');
      }
    }
    expect(await wants(ada)).toBe(true);
  });

  test('says the same to who has left', async () => {
    const link = await linkOf(ada);
    await api.call('POST', '/api/account/delete', { token: ada.token, body: { password: 'a-test-password' } });
    expect((await page('GET', link)).status).toBe(200);
    expect((await page('POST', link)).status).toBe(200);
  });
});
