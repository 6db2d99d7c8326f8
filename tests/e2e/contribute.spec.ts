import { expect, type Page } from '@playwright/test';
import { hasLocation } from '#domain/photo/has-location.ts';
import { readDimensions } from '#domain/photo/read-dimensions.ts';
import { sniffImage } from '#domain/photo/sniff-image.ts';
import { appTest as test, installedTest } from '#tests/e2e/support/app-test.ts';
import { cameraPhoto, type ChosenFile } from '#tests/e2e/support/camera-photo.ts';
import { goOffline, goOnline } from '#tests/e2e/support/go-offline.ts';
import { beginFood, openStep, sendFood } from '#tests/e2e/support/form-steps.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';

test.use({ seed: false });

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

async function choosePhoto(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('[data-field=photo] input[type=file]').first().setInputFiles(file);
}

/** The foods on the server, as any visitor reads them. */
async function foodsOf(app: PocketBaseServer) {
  return (await openApi(app).call('GET', '/api/collections/foods/records')).body.items;
}

/** Its steps follow the keyboard, the address and the way back, and keep what is half written. */
async function theSteps(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const summary = page.getByRole('region', { name: 'Summary' });
  await page.goto('/contribute');
  await nameField(page).fill('Kilishi');
  await nameField(page).press('Enter');
  await expect(heading('How it tastes')).toBeFocused();
  await expect(nameField(page)).toBeHidden();
  await page.getByLabel('Flavours', { exact: true }).fill('nut');
  await page.getByLabel('Spicy', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading('Make it richer')).toBeFocused();
  await page.waitForURL(/draft=.*step=richer|step=richer.*draft=/);

  await page.goBack();
  await expect(heading('How it tastes')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Flavours, chosen' }).getByRole('listitem')).toHaveText('nut');
  await page.goBack();
  await expect(heading('The food')).toBeFocused();
  await expect(nameField(page)).toHaveValue('Kilishi');
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Spicy', { exact: true })).toHaveValue('4');

  if (isPhone) await openStep(page, 'Summary');
  await expect(summary.getByText('Kilishi')).toBeVisible();
  await expect(summary.getByRole('img', { name: /Spicy 4/i })).toBeVisible();
  await summary.getByRole('button', { name: 'Photo', exact: true }).click();
  await expect(page.locator('[data-field=photo] input').first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
}

/** Opens the next step in the moment in which the address names the draft, before that is drawn: as a slow device does. */
async function staysOneDraft(page: Page): Promise<void> {
  await beginFood(page);
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      replace(...entry);
      if (!String(entry[2]).includes('draft=')) return;
      history.replaceState = replace;
      queueMicrotask(() =>
        [...document.querySelectorAll('button')].find((one) => one.innerText === 'Continue')?.click(),
      );
    };
  });
  await nameField(page).fill('Suya');
  await expect(page.getByRole('heading', { level: 2, name: 'How it tastes', exact: true })).toBeVisible();
  await page.waitForURL(/draft=.*step=taste|step=taste.*draft=/);
  await page.goBack();
  await expect(nameField(page)).toHaveValue('Suya');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Suya');
}

/** Says what is missing, beside the fields, and goes to the first of them (spec 1 §5). Leaves a name and a photo there. */
async function saysWhatIsMissing(page: Page): Promise<void> {
  await expect(page.getByText('A name is required.')).toBeHidden();
  await sendFood(page);
  await expect(page.getByText('Missing required fields').last()).toBeVisible();
  await expect(page.getByText('Please provide at least a name and image for the food.').last()).toBeVisible();
  await expect(page.getByText('A photo is required.')).toBeVisible();
  await expect(page.locator('[data-field=photo] input').first()).toBeFocused();
  await choosePhoto(page, await cameraPhoto(page, { width: 300, height: 200 }));
  await expect(page.getByText('A photo is required.')).toBeHidden();
  await sendFood(page);
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('Kilishi');
  await expect(page.getByText('A name is required.')).toBeHidden();
}

const refusals: readonly (readonly [what: string, file: ChosenFile, title: string, message: string])[] = [
  [
    'a text file called .jpg',
    { name: 'soup.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture.') },
    'Invalid file type',
    'Please upload an image file.',
  ],
  [
    'more than 10 MB',
    {
      name: 'big.gif',
      mimeType: 'image/gif',
      buffer: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(10 * 1024 * 1024)]),
    },
    'Upload failed',
    'Please choose an image of at most 10 MB.',
  ],
  [
    'a few bytes that claim 30,000 x 30,000 pixels',
    {
      name: 'bomb.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from([...Buffer.from('GIF89a'), 0x30, 0x75, 0x30, 0x75, 0, 0, 0]),
    },
    'Upload failed',
    'This image has more than 50 megapixels. Please choose a smaller one.',
  ],
  [
    'a picture that is broken',
    { name: 'half.gif', mimeType: 'image/gif', buffer: Buffer.from([...Buffer.from('GIF89a'), 9, 0, 9, 0, 0, 0, 0]) },
    'Failed to load image',
    'Please try again with a different image.',
  ],
];

async function expectRefusals(page: Page): Promise<void> {
  for (const [what, file, title, message] of refusals)
    await test.step(what, async () => {
      await choosePhoto(page, file);
      await expect(page.getByText(title).last()).toBeVisible();
      await expect(page.locator('[data-field=photo]').getByText(message)).toBeVisible();
      await expect(page.getByRole('img', { name: 'Your photo' })).toBeHidden();
    });
}

test.describe('contributing a food', () => {
  installedTest(
    'works offline and arrives once, its photo upright, small and without its place (R8)',
    { tag: '@phone' },
    async ({ page, app }) => {
      await signIn(page, await openApi(app).join('mina'), '/contribute');
      await expect(nameField(page)).toBeVisible();
      const photo = await cameraPhoto(page, { width: 2400, height: 1200, orientation: 6, hasGps: true });
      expect(hasLocation(photo.buffer)).toBe(true);

      await goOffline(page);
      await nameField(page).fill('Ofada rice');
      await choosePhoto(page, photo);
      await expect(page.getByText('Analysis complete!').last()).toBeVisible();
      await openStep(page, 'Taste');
      await page
        .getByRole('group', { name: 'Suggestions for Flavours' })
        .getByRole('button', { name: 'savory' })
        .click();
      await page.getByLabel('Flavours', { exact: true }).fill(' Smoky , savory');
      await page.keyboard.press('Enter');
      await page.getByLabel('Spicy', { exact: true }).fill('4');
      await sendFood(page);
      await expect(page.getByText('Food submitted successfully!').last()).toBeVisible();
      await page.waitForURL('**/food/*');
      expect(await foodsOf(app)).toEqual([]);

      await goOnline(page);
      await expect.poll(async () => (await foodsOf(app)).length, { timeout: 30_000 }).toBe(1);
      const [food] = await foodsOf(app);
      expect(food).toMatchObject({
        name: 'Ofada rice',
        taste_profile: { flavor: ['savory', 'Smoky'] },
        taste_intensity: { spicy: 4, sweet: null },
        difficulty_level: 0,
        dietary_info: null,
        allergens: null,
      });
      const stored = await fetch(`${app.url}/api/files/foods/${food?.id}/${String(food?.image)}`);
      const bytes = new Uint8Array(await stored.arrayBuffer());
      expect(sniffImage(bytes)).toBe('jpeg');
      expect(hasLocation(bytes)).toBe(false);
      expect(readDimensions(bytes, 'jpeg')).toEqual({ width: 800, height: 1600 });
      // Held on its side, the red left half is the upper one when upright.
      expect(await colourAt(page, { bytes, x: 400, y: 100 })).toBe('red');
      expect(await colourAt(page, { bytes, x: 400, y: 1500 })).toBe('blue');
    },
  );

  installedTest('tells the contributor when the name was taken meanwhile (R14)', async ({ page, app }) => {
    const api = openApi(app);
    const other = await api.join('other');
    await signIn(page, await api.join('mina'), '/contribute');
    await goOffline(page);
    await nameField(page).fill('Ofada rice');
    await choosePhoto(page, await cameraPhoto(page, { width: 300, height: 200 }));
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await sendFood(page);
    await page.waitForURL('**/food/*');
    await api.call('POST', '/api/collections/foods/records', {
      token: other.token,
      body: { name: 'ofada RICE', uploaded_by: other.id },
    });
    await goOnline(page);
    await expect(page.getByText('“Ofada rice” was taken, so yours is now “Ofada rice (2)”.').last()).toBeVisible({
      timeout: 30_000,
    });
  });

  test(
    'says what is missing, opens a folded section to show what is wrong in it, and takes hostile text as text',
    { tag: '@phone' },
    async ({ page, app }) => {
      await test.step('opens a folded section to show what is wrong in it, and takes hostile text as text', async () => {
        await signIn(page, await openApi(app).join('mina'), '/contribute');
        await test.step('says what is missing, beside the fields, and goes to the first of them (spec 1 §5)', () =>
          saysWhatIsMissing(page));
        const hostile = '<img src=x onerror=alert(1)> عربي 🍜';
        page.on('dialog', () => {
          throw new Error('Text became script');
        });
        await nameField(page).fill(hostile);
        await openStep(page, 'Make it richer');
        const section = page.locator('details', { hasText: 'Culture and variations' });
        await section.locator('summary').click();
        await section.getByLabel('Culture notes').fill('x'.repeat(10_000));
        await expect(section.getByText('Please use at most 2000 characters.')).toBeVisible();
        await section.locator('summary').click();
        await sendFood(page);
        await expect(page.getByText('Submission failed').last()).toBeVisible();
        await expect(section.getByLabel('Culture notes')).toBeFocused();
        await section.getByLabel('Culture notes').fill('Short.');
        await sendFood(page);
        await page.waitForURL('**/food/*');
        await expect
          .poll(async () => (await foodsOf(app)).map(({ name }) => name), { timeout: 30_000 })
          .toEqual([hostile]);
      });
    },
  );

  test('sends a visitor to sign in and back to the draft, says what is missing, and states that there are no nuts only once that is confirmed (R5)', async ({
    page,
    app,
  }) => {
    await test.step('sends a visitor to sign in and back to the draft', async () => {
      const member = await openApi(app).join('mina');
      await page.goto('/contribute');
      // At once: the draft is being written while the member is already on the way.
      await nameField(page).fill('Afang soup');
      await sendFood(page);
      await expect(page.getByText('Authentication required').last()).toBeVisible();
      await expect(page.getByText('Please sign in to contribute food experiences.').last()).toBeVisible();
      await page.waitForURL('**/auth');
      await signIn(page, member);
      await expect(nameField(page)).toHaveValue('Afang soup');
    });
    await beginFood(page);
    await test.step('says what is missing, beside the fields, and goes to the first of them (spec 1 §5)', () =>
      saysWhatIsMissing(page));
    await test.step('asks to confirm that there are no nuts, and states it only then (R5)', async () => {
      await openStep(page, 'Make it richer');
      const section = page.locator('details', { hasText: 'Allergens and diet' });
      await expect(section.getByText('Please confirm')).toBeVisible();
      await section.locator('summary').click();
      await expect(section.getByRole('group', { name: 'Nut free' }).getByRole('radio', { name: 'Yes' })).toBeChecked();
      await section.getByRole('button', { name: 'Yes, it is nut free' }).click();
      await expect(section.getByText('Please confirm')).toBeHidden();
      await section.getByRole('group', { name: 'Allergens' }).getByText('Contains').click();
      await section.getByRole('button', { name: 'fish', exact: true }).click();
      await sendFood(page);
      await expect
        .poll(async () => (await foodsOf(app))[0], { timeout: 30_000 })
        .toMatchObject({ allergens: ['fish'], dietary_info: { nut_free: true, vegan: null } });
    });
  });
});

test.describe('the photo of a food', () => {
  test('its steps keep what is half written; a photo that cannot be taken is refused on the device (R8), in another language and where a browser cannot draw in a worker too', async ({
    page,
  }) => {
    await test.step('its steps follow the keyboard, the address and the way back, and keep what is half written', () =>
      theSteps(page));
    await test.step('a step that is opened while the address is being named stays one of the same draft', () =>
      staysOneDraft(page));
    await test.step('a photo is refused on the device when it is not one, too large, or broken (R8)', async () => {
      await beginFood(page);
      await expectRefusals(page);
    });
    await test.step('is taken on a page of another language, whose words its worker waits for', async () => {
      await page.evaluate(() => localStorage.setItem('foretaste.device', JSON.stringify({ language: 'de' })));
      await page.goto('/contribute?new');
      await choosePhoto(page, { name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture.') });
      await expect(page.locator('[data-field=photo]').getByText('Bitte lade eine Bilddatei hoch.')).toBeVisible();
      await choosePhoto(page, {
        name: 'rice.png',
        mimeType: 'image/png',
        buffer: Buffer.from(aPngPicture({ width: 2000, height: 1000 })),
      });
      await expect(page.getByText('Auswertung fertig!').last()).toBeVisible();
    });
    await test.step('is prepared on the page where a browser cannot draw in a worker', async () => {
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
      await page.evaluate(() => localStorage.removeItem('foretaste.device'));
      await page.goto('/contribute?new');
      const photo = page.getByRole('img', { name: 'Your photo' });
      // A PNG, because the camera photo of the other tests is itself drawn on an OffscreenCanvas.
      await choosePhoto(page, {
        name: 'rice.png',
        mimeType: 'image/png',
        buffer: Buffer.from(aPngPicture({ width: 2000, height: 1000 })),
      });
      await expect(photo).toBeVisible();
      expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
        1600, 800,
      ]);
    });
  });

  test(
    'its steps keep what is half written; a photo is replaced and removed, a word that is far too long stays a chip',
    { tag: '@phone' },
    async ({ page }) => {
      await test.step('its steps follow the keyboard, the address and the way back, and keep what is half written', () =>
        theSteps(page));
      await test.step('can be replaced and removed, and offers its colours for the appearance', async () => {
        await beginFood(page);
        await choosePhoto(page, await cameraPhoto(page, { width: 300, height: 200 }));
        await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
        await openStep(page, 'Make it richer');
        await page.locator('summary', { hasText: 'Look, sound and temperature' }).click();
        const offered = page.getByRole('group', { name: 'Colours of your photo' });
        await expect(offered.getByRole('button')).toHaveCount(2);
        await offered.getByRole('button').first().click();
        await expect(offered.getByRole('button')).toHaveCount(1);
        await expect(page.getByRole('list', { name: 'Colours, chosen' }).getByRole('button')).toHaveCount(1);
        await openStep(page, 'The food');
        await page.getByRole('button', { name: 'Remove the photo' }).click();
        await expect(page.getByRole('img', { name: 'Your photo' })).toBeHidden();
      });
      await test.step('a word that is far too long stays a chip of a few lines that can be taken away', async () => {
        await beginFood(page, 'taste');
        await page.getByLabel('Flavours', { exact: true }).fill('very long word '.repeat(400));
        await page.keyboard.press('Enter');
        const remove = page.getByRole('list', { name: 'Flavours, chosen' }).getByRole('button');
        expect((await page.getByRole('list', { name: 'Flavours, chosen' }).boundingBox())?.height).toBeLessThan(150);
        await remove.click();
        await expect(remove).toBeHidden();
      });
    },
  );
});

/** Which half of a camera photo a pixel of this JPEG belongs to. */
async function colourAt(
  page: Page,
  { bytes, x, y }: { bytes: Uint8Array; x: number; y: number },
): Promise<'red' | 'blue'> {
  return page.evaluate(
    async (asked) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(asked.bytes)]));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(picture, 0, 0);
      const [red = 0, , blue = 0] = context.getImageData(asked.x, asked.y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    },
    { bytes: [...bytes], x, y },
  );
}
