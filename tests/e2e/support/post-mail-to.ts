import { openApi } from '#tests/support/server/open-api.ts';
import type { MailCatcher } from '#tests/support/server/catch-mail.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

/** The server's mails go to the catcher, with links to the app under test. */
export async function postMailTo(mail: MailCatcher, app: PocketBaseServer): Promise<void> {
  const api = openApi(app);
  const smtp = {
    enabled: true,
    host: '127.0.0.1',
    port: Number(mail.env['SMTP_PORT']),
    tls: false,
    username: '',
    password: '',
  };
  const answer = await api.call('PATCH', '/api/settings', {
    token: await api.asSuperuser(),
    body: { smtp, meta: { appURL: app.url, senderAddress: 'kitchen@foretaste.test' } },
  });
  if (answer.status !== 200) throw new Error(`mail could not be turned on: ${JSON.stringify(answer.body)}`);
}
