import { expect } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly [key: string]: unknown;
  readonly icons: readonly (Picture & { readonly purpose: string })[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string; readonly label: string })[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

test.describe('the web app manifest', () => {
  test('has what an install needs, and every picture in the size it claims', async ({ page, app }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(new URL(address ?? '', app.url).href);
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: 'Foretaste',
      short_name: 'Foretaste',
      id: '/',
      scope: '/',
      start_url: '/',
      display: 'standalone',
      categories: ['food', 'lifestyle'],
    });
    expect(manifest).toMatchObject({
      launch_handler: { client_mode: ['navigate-existing', 'auto'] },
      share_target: { action: '/contribute/shared', method: 'POST', enctype: 'multipart/form-data' },
    });
    expect(manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '512x512',
    ]);
    expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/explore', '/contribute']);

    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes, type } of pictures) {
      const size = await page.evaluate(async (url) => {
        const response = await fetch(url);
        const { width, height } = await createImageBitmap(await response.blob());
        return { type: response.headers.get('Content-Type'), sizes: `${width}x${height}` };
      }, src);
      expect(size, src).toEqual({ type, sizes });
    }
  });

  test('needs nothing that the Content-Security-Policy refuses', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
});
