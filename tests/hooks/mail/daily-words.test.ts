import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Told {
  readonly who: string;
  readonly isMany: boolean;
  readonly what: string;
  readonly count: number;
}
const { mailWords } = createRequire(import.meta.url)('../../../pb_hooks/lib/mail/mail-words.js') as {
  readonly mailWords: (language: string) => {
    readonly daily: { readonly told: Readonly<Record<string, (told: Told) => string>> };
  };
};
const german = readFileSync(new URL('../../../src/languages/de.po', import.meta.url), 'utf8');

/** The app's sentences, by kind (src/domain/notifications/notification-in-words.ts). */
const sentences = {
  like: '{who} liked your {what}',
  review: '{who} reviewed your {what}',
  comment: '{who} commented on your {what}',
  answer: '{who} answered your review of {what}',
  follow: '{who} started following you',
  list_invitation: '{who} invites you to make ‘{what}’ together',
  list_joined: '{who} now makes ‘{what}’ with you',
  message: '{who} sent you a message',
  message_request: '{who} wants to send you messages',
  event: '{who} announces {what}',
  event_changed: '{who} changed time or place of {what}',
  event_cancelled: '{who} cancelled {what}',
  table_invitation: '{who} asks what you avoid, to eat together',
  table_joined: '{who} says what they avoid, at your table',
  table_left: '{who} does not say any more what they avoid: ask before you eat together',
  verification_note: 'There is a note on your verification request',
};

test.each(Object.entries(sentences))(
  'a daily mail tells of %s in the app’s words, in both languages',
  (kind, english) => {
    const told = { who: '{who}', isMany: false, what: '{what}', count: 1 };
    expect(mailWords('en').daily.told[kind]?.(told)).toBe(english);
    const start = german.indexOf(`msgid "${english}"\n`);
    const [, translated] = /msgstr "(.*)"/.exec(german.slice(start)) ?? [];
    expect(mailWords('de').daily.told[kind]?.(told)).toBe(translated);
  },
);
