#!/usr/bin/env node
/**
 * Takes the manifest's screenshots from the running app: a server of its own with the starter catalogue, two
 * screen sizes, light. Run by hand when the screens change: `node scripts/take-screenshots.mjs`; the files are committed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findFreePort } from './launch/check-port.mjs';
import { ensureChromium } from './testing/ensure-chromium.mjs';

const shownFood = 'tonkotsu-ramen';

/** @param {{ url: string, signal: AbortSignal }} server */
async function untilUp({ url, signal }) {
  while (!signal.aborted) {
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The app did not start');
}

/** @param {string} url @returns {Promise<string>} the path of the food that is shown */
async function foodPath(url) {
  const filter = encodeURIComponent(`slug='${shownFood}'`);
  const answer = await fetch(`${url}/api/collections/foods/records?filter=${filter}`);
  const { items } = await answer.json();
  return `/food/${items[0].id}`;
}

/** @param {import('playwright-core').Page} page */
async function untilCalm(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
  await page.waitForTimeout(1500);
}

const dataDir = mkdtempSync(join(tmpdir(), 'foretaste-screenshots-'));
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  stdio: 'inherit',
});
const gone = new AbortController();
launcher.once('exit', () => gone.abort());
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await untilUp({ url, signal: gone.signal });
  mkdirSync('public/screenshots', { recursive: true });
  const food = await foodPath(url);
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
  const desk = { viewport: { width: 1280, height: 800 } };
  const shots = [
    { size: phone, path: '/explore', file: 'public/screenshots/narrow-explore.png' },
    { size: phone, path: food, file: 'public/screenshots/narrow-food.png' },
    { size: desk, path: '/explore', file: 'public/screenshots/wide-explore.png' },
  ];
  for (const { size, path, file } of shots) {
    const page = await browser.newPage({ ...size, colorScheme: 'light', locale: 'en-GB', reducedMotion: 'reduce' });
    await page.goto(url + path);
    await untilCalm(page);
    await page.screenshot({ path: file });
    await page.close();
  }
} finally {
  await browser.close();
  const ended = new Promise((done) => launcher.once('exit', done));
  if (launcher.exitCode === null && launcher.kill('SIGTERM')) await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
