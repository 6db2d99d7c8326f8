import { beforeAll, expect } from 'vitest';
import { must } from '#prelude/must.ts';
import type { Api, ApiAnswer, ApiBody, ApiMember } from '#tests/support/server/open-api.ts';
import type { PocketBaseOptions } from '#tests/support/server/pocket-base-server.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

export const day = 86_400_000;
export const generateRoute = '/api/admin/generate-daily-blogs';

/** As much as a story needs to be told of a food. */
export const aFood = (name: string, extra: Record<string, unknown> = {}) => ({
  name,
  origin: 'Korean',
  description: `${name} is a test of the kitchen, long enough to be told about, and described in a sentence or two that a reader may enjoy. It is warm and round.`,
  taste_profile: {
    flavor: ['savory', 'nutty', 'warm'],
    texture: ['soft', 'creamy'],
    aroma: ['toasty'],
    aftertaste: 'Sesame, for a long while.',
    mouthfeel: 'A soft spoonful that parts into grains and then into nothing, slowly, as one waits.',
    similar_foods: ['Congee', 'Risotto'],
    cultural_context:
      'It is eaten on quiet mornings, when nobody is in a hurry and the windows are still dark outside.',
  },
  taste_intensity: { salty: 1, umami: 3, spicy: 0, temperature_served: 'Hot' },
  culture_notes:
    'Every house has its own way with it, and every cook defends that way against the neighbours. Old books name it in passing. It was never a dish of feasts.',
  cultural_significance: 'It stands for care, because it is what one cooks for somebody who is tired or unwell.',
  preparation_notes:
    'Rice is soaked, ground, and stirred over a low flame until the spoon leaves a trace. Salt comes last, and only at the table.',
  consumption_tips: ['Begin at the rim, where it has cooled.', 'Season spoon by spoon.'],
  best_paired_with: ['Kimchi', 'Barley tea'],
  serving_suggestions: ['with soy sauce'],
  allergens: ['sesame'],
  ...extra,
});

export const slugsOf = ({ body }: ApiAnswer) => (body['posts'] as readonly ApiBody[]).map(({ slug }) => String(slug));

/** The rows of a collection, past the server's rules. */
export function rowsOn(api: Api) {
  let superuser: Promise<string> | undefined;
  return async (collection: string, query = '') => {
    superuser ??= api.asSuperuser();
    const path = `/api/collections/${collection}/records?perPage=500${query}`;
    return (await api.call('GET', path, { token: await superuser })).body.items;
  };
}

/** As `serverOfFile`, with an admin who has stories written. */
export function blogServer(options: PocketBaseOptions | (() => PocketBaseOptions) = {}) {
  const { server, api } = serverOfFile(options);
  const rowsOf = rowsOn(api);
  let superuser = '';
  let editor: ApiMember | undefined;
  beforeAll(async () => {
    superuser = await api.asSuperuser();
    editor = await api.joinAsAdmin('editor');
  });
  const admin = () => must(editor, 'the editor, who joins before the first test');

  /** Sets the clock of the writer's notes back: what was written is as much older. */
  async function letPass(milliseconds: number) {
    for (const [collection, columns] of [
      ['blog_runs', ['began', 'ended']],
      ['blog_stories', ['written']],
    ] as const) {
      for (const row of await rowsOf(collection)) {
        const body = Object.fromEntries(
          columns.map((column) => [column, Math.max(0, Number(row[column]) - milliseconds)]),
        );
        expect(
          (await api.call('PATCH', `/api/collections/${collection}/records/${row.id}`, { token: superuser, body }))
            .status,
        ).toBe(200);
      }
    }
  }

  async function addFood(body: Record<string, unknown>): Promise<string> {
    const answer = await api.call('POST', '/api/collections/foods/records', { token: superuser, body });
    expect(answer.body.data).toBeUndefined();
    return answer.body.id;
  }

  return {
    server,
    api,
    rowsOf,
    letPass,
    addFood,
    get superuser() {
      return superuser;
    },
    get admin() {
      return admin();
    },
    trigger: (token = admin().token) => api.call('POST', generateRoute, { token, body: { manual_trigger: true } }),
    /** No story is there, and no food; what was told so far was told long ago. */
    async beginAnew() {
      await letPass(40 * day);
      for (const collection of ['blog_posts', 'foods'])
        for (const { id } of await rowsOf(collection))
          await api.call('DELETE', `/api/collections/${collection}/records/${id}`, { token: superuser });
    },
  };
}
