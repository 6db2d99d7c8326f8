import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { catchMail } from '#tests/support/server/catch-mail.ts';

/** Sends lines to a mail server, each once the one before was answered. */
async function speak(port: number, ...lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  const answered = () => new Promise<void>((done) => socket.once('data', () => done()));
  await answered();
  for (const line of lines) {
    const answer = answered();
    socket.write(`${line}\r\n`);
    await answer;
  }
  return socket;
}

// Unheard it ended the whole run of the tests, though each of them had passed.
it('a client that goes away in the middle harms nobody, and the next mail is caught', async () => {
  const mail = await catchMail();
  const port = Number(mail.env['SMTP_PORT']);
  const begun = ['EHLO kitchen', 'MAIL FROM:<a@foretaste.test>'];
  (await speak(port, ...begun)).resetAndDestroy();
  const whole = await speak(port, ...begun, 'RCPT TO:<b@foretaste.test>', 'DATA', 'Subject: whole\r\n\r\nsaffron\r\n.');
  whole.destroy();
  expect((await mail.next('b@foretaste.test', /saffron/)).subject).toBe('whole');
  await mail.stop();
});
