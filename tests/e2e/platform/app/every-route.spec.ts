import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { axeViolations } from '#tests/e2e/support/axe-violations.ts';
import { isWhole } from '#tests/e2e/support/is-whole.ts';
import { type LivelyKitchen, livelyKitchen } from '#tests/e2e/support/lively-kitchen.ts';
import { largeLetterProblems, reflowProblems } from '#tests/e2e/support/reflow-problems.ts';
import { showScheme } from '#tests/e2e/support/show-scheme.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';

/** Who walks: somebody not signed in, a member who did much, one who has just joined, an admin. */
type Walker = 'visitor' | 'mina' | 'nova' | 'admin';

interface Place {
  readonly walker: Walker;
  /** `{food}`, `{other}`, `{list}`, `{together}`, `{secret}`, `{story}` and `{conversation}` are filled in. */
  readonly path: string;
  /** The h1, which says that the page is there. */
  readonly heading: string;
  /** What else must be there before it is looked at: a text, or a tab that is to be opened. */
  readonly also?: { readonly text: string } | { readonly tab: RegExp };
}

const visitor = (path: string, heading: string, also?: Place['also']): Place => ({
  walker: 'visitor',
  path,
  heading,
  ...(also ? { also } : {}),
});
const mina = (path: string, heading: string, also?: Place['also']): Place => ({
  ...visitor(path, heading, also),
  walker: 'mina',
});
const nova = (path: string, heading: string, also?: Place['also']): Place => ({
  ...visitor(path, heading, also),
  walker: 'nova',
});
const admin = (path: string, heading: string, also?: Place['also']): Place => ({
  ...visitor(path, heading, also),
  walker: 'admin',
});

/** Where each route is looked at: with content, empty, refused, and in each of its tabs. */
const placesOfRoutes: Readonly<Record<string, readonly Place[]>> = {
  '/': [visitor('/', 'Know the taste before the first bite')],
  '/explore': [visitor('/explore', 'Explore Food Cultures'), mina('/explore', 'Explore Food Cultures')],
  '/food/:id': [
    visitor('/food/{food}', 'Som tam'),
    visitor('/food/food00000000000', 'Food Not Found'),
    mina('/food/{food}', 'Som tam', { tab: /^Reviews/ }),
    mina('/food/{food}', 'Som tam', { tab: /^Videos/ }),
  ],
  '/food/:id/edit': [mina('/food/{food}/edit', 'Edit Som tam')],
  '/flavor-pairing': [
    visitor('/flavor-pairing', 'Flavor Pairing Explorer'),
    visitor('/flavor-pairing?food={food}&spice=0-4', 'Flavor Pairing Explorer', { text: 'Som tam' }),
  ],
  '/taste-profile': [
    visitor('/taste-profile', 'Find out what you will like'),
    nova('/taste-profile', 'My Taste Profile'),
    mina('/taste-profile', 'My Taste Profile', { tab: /dashboard/i }),
    mina('/taste-profile', 'My Taste Profile', { tab: /quiz/i }),
    mina('/taste-profile', 'My Taste Profile', { tab: /edit/i }),
    mina('/taste-profile?tab=table', 'My Taste Profile', { text: 'Nobody at your table yet' }),
    nova('/taste-profile?tab=table', 'My Taste Profile', { text: 'Would be told' }),
  ],
  '/advanced-search': [
    visitor('/advanced-search', 'Discover Amazing Foods'),
    visitor('/advanced-search?cuisine=Thai', 'Discover Amazing Foods', { text: 'Som tam' }),
    visitor('/advanced-search?q=zzzzzz', 'Discover Amazing Foods'),
  ],
  '/compare': [
    visitor('/compare', 'Compare tastes'),
    visitor('/compare?foods={food},{other}', 'Compare tastes', { text: 'Bossam' }),
  ],
  '/menu': [visitor('/menu', 'Read a menu', { text: 'Which menu is in front of you?' })],
  '/contribute': [visitor('/contribute', 'Contribute a food'), mina('/contribute', 'Contribute a food')],
  '/role-selection': [visitor('/role-selection', 'Choose Your Role')],
  '/auth': [visitor('/auth', 'Welcome to Foretaste'), visitor('/auth', 'Welcome to Foretaste', { tab: /Sign Up/ })],
  '/auth/professional-chef': [visitor('/auth/professional-chef', 'Join as a Professional Chef')],
  '/auth/restaurant-owner': [visitor('/auth/restaurant-owner', 'Join as a Restaurant Owner')],
  '/verification-guidelines': [visitor('/verification-guidelines', 'Verification Guidelines')],
  '/auth/reset-password/:token': [visitor('/auth/reset-password/x', 'Choose a new password')],
  '/auth/confirm-verification/:token': [visitor('/auth/confirm-verification/x', 'This link does not work any more')],
  '/auth/confirm-email-change/:token': [visitor('/auth/confirm-email-change/x', 'Confirm your new e-mail')],
  '/dashboard': [
    visitor('/dashboard', 'Please sign in to view your dashboard'),
    mina('/dashboard', 'Welcome, mina Example', { text: 'Bossam' }),
    nova('/dashboard', 'Welcome, nova Example', { text: 'Your feed is empty' }),
  ],
  '/diary': [
    visitor('/diary', 'Please sign in to open your diary'),
    mina('/diary', 'Diary', { text: 'With oysters.' }),
    mina('/diary?view=calendar', 'Diary', { text: 'With oysters.' }),
    mina('/diary?view=order', 'Diary', { text: 'Ask me after a tasting' }),
    mina('/diary?q=bossam', 'Diary', { text: '1 entry' }),
    nova('/diary', 'Diary', { text: 'Your diary is empty' }),
  ],
  '/lists': [
    visitor('/lists', 'Please sign in to open your lists'),
    mina('/lists', 'Lists', { text: 'For guests' }),
    nova('/lists', 'Lists', { text: 'No lists of your own yet' }),
  ],
  '/list/:id': [
    mina('/list/{list}', 'For guests', { text: 'Bossam' }),
    visitor('/list/{list}', 'For guests', { text: 'A list by' }),
    nova('/list/list00000000000', 'This list is not here'),
    nova('/list/{together}', 'For the feast', { text: 'mina Example invites you to make this list together.' }),
    visitor('/list/{together}#join={secret}', 'You are invited to make a list together'),
    admin('/list/{together}#join={secret}', 'A list to make together', { text: 'You were sent a link' }),
  ],
  '/recap': [
    visitor('/recap', 'Please sign in to look back'),
    mina('/recap', 'Looking back', { text: 'most loved: Bossam' }),
    nova('/recap?of=2020', 'Looking back', { text: 'Nothing to look back on yet' }),
  ],
  '/admin/*': [
    nova('/admin', 'Access Denied'),
    admin('/admin', 'Admin Dashboard', { text: 'ben Example' }),
    admin('/admin/moderation', 'Moderation', { text: 'Som tam' }),
    ...['Members', 'Import', 'Photos', 'Log', 'Services'].map((name) => admin(`/admin/${name.toLowerCase()}`, name)),
    admin('/admin/nowhere', 'Oops! Page not found'),
  ],
  '/blog': [visitor('/blog', 'The Foretaste Blog', { text: '{title}' })],
  '/blog/:slug': [visitor('/blog/{story}', '{title}'), visitor('/blog/no-such-story', 'Post not found')],
  '/community': [
    visitor('/community', 'Food Community'),
    visitor('/community?q=mina', 'Food Community', { text: 'mina Example' }),
    mina('/community', 'Food Community', { tab: /contributors/i }),
    mina('/community?tab=alike', 'Food Community'),
  ],
  '/messages/:conversation?': [
    visitor('/messages', 'Please sign in to see your messages'),
    mina('/messages', 'Messages', { text: 'You do not know me.' }),
    mina('/messages/{conversation}', 'Messages with ben Example', { text: 'Is it hot?' }),
    nova('/messages', 'Messages', { text: 'No conversations yet' }),
  ],
  '/profile': [
    visitor('/profile', 'Please log in to view your profile'),
    mina('/profile', 'mina Example', { text: 'Som tam' }),
    nova('/profile', 'nova Example'),
  ],
  '/profile/:username': [
    visitor('/profile/ben', 'ben Example', { text: 'Bossam' }),
    visitor('/profile/nobody', 'Member not found'),
    mina('/profile/ben', 'ben Example'),
  ],
  '/user-settings': [
    visitor('/user-settings', 'Please log in to see your settings'),
    ...['profile', 'professional', 'privacy', 'preferences', 'premium'].map((tab) =>
      mina('/user-settings', 'Settings', { tab: new RegExp(tab, 'i') }),
    ),
  ],
  '/help': [visitor('/help', 'Help')],
  '/privacy': [visitor('/privacy', 'Privacy', { text: 'The operator has not stated this.' })],
  '/terms': [visitor('/terms', 'Terms', { text: 'The operator has not stated this.' })],
  '/imprint': [visitor('/imprint', 'Imprint', { text: 'The operator has not stated this.' })],
  '/diagnostics': [mina('/diagnostics', 'Diagnostics')],
  '/settings': [visitor('/settings', 'Please log in to see your settings')],
  '*': [visitor('/nowhere', 'Oops! Page not found')],
};

/** Every path that the app's table of routes has. */
function pathsOfRoutes(): string[] {
  const source = readFileSync('src/app/routes/routes.tsx', 'utf8');
  return [...source.matchAll(/\{ path: '([^']+)'/g)].map(([, path]) => path ?? '');
}

/** Goes there within the app, as a link does, and waits until it is there. */
async function goTo(page: Page, { path, heading, also }: Place): Promise<void> {
  await page.evaluate((address) => {
    // The screen that is left stays until the next one is there: its heading must not pass for the next one's.
    if (new URL(address, location.href).pathname !== location.pathname)
      for (const old of document.querySelectorAll('h1')) old.setAttribute('aria-label', 'Left');
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), path).toBeVisible();
  if (also === undefined) return;
  if ('tab' in also) {
    await page.getByRole('tab', { name: also.tab }).click();
    await expect(page.getByRole('tab', { name: also.tab, selected: true }), path).toBeVisible();
  } else
    await expect(page.getByRole('main').getByText(also.text).filter({ visible: true }).first(), path).toBeVisible();
}

/** What another size or another scheme can break; the rest is the same in both. */
const ofSizeAndScheme = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'heading-order',
  'page-has-heading-one',
  'region',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
];

/** The two looks at a page: each has another theme and another size. */
type Look = 'wide and light' | 'small and dark';

const looks = {
  'wide and light': { size: { width: 1280, height: 800 }, scheme: 'light' },
  'small and dark': { size: { width: 390, height: 844 }, scheme: 'dark' },
} as const;

/** What is wrong with the page at these looks; the first one asks for everything, the next one for what size or scheme can break. */
async function problemsAt(page: Page, wanted: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const [place, look] of wanted.entries()) {
    const { size, scheme } = looks[look];
    await page.setViewportSize(size);
    await showScheme(page, scheme);
    const violations = await axeViolations(page, place === 0 ? { isWhole: true } : { rules: ofSizeAndScheme });
    found.push(...violations.map((problem) => `${look}: ${problem}`));
  }
  return found;
}

/**
 * A sample by pairs: every route is seen at both looks, and so is every walker. A place that is not the only one of its route has one of them, in
 * turns. `npm run test:soak` has both everywhere.
 */
function looksAt(place: Place): readonly Look[] {
  const both = Object.keys(looks) as Look[];
  const alike = Object.values(placesOfRoutes).find((places) => places.includes(place)) ?? [];
  return isWhole || alike.length === 1 ? both : both.filter((_, at) => at === alike.indexOf(place) % 2);
}

interface Walk {
  readonly walker: Walker;
  /** Of the walker's places every second one, say, from this one on. */
  readonly from: number;
  readonly step: number;
}

async function walk(
  page: Page,
  { walker, from, step }: Walk,
  { food, other, list, together, story, conversation }: LivelyKitchen,
): Promise<string[]> {
  const fill = (text: string) =>
    text
      .replace('{food}', food)
      .replace('{other}', other)
      .replace('{story}', story.slug)
      .replace('{title}', story.title)
      .replace('{list}', list)
      .replace('{together}', together)
      .replace('{secret}', 'secret'.padEnd(24, '0'))
      .replace('{conversation}', conversation);
  const found: string[] = [];
  for (const place of Object.values(placesOfRoutes)
    .flat()
    .filter((each) => each.walker === walker)
    .filter((_, at) => at % step === from)) {
    const { path, heading, also } = place;
    // Some headings are a phone's alone.
    await page.setViewportSize(looks['small and dark'].size);
    await goTo(page, {
      ...place,
      path: fill(path),
      heading: fill(heading),
      ...(also !== undefined && 'text' in also ? { also: { text: fill(also.text) } } : {}),
    });
    const problems = [
      ...(await problemsAt(page, looksAt(place))),
      ...(await reflowProblems(page)),
      ...(await largeLetterProblems(page)),
    ];
    found.push(
      ...problems.map(
        (problem) =>
          `${walker} at ${path}${also === undefined ? '' : ` with ${String(Object.values(also))}`}, ${problem}`,
      ),
    );
  }
  return found;
}

test.describe('a walk over every route (WCAG 2.2 AA)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('leaves no route out', () => {
    expect(Object.keys(placesOfRoutes).toSorted()).toEqual(pathsOfRoutes().toSorted());
  });

  test('sees each route and each walker in each theme and size', () => {
    const both = Object.keys(looks).toSorted();
    const seen = (places: readonly Place[]) => [...new Set(places.flatMap(looksAt))].toSorted();
    for (const [route, places] of Object.entries(placesOfRoutes)) expect(seen(places), route).toEqual(both);
    for (const walker of ['visitor', 'mina', 'nova', 'admin'])
      expect(
        seen(
          Object.values(placesOfRoutes)
            .flat()
            .filter((place) => place.walker === walker),
        ),
        walker,
      ).toEqual(both);
  });

  // Both looks everywhere would take a single walk too long.
  const halves = isWhole ? [0, 1] : [0];
  for (const [walker, from, step] of [
    ...halves.map((half) => ['visitor', half, halves.length] as const),
    ...halves.map((half) => ['mina', half, halves.length] as const),
    ['nova', 0, 1] as const,
    ['admin', 0, 1] as const,
  ]) {
    test(`finds nothing as ${walker}, ${from + 1} of ${step}`, async ({ page, app }) => {
      const kitchen = await livelyKitchen(app);
      if (walker === 'visitor') await page.goto('/auth');
      else await signIn(page, kitchen[walker]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sync status: Synced' }), 'the catalogue is here').toBeVisible({
        timeout: 60_000,
      });
      expect(await walk(page, { walker, from, step }, kitchen)).toEqual([]);
    });
  }
});
