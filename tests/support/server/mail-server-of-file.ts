import { afterAll, beforeAll } from 'vitest';
import { must } from '#prelude/must.ts';
import { catchMail, type MailCatcher } from './catch-mail.ts';
import type { PocketBaseOptions } from './pocket-base-server.ts';
import { serverOfFile } from './server-of-file.ts';

/** As `serverOfFile`, of a server at https://foretaste.test whose mails are caught. */
export function mailServerOfFile(options: Omit<PocketBaseOptions, 'env'> = {}) {
  let catcher: MailCatcher | undefined;
  const running = () => must(catcher, 'a mail server: it starts before the first test');
  beforeAll(async () => {
    catcher = await catchMail();
  });
  afterAll(() => catcher?.stop());
  const { server, api } = serverOfFile(() => ({
    ...options,
    env: { ...running().env, APP_URL: 'https://foretaste.test' },
  }));
  const mail: Omit<MailCatcher, 'env' | 'stop'> = {
    next: (to, pattern) => running().next(to, pattern),
    get caught() {
      return running().caught;
    },
    get isRefusing() {
      return running().isRefusing;
    },
    set isRefusing(value) {
      running().isRefusing = value;
    },
  };
  return { server, api, mail };
}
