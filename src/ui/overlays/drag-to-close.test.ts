import { describe, expect, it } from 'vitest';
import { isLetGo } from './drag-to-close.ts';

describe('a sheet that is let go of', () => {
  it.each([
    ['pulled far, however slowly', { distance: 120, took: 3_000 }, true],
    ['pulled less', { distance: 119, took: 3_000 }, false],
    ['flicked', { distance: 60, took: 90 }, true],
    ['pulled as far, but slowly', { distance: 60, took: 300 }, false],
    ['touched by a finger that trembles', { distance: 12, took: 5 }, false],
  ])('%s', (_, pull, leaves) => {
    expect(isLetGo(pull)).toBe(leaves);
  });
});
