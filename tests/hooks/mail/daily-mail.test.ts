import { describe, expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { runSql } from '#tests/support/server/sql-hook.ts';
import { dailyMailReaders, toldIn, zoneWhereItIs } from './daily-mail-readers.ts';

const readers = dailyMailReaders();
const { api, mail, aReader, aFood, follow, write, anHourLater, aDayLater, run, runLater, digests, only } = readers;

/** Ben follows Ada, and has a food that a moderator has hidden; Ada follows him. */
async function setStage(): Promise<void> {
  await follow(readers.ben, readers.ada);
  await follow(readers.ada, readers.ben);
  await aFood(readers.ben);
  await runSql(api, `UPDATE foods SET is_hidden = TRUE WHERE uploaded_by = '${readers.ben.id}'`);
}

describe('[R49] a daily mail', () => {
  test('tells what is new in lines that lead there, without a word of a message or a review', async () => {
    const [food, cora] = [
      await aFood(readers.ada, `Ramen ${readers.ada.username}`),
      await api.join(`cora_${newRecordId()}`),
    ];
    await api.create('food_likes', readers.ben, { food, user: readers.ben.id });
    await api.create('food_likes', cora, { food, user: cora.id });
    await api.create('reviews', readers.ben, { food, user: readers.ben.id, rating: 2, review_text: 'Bland words' });
    await follow(readers.ben, readers.ada);
    const conversation = await write(readers.ben, readers.ada, 'Secret words');
    await follow(readers.ada, cora);
    await aFood(cora);
    await aFood(cora);
    await runLater();
    const told = only();
    expect(told.subject).toBe('Your day on Foretaste: 6 new things');
    expect(toldIn(told).toSorted()).toEqual(
      [
        `Ben commented on your Ramen ${readers.ada.username}`,
        'Ben started following you',
        'Ben wants to send you messages',
        `${cora.username} Example added 2 foods`,
        `${cora.username} Example and Ben liked your Ramen ${readers.ada.username}`,
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
    const conversation = await write(readers.ada, readers.ben, 'Hello');
    await api.create('messages', readers.ben, { conversation, sender: readers.ben.id, content: 'One' });
    await api.create('messages', readers.ben, { conversation, sender: readers.ben.id, content: 'Two' });
    await runLater();
    expect(toldIn(only())).toEqual(['Ben sent you 2 messages']);
  });

  test('comes once a day, and tells no more what was told; with nothing new none comes', async () => {
    await follow(readers.ben, readers.ada);
    await runLater();
    await run();
    expect(toldIn(only())).toEqual(['Ben started following you']);
    await aDayLater();
    await run();
    expect(digests()).toHaveLength(1);
    await aDayLater();
    await aFood(readers.ada);
    await runLater();
    expect(toldIn(must(digests()[1], 'a second mail'))).toEqual(['You unlocked an achievement']);
  });

  test('is one where two runs meet', async () => {
    await follow(readers.ben, readers.ada);
    await anHourLater();
    await Promise.all([run(), run(), run()]);
    expect(digests()).toHaveLength(1);
  });

  test('is said in the language of the member’s mails', async () => {
    const eva = await aReader({ language: 'de' });
    await follow(readers.ben, eva);
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
        api.call('PATCH', recordsPath('notification_preferences', readers.ada.id), {
          token: readers.ada.token,
          body: { daily_mail: false },
        }),
    ],
    [
      'would go to an address that nobody has confirmed',
      async () =>
        api.call('PATCH', recordsPath('users', readers.ada.id), {
          token: readers.superuser,
          body: { verified: false },
        }),
    ],
    [
      'would come at night',
      async () =>
        api.call('PATCH', recordsPath('notification_preferences', readers.ada.id), {
          token: readers.ada.token,
          body: { mail_zone: zoneWhereItIs(3) },
        }),
    ],
    [
      'would tell of what was seen',
      async () => runSql(api, `UPDATE notifications SET seen = TRUE WHERE user = '${readers.ada.id}'`),
    ],
    [
      'would tell of whoever was blocked since',
      async () => api.create('blocks', readers.ada, { blocker: readers.ada.id, blocked: readers.ben.id }),
    ],
    [
      'would tell of whoever has blocked the member since',
      async () => api.create('blocks', readers.ben, { blocker: readers.ben.id, blocked: readers.ada.id }),
    ],
    [
      'would tell of whoever was muted since',
      async () => api.create('mutes', readers.ada, { muter: readers.ada.id, muted: readers.ben.id }),
    ],
    [
      'would tell of whoever is suspended',
      async () => {
        const admin = await api.joinAsAdmin(`admin_${newRecordId()}`);
        return api.call('POST', `/api/admin/members/${readers.ben.id}/suspend`, {
          token: admin.token,
          body: { reason: 'Spam' },
        });
      },
    ],
    [
      'would go to whoever is suspended',
      async () =>
        runSql(api, `UPDATE users SET suspended_at = '2026-01-01 00:00:00.000Z' WHERE id = '${readers.ada.id}'`),
    ],
    [
      'would go to whoever has left',
      async () =>
        api.call('POST', '/api/account/delete', { token: readers.ada.token, body: { password: 'a-test-password' } }),
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
    await follow(readers.ben, eva);
    await runLater();
    expect(toldIn(only(eva))).toEqual(['Ben started following you']);
  });

  test('names nobody whose name leads elsewhere, and lets no markup through', async () => {
    const food = await aFood(readers.ada, `Ramen <b>&"hot" ${newRecordId()}`);
    const evil = await api.join(`evil_${newRecordId()}`, { full_name: 'Win at evil.example' });
    await api.create('food_likes', evil, { food, user: evil.id });
    await runLater();
    const told = only();
    expect(toldIn(told).some((line) => line?.startsWith('A member liked your Ramen <b>'))).toBe(true);
    expect(told.html).toContain('Ramen &lt;b&gt;&amp;&quot;hot&quot;');
    expect(`${told.text}${told.html}`).not.toContain('evil.example');
  });

  test('tells twelve lines, and of the rest how many there are', async () => {
    for (let k = 0; k < 14; k += 1)
      await api.create('food_likes', readers.ben, { food: await aFood(readers.ada), user: readers.ben.id });
    await runLater();
    const lines = toldIn(only());
    expect(lines).toHaveLength(13);
    expect(lines[12]).toMatch(/^And \d more in the app$/);
  });

  test('that is refused is not tried again that day, and its news come the next; whose turn did not come has it with the next run', async () => {
    const others: ApiMember[] = [];
    for (let k = 0; k < 4; k += 1) others.push(await aReader());
    for (const one of [readers.ada, ...others]) await follow(readers.ben, one);
    mail.isRefusing = true;
    await runLater();
    const noted = async () =>
      (await api.call('GET', '/api/test/noted')).body.items.filter(({ user }) =>
        [readers.ada, ...others].some(({ id }) => id === user),
      ).length;
    expect(await noted()).toBe(3);
    mail.isRefusing = false;
    await run();
    expect([readers.ada, ...others].flatMap((one) => digests(one))).toHaveLength(2);
    await aDayLater();
    await run();
    for (const one of [readers.ada, ...others]) expect(toldIn(only(one))).toEqual(['Ben started following you']);
  });

  test('leaves nothing behind of whoever leaves', async () => {
    await follow(readers.ben, readers.ada);
    await runLater();
    const noted = async () => (await api.call('GET', '/api/test/noted')).body.items.map(({ user }) => user);
    expect(await noted()).toContain(readers.ada.id);
    await api.call('POST', '/api/account/delete', { token: readers.ada.token, body: { password: 'a-test-password' } });
    expect(await noted()).not.toContain(readers.ada.id);
  });
});
