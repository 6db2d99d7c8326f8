import { expect, type Page } from '@playwright/test';
import { appTest as test } from '#tests/e2e/support/app-test.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { goOnline } from '#tests/e2e/support/go-offline.ts';
import { signIn } from '#tests/e2e/support/sign-in.ts';
import { openApi } from '#tests/support/server/open-api.ts';
import type { PocketBaseServer } from '#tests/support/server/pocket-base-server.ts';
import { xssCorpus } from '#tests/support/xss-corpus.ts';
import { visit } from '#tests/e2e/support/visit.ts';

/** Has the server write three stories. */
async function writeStories(
  app: PocketBaseServer,
): Promise<readonly { readonly slug: string; readonly title: string }[]> {
  const api = openApi(app);
  const answer = await api.call('POST', '/api/admin/generate-daily-blogs', {
    token: await api.asSuperuser(),
    body: { manual_trigger: true },
  });
  expect(answer.body['count']).toBe(3);
  return answer.body['posts'] as readonly { slug: string; title: string }[];
}
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test('stories arrive while the blog is looked at, and what was read can be read again offline (spec 2 §2.15)', async ({
  page,
  app,
  context,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'No Blog Posts Yet' })).toBeVisible();
  const stories = await writeStories(app);
  const [first, second] = stories;
  if (first === undefined || second === undefined) throw new Error('no stories');
  // Each that arrives moves those below it: no finger hits the right one before all are there.
  for (const { title } of stories) await expect(card(page, title)).toBeVisible();
  await expect(card(page, first.title).getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveCount(3);
  await expect(card(page, first.title)).toContainText('min read');
  await page.getByRole('link', { name: first.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(page).toHaveTitle(`${first.title} · Foretaste`);
  await expect(page.getByText('Recipes differ, so ask whoever makes it.')).toBeVisible();
  await page.getByRole('complementary', { name: 'The food of this story' }).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Foods' })).toBeVisible();

  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('Recipes differ, so ask whoever makes it.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { name: 'This story is not on this device' })).toBeVisible();
  await goOnline(page);
  await expect(page.getByText('Recipes differ, so ask whoever makes it.')).toBeVisible();
});

test('a link to a story opens on a new device, and one to none says so; blog and story are accessible, light and dark', async ({
  page,
  app,
}) => {
  const [story] = await writeStories(app);
  await test.step('a link to a story opens on a new device, and one to none says so', async () => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(`/blog/${story?.slug ?? ''}`);
    await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: story?.title ?? '' })).toBeVisible();
    await expect(page.getByText('Recipes differ, so ask whoever makes it.')).toBeVisible();
    expect(refused).toEqual([]);
    await visit(page, '/blog/no-such-story');
    await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
  await test.step('blog and story are accessible, light and dark', async () => {
    for (const address of ['/blog', `/blog/${story?.slug ?? ''}`]) {
      await visit(page, address);
      await expect(page.getByRole('heading', { name: story?.title ?? '' })).toBeVisible();
      await expectAccessible(page, address);
    }
  });
});

test.describe('a story whose HTML was never cleaned', () => {
  // The Content-Security-Policy would stop most of it too; here it is the cleaning that must.
  test.use({ bypassCSP: true });

  test('runs nothing, and shows nothing but a story', async ({ page, app }) => {
    const [story] = await writeStories(app);
    await page.addInitScript(() =>
      Object.assign(window, { xss: () => document.documentElement.setAttribute('data-xss', 'ran') }),
    );
    await page.goto(`/blog/${story?.slug ?? ''}`);
    await expect(page.getByText('Recipes differ, so ask whoever makes it.')).toBeVisible();
    for (let from = 0; from < xssCorpus.length; from += 8) {
      await poisonTexts(page, `<p>First of the story</p>${xssCorpus.slice(from, from + 8).join('\n')}`);
      await page.reload();
      const prose = page.getByText('First of the story').locator('..');
      await expect(prose).toBeVisible();
      for (const link of await prose.locator('a, p, strong').all()) await link.dispatchEvent('mouseover');
      const names = await prose
        .locator('*')
        .evaluateAll((all) => all.map((element) => [element.localName, ...element.getAttributeNames()].join(' ')));
      expect(
        names.filter((name) => !/^(p|br|h2|h3|ul|ol|li|strong|em|blockquote|a( href)?( rel target)?)$/.test(name)),
      ).toEqual([]);
      const addresses = await prose
        .locator('a[href]')
        .evaluateAll((all) =>
          all
            .map((link) => new URL(link.getAttribute('href') ?? '', location.href))
            .map(({ protocol, host }) => [protocol, host].join(' ')),
        );
      expect(
        addresses.every((address) => address.startsWith('https: ') || address === `http: ${new URL(app.url).host}`),
      ).toBe(true);
      await expect(page.locator('html')).not.toHaveAttribute('data-xss');
    }
  });
});

/** Puts HTML in the place of every text that this device holds, past all that would clean it. */
async function poisonTexts(page: Page, html: string): Promise<void> {
  await page.evaluate(
    (content) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('foretaste');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const write = database.transaction('blog_contents', 'readwrite');
          const cursor = write.objectStore('blog_contents').openCursor();
          cursor.addEventListener('success', () => {
            if (cursor.result === null) return;
            cursor.result.update({ ...cursor.result.value, content });
            cursor.result.continue();
          });
          write.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    html,
  );
}

test('an admin has stories written, takes one out of sight with a way back, revises it, and deletes another (spec 2 §2.9, §8); says the language of a story, and is told what a revision takes away', async ({
  page,
  app,
}) => {
  const api = openApi(app);
  await test.step('an admin has stories written, takes one out of sight with a way back, revises it, and deletes another (spec 2 §2.9, §8)', async () => {
    const admin = await api.join('editor');
    await api.create('user_roles', await api.asSuperuser(), { user: admin.id, role: 'admin' });
    await signIn(page, admin, '/admin');
    await page.getByRole('button', { name: 'Generate Blog Posts' }).click();
    await expect(page.getByRole('region', { name: 'Message' })).toContainText('Generated 3 blog posts successfully!');
    const posts = page.getByRole('list', { name: 'Blog posts' }).getByRole('listitem');
    await expect(posts).toHaveCount(3);
    await posts
      .first()
      .getByRole('button', { name: /^Unpublish / })
      .click();
    await expect(posts.first()).toContainText('Unpublished');
    await page.getByRole('button', { name: 'Undo' }).focus(); // the toast waits
    const published = async () => (await api.call('GET', '/api/collections/blog_posts/records')).body['totalItems'];
    await expect.poll(published).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(published).toBe(3);
    await posts
      .first()
      .getByRole('button', { name: /^Edit / })
      .click();
    const form = page.getByRole('dialog', { name: 'Edit blog post' });
    await form.getByLabel('Title').fill('Told anew');
    await form.getByLabel('Text (HTML)').fill('<p>Mine</p><script>xss()</script><p onclick="xss()">now</p>');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(posts.first()).toContainText('Told anew');
    await expect
      .poll(async () =>
        (await api.call('GET', '/api/collections/blog_contents/records')).body.items.map(({ content }) => content),
      )
      .toContain('<p>Mine</p><p>now</p>');
    await posts
      .last()
      .getByRole('button', { name: /^Delete / })
      .click();
    await page.getByRole('dialog', { name: 'Delete this blog post?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(posts).toHaveCount(2);
    await expect.poll(published).toBe(2);
    await page.getByRole('button', { name: 'Write a story' }).click();
    const own = page.getByRole('dialog', { name: 'Write a story' });
    await own.getByRole('button', { name: 'Keep the story' }).click();
    await expect(own.getByText('A post needs a text.')).toBeVisible();
    await own.getByLabel('Title').fill('Why sour');
    await own.getByLabel('Keywords').fill('sour, Lime leaf');
    await own.getByLabel('Text').fill('## First\n\nLime < tamarind.');
    await own.getByRole('button', { name: 'Preview' }).click();
    const preview = own.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'First' })).toBeVisible();
    await expect(preview.getByText('Lime < tamarind.')).toBeVisible();
    await expect(preview.getByText('Lime leaf')).toBeVisible();
    await expectAccessible(page, 'the preview');
    await own.getByRole('button', { name: 'Keep the story' }).click();
    await expect(posts.filter({ hasText: 'Why sour' })).toContainText('Unpublished');
    await posts.getByRole('button', { name: 'Publish Why sour' }).click();
    await expect.poll(published).toBe(3);
  });
  await test.step('an admin says the language of a story, and is told what a revision takes away', async () => {
    const stories = (await api.call('GET', '/api/collections/blog_posts/records')).body.items;
    const story = stories.find(({ texts }) => texts !== null);
    await page.getByRole('button', { name: `Edit ${String(story?.['title'])}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit blog post' });
    await expect(dialog.getByText('The server tells this story in other languages too')).toBeVisible();
    await expect(dialog.getByLabel('Language of the story')).toHaveValue('en');
    await dialog.getByLabel('Title').fill('Told in English alone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => {
        const { body } = await openApi(app).call(
          'GET',
          '/api/collections/blog_posts/records?filter=(title="Told in English alone")',
          {
            token: await openApi(app).asSuperuser(),
          },
        );
        return body.items[0]?.['texts'];
      })
      .toBeNull();
  });
});

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' });

  test('reads what the server tells in German, card and text, offline too, and nothing of it in English; is told of a story in another language, and hears it in that', async ({
    page,
    app,
    context,
  }) => {
    await test.step('reads what the server tells in German, card and text, offline too, and nothing of it in English', async () => {
      await page.goto('/blog');
      await writeStories(app);
      const api = openApi(app);
      const { items } = (
        await api.call('GET', '/api/collections/blog_posts/records', { token: await api.asSuperuser() })
      ).body;
      const titles = items.map(({ texts }) => (texts as { de: { title: string } }).de.title);
      for (const title of titles) await expect(card(page, title)).toBeVisible();
      await expect(page.getByRole('article').first()).not.toContainText('auf Englisch');
      await expect(page.getByRole('link', { name: 'RSS-Feed' }).first()).toHaveAttribute(
        'href',
        '/blog/feed.xml?lang=de',
      );
      const [title = ''] = titles;
      await page.getByRole('link', { name: title }).click();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveAttribute('lang');
      await expect(page).toHaveTitle(`${title} · Foretaste`);
      await expect(page.getByText('Rezepte sind verschieden')).toBeVisible();
      await expect(page.getByRole('article').first()).not.toContainText(/\b(the|and|catalogue|flavour)\b/i);
      await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Zurück zum Blog' }).click();
      await page.getByRole('link', { name: title }).click();
      await expect(heading).toBeVisible();
      await expect(page.getByText('Rezepte sind verschieden')).toBeVisible();
    });
    await goOnline(page);
    await test.step('is told of a story in another language, and hears it in that', async () => {
      const api = openApi(app);
      const token = await api.asSuperuser();
      const { body } = await api.call('POST', '/api/admin/blog-posts', {
        token,
        body: {
          title: 'Pourquoi l’acide',
          excerpt: 'Citron.',
          keywords: [],
          content: '<p>Le citron.</p>',
          language: 'fr',
        },
      });
      await api.call('PATCH', `/api/collections/blog_posts/records/${body.id}`, {
        token,
        body: { is_published: true },
      });
      await visit(page, '/blog/pourquoi-lacide');
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
      await expect(page.getByText('Geschrieben auf Französisch')).toBeVisible();
    });
  });
});
