import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeTokens } from './theme-tokens.ts';

const src = new URL('../../', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(new URL(name, src), 'utf8')] as const);

it('nothing moves by a time of its own: only by durations and animations of the theme, which stillness takes away', () => {
  const durations = Object.keys(themeTokens.durations);
  const animations = ['none', ...Object.keys(themeTokens.animations)];
  const used = { durations: 0, animations: 0 };
  const strays = files.flatMap(([name, text]) => {
    const found: string[] = [];
    for (const [all, value = ''] of text.matchAll(/transitionDuration[:=]\s*\{?['"]([^'"]*)['"]/g)) {
      used.durations += 1;
      if (!durations.includes(value)) found.push(`${name}: ${all}`);
    }
    for (const [all, value = ''] of text.matchAll(/\banimation[:=]\s*\{?['"]([^'"]*)['"]/g)) {
      used.animations += 1;
      if (!animations.includes(value)) found.push(`${name}: ${all}`);
    }
    const shorthand = /\b(transition[:=]\s*['"]|transition-duration:|animationDuration|animationName)[^\n]*/g;
    return [...found, ...[...text.matchAll(shorthand)].map(([all]) => `${name}: ${all}`)];
  });
  expect(strays).toEqual([]);
  expect(used.durations).toBeGreaterThan(10);
  expect(used.animations).toBeGreaterThan(3);
});

it('stillness takes every duration and animation of the theme, asked for here or by the device', () => {
  const css = readFileSync(new URL('ui/theme/base.css', src), 'utf8');
  const asked = [
    ...Object.keys(themeTokens.durations).map((name) => `--ft-durations-${name}: 0s;`),
    ...Object.keys(themeTokens.animations).map((name) => `--ft-animations-${name}: none;`),
  ];
  for (const line of asked) expect(css.split(line).length - 1, line).toBe(2);
});
