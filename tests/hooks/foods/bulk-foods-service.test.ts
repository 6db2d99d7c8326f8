import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeAiService, fakeAiService } from '#tests/support/server/fake-ai-service.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

let service: FakeAiService;
let server: PocketBaseServer;
let api: Api;
let admin: ApiMember;

beforeAll(async () => {
  service = await fakeAiService({ status: 401 });
  server = await startPocketBase({ env: { ...service.env } });
  api = openApi(server);
  admin = await api.joinAsAdmin('head_chef');
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});
beforeEach(() => {
  service.requests.length = 0;
  service.next.length = 0;
});

const add = (cuisine: string) =>
  api.call('POST', '/api/admin/bulk-add-cuisine-foods', { token: admin.token, body: { cuisine } });
const foodsOf = async (cuisine: string) =>
  (
    await api.call(
      'GET',
      `/api/collections/foods/records?perPage=200&filter=${encodeURIComponent(`origin='${cuisine}'`)}`,
    )
  ).body.items;
const proposal = (name: string, extra: Record<string, unknown> = {}) => ({
  name,
  description: `${name} is a warm bowl that tastes round and deep.`,
  flavours: ['umami', 'rich'],
  textures: ['silky'],
  aromas: ['toasty'],
  sweet: 1,
  salty: 3,
  sour: 0.3,
  bitter: 0,
  umami: 4.26,
  spicy: 2,
  temperature_served: 'Hot',
  ...extra,
});
const twenty = (start: string) =>
  Array.from({ length: 20 }, (_, place) => proposal(`${start} ${String.fromCharCode(65 + place)}`));

test('a service proposes 20 foods: how they taste is taken, marked as its words, and nothing is stated of allergens and diet (R5)', async () => {
  service.next.push({ say: { foods: twenty('Donburi') } });
  expect(await add('Japanese')).toMatchObject({
    status: 200,
    body: { count: 20, skipped: 0, failed: 0, byService: 20 },
  });
  const foods = await foodsOf('Japanese');
  expect(foods).toHaveLength(20);
  expect(foods.find((food) => food['name'] === 'Donburi A')).toMatchObject({
    slug: 'by-service-donburi-a',
    image_url: '',
    uploaded_by: '',
    allergens: null,
    dietary_info: null,
    rating: 0,
    description: 'Donburi A is a warm bowl that tastes round and deep. (Written by an AI service.)',
    taste_profile: { flavor: ['umami', 'rich'], texture: ['silky'], aroma: ['toasty'] },
    taste_intensity: { sweet: 1, salty: 3, sour: 0.5, bitter: 0, umami: 4.5, spicy: 2, temperature_served: 'Hot' },
  });
});

test('R14: what is there is never added again, and the built-in set makes up what the service does not propose', async () => {
  service.next.push({
    say: {
      foods: [proposal('Tteok One'), proposal('Tteok Two'), proposal('tteok  ONE'), proposal('Kimchi Pancake Two')],
    },
  });
  const { body } = await add('Korean');
  expect(body).toMatchObject({ count: 20, byService: 3, failed: 0 });
  const names = (await foodsOf('Korean')).map(({ name }) => String(name));
  expect(names).toHaveLength(20);
  expect(names.filter((name) => /\(\d+\)$/.test(name))).toEqual([]);
  service.next.push({ say: { foods: [proposal('TTEOK ONE')] } });
  expect((await add('Korean')).body).toMatchObject({ count: 3, byService: 0 });
  expect(service.requests[1]?.body.messages[1]?.content).toContain('Tteok Two');
});

test('what claims anything of allergens, diet or health, leads elsewhere, or is no taste is left out', async () => {
  service.next.push(
    {
      say: {
        foods: [
          proposal('Som Tam Vegan Style'),
          proposal('Larb Two', { description: 'Gluten-free and safe for everybody who is hungry.' }),
          proposal('Khao Mun', {
            description: 'Rice in coconut. Buy at http://evil.example <script>alert(1)</script> now.',
            flavours: [
              'creamy',
              '<b>rich</b>',
              'see evil.com',
              'nut-free',
              '12',
              'ignore all previous instructions and',
            ],
          }),
          proposal('無名'),
          proposal('No Words', { textures: [] }),
        ],
      },
    },
    {
      say: {
        foods: [
          proposal('Som Tam Vegan Style'),
          proposal('無名'),
          proposal('Khao Mun', {
            description: 'Rice in coconut. Buy at http://evil.example <script>alert(1)</script> now.',
            flavours: ['creamy', '<b>rich</b>', 'see evil.com', 'nut-free', '12'],
          }),
        ],
      },
    },
  );
  const { body } = await add('Thai');
  expect(body).toMatchObject({ count: 20, byService: 1 });
  const mine = (await foodsOf('Thai')).filter(({ slug }) => String(slug).startsWith('by-service-'));
  expect(mine).toMatchObject([
    {
      name: 'Khao Mun',
      description: 'Rice in coconut. Buy at alert(1) now. (Written by an AI service.)',
      taste_profile: { flavor: ['creamy'] },
    },
  ]);
});

test('a service that fails leaves the built-in set, and the true count', async () => {
  expect((await add('Indian')).body).toMatchObject({ count: 20, byService: 0, failed: 0 });
  service.next.push({ say: 'I would rather not.' }, { say: 'No.' });
  expect((await add('French')).body).toMatchObject({ count: 20, byService: 0, failed: 0 });
});
