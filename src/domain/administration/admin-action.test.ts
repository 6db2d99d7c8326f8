import { describe, expect, it } from 'vitest';
import { actionSentence, decodeAdminAction } from './admin-action.ts';

const row = {
  id: 'a'.repeat(15),
  actor: 'b'.repeat(15),
  action: 'member.suspend',
  subject_kind: 'member',
  subject: 'c'.repeat(15),
  details: { reason: 'Spam.' },
  created: '2026-01-02 03:04:05.678Z',
};

describe('a line of the log', () => {
  it('is read whole', () => {
    expect(decodeAdminAction(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        actor: row.actor,
        action: 'member.suspend',
        kind: 'member',
        subject: row.subject,
        name: '',
        note: 'Spam.',
        at: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
        hasFoods: false,
      },
    });
  });

  it('about a role says from which to which', () => {
    expect(
      decodeAdminAction({ ...row, action: 'member.role', details: { from: 'home_chef', to: 'enthusiast' } }),
    ).toMatchObject({ value: { note: 'Home Chef → Food Enthusiast' } });
  });

  it.each([
    [{ name: 'Thai', count: 17, skipped: 3, failed: 0 }, '17 added, 3 were there already'],
    [{ name: 'Thai', count: 0, skipped: 1, failed: 2 }, '0 added, 1 was there already, 2 refused'],
    [{ name: 'Thai' }, ''],
    [{ name: 'foods.csv', rows: 120, added: 0 }, '120 rows'],
    [{ name: 'Thai', removed: 17, kept: 3 }, '17 taken back, 3 stayed'],
    [{ name: 'Thai', removed: 20, kept: 0 }, '20 taken back'],
  ])('about many foods, %j, counts them: %j', (details, note) => {
    expect(decodeAdminAction({ ...row, action: 'foods.bulk-add', details })).toMatchObject({ value: { note } });
  });

  it.each([
    ['foods.bulk-add', { count: 1, foods: { abc: '2026' } }, true],
    ['foods.bulk-add', { count: 0, foods: {} }, false],
    ['foods.bulk-add', { count: 20 }, false],
    ['foods.bulk-undo', { count: 1, foods: { abc: '2026' } }, false],
  ])('of %s with %j has foods to take back: %j', (action, details, hasFoods) => {
    expect(decodeAdminAction({ ...row, action, details })).toMatchObject({ value: { hasFoods } });
  });

  it('without an actor was done by whoever runs the server', () => {
    expect(decodeAdminAction({ ...row, actor: '' })).toMatchObject({ value: { actor: null } });
  });

  it.each([[null], [{}], [{ ...row, id: '' }], [{ ...row, action: ' ' }]])('%j is refused', (value) => {
    expect(decodeAdminAction(value).kind).toBe('refused');
  });

  it('of a later version is said by its own words', () => {
    expect(actionSentence({ action: 'member.suspend' })).toBe('suspended a member');
    expect(actionSentence({ action: 'blog-post.take-down' })).toBe('take down: blog post');
  });
});
