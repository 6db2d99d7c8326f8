#!/usr/bin/env node
// `node scripts/catalogue-check.mjs pb_hooks/data/catalogue/thai.json …`: what is wrong in the records of these files and in their translations, one line a
// fault; of all files where none is named. All files are read, since no two records may share a name or a sentence.
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readCatalogueFiles } from './catalogue/read-catalogue-files.mjs';

const asked = process.argv.slice(2).map((file) => `${basename(dirname(file))}/${basename(file, '.json')}`);
const { files, textFiles, planned } = readCatalogueFiles();
const missing = asked.filter((name) => ![...files, ...textFiles].some((file) => file.name.endsWith(name)));
if (missing.length > 0) throw new Error(`There is no pb_hooks/data/…/${missing.join(', ')}.json.`);

const { module } = await runnerImport('/src/domain/testing/records/catalogue-faults.ts', {
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  logLevel: 'error',
});
const { catalogueFaults, faultLine } = /** @type {typeof import('#domain/testing/records/catalogue-faults.ts')} */ (
  module
);
const cuisines = asked.map((name) => name.replace(/^.*\//, ''));
const found = catalogueFaults(files, textFiles, planned).filter(
  ({ file }) =>
    asked.length === 0 ||
    asked.some((name) => file.endsWith(name)) ||
    cuisines.some((name) => file.startsWith('texts/') && file.endsWith(`/${name}`)),
);
for (const fault of found) console.log(faultLine(fault));
console.log(found.length === 0 ? 'Nothing is wrong.' : `${found.length} faults.`);
process.exitCode = found.length === 0 ? 0 : 1;
