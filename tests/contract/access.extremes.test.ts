import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { ApiAnswer } from '#tests/support/server/open-api.ts';
import { setStage, type Stage } from './access.stage.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { writableFields } = createRequire(import.meta.url)('../../pb_hooks/lib/records/writable-fields.js') as {
  readonly writableFields: Readonly<Record<string, unknown>>;
};

let stage: Stage;

const { api } = serverOfFile();
beforeAll(async () => {
  stage = await setStage(api);
});

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const extremes: readonly unknown[] = [
  'x'.repeat(10_000),
  '<img src=x onerror=alert(1)>',
  'مرحبا بالعالم 🍜👩‍🍳 ‮txt',
  'a\u0000b',
  '\ud800',
  '../../../../etc/passwd',
  "'; DROP TABLE foods; --",
  '',
  ' ',
  null,
  true,
  -1,
  1e308,
  0.1,
  [],
  {},
  [1, null, {}],
  { a: { b: 1 } },
  deep(200),
  Array(5000).fill('word'),
  { text: 'x'.repeat(50_000) },
];

interface Field {
  readonly name: string;
  readonly type: string;
  readonly system: boolean;
}

async function fieldsOf(collection: string): Promise<Field[]> {
  return (await api.call('GET', `/api/collections/${collection}`, { token: stage.superuser })).body[
    'fields'
  ] as Field[];
}

/** A clear answer: never 500, and never the words by which PocketBase reports an error inside a hook. */
function expectClear(answer: ApiAnswer, what: unknown): void {
  const isNamed = Object.keys(answer.body?.data ?? {}).length > 0;
  // From 0.40 on PocketBase takes a body that holds half a character for no JSON at all, and says so in these words.
  const isUnreadable = answer.status === 400 && !isNamed && /\\ud[89a-f]/.test(JSON.stringify(what));
  const isVague =
    answer.status >= 400 &&
    !isNamed &&
    !isUnreadable &&
    answer.body['message'] === 'Something went wrong while processing your request.';
  // Not by `expect`, which compares and prints the large values thousands of times.
  if (isVague || ![200, 400, 403, 404].includes(answer.status))
    throw new Error(`${JSON.stringify(what).slice(0, 200)}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Every value for the first field of each type, the worst ones for the others of that type. */
function questionsFor(fields: readonly Field[]): [field: string, value: unknown][] {
  const seen = new Set<string>();
  return fields.flatMap(({ name, type }) => {
    const values = seen.has(type) ? [extremes[0], deep(200)] : extremes;
    seen.add(type);
    return values.map((value): [string, unknown] => [name, value]);
  });
}

/** Made with a file, which the JSON of these questions cannot carry. */
const withFiles = ['food_photos', 'verification_documents', 'videos'];
/** Written by admins alone. */
const admins = ['blog_contents', 'blog_posts'];
const written = Object.keys(writableFields).filter((name) => ![...withFiles, ...admins].includes(name));

describe('no value of any field breaks the server', () => {
  test.each(written)(
    '%s: created with it',
    async (collection) => {
      let body = await stage.offerFields(collection, 'owner');
      for (const [field, value] of questionsFor(await fieldsOf(collection))) {
        const answer = await api.call('POST', `/api/collections/${collection}/records`, {
          token: stage.tokenOf('owner'),
          body: { ...body, [field]: value },
        });
        expectClear(answer, [collection, field, value]);
        if (answer.status !== 200) continue;
        await api.call('DELETE', `/api/collections/${collection}/records/${answer.body.id}`, {
          token: stage.superuser,
        });
        body = await stage.offerFields(collection, 'owner');
      }
    },
    120_000,
  );

  test.each(written)(
    '%s: changed to it',
    async (collection) => {
      const { id } = await stage.place(collection, 'update');
      for (const [field, value] of questionsFor(await fieldsOf(collection))) {
        const token = stage.tokenOf(
          collection === 'user_roles' || collection === 'verification_requests' ? 'admin' : 'owner',
        );
        expectClear(
          await api.call('PATCH', `/api/collections/${collection}/records/${id}`, { token, body: { [field]: value } }),
          [collection, field, value],
        );
      }
    },
    120_000,
  );

  test('sign-up with it', async () => {
    for (const field of [
      'email',
      'password',
      'passwordConfirm',
      'username',
      'full_name',
      'role',
      'professional',
      'id',
      'emailVisibility',
      'verified',
      'standing',
    ]) {
      for (const value of ['x'.repeat(10_000), 'a\u0000b', '../../x', {}, deep(200)]) {
        // each costs a password hash
        const username = `x_${newRecordId()}`;
        const body = {
          email: `${username}@foretaste.test`,
          password: 'secret1',
          passwordConfirm: 'secret2',
          username,
          full_name: 'X',
          consent: true,
          role: 'home_chef',
          [field]: value,
        };
        expectClear(await api.call('POST', '/api/collections/users/records', { body }), [field, value]);
      }
      const professional = { business_name: 'X', [field]: { deep: deep(50) } };
      expectClear(
        await api.call('POST', '/api/collections/users/records', {
          body: {
            email: 'a@b.cc',
            password: 'secret1',
            passwordConfirm: 'secret1',
            username: 'abc',
            consent: true,
            role: 'restaurant_owner',
            professional,
          },
        }),
        field,
      );
    }
  }, 120_000);
});

describe('texts are kept to the letter or clearly refused', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['right to left', 'شوربة العدس‏ مع الليمون'],
    ['emoji', 'Ramen 🍜👩‍🍳🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['quotes', `"'\`\\ \n\t{{7*7}} \${x}`],
  ])('%s', async (_name, text) => {
    const body = {
      ...(await stage.offerFields('foods', 'owner')),
      description: text,
      culture_notes: text,
      ingredients: [text],
      taste_profile: { aftertaste: text },
    };
    const answer = await api.call('POST', '/api/collections/foods/records', { token: stage.tokenOf('owner'), body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      description: text,
      culture_notes: text,
      ingredients: [text],
      taste_profile: { aftertaste: text },
    });
  });

  test.each([
    ['name', 120],
    ['native_name', 120],
    ['origin', 100],
    ['description', 2000],
    ['culture_notes', 2000],
    ['preparation_notes', 2000],
  ])('foods.%s ends at %i characters', async (field, most) => {
    for (const [length, status] of [
      [most, 200],
      [most + 1, 400],
      [10_000, 400],
    ] as const) {
      const text = newRecordId() + '🍜'.repeat(length - 15);
      const body = { ...(await stage.offerFields('foods', 'owner')), [field]: text };
      const answer = await api.call('POST', '/api/collections/foods/records', { token: stage.tokenOf('owner'), body });
      expect([field, length, answer.status]).toEqual([field, length, status]);
      if (status === 400)
        expect(answer.body.data).toMatchObject({ [field]: { code: 'validation_max_text_constraint' } });
    }
  });

  test('lists, flags and intensities have their form (R5)', async () => {
    const refused: Record<string, unknown>[] = [
      { ingredients: 'rice' },
      { ingredients: [1] },
      { ingredients: Array(61).fill('x') },
      { ingredients: ['x'.repeat(301)] },
      { allergens: { milk: true } },
      { dietary_info: { vegan: 'maybe' } },
      { dietary_info: [] },
      { taste_intensity: { sweet: 6 } },
      { taste_intensity: { spicy: -1 } },
      { taste_intensity: { sour: 'very' } },
      { taste_profile: 'sweet' },
      { enhanced_taste_data: deep(20) },
      { difficulty_level: 6 },
      { difficulty_level: 2.5 },
      { umami_level: 5.5 },
    ];
    for (const wrong of refused) {
      const body = { ...(await stage.offerFields('foods', 'owner')), ...wrong };
      const answer = await api.call('POST', '/api/collections/foods/records', { token: stage.tokenOf('owner'), body });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
      expect(Object.keys(answer.body.data)).toEqual(Object.keys(wrong));
    }
    const body = {
      ...(await stage.offerFields('foods', 'owner')),
      allergens: null,
      dietary_info: { vegan: true, nut_free: null, keto_friendly: false },
      taste_intensity: { sweet: 0.5, cooking_methods: ['raw'] },
    };
    const answer = await api.call('POST', '/api/collections/foods/records', { token: stage.tokenOf('owner'), body });
    expect(answer.body).toMatchObject({
      allergens: null,
      dietary_info: { vegan: true, nut_free: null, keto_friendly: false },
    });
  });

  test('broken and oversized bodies are refused', async () => {
    const token = stage.tokenOf('owner');
    for (const body of ['{', '[]', 'null', '"text"', '1']) {
      const answer = await api.call('POST', '/api/collections/foods/records', { token, body });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    const big = await api.call('POST', '/api/collections/foods/records', {
      token,
      body: { name: 'Big', uploaded_by: stage.members.owner.id, enhanced_taste_data: { text: 'x'.repeat(40_000_000) } },
    });
    expect([400, 413]).toContain(big.status);
  });
});
