import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface CaughtMail {
  /** The address that the mail server was given. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface MailCatcher {
  /** For the server's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The newest mail to the address whose text matches, once it has come. */
  next(to: string, pattern: RegExp): Promise<CaughtMail>;
  /** All mails so far. */
  readonly caught: readonly CaughtMail[];
  /** While set, every mail is refused for now, as by a mail server in trouble. */
  isRefusing: boolean;
  stop(): Promise<void>;
}

const PATIENCE = 15_000;

/** A mail server on loopback that delivers nothing and remembers everything. */
export async function catchMail(): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const keep = async (message: Buffer, recipients: readonly string[]) => {
    const { subject = '', text = '', html = '', headers: all } = await PostalMime.parse(message);
    const headers = Object.fromEntries(all.map(({ key, value }) => [key, value]));
    for (const to of recipients) caught.push({ to, subject, text, html, headers });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      catcher.isRefusing ? done(Object.assign(new Error('Come back later'), { responseCode: 451 })) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void keep(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that is ended in the middle of a mail resets its connection. That is nobody's fault, and would end the whole run.
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  const catcher: MailCatcher = {
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_FROM: 'kitchen@foretaste.test' },
    caught,
    isRefusing: false,
    async next(to, pattern) {
      const deadline = Date.now() + PATIENCE;
      while (Date.now() < deadline) {
        const mail = caught.findLast((one) => one.to === to && pattern.test(one.text));
        if (mail !== undefined) return mail;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(
        `no mail to ${to} with ${pattern}; caught: ${caught.map((mail) => `${mail.to}: ${mail.subject}`).join(', ')}`,
      );
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return catcher;
}
