import { expect, type Locator, type Page } from '@playwright/test';
import { type Api, type ApiBody, type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { visit } from './visit.ts';

/** The reviews of a food's page, as a reader finds them. */
export interface ReviewPage {
  open(): Promise<void>;
  /** Opens the sheet in which a phone's user writes; nothing where the form stands on the page. */
  begin(): Promise<void>;
  /** Chooses stars and writes. */
  write(opinion: { readonly stars?: number; readonly text?: string }): Promise<void>;
  readonly submit: Locator;
  readonly text: Locator;
  readonly list: Locator;
  /** The menu of the own review. */
  choose(action: 'Edit' | 'Delete'): Promise<void>;
  /** Opens the Reviews tab, where it is not open. */
  showList(): Promise<void>;
}

export function reviewPage(page: Page, foodId: string): ReviewPage {
  const text = page.getByLabel('Your review (optional)');
  const showList = async () => {
    const tab = page.getByRole('tab', { name: /^Reviews/ });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  };
  const begin = async () => {
    const into = page.getByRole('button', { name: /^(Write a review|Continue writing)$/ });
    await expect(text.or(into).first()).toBeVisible();
    if (!(await text.isVisible())) await into.click();
    await expect(text).toBeVisible();
  };
  return {
    begin,
    submit: page.getByRole('button', { name: /^(Submit Review|Save Changes|Submitting\.\.\.)$/ }),
    text,
    list: page.getByRole('article', { name: /^Review by/ }),
    showList,
    async open() {
      await visit(page, `/food/${foodId}`);
      await expect(page.getByRole('heading', { name: 'Share Your Experience' })).toBeVisible();
      await showList();
    },
    async write({ stars, text: words }) {
      await begin();
      if (stars !== undefined)
        await page.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true }).check();
      if (words !== undefined) await text.fill(words);
    },
    async choose(action) {
      await page.getByRole('button', { name: 'Options for your review' }).click();
      await page.getByRole('button', { name: action, exact: true }).click();
    },
  };
}

/** A food to have opinions of. */
export function aFood(api: Api, owner: ApiMember): Promise<string> {
  return api.create('foods', owner, { name: 'Afang soup', uploaded_by: owner.id });
}

export async function storedReviews(api: Api): Promise<readonly ApiBody[]> {
  return (await api.call('GET', recordsPath('reviews'))).body.items;
}
