import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplicaProvider } from '#replica/database/replica-context.tsx';
import { aReplica } from '#tests/support/a-replica.ts';
import { aStorage } from '#tests/support/a-storage.ts';
import { appSystem } from '#ui/theme/system.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { expectMember, isMemberExpected } from '#shared/members/expected-member.ts';
import { TabBar } from '#app/shell/tab-bar.tsx';

beforeEach(() => void vi.stubGlobal('localStorage', aStorage()));
afterEach(() => void vi.unstubAllGlobals());

/** What the tab bar says before the replica has answered. */
function firstTabBar(): string {
  return renderToStaticMarkup(
    <ThemeProvider system={appSystem()}>
      <ReplicaProvider replica={aReplica()}>
        <MemoryRouter>
          <TabBar />
        </MemoryRouter>
      </ReplicaProvider>
    </ThemeProvider>,
  );
}

it('a device on which a member was signed in draws the tab bar of a member at once, and of a visitor again once they left', () => {
  expect(firstTabBar()).toContain('Sign In');
  expectMember(true);
  expect(firstTabBar()).toContain('Profile');
  expect(firstTabBar()).not.toContain('Sign In');
  expectMember(false);
  expect(firstTabBar()).toContain('Sign In');
});

it('a device that refuses storage expects nobody, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expectMember(true);
  expect(isMemberExpected()).toBe(false);
});
