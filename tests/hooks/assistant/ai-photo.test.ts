import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { type FakeAiService, fakeAiService } from '#tests/support/server/fake-ai-service.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const path = '/api/ai/describe-photo';
const png = Buffer.from(aPngPicture()).toString('base64');
const picture = `data:image/png;base64,${png}`;
const soup = {
  is_food: true,
  name: 'Ramen',
  flavours: ['Umami', 'umami', '<b>salty</b>'],
  textures: ['silky'],
  aromas: ['nut-free'],
};

let service: FakeAiService;
const servers: PocketBaseServer[] = [];
let seeing: { api: Api; member: ApiMember };
let blind: { api: Api; member: ApiMember };

beforeAll(async () => {
  service = await fakeAiService({ say: soup });
  const start = async (env: Record<string, string>) => {
    const server = await startPocketBase({ env: { ...service.env, ...env } });
    servers.push(server);
    const api = openApi(server);
    return { api, member: await api.join('photographer') };
  };
  seeing = await start({ AI_VISION: 'on' });
  blind = await start({});
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await service.stop();
});
beforeEach(() => {
  service.requests.length = 0;
});

const look = ({ api, member }: typeof seeing, body: unknown = { picture, userId: member.id }) =>
  api.call('POST', path, { token: member.token, body });
const nothing = { name: '', flavours: [], textures: [], aromas: [] };

test('R8: a service that sees offers a name and words, cleaned, and none about allergens', async () => {
  const { status, body } = await look(seeing);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Ramen',
    flavours: ['umami', 'salty'],
    textures: ['silky'],
    aromas: [],
    answeredBy: 'service',
  });
  expect(service.requests[0]?.body.messages[1]?.content).toMatchObject([
    { type: 'text' },
    { type: 'image_url', image_url: { url: picture } },
  ]);
});

test('R8: nothing is made up where it sees no food, does not answer, or is not there', async () => {
  service.next.push({ say: { ...soup, is_food: false } });
  expect((await look(seeing)).body).toMatchObject({ ...nothing, notice: 'The photo does not seem to show food.' });
  service.next.push({ status: 401 });
  expect((await look(seeing)).body).toMatchObject({
    ...nothing,
    answeredBy: 'catalogue',
    notice: 'Nothing was looked at: the AI service did not answer.',
  });
  expect((await look(blind)).body).toMatchObject({
    ...nothing,
    answeredBy: 'catalogue',
    notice: 'No AI service that sees pictures is set up here.',
  });
  expect(service.requests).toHaveLength(2);
});

test.each([
  undefined,
  7,
  '',
  'http://127.0.0.1/picture.png',
  `data:image/svg+xml;base64,${png}`,
  `data:image/jpeg;base64,${png}`,
  `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`,
  `${picture}"}]`,
  `data:image/png;base64,${'A'.repeat(2_800_000)}`,
])('no picture: %.40s', async (bad) => {
  expect(await look(seeing, { picture: bad })).toMatchObject({
    status: 400,
    body: { data: { picture: { code: 'validation_invalid_file' } } },
  });
  expect(service.requests).toHaveLength(0);
});

test('whether a service sees is told to everyone, and nothing else of it', async () => {
  for (const [{ api }, sees] of [
    [seeing, true],
    [blind, false],
  ] as const)
    expect(await api.call('GET', '/api/ai/abilities')).toMatchObject({ status: 200, body: { sees } });
  expect(Object.keys((await seeing.api.call('GET', '/api/ai/abilities')).body)).toEqual(['sees']);
});

test('visitors are asked to sign in', async () => {
  expect(await seeing.api.call('POST', path, { body: { picture } })).toMatchObject({
    status: 401,
    body: { message: 'Please sign in to use AI features' },
  });
});
