import { expect, it } from 'vitest';
import { emailInToken, newEmailInToken } from './email-in-token.ts';

function tokenWith(payload: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

it('reads the address, beyond ASCII too', () => {
  expect(emailInToken(tokenWith({ email: 'ana@foretaste.test' }))).toBe('ana@foretaste.test');
  expect(emailInToken(tokenWith({ email: 'jürgen@küche.test' }))).toBe('jürgen@küche.test');
});

it.each(['', 'x', 'a.b.c', 'a.%%%.c', tokenWith({}), tokenWith({ email: 7 }), tokenWith(null), tokenWith('text')])(
  'knows none in %j',
  (token) => {
    expect(emailInToken(token)).toBe('');
  },
);

it('reads the address to be', () => {
  expect(newEmailInToken(tokenWith({ email: 'old@foretaste.test', newEmail: 'new@foretaste.test' }))).toBe(
    'new@foretaste.test',
  );
  expect(newEmailInToken(tokenWith({ email: 'old@foretaste.test' }))).toBe('');
});
