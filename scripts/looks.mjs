#!/usr/bin/env node
/**
 * `npm run looks`: every screen of the demo on one contact sheet, in `.cache/looks`; `-- --only food,explore --kinds phone-dark-en` takes some,
 * `-- --needs` takes them in the reader's own few colours, with letters twice as large and in a window at 200 %.
 * `npm run looks -- readme`: the six pictures of README, into `docs/screenshots`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { demoApi } from './demo/demo-api.mjs';
import { chefAt, adminAt, demoMembers, memberAt } from './demo/demo-members.mjs';
import { findFreePort } from './launch/check-port.mjs';
import { contactSheet } from './looks/contact-sheet.mjs';
import { screensOfFirstDay } from './looks/screens/first-day.mjs';
import { readmeScreens, shownScreens } from './looks/shown-screens.mjs';
import { lookKinds, needsKinds, takeLooks } from './looks/take-looks.mjs';
import { ensureChromium } from './testing/ensure-chromium.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const folder = join(root, '.cache/looks');

/** @param {string} url @returns {Promise<import('./looks/shown-screens.mjs').Shown>} */
async function shownOf(url) {
  /** @param {string} path @returns {Promise<any>} */
  const first = async (path) => {
    const { items } = await (await fetch(`${url}/api/collections/${path}`)).json();
    if (items?.[0] === undefined) throw new Error(`the demo has none of ${path}`);
    return items[0];
  };
  // Its own name is written in Latin letters, which every machine can draw.
  const food = (/** @type {string} */ slug) =>
    first(`foods/records?filter=${encodeURIComponent(`slug='${slug}'`)}`).then(({ id }) => id);
  const story = await first('blog_posts/records?sort=-published_at');
  const { id: list } = await first('food_lists/records');
  const member = demoMembers()[chefAt]?.username ?? '';
  return { food: await food('tiramisu'), other: await food('tonkotsu-ramen'), story: story.slug, member, list };
}

/** @param {import('playwright-core').Browser} browser @param {string} file a picture @returns {Promise<Buffer>} the same as WebP, as wide as README shows it twice over */
async function asWebp(browser, file) {
  const page = await browser.newPage();
  const source = `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;
  const made = await page.evaluate(async (address) => {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const width = Math.min(image.width, image.height > image.width ? 585 : 1280);
    const canvas = Object.assign(document.createElement('canvas'), {
      width,
      height: Math.round((image.height * width) / image.width),
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.8);
  }, source);
  await page.close();
  return Buffer.from(made.slice(made.indexOf(',') + 1), 'base64');
}

/** @param {{ browser: import('playwright-core').Browser, url: string, isReadme: boolean, only: string[], kinds: string[] }} wish */
async function look({ browser, url, isReadme, only, kinds }) {
  const everyone = demoMembers();
  const emails = Object.fromEntries(
    [
      ['member', memberAt],
      ['chef', chefAt],
      ['admin', adminAt],
    ].map(([who, at]) => [String(who), everyone[Number(at)]?.email ?? '']),
  );
  const all = shownScreens(await shownOf(url));
  if (isReadme) {
    mkdirSync(join(root, 'docs/screenshots'), { recursive: true });
    for (const { name, kind } of readmeScreens) {
      const screens = all.filter((screen) => screen.name === name);
      await takeLooks({ browser, url, kind, screens, emails, folder, scale: kind.startsWith('phone') ? 2 : 1 });
      const picture = await asWebp(browser, join(folder, `${name}-${kind}.jpg`));
      writeFileSync(join(root, 'docs/screenshots', `${name}.webp`), picture);
    }
    return;
  }
  const isWished = (/** @type {{ name: string }} */ { name }) => only.length === 0 || only.includes(name);
  const ofDemo = all.filter(isWished);
  const ofFirstDay = screensOfFirstDay().filter(isWished);
  const screens = [...ofDemo, ...ofFirstDay];
  for (const kind of kinds) {
    await takeLooks({ browser, url, kind, screens: ofDemo, emails, folder });
    if (ofFirstDay.length > 0) await takeFirstDay({ browser, kind, screens: ofFirstDay });
    console.log(`${kind}: ${screens.length} screens`);
  }
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet({ names: screens.map(({ name }) => name), kinds }));
  const page = await browser.newPage({ viewport: { width: 2800, height: 900 }, deviceScaleFactor: 0.5 });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  console.log(`${sheet}\n${join(folder, 'sheet.png')}`);
}

/** On a server that begins with an empty data folder. @param {{ browser: import('playwright-core').Browser, kind: string, screens: readonly import('./looks/shown-screens.mjs').Screen[] }} looks */
async function takeFirstDay({ browser, kind, screens }) {
  const dataFolder = join(root, '.cache/looks-first-day');
  rmSync(dataFolder, { recursive: true, force: true });
  const server = await serve('scripts/start.mjs', { DATA_DIR: dataFolder });
  try {
    const email = 'newcomer@foretaste.example';
    await demoApi(server.url).join({ email, username: 'newcomer', full_name: 'Nora Lind' });
    await takeLooks({ browser, url: server.url, kind, screens, emails: { newcomer: email }, folder });
  } finally {
    await server.end();
  }
}

/** @param {string} script @param {Record<string, string>} settings */
async function serve(script, settings) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), ...settings };
  const server = spawn(process.execPath, [script], { cwd: root, env, stdio: 'inherit' });
  const gone = new Promise((done) => server.once('exit', done));
  while ((await fetch(`${url}/api/health`).catch(() => null))?.ok !== true) {
    if (server.exitCode !== null) throw new Error(`${script} did not start.`);
    await new Promise((done) => setTimeout(done, 300));
  }
  const end = async () => {
    server.kill('SIGTERM');
    await gone;
  };
  return { url, end };
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' }, kinds: { type: 'string' }, needs: { type: 'boolean' } },
  allowPositionals: true,
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const demo = await serve('scripts/demo.mjs', { DEMO_DIR: process.env['DEMO_DIR'] || '.cache/looks-demo' });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await look({
    browser,
    url: demo.url,
    isReadme: positionals[0] === 'readme',
    only: values.only === '' ? [] : values.only.split(','),
    kinds: values.kinds?.split(',') ?? (values.needs === true ? needsKinds : lookKinds),
  });
} finally {
  await browser.close();
  await demo.end();
}
