import { describe, expect, test } from 'vitest';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { dailyMailReaders } from './daily-mail-readers.ts';

const readers = dailyMailReaders();
const { server, api, aReader, follow, runLater, only } = readers;

describe('the link that ends it (RFC 8058)', () => {
  /** Its path, as a mail program finds it. */
  async function linkOf(member: ApiMember): Promise<string> {
    await follow(readers.ben, member);
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
    const link = await linkOf(readers.ada);
    const asked = await page('GET', link);
    expect([asked.status, asked.headers.get('Referrer-Policy'), asked.headers.get('Cache-Control')]).toEqual([
      200,
      'no-referrer',
      'private, no-store',
    ]);
    expect(await asked.text()).toMatch(/<html lang="en">[^]*<form method="post">/);
    expect((await page('HEAD', link)).status).toBeLessThan(500);
    expect(await wants(readers.ada)).toBe(true);
    for (let k = 0; k < 2; k += 1) {
      const done = await page('POST', link);
      expect([done.status, (await done.text()).includes('You get no more daily mails')]).toEqual([200, true]);
      expect(await wants(readers.ada)).toBe(false);
    }
    // The devices learn of it as of any change.
    await server.restart();
    await api.call('PATCH', recordsPath('notification_preferences', readers.ada.id), {
      token: readers.ada.token,
      body: { daily_mail: true },
    });
    expect((await page('POST', link)).status).toBe(200);
    expect(await wants(readers.ada)).toBe(false);
  });

  test('speaks the language of the mail, whatever the browser speaks', async () => {
    const eva = await aReader({ language: 'de' });
    const link = await linkOf(eva);
    expect(await (await page('GET', link)).text()).toContain('<html lang="de">');
    expect(await (await page('POST', link)).text()).toContain('keine täglichen Mails mehr');
  });

  test('that is none, or of another, ends nothing', async () => {
    const link = await linkOf(readers.ada);
    const changed = `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    const folder = link.slice(0, link.lastIndexOf('/'));
    for (const path of [
      changed,
      `${folder}/${readers.ada.id}`,
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
    expect(await wants(readers.ada)).toBe(true);
  });

  test('says the same to whoever has left', async () => {
    const link = await linkOf(readers.ada);
    await api.call('POST', '/api/account/delete', { token: readers.ada.token, body: { password: 'a-test-password' } });
    expect((await page('GET', link)).status).toBe(200);
    expect((await page('POST', link)).status).toBe(200);
  });
});
