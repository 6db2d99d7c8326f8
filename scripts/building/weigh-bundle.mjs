import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ file: string, src?: string, name?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[], assets?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest Vite's build manifest
 * @typedef {{ name: string, bytes: number, withImports: number }} RouteWeight gzip; `withImports`: what a visit adds to the first view
 */

/** Bytes over the wire that the first view of `/` may take in JavaScript. */
export const firstViewLimit = 175 * 1024;

/** Bytes over the wire that a worker may take before it answers: the first lists of a first visit wait for the ranking worker. */
export const workerLimit = 140 * 1024;

/** The screen behind `/`, which the entry loads at once though it is a chunk of its own. */
const firstScreen = /\/landing-(?:route|screen)\.tsx$/;

/** @param {{ manifest: Manifest, key: string }} start @returns {Set<string>} keys of a chunk and all that it imports statically */
function staticClosure({ manifest, key }) {
  const seen = new Set([key]);
  for (const at of seen) for (const next of manifest[at]?.imports ?? []) seen.add(next);
  return seen;
}

/** @param {string} html @returns {string[]} files that the document asks for by itself */
function preloadedFiles(html) {
  return [...html.matchAll(/<(?:link[^>]+rel="modulepreload"|script)[^>]+(?:href|src)="\/([^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  );
}

/** @param {string} dist @param {string} start @returns {Set<string>} a worker's file and all that it imports statically; the manifest leaves workers out */
function workerFiles(dist, start) {
  const seen = new Set([start]);
  for (const at of seen)
    for (const [, next = ''] of readFileSync(join(dist, at), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      seen.add(`assets/${next}`);
  return seen;
}

/**
 * What the first view of `/` each worker and each route's own code weigh, gzipped, from a finished build.
 *
 * @param {string} dist
 * @returns {{ firstView: number, files: { file: string, bytes: number }[], workers: { name: string, bytes: number }[], routes: RouteWeight[] }}
 */
export function weighBundle(dist) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const weights = new Map();
  /** @param {string} file */
  const weigh = (file) => {
    const known = weights.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    weights.set(file, known);
    return known;
  };
  const firstKeys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || firstScreen.test(key));
  const firstChunks = firstKeys.flatMap((key) => [...staticClosure({ manifest, key })]);
  const first = new Set(
    [
      ...firstChunks.map((key) => manifest[key]?.file ?? ''),
      ...preloadedFiles(readFileSync(join(dist, 'index.html'), 'utf8')),
    ].filter((file) => file.endsWith('.js')),
  );
  const routes = Object.entries(manifest).flatMap(([key, chunk]) => {
    if (!chunk.isDynamicEntry) return [];
    const added = new Set(
      [...staticClosure({ manifest, key })]
        .map((at) => manifest[at]?.file ?? '')
        .filter((file) => file.endsWith('.js') && !first.has(file)),
    );
    return [
      {
        name: chunk.src ?? key,
        bytes: weigh(chunk.file),
        withImports: [...added].reduce((sum, file) => sum + weigh(file), 0),
      },
    ];
  });
  // By the manifest: in the folder stand those of the previous build, too.
  const assets = new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  const workers = [...assets]
    .filter((file) => file.includes('.worker-'))
    .map((file) => ({
      name: basename(file).replace(/(\.worker)-.*/, '$1'),
      bytes: [...workerFiles(dist, file)].reduce((sum, part) => sum + weigh(part), 0),
    }));
  const files = [...first].map((file) => ({ file, bytes: weigh(file) }));
  return {
    firstView: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files,
    workers,
    routes: routes.toSorted((a, b) => b.withImports - a.withImports),
  };
}
