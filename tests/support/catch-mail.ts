import { createServer, type Socket } from 'node:net';

interface CaughtMail {
  readonly to: string;
  /** The whole message, quoted-printable decoded. */
  readonly text: string;
}

export interface MailCatcher {
  /** For the server's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The newest mail to the address whose text matches, once it has come. */
  next(to: string, pattern: RegExp): Promise<CaughtMail>;
  stop(): Promise<void>;
}

const PATIENCE = 15_000;

/** A mail server that delivers nothing and remembers everything: enough SMTP for PocketBase's mailer. */
export async function catchMail(): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const server = createServer((socket) => converse(socket, (mail) => caught.push(mail)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return {
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(address.port), SMTP_FROM: 'kitchen@foretaste.test' },
    async next(to, pattern) {
      const deadline = Date.now() + PATIENCE;
      while (Date.now() < deadline) {
        const mail = caught.findLast((one) => one.to === to && pattern.test(one.text));
        if (mail !== undefined) return mail;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`no mail to ${to} with ${pattern}; caught: ${caught.map((mail) => mail.to).join(', ')}`);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function converse(socket: Socket, onMail: (mail: CaughtMail) => void): void {
  let unread = '';
  let to = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    unread += chunk;
    for (;;) {
      const terminator = isData ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(terminator);
      if (end < 0) return;
      const message = unread.slice(0, end);
      unread = unread.slice(end + terminator.length);
      if (isData) {
        onMail({ to, text: decodeQuotedPrintable(message) });
        isData = false;
        say('250 kept');
        continue;
      }
      to = /^RCPT TO:<(.*)>/i.exec(message)?.[1] ?? to;
      isData = /^DATA/i.test(message);
      say(isData ? '354 go on' : /^QUIT/i.test(message) ? '221 bye' : '250 ok');
    }
  });
  say('220 foretaste.test');
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
