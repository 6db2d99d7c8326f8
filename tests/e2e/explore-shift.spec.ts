import { expect, type Page } from '@playwright/test';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { deviceRows } from '#tests/e2e/support/device-rows.ts';
import { goOffline } from '#tests/e2e/support/go-offline.ts';
import { holdRequests } from '#tests/e2e/support/hold-requests.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';

interface Shift {
  readonly value: number;
  /** What moved, from where to where (top edges, px). */
  readonly moved: readonly string[];
}

/** Explore at its front page when everything on it is decided, and what moved on the way there. */
async function shiftsOnExplore(page: Page): Promise<readonly Shift[]> {
  await page.goto('/explore');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Cultures', { exact: true })).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sync status: Synced' })).toBeVisible();
  return shiftsOf(page);
}

/** What moved since the page was opened. */
function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((tell) => {
        interface Source {
          readonly node: Node | null;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }
        interface Entry {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly Source[];
        }
        const nameOf = ({ node, previousRect, currentRect }: Source) =>
          `${(node instanceof Element ? node : node?.parentElement)?.tagName} “${node?.textContent?.slice(0, 40)}” ${previousRect.top} → ${currentRect.top}`;
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as readonly Entry[];
          tell(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({ value, moved: sources.map(nameOf) })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer says nothing where nothing moved: this frame is behind everything that did.
        requestAnimationFrame(() => requestAnimationFrame(() => tell([])));
      }),
  );
}

/** The profile is on this device: until it came once, after the first sign-in, nobody knows that there is one, and its section comes late. */
async function untilTasteIsHere(page: Page): Promise<void> {
  const count = async () => (await deviceRows(page, ['user_taste_profiles'])).length;
  await expect.poll(count, { timeout: 30_000 }).toBe(1);
}

function expectCalm(shifts: readonly Shift[], visit: string): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${visit}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
}

// In the afternoon of a catalogue without ratings no food fits the mood, in the evening some do (spec 1 §9).
for (const hour of [13, 20]) {
  test.describe(`at ${hour} o’clock`, () => {
    test.beforeEach(({ page }) => page.clock.setFixedTime(`2026-05-04T${hour}:00:00Z`));

    test(
      'nothing moves on Explore for a visitor, the first time and again',
      { tag: hour === 13 ? '@phone' : '@both' },
      async ({ page }) => {
        expectCalm(await shiftsOnExplore(page), 'first');
        expectCalm(await shiftsOnExplore(page), 'again');
      },
    );

    test(
      'nothing moves on Explore for a member without a taste profile, where members shared foods',
      { tag: hour === 13 ? '@both' : '@phone' },
      async ({ page, app }) => {
        const api = openApi(app);
        const mina = await api.join('mina');
        const described = { Bossam: 'Tender. '.repeat(40), 'Som tam': 'Sour.' };
        for (const [name, description] of Object.entries(described))
          await api.create('foods', mina, { name, description, uploaded_by: mina.id });
        await signIn(page, mina);
        expectCalm(await shiftsOnExplore(page), 'first');
        const cards = page.getByRole('region', { name: 'Just shared' }).getByRole('article');
        await expect(cards.filter({ hasText: 'just now' })).toHaveCount(2);
        await expect(cards.getByRole('button', { name: /^More about/ }), 'where there is more').toHaveCount(1);
        await cards.getByRole('button', { name: 'More about Bossam' }).click();
        await cards.getByRole('button', { name: 'Less about Bossam' }).click();
        await expect(cards.getByRole('button', { name: 'More about Bossam' })).toBeFocused();
        expectCalm(await shiftsOnExplore(page), 'again');
      },
    );
  });
}

test(
  'a cuisine of many letters stands whole on a tile, beside a rating, in the room of a short one',
  { tag: '@phone' },
  async ({ page, app }) => {
    const api = openApi(app);
    const [mina, ben] = [await api.join('mina'), await api.join('ben')];
    const origins = ['Middle Eastern', 'Upper Austrian', 'Thai'];
    for (const origin of origins) {
      const food = await api.create('foods', mina, { name: `Rice of ${origin}`, origin, uploaded_by: mina.id });
      await api.create('reviews', ben, { food, user: ben.id, rating: 5 });
    }
    await page.goto('/explore');
    for (const origin of origins) {
      const tile = page
        .getByRole('region', { name: 'Featured' })
        .getByRole('article')
        .filter({ hasText: `Rice of ${origin}` });
      const room = await tile.locator('[data-origin]').evaluate(({ scrollHeight, clientHeight, parentElement }) => ({
        cut: scrollHeight - clientHeight,
        row: parentElement?.offsetHeight,
      }));
      expect(room, origin).toEqual({ cut: 0, row: 22 });
    }
  },
);

test('nothing moves on Explore when nothing in the catalogue suits a profile, however late that is known', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  const mina = await api.join('mina');
  const profile = {
    user: mina.id,
    id: mina.id,
    preferred_flavors: ['zzgrm'],
    preferred_textures: ['splorf'],
    preferred_cuisines: ['Atlantean'],
  };
  await api.create('user_taste_profiles', mina, profile);
  await signIn(page, mina);
  await untilTasteIsHere(page);
  const forYou = page.getByRole('region', { name: 'For your taste' });
  expectCalm(await shiftsOnExplore(page), 'first');
  await expect(forYou.getByRole('heading', { name: 'No recommendations available' })).toBeVisible();
  await expect(forYou.getByRole('link', { name: 'Edit my taste' })).toHaveAttribute('href', '/taste-profile?tab=edit');
  expectCalm(await shiftsOnExplore(page), 'again');
});

installedTest(
  'nothing moves on Explore when it is opened without a network, where that is said above its foods',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/explore');
    await expect(page.getByRole('button', { name: 'Sync status: Synced' })).toBeVisible();
    await goOffline(page);
    await page.goto('/explore');
    await expect(page.getByText('You see the foods that are on this device.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync status: Offline' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expectCalm(await shiftsOf(page), 'offline');
  },
);

test.describe('on a new device', () => {
  const isShared = (page: Page) => page.getByRole('region', { name: 'Just shared' });

  /** A member with a shared food, which came after the snapshot of the catalogue, comes to Explore while the server keeps back what came after it. */
  async function openHeld(page: Page, app: Parameters<typeof openApi>[0]): Promise<() => void> {
    const api = openApi(app);
    const mina = await api.join('mina');
    await api.call('POST', '/api/collections/foods/records', {
      token: mina.token,
      body: { name: 'Bossam', uploaded_by: mina.id },
    });
    const answer = await holdRequests(page, '**/api/sync/pull');
    await signIn(page, mina, '/explore');
    return answer;
  }

  test('nothing moves when the newest foods come after the rest', { tag: '@phone' }, async ({ page, app }) => {
    const answer = await openHeld(page, app);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Explore Food Cultures' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    answer();
    await expect(isShared(page)).toBeVisible();
    await expect(page.getByText('Cultures', { exact: true })).toBeAttached();
    expectCalm(await shiftsOf(page), 'first');
  });

  test('a member waits 3 s for the newest foods, and sees the rest then', async ({ page, app }) => {
    await openHeld(page, app);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 8_000 });
    await expect(isShared(page)).toBeHidden();
  });
});

test.describe('when the ranking answers late', () => {
  // Its worker's program must come from the network, where it can be held.
  test.use({ serviceWorkers: 'block' });
  test('nothing moves for a reader, at whatever part', async ({ page, app }) => {
    const api = openApi(app);
    const mina = await api.join('mina');
    const profile = { user: mina.id, id: mina.id, preferred_flavors: ['umami', 'sour'] };
    await api.create('user_taste_profiles', mina, profile);
    await signIn(page, mina);
    await untilTasteIsHere(page);
    await page.clock.setFixedTime('2026-05-04T20:00:00Z');
    for (const part of ['For your taste', 'On the table today', 'For this evening'])
      await test.step(part, async () => {
        const answer = await holdRequests(page, /ranking\.worker/);
        await page.goto('/explore');
        const section = page.getByRole('region', { name: part });
        await section.evaluate((element) =>
          window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100),
        );
        await expect(page.locator('main [aria-busy=true]')).not.toHaveCount(0);
        answer();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expect(section.getByRole('article').first()).toBeVisible();
        expectCalm(await shiftsOf(page), part);
      });
  });
});
