import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailServerOfFile } from '#tests/support/server/mail-server-of-file.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';

interface Said {
  readonly subject: string;
  readonly action: string;
}
interface MailWords {
  readonly account: Readonly<Record<'verification' | 'passwordReset' | 'emailChange', Said>>;
  readonly guidelines: Said;
  readonly approved: Said;
  readonly rejected: Said;
  readonly daily: { readonly subject: (count: number) => string; readonly action: string };
}

const hooksFolder = new URL('../../../pb_hooks/', import.meta.url);
const { mailWords } = createRequire(import.meta.url)('../../../pb_hooks/lib/mail/mail-words.js') as {
  readonly mailWords: (language: string) => MailWords;
};
const languages = readdirSync(new URL('lib/mail/', hooksFolder)).flatMap(
  (file) => /^mail-words-([a-z]+)\.js$/.exec(file)?.[1] ?? [],
);
const sources = readdirSync(hooksFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !file.includes('generated'))
  .map((file) => [file, readFileSync(new URL(file, hooksFolder), 'utf8')] as const);
const foundBy = (pattern: RegExp) =>
  new Set(sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, found = '']) => found)));

let superuser: string;

const dailyHook = `routerAdd('POST', '/api/test/daily-mails', (e) => {
  require(\`\${__hooks}/lib/daily-mail/daily-mail.js\`).sendDailyMails(e.app);
  return e.noContent(204);
});`;
const { api, mail } = mailServerOfFile({ hooks: { ...sqlHook, 'daily-mails.pb.js': dailyHook } });
beforeAll(async () => {
  superuser = await api.asSuperuser();
});

const ask = (what: string, body: object, token = '') =>
  api.call('POST', `/api/collections/users/request-${what}`, { body, ...(token === '' ? {} : { token }) });

async function decided(chef: ApiMember, status: string): Promise<void> {
  const id = await api.create('verification_requests', chef, { user: chef.id, professional_profile: chef.id });
  await runSql(
    api,
    `UPDATE verification_requests SET status = '${status}' WHERE id = '${id}'`,
    `INSERT INTO _mails (id, kind, user, about, not_before) VALUES ('status_update/${id}', 'status_update', '${chef.id}', '${id}', 0)`,
  );
  await api.call('POST', '/api/crons/foretaste-mails', { token: superuser });
}

/** A zone without summer time whose clock shows nine now: the hour of daily mails. */
function morningZone(): string {
  const ahead = ((9 - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Every mail that this server sends: by what it comes about, to whom, and what it says. */
const mails: Readonly<
  Record<
    string,
    {
      readonly said: (words: MailWords) => Said;
      readonly send: (chef: ApiMember, language: string) => Promise<unknown>;
    }
  >
> = {
  Verification: {
    said: ({ account }) => account.verification,
    // The one of a sign-up: for two minutes after it PocketBase sends no other.
    send: ({ email }, language) =>
      api.create(
        'users',
        '',
        {
          email: `new.${email}`,
          password: 'a-test-password',
          passwordConfirm: 'a-test-password',
          username: `new_${newRecordId()}`,
          full_name: 'New Example',
          consent: true,
        },
        { 'Accept-Language': language },
      ),
  },
  PasswordReset: {
    said: ({ account }) => account.passwordReset,
    send: ({ email }) => ask('password-reset', { email }),
  },
  EmailChange: {
    said: ({ account }) => account.emailChange,
    send: ({ email, token }) => ask('email-change', { newEmail: `new.${email}` }, token),
  },
  verification_guidelines: {
    said: ({ guidelines }) => guidelines,
    send: async (chef) => {
      await api.call('DELETE', recordsPath('professional_profiles', chef.id), { token: chef.token });
      await api.create('professional_profiles', chef, {
        id: chef.id,
        user: chef.id,
        business_name: 'Chez Chef',
        business_type: 'culinary_professional',
      });
    },
  },
  approved: { said: ({ approved }) => approved, send: (chef) => decided(chef, 'approved') },
  rejected: { said: ({ rejected }) => rejected, send: (chef) => decided(chef, 'rejected') },
  daily: {
    said: ({ daily }) => ({ subject: daily.subject(1), action: daily.action }),
    send: async (chef) => {
      const wishes = { daily_mail: true, mail_zone: morningZone() };
      await api.call('PATCH', recordsPath('users', chef.id), { token: superuser, body: { verified: true } });
      await api.call('PATCH', recordsPath('notification_preferences', chef.id), { token: chef.token, body: wishes });
      const fan = await api.join(`fan_${newRecordId()}`);
      await api.create('user_follows', fan, { follower: fan.id, following: chef.id });
      await runSql(
        api,
        "UPDATE notifications SET created = strftime('%Y-%m-%d %H:%M:%fZ', created, '-1 hour')",
        'DELETE FROM _daily_mails',
      );
      await api.call('POST', '/api/test/daily-mails');
    },
  },
};
/** A decision's mail is approved or rejected by what stands in the request. */
const kindsOfQueue = { verification_guidelines: ['verification_guidelines'], status_update: ['approved', 'rejected'] };

describe.each(languages)('every mail to a member whose language is %s', (language) => {
  test.each(Object.entries(mails))('%s', async (_name, { said, send }) => {
    const chef = await api.join(`chef_${newRecordId()}`, {
      role: 'professional_chef',
      professional: { business_name: 'Chez Chef' },
    });
    await api.create('notification_preferences', chef, { id: chef.id, user: chef.id, language });
    await mail.next(chef.email, /foretaste\.test\/user-settings/);
    const { subject, action } = said(mailWords(language));
    await send(chef, language);
    const about = () =>
      mail.caught.findLast(
        (one) => one.to.endsWith(chef.email) && one.subject === subject && one.text.includes(action),
      );
    await expect.poll(about, { timeout: 20_000 }).toBeDefined();
    const { text = '', html = '', subject: sent } = about() ?? {};
    expect(sent).toBe(subject);
    expect(html).toContain(`<html lang="${language}">`);
    // Each has where it leads, in both forms.
    const [, link = ''] = new RegExp(`${action}: (https://foretaste\\.test\\S*)`).exec(text) ?? [];
    expect(link).not.toBe('');
    expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const other of languages.filter((one) => one !== language)) {
      const foreign = said(mailWords(other));
      expect(`${text}${html}`).not.toContain(foreign.subject);
      expect(`${text}${html}`).not.toContain(foreign.action);
    }
  });
});

test('a mail that none of these lines tries is one too many', () => {
  expect(foundBy(/onMailerRecord(\w+)Send\(/g)).toEqual(new Set(['Verification', 'PasswordReset', 'EmailChange']));
  expect(foundBy(/queueMail\(\w+, \{ kind: '(\w+)'/g)).toEqual(new Set(Object.keys(kindsOfQueue)));
  for (const name of ['Verification', 'PasswordReset', 'EmailChange', 'daily', ...Object.values(kindsOfQueue).flat()])
    expect(Object.keys(mails)).toContain(name);
  const composers = sources.filter(([, text]) => text.includes('new MailerMessage(')).map(([file]) => file);
  expect(composers.toSorted()).toEqual(['lib/daily-mail/compose-daily-mail.js', 'lib/mail/compose-mail.js']);
});

test('PocketBase sends members no mail of its own beside these: neither one-time passwords nor alerts', async () => {
  const { body } = await api.call('GET', '/api/collections/users', { token: superuser });
  for (const kind of ['otp', 'mfa', 'authAlert']) expect([kind, body[kind]]).toMatchObject([kind, { enabled: false }]);
});

test('a member may choose each language that there are words of, and no other', async () => {
  const { body } = await api.call('GET', '/api/collections/notification_preferences', { token: superuser });
  const field = (body['fields'] as readonly { name: string; values?: string[] }[]).find(
    ({ name }) => name === 'language',
  );
  expect(field?.values?.toSorted()).toEqual(languages.toSorted());
});

describe.each(languages.filter((language) => language !== 'en'))('the words of mails in %s', (language) => {
  /** Every text of the words, by its path; what is made of values is made of these. */
  function textsOf(words: unknown, path = ''): Readonly<Record<string, string>> {
    if (typeof words === 'string') return { [path]: words };
    if (typeof words === 'function') {
      const told = { who: 'Ada', isMany: false, what: 'Ramen', count: 2 };
      const values = path.includes('.told.') ? [told] : path.endsWith('.people') ? ['Ada', 2, 'Ben'] : [2];
      return { [path]: String((words as (...given: unknown[]) => unknown)(...values)) };
    }
    const parts = Object.entries(words as object).map(([key, part]) => textsOf(part, `${path}.${key}`));
    return Object.assign({}, ...parts) as Record<string, string>;
  }

  test('are there for each English one, and are not English', () => {
    const [english, own] = [textsOf(mailWords('en')), textsOf(mailWords(language))];
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
    const same = Object.entries(own).filter(([path, text]) => text === english[path] || text.trim() === '');
    expect(same).toEqual([]);
  });
});
