import { beforeAll, beforeEach, expect } from 'vitest';
import { mailServerOfFile } from '#tests/support/server/mail-server-of-file.ts';
import { must } from '#prelude/must.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
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

/** A zone without summer time whose clock shows this hour now. */
export function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The lines of news, without where they lead. */
export const toldIn = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/^- (.*)$/gm)].map(([, line]) => line?.trimEnd());

/** A server of a file's own that sends daily mails when it is told to; for each test, Ada is a new reader of them and Ben a new member. */
export function dailyMailReaders() {
  const { server, api, mail } = mailServerOfFile({ hooks });
  let superuser = '';
  let both: { readonly ada: ApiMember; readonly ben: ApiMember } | undefined;
  const people = () => must(both, 'Ada and Ben, who join before each test');
  beforeAll(async () => {
    superuser = await api.asSuperuser();
  });
  beforeEach(async () => {
    mail.isRefusing = false;
    // Whoever is of an earlier test has had their turn.
    await runSql(api, 'UPDATE notification_preferences SET daily_mail = FALSE');
    both = { ben: await api.join(`ben_${newRecordId()}`, { full_name: 'Ben' }), ada: await aReader() };
  });

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

  const aFood = (by: ApiMember, name = `Ramen ${newRecordId()}`) =>
    api.create('foods', by, { name, uploaded_by: by.id });
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
  const digests = ({ email }: ApiMember = people().ada) =>
    mail.caught.filter(({ to, headers }) => to === email && 'list-unsubscribe' in headers);
  const only = (member: ApiMember = people().ada) => {
    const all = digests(member);
    expect(all).toHaveLength(1);
    return must(all[0], 'a mail');
  };

  return {
    server,
    api,
    mail,
    get superuser() {
      return superuser;
    },
    get ada() {
      return people().ada;
    },
    get ben() {
      return people().ben;
    },
    aReader,
    aFood,
    follow,
    write,
    anHourLater,
    aDayLater,
    run,
    runLater,
    digests,
    only,
  };
}
