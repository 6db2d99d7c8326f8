#!/usr/bin/env node
/**
 * `node scripts/building/bundle-server.mjs <entry> <file>`: bundles a module as CommonJS for PocketBase's JavaScript engine.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { plainRegexPlugin } from './plain-regex-plugin.mjs';

/** @param {string} entry @returns {Promise<string>} */
async function bundle(entry) {
  const built = await build({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'warn',
    plugins: [plainRegexPlugin()],
    build: {
      lib: { entry: resolve(entry), formats: ['cjs'] },
      target: 'es2020',
      minify: false,
      write: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = output.filter((part) => part.type === 'chunk');
  if (chunk === undefined || output.length !== 1) throw new Error(`${entry} must make one module.`);
  return chunk.code;
}

const [entry = '', file = ''] = process.argv.slice(2);
writeFileSync(file, await bundle(entry));
