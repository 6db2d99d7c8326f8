import type { Browser, Page } from '@playwright/test';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

export interface MemberAtBrowser {
  readonly member: ApiMember;
  /** In a browser profile of its own. */
  readonly page: Page;
}

/** Two members, each signed in at a browser of their own, of the size that the project has. */
export async function twoMembers({
  app,
  browser,
  page,
}: {
  app: PocketBaseServer;
  browser: Browser;
  page: Page;
}): Promise<{ api: Api; ada: MemberAtBrowser; ben: MemberAtBrowser }> {
  const api = openApi(app);
  const [ada, ben] = [
    await api.join('ada', { full_name: 'Ada Okafor' }),
    await api.join('ben', { full_name: 'Ben Suzuki' }),
  ];
  const viewport = page.viewportSize();
  const isPhone = viewport !== null && viewport.width < 768;
  const other = await browser.newContext({
    baseURL: app.url,
    viewport,
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...(isPhone ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
  });
  const otherPage = await other.newPage();
  await Promise.all([signIn(page, ada), signIn(otherPage, ben)]);
  return { api, ada: { member: ada, page }, ben: { member: ben, page: otherPage } };
}
