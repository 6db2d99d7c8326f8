import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../../../dist');

/** A folder that a server serves, and the releases that come to it one after the other. */
export interface Releases {
  readonly publicDir: string;
  /** Deploys a release, made of the build: `name` stands in its document as `<meta name="version">`. */
  deploy(release: Release): Promise<void>;
  remove(): Promise<void>;
}

interface Release {
  readonly name: string;
  /** How many versions of the replica's schema it is ahead of the build. */
  readonly schemaAhead?: number;
  /** Whether files of the releases before it stay reachable, as they do for a month. */
  readonly keepsOldFiles?: boolean;
}

/** A folder with the build in it. */
export async function startReleases(): Promise<Releases> {
  const publicDir = await mkdtemp(join(tmpdir(), 'foretaste-release-'));
  await cp(dist, publicDir, { recursive: true });
  return {
    publicDir,
    async deploy({ name, schemaAhead = 0, keepsOldFiles = true }) {
      const release = await mkdtemp(join(tmpdir(), 'foretaste-next-'));
      await makeRelease(release, { name, schemaAhead });
      if (!keepsOldFiles) await rm(join(publicDir, 'assets'), { recursive: true });
      // What names the other files comes last, as it does in a real deployment.
      for (const part of ['assets', 'index.html', 'sw.js'])
        await cp(join(release, part), join(publicDir, part), { recursive: true });
      await rm(release, { recursive: true });
    },
    remove: () => rm(publicDir, { recursive: true }),
  };
}

/** The build as another release of it would be: each script and style under another name, another document, and the worker that knows them. */
async function makeRelease(
  folder: string,
  { name, schemaAhead }: { readonly name: string; readonly schemaAhead: number },
): Promise<void> {
  const assets = join(folder, 'assets');
  await cp(join(dist, 'assets'), assets, { recursive: true });
  const hashed = new Set((await readdir(assets)).filter((file) => /\.(js|css)$/.test(file)));
  const renamed = (text: string) =>
    text.replaceAll(/[\w.-]+\.(js|css)\b/g, (file) => (hashed.has(file) ? `${name}.${file}` : file));
  let raised = 0;
  for (const file of hashed) {
    const text = renamed(await readFile(join(assets, file), 'utf8'));
    const written = text.replaceAll(/\bversion\((\d+)\)\.stores\(/g, (_, version: string) => {
      raised += 1;
      return `version(${Number(version) + schemaAhead}).stores(`;
    });
    await writeFile(join(assets, file), written);
    await rename(join(assets, file), join(assets, `${name}.${file}`));
  }
  if (raised === 0) throw new Error('the build names no version of the schema where this looks for it');
  const document = renamed(await readFile(join(dist, 'index.html'), 'utf8')).replace(
    '</head>',
    `<meta name="version" content="${name}"></head>`,
  );
  await writeFile(join(folder, 'index.html'), document);
  const worker = renamed(await readFile(join(dist, 'sw.js'), 'utf8'));
  const revision = createHash('md5').update(document).digest('hex');
  await writeFile(join(folder, 'sw.js'), worker.replace(/(\{url:"index\.html",revision:")[^"]*/, `$1${revision}`));
}
