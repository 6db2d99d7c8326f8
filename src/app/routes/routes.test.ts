import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** '/food/:id' as the documents write it: '/food/{id}'. What may be left out of a path has its own place there. */
function asDocumented(path: string): string {
  return path.replace(/\/\*$/, '').replaceAll(/:(\w+)\??/g, '{$1}');
}

it('every path of the app is in the table of screens (spec 2 §2.1)', () => {
  const paths = [...read('src/app/routes/routes.tsx').matchAll(/\{ path: '(\/[^']*)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);
  const [, table = ''] = /### 2\.1 Routes\n([^#]*)/.exec(read('docs/product/2-community.md')) ?? [];
  expect(paths.map(asDocumented).filter((path) => !table.includes(`\`${path}\``))).toEqual([]);
});
