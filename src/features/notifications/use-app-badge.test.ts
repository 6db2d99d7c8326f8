import { describe, expect, it } from 'vitest';
import { showAppBadge } from './use-app-badge.ts';

function anApp() {
  const shown: (number | 'none')[] = [];
  return {
    shown,
    setAppBadge: async (count?: number) => void shown.push(count ?? -1),
    clearAppBadge: async () => void shown.push('none'),
  };
}

describe('showAppBadge', () => {
  it('shows the number, and nothing for 0', () => {
    const app = anApp();
    for (const count of [3, 120, 0]) showAppBadge(app, count);
    expect(app.shown).toEqual([3, 120, 'none']);
  });

  it('bears a browser without badges, and one that refuses them', async () => {
    const refusal = Promise.reject(new Error('not installed'));
    showAppBadge({}, 3);
    // A rejection that nobody takes would end the test run.
    showAppBadge({ setAppBadge: () => refusal }, 3);
    await expect(refusal).rejects.toThrow('not installed');
  });
});
