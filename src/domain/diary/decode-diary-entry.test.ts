import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDiaryEntry } from './decode-diary-entry.ts';
import { latestFirst } from './diary-entry.ts';

const row = {
  id: 'entry0000000001',
  user: 'ana',
  food: 'ramen0000000001',
  food_name: 'Ramen',
  day: '2026-05-04',
  rating: 4,
  note: 'Good.',
  company: 'Noor',
  place: 'at home',
  photo: 'plate.jpg',
  import_id: '',
  created: '2026-05-04 18:00:00.000Z',
};
const decoded = (value: unknown) => {
  const entry = decodeDiaryEntry(value);
  return entry.kind === 'valid' ? entry.value : null;
};

describe('an entry of a diary, from a row', () => {
  it('has everything that was said', () => {
    expect(decoded(row)).toEqual({
      id: row.id,
      foodId: row.food,
      foodName: 'Ramen',
      day: '2026-05-04',
      rating: 4,
      note: 'Good.',
      company: 'Noor',
      place: 'at home',
      photo: 'plate.jpg',
      importId: '',
      createdAt: Date.parse('2026-05-04T18:00:00Z'),
    });
  });

  it('says nothing where nothing was said', () => {
    expect(decoded({ id: row.id, food_name: 'Ramen', food: '', day: '', rating: 0 })).toMatchObject({
      foodId: null,
      day: null,
      rating: null,
      note: '',
    });
    expect(decoded({ ...row, rating: 17, day: '2026-02-30' })).toMatchObject({ rating: null, day: null });
  });

  it('is refused without an id or a name, and throws for nothing', () => {
    expect([decoded({ ...row, id: '' }), decoded({ ...row, food_name: '  ' }), decoded(null), decoded('x')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    fc.assert(fc.property(fc.anything(), (value) => void decodeDiaryEntry(value)));
  });

  it('the later day comes first, what is of no day last, of one day what was written last', () => {
    const at = (id: string, more: object) => decoded({ ...row, id, ...more }) ?? expect.fail();
    const entries = [
      at('none', { day: '' }),
      at('old', { day: '2025-01-01' }),
      at('early', { created: '2026-05-04 08:00:00.000Z' }),
      at('late', { created: '2026-05-04 20:00:00.000Z' }),
    ];
    expect(entries.toSorted(latestFirst).map(({ id }) => id)).toEqual(['late', 'early', 'old', 'none']);
  });
});
