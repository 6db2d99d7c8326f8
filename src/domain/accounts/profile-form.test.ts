import { describe, expect, it, test } from 'vitest';
import { changedProfileColumns, type ProfileForm, profileForm, profileProblems } from './profile-form.ts';

const form: ProfileForm = { fullName: 'Zoë', username: 'zoe', avatarUrl: '', bio: '', location: '', phone: '' };

describe('profileProblems', () => {
  test.each<[Partial<ProfileForm>, string[]]>([
    [{}, []],
    [{ fullName: '  ' }, ['fullName']],
    [{ fullName: '田' }, []],
    [{ fullName: `Z${'👩‍🍳'.repeat(19)}` }, []],
    [{ fullName: '👩‍🍳'.repeat(20) }, ['fullName']],
    [{ fullName: 'Zo\u200bë' }, ['fullName']],
    [{ fullName: 'Foretaste Support', username: 'adm1n' }, ['fullName', 'username']],
    [{ fullName: 'x'.repeat(60) }, []],
    [{ fullName: 'x'.repeat(61) }, ['fullName']],
    [{ username: 'zo' }, ['username']],
    [{ username: 'zoë' }, ['username']],
    [{ bio: 'x'.repeat(500), location: 'x'.repeat(100) }, []],
    [{ bio: 'x'.repeat(501), location: 'x'.repeat(101) }, ['bio', 'location']],
    [{ avatarUrl: ' https://example.com/me.jpg ' }, []],
    [{ avatarUrl: 'me.jpg' }, ['avatarUrl']],
    [{ avatarUrl: 'javascript:alert(1)' }, ['avatarUrl']],
    [{ phone: '+44 (20) 7946-0000' }, []],
    [{ phone: 'call me' }, ['phone']],
    [{ phone: '1'.repeat(31) }, ['phone']],
  ])('%j is wrong in %j', (changes, fields) => {
    expect(Object.keys(profileProblems({ ...form, ...changes }, form))).toEqual(fields);
  });

  it('leaves alone the names that are saved already (R40)', () => {
    const before = { ...form, fullName: 'Admin', username: 'admin' };
    expect(profileProblems({ ...before, bio: 'Cooks.' }, before)).toEqual({});
  });
});

describe('changedProfileColumns', () => {
  it('names only what differs, trimmed, and never the phone number (R19)', () => {
    expect(changedProfileColumns(form, { ...form, fullName: ' Zoë ', bio: ' Cooks. ', phone: '1' })).toEqual({
      bio: 'Cooks.',
    });
    expect(changedProfileColumns(form, form)).toEqual({});
    expect(changedProfileColumns({ ...form, location: 'Kyōto' }, form)).toEqual({ location: '' });
  });

  it('begins from what is there', () => {
    expect(profileForm(null, '')).toEqual({
      fullName: '',
      username: '',
      avatarUrl: '',
      bio: '',
      location: '',
      phone: '',
    });
  });
});
