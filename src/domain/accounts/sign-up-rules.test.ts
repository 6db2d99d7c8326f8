import { describe, expect, it } from 'vitest';
import { emailProblem, signInProblems, signUpProblems, usernameProblem } from './sign-up-rules.ts';

const form = {
  email: 'ana@example.org',
  username: 'ana.b_1',
  fullName: 'Ana B',
  password: 'secret',
  passwordConfirm: 'secret',
  consent: true,
};

describe('signUpProblems (spec 1 §5)', () => {
  it('accepts a complete form, spaces around included', () => {
    expect(signUpProblems(form)).toEqual([]);
    expect(signUpProblems({ ...form, email: ' ana@example.org ', username: ' ana ', fullName: ' 阿娜 ' })).toEqual([]);
  });

  it.each([
    [{ passwordConfirm: 'Secret' }, 'passwordConfirm', 'Passwords do not match'],
    [{ password: '12345', passwordConfirm: '12345' }, 'password', 'Password must be at least 6 characters long'],
    [{ password: 'x'.repeat(72), passwordConfirm: 'x'.repeat(72) }, 'password', 'This password is too long'],
    [{ email: ' ' }, 'email', 'E-mail is required'],
    [{ consent: false }, 'consent', 'Please confirm your age and accept the terms.'],
    [{ username: '' }, 'username', 'Username is required'],
    [{ fullName: '' }, 'fullName', 'Full name is required'],
    [{ fullName: 'n'.repeat(61) }, 'fullName', 'Please use at most 60 characters'],
  ])('refuses %j', (parts, field, message) => {
    expect(signUpProblems({ ...form, ...parts })).toEqual([{ field, message }]);
  });

  it('names every field of an empty form, in its order', () => {
    const empty = { email: '', username: '', fullName: '', password: '', passwordConfirm: '', consent: false };
    expect(signUpProblems(empty).map(({ field }) => field)).toEqual([
      'email',
      'username',
      'fullName',
      'password',
      'consent',
    ]);
  });

  it('counts six emoji as six characters, as the server does', () => {
    expect(signUpProblems({ ...form, password: '🍜🍜🍜🍜🍜', passwordConfirm: '🍜🍜🍜🍜🍜' })).toHaveLength(1);
    expect(signUpProblems({ ...form, password: '🍜🍜🍜🍜🍜🍜', passwordConfirm: '🍜🍜🍜🍜🍜🍜' })).toEqual([]);
  });

  it.each([['ab'], ['a'.repeat(31)], ['ana b'], ['ana-b'], ['aná'], ['<b>']])('refuses the username %s', (username) => {
    expect(usernameProblem(username)).not.toBeNull();
  });

  it.each([
    ['ana'],
    ['ana@'],
    ['@example.org'],
    ['ana@example'],
    ['a b@example.org'],
    ['ana@example..org'],
    ['ana@@example.org'],
  ])('refuses the address %s', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid e-mail address');
  });

  it.each([["o'hara+food@mail.example.co.uk"], ['用户@例子.广告']])('accepts the address %s', (email) => {
    expect(emailProblem(email)).toBeNull();
  });
});

it('signInProblems asks for e-mail and password, and for nothing more (spec 1 §5)', () => {
  expect(signInProblems({ email: '', password: '' }).map(({ field }) => field)).toEqual(['email', 'password']);
  expect(signInProblems({ email: 'ana', password: 'x' })).toEqual([]);
});
