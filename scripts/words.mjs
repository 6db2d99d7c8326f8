#!/usr/bin/env node
/**
 * The words of the app and their translations, src/languages/*.po:
 *
 * - `npm run words` takes the messages of the source into the catalogues, and drops those that are gone.
 * - `npm run words -- check` refuses catalogues that this would change, a message without its German, and German that breaks a rule.
 * - `npm run words -- missing [folder]` prints what has no German yet, as JSON of id to English, for a translator.
 * - `npm run words -- merge FILE…` takes JSON of id to German into the German catalogue.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatter } from '@lingui/format-po';
import { mergeWords, missingWords, valuesWithoutName, wordProblems } from './building/catalogue-words.mjs';
import { germanProblems } from './building/german-problems.mjs';

const root = resolve(import.meta.dirname, '..');
const kept = join(root, 'src/languages');
const po = formatter({ lineNumbers: false });
const german = { locale: 'de', sourceLocale: 'en', filename: 'de.po' };

/** @param {string} folder of the catalogues */
function extract(folder) {
  const cli = join(root, 'node_modules/@lingui/cli/dist/lingui.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'extract', '--clean', '--overwrite', '--workers', '1'],
    { cwd: root, env: { ...process.env, WORDS_FOLDER: folder }, encoding: 'utf8' },
  );
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(1);
}

/** @param {string} file */
const read = async (file) => po.parse(readFileSync(file, 'utf8'), german);

async function check() {
  const fresh = join(root, '.cache/words');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const name of ['en.po', 'de.po']) copyFileSync(join(kept, name), join(fresh, name));
  extract(fresh);
  const stale = ['en.po', 'de.po'].filter(
    (name) => readFileSync(join(kept, name), 'utf8') !== readFileSync(join(fresh, name), 'utf8'),
  );
  const words = await read(join(fresh, 'de.po'));
  const problems = [
    ...stale.map((name) => `src/languages/${name} is not what the source says: run npm run words.`),
    ...valuesWithoutName(readFileSync(join(fresh, 'en.po'), 'utf8')),
    ...wordProblems(words),
    ...germanProblems(words),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

const [task = 'extract', ...rest] = process.argv.slice(2);
if (task === 'extract') extract(kept);
else if (task === 'check') await check();
else if (task === 'missing')
  console.log(JSON.stringify(missingWords(await read(join(kept, 'de.po')), rest[0] ?? ''), null, 2));
else if (task === 'merge') {
  const file = join(kept, 'de.po');
  const catalogue = await read(file);
  for (const one of rest)
    for (const problem of mergeWords(catalogue, JSON.parse(readFileSync(one, 'utf8'))))
      console.error(`${one}: ${problem}`);
  writeFileSync(file, await po.serialize(catalogue, { ...german, existing: readFileSync(file, 'utf8') }));
  // What stands in a message's places is known to the source alone.
  extract(kept);
} else {
  console.error(`npm run words knows extract, check, missing and merge, not ${task}.`);
  process.exit(1);
}
