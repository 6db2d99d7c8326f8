import { afterEach, expect, test } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { type Api, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';
import { pullAll } from '#tests/support/pull-all.ts';

let server: PocketBaseServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const stated = ['ingredients', 'allergens', 'may_contain', 'dietary_info', 'health_warnings'] as const;

/** As the first releases stated natto: without the fish stock of its sachet, and before 'may contain' was known. */
const earlierNatto = {
  ingredients: ['soybeans', 'natto bacteria culture', 'soy sauce', 'japanese mustard', 'spring onion', 'steamed rice'],
  allergens: ['soy', 'gluten', 'mustard'],
  may_contain: null,
  dietary_info: {
    vegetarian: null,
    vegan: null,
    gluten_free: false,
    dairy_free: true,
    nut_free: true,
    low_sodium: null,
    low_sugar: true,
    keto_friendly: null,
  },
  health_warnings: [
    'Very high in vitamin K: ask a doctor if you take warfarin',
    'The sauce sachet usually contains fish stock',
  ],
};

const earlierKimchi = {
  may_contain: null,
  dietary_info: {
    vegetarian: false,
    vegan: false,
    gluten_free: true,
    dairy_free: true,
    nut_free: true,
    low_sodium: false,
    low_sugar: true,
    keto_friendly: null,
  },
  health_warnings: ['High in salt'],
};

async function patch(api: Api, slug: string, body: Record<string, unknown>): Promise<void> {
  const food = await find(api, slug);
  expect(
    (
      await api.call('PATCH', `/api/collections/foods/records/${String(food['id'])}`, {
        token: await api.asSuperuser(),
        body,
      })
    ).status,
  ).toBe(200);
}

async function find(api: Api, slug: string): Promise<Record<string, unknown>> {
  const { body } = await api.call(
    'GET',
    `/api/collections/foods/records?filter=${encodeURIComponent(`slug='${slug}'`)}`,
  );
  return body.items?.[0] ?? {};
}

function shipped(slug: string): Record<string, unknown> {
  const food = builtInFoods.find((one) => one.slug === slug);
  return Object.fromEntries(stated.map((field) => [field, food?.[field]]));
}

test('a server of an earlier release states what this one ships, and keeps what its people changed', async () => {
  server = await startPocketBase({ seed: true });
  const api = openApi(server);
  const cook = await api.join('cook_restated');
  await patch(api, 'natto', { ...earlierNatto, description: 'Ours, with a story of our own.' });
  const own = { ...earlierNatto, allergens: ['soy', 'gluten', 'mustard', 'sesame'] };
  await patch(api, 'croissant', own);
  const taken = { ...earlierKimchi, uploaded_by: cook.id };
  await patch(api, 'kimchi', taken);
  const { epoch, cursors } = await pullAll(api, { cursors: { '*': 0 } });

  await server.restart();
  const natto = await find(api, 'natto');
  expect(natto).toMatchObject({ ...shipped('natto'), description: 'Ours, with a story of our own.' });
  expect(await find(api, 'croissant')).toMatchObject(own);
  expect(await find(api, 'bibimbap')).toMatchObject(shipped('bibimbap'));
  expect(await find(api, 'kimchi')).toMatchObject(taken);
  const told = (await pullAll(api, { epoch, cursors })).rows['foods'] ?? [];
  expect(told.map((food) => food['slug'])).toEqual(['natto']);

  await server.restart();
  expect((await find(api, 'natto'))['updated']).toBe(natto['updated']);
});
