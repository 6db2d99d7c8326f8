import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('after signing in', () => {
  it("a visitor who came from nowhere goes to '/'", () => {
    expect(returnPath({ search: '', state: null })).toBe('/');
    expect(returnPath({ search: '?role=home_chef', state: { key: 1 } })).toBe('/');
  });

  it('a visitor goes back to the screen that asked for it, with its query', () => {
    expect(returnPath({ search: `?next=${encodeURIComponent('/contribute?draft=abc')}`, state: null })).toBe(
      '/contribute?draft=abc',
    );
    expect(returnPath({ search: '', state: { from: '/food/x1#reviews' } })).toBe('/food/x1#reviews');
  });

  it.each([
    'https://evil.test',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'contribute',
    '',
  ])('never follows %j off the app', (next) => {
    expect(returnPath({ search: `?next=${encodeURIComponent(next)}`, state: null })).toBe('/');
  });

  it.each(['/auth', '/auth?next=/auth', '/auth/reset-password/t'])('does not lead back to signing in by %s', (next) => {
    expect(returnPath({ search: `?next=${encodeURIComponent(next)}`, state: null })).toBe('/');
  });
});
