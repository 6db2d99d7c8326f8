import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isFollowedDatabase } from '#scripts/standby/follow.mjs';
import type { Api } from '#tests/support/server/open-api.ts';
import { comeToRest, missing, openPair, untilServed, writingDevices } from './fail-over.ts';
import { ended, Host } from './host.ts';
import { whatIsWrong } from './what-is-wrong.ts';
import type { WritingDevice } from './writing-device.ts';

// The runbooks of docs/operating/README.md, step by step. A change that nobody sent yet is on its device throughout.

const root = path.resolve(import.meta.dirname, '../..');
const follow = ['scripts/foretaste.mjs', 'follow'];
const promote = ['scripts/foretaste.mjs', 'promote'];

/** Each device writes some changes and sends them, and one more that it keeps to itself. */
async function write(devices: readonly WritingDevice[], changes = 4): Promise<void> {
  for (const device of devices) {
    for (let change = 0; change < changes; change += 1) await device.write();
    await device.sync();
    await device.write();
  }
}

const oneFood = async (api: Api) => (await api.call('GET', '/api/collections/foods/records')).body.items[0];

const acceptedBy = (devices: readonly WritingDevice[]) => devices.flatMap(({ accepted }) => [...accepted.keys()]);

test('R39 [S22] moving hosts: by following and promoting, then by a copied data folder, nothing is lost or doubled', async () => {
  const pair = await openPair();
  const { leader: old, standby: next, api, url, port } = pair;
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-moved-'));
  const third = new Host(folder, {});
  try {
    const oldLauncher = await old.serve(port);
    await untilServed(url, old);
    const devices = await writingDevices(pair);
    await write(devices);

    next.run(follow);
    await expect.poll(() => isFollowedDatabase(next.dataDir)).toBe(true);
    await write(devices);
    await old.stop(oldLauncher);
    await next.finish(promote);
    const nextLauncher = await next.serve(port);
    await untilServed(url, next);
    // The old one sent its last changes before it ended: no device has to offer anything again.
    expect(await missing(pair, devices, acceptedBy(devices))).toBe(0);

    await write(devices);
    await next.stop(nextLauncher);
    await cp(next.dataDir, third.dataDir, { recursive: true });
    await third.serve(port);
    await untilServed(url, third);
    expect(await missing(pair, devices, acceptedBy(devices))).toBe(0);
    await comeToRest(devices);
    expect(await whatIsWrong(api, devices)).toEqual({ lost: [], doubled: [] });
    expect(acceptedBy(devices).length).toBeGreaterThan(50);
    for (const { device } of devices) await device.destroy();
  } finally {
    await third.lose();
    await pair.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The release after this one: it has a migration more. */
async function nextRelease(folder: string): Promise<void> {
  for (const name of ['package.json', 'scripts', 'pb_hooks', 'pb_migrations'])
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const migration = `migrate((app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.add(new TextField({ name: 'bad_idea' }));
    app.save(foods);
  });\n`;
  await writeFile(path.join(folder, 'pb_migrations/99999999999_bad_idea.js'), migration);
}

test('R39 [S22] a bad release: the one before refuses its data, serves a moment from before the upgrade, and devices bring what came since', async () => {
  const pair = await openPair();
  const { leader, standby, api, url, port } = pair;
  const folder = await mkdtemp(path.join(tmpdir(), 'foretaste-bad-'));
  try {
    const good = await leader.serve(port);
    await untilServed(url, leader);
    const devices = await writingDevices(pair);
    await write(devices);
    await leader.stop(good);
    // oxlint-disable-next-line foretaste/no-fixed-wait -- the moment to go back to is told to the second
    await setTimeout(2000);
    const before = new Date().toISOString();
    // oxlint-disable-next-line foretaste/no-fixed-wait -- and so it begins after that moment
    await setTimeout(2000);

    await nextRelease(folder);
    leader.release = folder;
    const bad = await leader.serve(port);
    await untilServed(url, leader);
    await write(devices);
    expect(await oneFood(api)).toHaveProperty('bad_idea');
    await leader.stop(bad);

    leader.release = root;
    expect(await ended(await leader.serve(port))).toBe(1);
    expect(leader.output).toContain('was last served by a newer version');
    await standby.finish([...promote, '--at', before]);
    await standby.serve(port);
    await untilServed(url, standby);
    expect(await missing(pair, devices, acceptedBy(devices))).toBeGreaterThan(0);
    await comeToRest(devices);
    expect(await whatIsWrong(api, devices)).toEqual({ lost: [], doubled: [] });
    expect(await oneFood(api)).not.toHaveProperty('bad_idea');
    for (const { device } of devices) await device.destroy();
  } finally {
    await pair.close();
    await rm(folder, { recursive: true, force: true });
  }
});
