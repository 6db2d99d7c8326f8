import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledMacros } from './compiled-macros.mjs';

const file = '/src/hello.ts';
const hello = (word: string): string =>
  `import { t } from '@lingui/core/macro';\nexport const hello = (): string => t\`${word}\`;\n`;

describe('compiled macros that are kept', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'macros-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The one file that is kept, and a change of what it says. */
  const kept = (): string => join(folder, readdirSync(folder)[0] ?? '');

  it('are taken from the disk while the module is the same', async () => {
    const made = await compiledMacros({ code: hello('Soup'), file }, folder);
    expect(made.code).toContain('message: ["Soup"]');
    writeFileSync(kept(), readFileSync(kept(), 'utf8').replace('Soup', 'From the disk'));
    expect((await compiledMacros({ code: hello('Soup'), file }, folder)).code).toContain('From the disk');
  });

  it('are made anew when the module has changed, in the place of the old', async () => {
    await compiledMacros({ code: hello('Soup'), file }, folder);
    expect((await compiledMacros({ code: hello('Stew'), file }, folder)).code).toContain('message: ["Stew"]');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are made anew where the file is broken', async () => {
    await compiledMacros({ code: hello('Soup'), file }, folder);
    writeFileSync(kept(), '{"digest":');
    expect((await compiledMacros({ code: hello('Soup'), file }, folder)).code).toContain('message: ["Soup"]');
  });
});
