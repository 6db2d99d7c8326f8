import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPocketBase, keptPocketBase, officialVersion, releaseFile } from './fetch-pocket-base.mjs';
import { findPocketBase, providePocketBase } from './find-pocket-base.mjs';

const mac = { platform: 'darwin', arch: 'arm64' };
const windows = { platform: 'win32', arch: 'x64' };
const macFile = `pocketbase_${officialVersion}_darwin_arm64.zip`;
const windowsFile = `pocketbase_${officialVersion}_windows_amd64.zip`;
const program = strToU8('#!/bin/sh\necho a server\n');
const archiveOf = (name: string) => Buffer.from(zipSync({ 'CHANGELOG.md': strToU8('news'), [name]: program }));
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let stand: Server;
let root: string;
/** What the stand-in for the release's server has, by file. */
const files = new Map<string, Buffer | 'breaks off'>();
let asked: string[] = [];
let env: Record<string, string> = {};

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  root = mkdtempSync(join(tmpdir(), 'foretaste-fetch-'));
  files.clear();
  asked = [];
  stand = createServer((request, answer) => {
    const [, version, name = ''] = (request.url ?? '').split('/');
    asked.push(name);
    const found = files.get(name);
    if (version !== `v${officialVersion}` || found === undefined) answer.writeHead(404).end('Not Found');
    else if (found === 'breaks off') {
      answer.writeHead(200, { 'Content-Length': '1000' }).write('half');
      setTimeout(() => answer.destroy(), 20);
    } else answer.writeHead(200).end(found);
  });
  await new Promise<void>((done) => stand.listen(0, '127.0.0.1', done));
  env = { POCKETBASE_RELEASES: `http://127.0.0.1:${(stand.address() as AddressInfo).port}/` };
});

afterEach(async () => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
  stand.closeAllConnections();
  await new Promise((done) => stand.close(done));
});

/** A release as PocketBase publishes it, with the sums of what it holds. */
function publish(...names: readonly (readonly [file: string, program: string])[]) {
  const archives = names.map(([file, name]) => [file, archiveOf(name)] as const);
  for (const [file, archive] of archives) files.set(file, archive);
  files.set('checksums.txt', Buffer.from(archives.map(([file, bytes]) => `${sumOf(bytes)}  ${file}\n`).join('')));
}

function publishBytes(bytes: Buffer) {
  files.set(macFile, bytes);
  files.set('checksums.txt', Buffer.from(`${sumOf(bytes)}  ${macFile}\n`));
}

describe('the file of a release', () => {
  it.each([
    ['linux', 'x64', 'linux_amd64'],
    ['linux', 'arm64', 'linux_arm64'],
    ['linux', 'arm', 'linux_armv7'],
    ['darwin', 'x64', 'darwin_amd64'],
    ['darwin', 'arm64', 'darwin_arm64'],
    ['win32', 'x64', 'windows_amd64'],
    ['win32', 'arm64', 'windows_arm64'],
  ])('%s on %s: %s', (platform, arch, part) => {
    expect(releaseFile({ platform, arch })).toBe(`pocketbase_${officialVersion}_${part}.zip`);
  });

  it.each([
    ['freebsd', 'x64'],
    ['darwin', 'ppc64'],
    ['win32', 'ia32'],
    ['linux', 'mips'],
  ])('%s on %s: none', (platform, arch) => {
    expect(releaseFile({ platform, arch })).toBeNull();
  });
});

describe('npm start without a PocketBase of npm', () => {
  it.each([
    [mac, macFile, 'pocketbase'],
    [windows, windowsFile, 'pocketbase.exe'],
  ])('fetches the release, keeps its program, and does not ask again (%o)', async (machine, file, name) => {
    publish([macFile, 'pocketbase'], [windowsFile, 'pocketbase.exe']);
    const kept = await providePocketBase({ root, env, machine });
    expect(kept).toBe(keptPocketBase(root, machine));
    expect(kept.endsWith(name)).toBe(true);
    expect(readFileSync(kept)).toEqual(Buffer.from(program));
    expect(statSync(kept).mode & 0o111).toBe(0o111);
    expect(asked).toEqual(['checksums.txt', file]);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(file));
    expect(await providePocketBase({ root, env, machine })).toBe(kept);
    expect(findPocketBase({ root, env, machine })).toBe(kept);
    expect(asked).toHaveLength(2);
  });

  const refusals: readonly [what: string, prepare: () => void, said: RegExp][] = [
    ['a file that is not what its sum says', () => files.set(macFile, archiveOf('other')), /SHA-256.*Nothing was kept/],
    [
      'sums that do not name the file',
      () => files.set('checksums.txt', Buffer.from(`${'0'.repeat(64)}  x.zip`)),
      /do not name/,
    ],
    ['sums that are no sums', () => files.set('checksums.txt', Buffer.from('<html>Sign in</html>')), /do not name/],
    ['a release that is not there', () => files.clear(), /HTTP 404/],
    ['a file that is not there', () => files.delete(macFile), /HTTP 404/],
    ['a download that breaks off', () => files.set(macFile, 'breaks off'), /could not be fetched/],
    ['what is no archive', () => publishBytes(Buffer.from('<html>Sign in</html>')), /no archive/],
    ['an archive without the program', () => publish([macFile, 'readme']), /holds no pocketbase/],
  ];
  it.each(refusals)('refuses %s, and keeps nothing', async (_what, prepare, said) => {
    publish([macFile, 'pocketbase']);
    prepare();
    await expect(fetchPocketBase({ root, env, machine: mac })).rejects.toThrow(said);
    expect(existsSync(keptPocketBase(root, mac))).toBe(false);
    const folder = join(keptPocketBase(root, mac), '..');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });

  it('says so where nothing answers, and where there is no release', async () => {
    const nobody = { POCKETBASE_RELEASES: 'http://127.0.0.1:9' };
    await expect(fetchPocketBase({ root, env: nobody, machine: mac })).rejects.toThrow(/POCKETBASE_BIN/);
    const rare = { platform: 'freebsd', arch: 'x64' };
    await expect(fetchPocketBase({ root, env, machine: rare })).rejects.toThrow(/no release for freebsd-x64/);
    expect(asked).toEqual([]);
  });

  it('takes POCKETBASE_BIN before anything is fetched', async () => {
    const named = process.execPath;
    expect(await providePocketBase({ root, env: { ...env, POCKETBASE_BIN: named }, machine: mac })).toBe(named);
    expect(asked).toEqual([]);
  });
});
