import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeNotificationFacts } from './notification-facts.ts';
import { notificationInWords } from './notification-in-words.ts';

/** What the server writes beside these facts (pb_hooks/lib/notifications/notifications.js): English readers see the same as before. */
const told = [
  [{ kind: 'like', who: 'Ben', what: 'Miso Soup' }, 'Ben liked your Miso Soup'],
  [{ kind: 'review', who: 'Ben', what: 'Miso Soup' }, 'Ben reviewed your Miso Soup'],
  [{ kind: 'comment', who: 'Ben', what: 'Miso Soup' }, 'Ben commented on your Miso Soup'],
  [{ kind: 'answer', who: 'Ben', what: 'Miso Soup' }, 'Ben answered your review of Miso Soup'],
  [{ kind: 'event', who: 'Ben', what: 'Miso night' }, 'Ben announces Miso night'],
  [{ kind: 'event_changed', who: 'Ben', what: 'Miso night' }, 'Ben changed time or place of Miso night'],
  [{ kind: 'event_cancelled', who: 'Ben', what: 'Miso night' }, 'Ben cancelled Miso night'],
  [{ kind: 'like', who: '', what: 'Miso Soup' }, 'A member liked your Miso Soup'],
  [{ kind: 'list_invitation', who: 'Ben', what: 'Soups' }, 'Ben invites you to make ‘Soups’ together'],
  [{ kind: 'list_joined', who: 'Ben', what: 'Soups' }, 'Ben now makes ‘Soups’ with you'],
  [{ kind: 'follow', who: 'Ben' }, 'Ben started following you'],
  [{ kind: 'message', who: 'Ben' }, 'Ben sent you a message'],
  [{ kind: 'message_request', who: 'Ben' }, 'Ben wants to send you messages'],
  [{ kind: 'table_invitation', who: 'Ben' }, 'Ben asks what you avoid, to eat together'],
  [{ kind: 'table_joined', who: 'Ben' }, 'Ben says what they avoid, at your table'],
  [{ kind: 'table_left', who: 'Ben' }, 'Ben does not say any more what they avoid: ask before you eat together'],
  [{ kind: 'achievement', what: 'first_taste' }, 'Achievement unlocked: First Taste'],
  [{ kind: 'verification_approved' }, 'Congratulations, you are verified'],
  [{ kind: 'verification_note' }, 'There is a note on your verification request'],
  [{ kind: 'verification_rejected' }, 'Your verification request was not approved: see what to change'],
] as const;

describe('what a notification is about', () => {
  it.each(told)('%o is told as “%s”', (facts, words) => {
    expect(decodeNotificationFacts(facts)).toEqual(facts);
    expect(decodeNotificationFacts(JSON.stringify(facts))).toEqual(facts);
    expect(notificationInWords({ facts: decodeNotificationFacts(facts), message: '' })).toBe(words);
  });

  it.each([
    ['told without facts', null],
    ['of a kind that is not known here', { kind: 'gift', who: 'Ben' }],
    ['of a food without a name', { kind: 'like', who: 'Ben', what: ' ' }],
    ['of an achievement that is not known here', { kind: 'achievement', what: 'of_a_newer_server' }],
    ['with something else in place of facts', ['like', 'Ben']],
  ])('[S9] what is %s stays in the server’s words', (_what, facts) => {
    expect(notificationInWords({ facts: decodeNotificationFacts(facts), message: 'In its own words' })).toBe(
      'In its own words',
    );
  });

  it('reads any JSON without a throw, and always has words for it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...told.map(([{ kind }]) => kind)), (value, kind) => {
        for (const given of [value, { kind, who: value, what: value }]) {
          expect(
            notificationInWords({ facts: decodeNotificationFacts(given), message: 'In its own words' }).trim(),
          ).not.toBe('');
        }
      }),
    );
  });
});
