import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { screensOfFirstDay } from './screens/first-day.mjs';
import { shownScreens } from './shown-screens.mjs';

const shown = { food: 'f', other: 'o', story: 's', member: 'm', list: 'l' };
/** Reached by a press from another one. */
const pressedTo = ['/food/:id/edit'];
/** Leads on at once, or is what no other is. */
const withoutFace = ['/settings', '*'];

/** The paths of a table of routes, as its source has them. */
function pathsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bpath(?:: '|=")([^'"]+)['"]/g)].map(([, path = '']) => path);
}

it('looks at every route', () => {
  const seen = shownScreens(shown).map(({ path }) => path.replace(/\?.*/, ''));
  const admin = pathsIn('src/app/routes/admin-route.tsx').map((path) => (path === '*' ? path : `/admin/${path}`));
  const paths = [...pathsIn('src/app/routes/routes.tsx'), ...admin];
  expect(paths.length).toBeGreaterThan(40);
  const missing = paths.filter(
    (path) => ![...pressedTo, ...withoutFace].includes(path) && !seen.some((place) => matchPath(path, place) !== null),
  );
  expect(missing).toEqual([]);
});

it('names each look once', () => {
  const names = [...shownScreens(shown), ...screensOfFirstDay()].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('looks at a server that says no, at one that does not answer, and at a device without a connection', () => {
  const screens = shownScreens(shown);
  for (const how of ['refuses', 'unreachable'])
    expect(screens.filter(({ server }) => server === how).length, how).toBeGreaterThan(2);
  expect(screens.filter(({ isOffline }) => isOffline).length).toBeGreaterThan(20);
});
