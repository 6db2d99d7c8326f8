import { describe, expect, it } from 'vitest';
import { decodeFoodImport, decodeImportReport } from './food-import.ts';

const id = 'a'.repeat(15);

describe('an import', () => {
  it('is read whole', () => {
    expect(
      decodeFoodImport({
        id,
        actor: '',
        file_name: 'dishes.csv',
        status: 'running',
        total: 9,
        ready: 4,
        added: 5,
        created: '2026-01-02 00:00:00.000Z',
      }),
    ).toEqual({
      kind: 'valid',
      value: {
        id,
        actor: null,
        fileName: 'dishes.csv',
        status: 'running',
        total: 9,
        createdAt: Date.UTC(2026, 0, 2),
        rows: { ready: 4, renamed: 0, duplicate: 0, refused: 0, added: 5, kept: 0, undone: 0 },
      },
    });
  });

  it.each([[null], [{}], [{ id: '' }]])('%j is none', (value) => {
    expect(decodeFoodImport(value).kind).toBe('refused');
  });
});

describe('a report of rows', () => {
  it('is read, without what makes no sense', () => {
    const row = { line: 2, state: 'duplicate', detail: 'line 1', food: '', name: 'Pho' };
    expect(decodeImportReport({ rows: [row, null, { line: 3 }, { line: 4, state: 'odd' }], next: 2 })).toEqual({
      rows: [{ line: 2, state: 'duplicate', detail: 'line 1', foodId: '', name: 'Pho' }],
      next: 2,
    });
    expect(decodeImportReport({ rows: [], next: null })).toEqual({ rows: [], next: null });
  });

  it.each([[null], [{}], [{ rows: 'x' }]])('%j is none', (value) => {
    expect(decodeImportReport(value)).toBeNull();
  });
});
