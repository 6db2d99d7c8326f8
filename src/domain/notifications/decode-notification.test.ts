import { describe, expect, it } from 'vitest';
import { decodeNotification } from './decode-notification.ts';

const row = {
  id: 'note00000000001',
  type: 'like',
  message: 'Ana liked your Ramen',
  link: '/food/ramen0000000001',
  facts: { kind: 'like', who: 'Ana', what: 'Ramen' },
  seen: true,
  created: '2026-01-02 03:04:05.678Z',
};

describe('decodeNotification (spec 1 §3)', () => {
  it('reads a row', () => {
    expect(decodeNotification(row)).toEqual({
      kind: 'valid',
      value: {
        id: row.id,
        type: 'like',
        message: 'Ana liked your Ramen',
        facts: row.facts,
        link: '/food/ramen0000000001',
        isSeen: true,
        createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
      },
    });
  });

  it.each([
    ['a type of a newer server', { type: 'gift' }, { type: 'other' }],
    ['no link', { link: null }, { link: '' }],
    ['a link to elsewhere', { link: 'https://elsewhere.example' }, { link: '' }],
    ['a link that a browser would take elsewhere', { link: '//elsewhere.example' }, { link: '' }],
    ['another such link', { link: '/\\elsewhere.example' }, { link: '' }],
    ['a script', { link: 'javascript:alert(1)' }, { link: '' }],
    ['no facts, as an older server tells it', { facts: undefined }, { facts: null, message: row.message }],
    ['facts of a newer server', { facts: { kind: 'gift', who: 'Ana' } }, { facts: null }],
    ['no word of having been seen', { seen: undefined }, { isSeen: false }],
  ])('takes %s for what it is', (_what, given, expected) => {
    expect(decodeNotification({ ...row, ...given })).toMatchObject({ kind: 'valid', value: expected });
  });

  it.each([null, 7, {}, { ...row, id: '' }, { ...row, message: '  ' }])('refuses %o', (value) => {
    expect(decodeNotification(value).kind).toBe('refused');
  });
});
