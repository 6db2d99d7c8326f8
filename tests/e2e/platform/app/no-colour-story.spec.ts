import { expect, type Locator, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { livelyKitchen } from '#tests/e2e/support/lively-kitchen.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { visit } from '#tests/e2e/support/visit.ts';

// The reader's own few colours: what the app would say by a fill or a hue, it must say by a shape, a word or a picture.
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const styleOf = (thing: Locator, property: string, part?: string) =>
  thing.evaluate((element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name ?? ''), [
    property,
    part,
  ] as const);

/** The two can be told apart by what the property gives them. */
async function expectApart(
  one: Locator,
  other: Locator,
  { property, part }: { readonly property: string; readonly part?: string },
): Promise<void> {
  await expect
    .poll(async () => (await styleOf(one, property, part)) !== (await styleOf(other, property, part)), {
      message: `${property} of ${String(one)}`,
    })
    .toBe(true);
}

const picture = (thing: Locator) => thing.locator('svg').first();

async function goWithin(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await styleOf(link, 'text-decoration-line'), 'where one is').toBe('underline');
}

test('the main story is told without colour: levels, choices, marks, errors and news', async ({ page, app }) => {
  const { mina, food, other } = await livelyKitchen(app);
  await signIn(page, mina);

  await test.step('news is counted, and so is what is unread', async () => {
    await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toContainText(/\d/);
    await expect(page.getByRole('button', { name: /^Account/ })).toContainText(/\d+ unread message/);
  });

  await test.step('a taste is a word, a number and a bar with an end; the name of what one reads has its line', async () => {
    await visit(page, `/food/${food}`);
    const names = page.getByRole('navigation', { name: /^About/ });
    await names.getByRole('link', { name: 'Taste' }).click();
    await expect(names.getByRole('link', { name: 'Taste' })).toHaveAttribute('aria-current', 'true');
    await expectApart(names.getByRole('link', { name: 'Taste' }), names.getByRole('link', { name: 'Overview' }), {
      property: 'background-color',
      part: '::after',
    });
    const taste = page.getByRole('region', { name: 'Taste', exact: true });
    const sour = taste.getByText('Sour', { exact: true }).locator('..');
    await expect(sour).toContainText('4/5');
    const track = sour.locator('> [aria-hidden]');
    expect(await styleOf(track, 'border-top-style')).toBe('solid');
    await expectApart(track, track.locator('> *'), { property: 'background-color' });
    await expect(taste).toContainText('typical value');
  });

  await test.step('a mark that is on says so and is drawn otherwise', async () => {
    await visit(page, `/food/${other}`);
    const like = page.getByRole('button', { name: /^Like/ }).first();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    const before = await styleOf(picture(like), 'fill');
    await like.click();
    const on = page.getByRole('button', { name: /like/i, pressed: true }).first();
    await expect(on).toBeVisible();
    await expect.poll(() => styleOf(picture(on), 'fill')).not.toBe(before);
    await expect(page.getByText(/\d+% match/).first()).toBeVisible();
  });

  await test.step('the day that is chosen has another ground', async () => {
    await visit(page, '/diary?view=calendar');
    const days = page.getByRole('table');
    await expectApart(
      days.getByRole('button', { pressed: true }),
      days.getByRole('button', { pressed: false }).first(),
      { property: 'background-color' },
    );
  });

  await test.step('chosen stars are filled and counted', async () => {
    // The other food has her review already.
    await visit(page, `/food/${food}`);
    const form = page.getByRole('region', { name: 'Share Your Experience' });
    await form.getByRole('radio', { name: '3 stars' }).check();
    await expect(form.getByText('3 of 5')).toBeVisible();
    const stars = form.getByRole('radio').locator('..');
    await expectApart(picture(stars.nth(2)), picture(stars.nth(3)), { property: 'fill' });
  });

  await test.step('a choice that is made has a tick or another ground; a switch has its knob elsewhere', async () => {
    await goWithin(page, 'Flavor Pairing');
    await page.getByRole('button', { name: /Refine/ }).click();
    const chip = page.getByRole('button', { name: 'Adventure mode' });
    await expect(picture(chip)).toHaveCount(0);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(picture(chip)).toBeVisible();
    const comfort = page.getByRole('group', { name: 'Comfort zone' }).getByRole('radio');
    // What is chosen stands in the address, from where it comes back.
    await comfort.last().click();
    await expect(comfort.last()).toBeChecked();
    const chosen = comfort.last().locator('..');
    await expectApart(comfort.first().locator('..'), chosen, { property: 'background-color' });
    // Else the browser paints the page's ground behind its words, which are as light.
    expect(await styleOf(chosen, 'forced-color-adjust'), 'the words on that ground').toBe('none');
    await visit(page, '/user-settings?tab=preferences');
    const settings = page.getByRole('switch');
    await expect(settings.first()).toBeVisible();
    const place = await styleOf(settings.first(), 'inset-inline-start', '::after');
    await settings.first().click();
    await expect.poll(() => styleOf(settings.first(), 'inset-inline-start', '::after')).not.toBe(place);
  });

  await test.step('an error has its picture and its words, tied to the field', async () => {
    await visit(page, '/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit profile' });
    const name = dialog.getByLabel('Full name');
    await name.fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/\w/);
    await expect(picture(dialog.getByRole('alert').filter({ visible: true }).first())).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
