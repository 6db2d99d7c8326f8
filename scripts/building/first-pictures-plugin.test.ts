import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { drawLanding } from './first-pictures-plugin.mjs';

test('the landing is drawn by its components, with every rule and token that it needs, and one place for a picture', async () => {
  const html = await drawLanding(resolve(import.meta.dirname, '../..'));
  expect(html).toMatch(/^<div class="frame-app /);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Know the taste before the first bite<\/h1>/);
  expect(html.match(/ style="aspect-ratio:16 \/ 9"[^>]*><!--picture--><\/div>/g)).toHaveLength(1);
  const [rules = ''] = /<style>.*<\/style>/s.exec(html) ?? [];
  for (const [, name = ''] of html.matchAll(/\b((?:own|recipe)-[a-z0-9]+)/g)) expect(rules).toContain(`.${name}`);
  for (const [, name = ''] of rules.matchAll(/var\((--ft-[^),]+)/g)) expect(rules).toContain(`${name}:`);
});
