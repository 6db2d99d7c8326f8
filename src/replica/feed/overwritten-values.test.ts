import { describe, expect, it } from 'vitest';
import type { MemberId } from '#domain/values/ids/ids.ts';
import { overwrittenValues } from './overwritten-values.ts';
import type { AcknowledgedMutation } from '#replica/database/acknowledged-rows.ts';

const accepted = (columns: Record<string, string>, told: Record<string, string> = columns): AcknowledgedMutation => ({
  order: 1,
  id: 'a',
  member: 'ada' as MemberId,
  collection: 'foods',
  record: 'suya',
  kind: 'update',
  columns,
  alreadyThere: false,
  files: {},
  after: [],
  about: 'Suya',
  state: 'waiting',
  attempts: 1,
  createdAt: 0,
  notBefore: 0,
  rejection: null,
  acknowledgedAt: 0,
  firstAt: 1,
  told,
  bytes: 9,
});
const row = (columns: Record<string, string>) =>
  ({ collection: 'foods', record: 'suya', seq: 9, row: { id: 'suya', ...columns } }) as const;

describe('[S15] what a later write took the place of', () => {
  it('is told with both values', () => {
    expect(
      overwrittenValues({
        changes: [row({ description: 'Theirs.' })],
        accepted: [accepted({ description: 'Mine.' })],
        pending: [],
      }),
    ).toEqual([
      { collection: 'foods', record: 'suya', about: 'Suya', column: 'description', mine: 'Mine.', theirs: 'Theirs.' },
    ]);
  });

  it('is not told of a list that was joined with somebody’s words, and is where mine were taken out', () => {
    const edits = { allergens: { added: ['egg'], removed: [] } };
    const mine = { ...accepted({}), columns: { allergens: ['egg'] }, told: { allergens: ['egg'] }, edits };
    const change = (allergens: readonly string[]) =>
      ({ collection: 'foods', record: 'suya', seq: 9, row: { id: 'suya', allergens } }) as const;
    const found = (allergens: readonly string[]) =>
      overwrittenValues({ changes: [change(allergens)], accepted: [mine], pending: [] }).map(({ theirs }) => theirs);
    expect([found(['egg', 'peanuts']), found(['peanuts'])]).toEqual([[], [['peanuts']]]);
  });

  it.each([
    {
      case: 'the value is still mine',
      changes: [row({ description: 'Mine.' })],
      accepted: [accepted({ description: 'Mine.' })],
    },
    {
      case: 'the server itself made another value of it',
      changes: [row({ name: 'Suya (3)' })],
      accepted: [accepted({ name: 'Suya' }, { name: 'Suya (2)' })],
    },
    {
      case: 'an earlier value of mine differs, the last does not',
      changes: [row({ description: 'Second.' })],
      accepted: [accepted({ description: 'First.' }), accepted({ description: 'Second.' })],
    },
    {
      case: 'another field was changed',
      changes: [row({ description: 'Mine.', origin: 'Theirs' })],
      accepted: [accepted({ description: 'Mine.' })],
    },
    { case: 'the row is gone', changes: [{ ...row({}), row: null }], accepted: [accepted({ description: 'Mine.' })] },
    {
      case: 'I am about to change it again',
      changes: [row({ description: 'Theirs.' })],
      accepted: [accepted({ description: 'Mine.' })],
      pending: [accepted({ description: 'Third.' })],
    },
  ])('is not told where $case', ({ changes, accepted: known, pending = [] }) => {
    expect(overwrittenValues({ changes, accepted: known, pending })).toEqual([]);
  });
});
