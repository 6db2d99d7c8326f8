import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const now = Date.UTC(2026, 0, 1, 12);
const date = (seconds: number) => new Date(now + seconds * 1_000).toUTCString();

it.each([
  ['seconds', { 'Retry-After': '7' }, 7_000],
  ['a date', { 'Retry-After': date(30) }, 30_000],
  ['a date, by the answer’s own clock', { 'Retry-After': date(3_630), Date: date(3_600) }, 30_000],
  ['more than 10 minutes', { 'Retry-After': '86400' }, 600_000],
  ['a date next year', { 'Retry-After': date(365 * 86_400) }, 600_000],
  ['no time at all', { 'Retry-After': '0' }, 1_000],
  ['a date that has passed', { 'Retry-After': date(-60) }, 1_000],
  ['words', { 'Retry-After': 'soon' }, null],
  ['less than nothing', { 'Retry-After': '-5' }, null],
  ['nothing', {}, null],
])('[S20] reads %s', (_, headers, expected) => {
  expect(retryAfter(new Headers(headers), now)).toBe(expected);
});
