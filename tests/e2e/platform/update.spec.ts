import { expect } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { startPocketBase } from '#tests/support/pocket-base-server.ts';
import { openApi } from '#tests/support/open-api.ts';
import { installedTest as test } from '#tests/e2e/support/app-test.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Builds the app once more, with a mark in its document, as the next release would be. */
async function buildNextVersion(outDir: string): Promise<void> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [{ name: 'next-version', transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: 'next' }, injectTo: 'head' }] }],
  });
}

test('a new release is offered, taken only when the member says so, and no word of a form is lost', async ({ page }) => {
  test.setTimeout(120_000);
  const publicDir = await mkdtemp(join(tmpdir(), 'foretaste-release-'));
  const nextDir = await mkdtemp(join(tmpdir(), 'foretaste-next-'));
  await Promise.all([cp(join(root, 'dist'), publicDir, { recursive: true }), buildNextVersion(nextDir)]);
  const server = await startPocketBase({ publicDir });
  const mina = await openApi(server).join('mina');
  await page.goto(`${server.url}/auth`);
  await signIn(page, mina);
  await page.goto(`${server.url}/contribute`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Salted plum');

  await cp(nextDir, publicDir, { recursive: true });
  const offer = page.getByRole('region', { name: 'Update' });
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lookAgain();
  await expect(offer.getByText('A new version is ready')).toBeVisible({ timeout: 20_000 });
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  await expect(page.locator('meta[name=version]')).toHaveCount(0);

  await page.reload();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'next', { timeout: 20_000 });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Salted plum');
  await expect(offer).toBeHidden();

  await server.stop();
  await Promise.all([publicDir, nextDir].map((folder) => rm(folder, { recursive: true })));
});
