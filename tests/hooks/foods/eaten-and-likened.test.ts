import { beforeAll, describe, expect, test } from 'vitest';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';

const { api } = serverOfFile();
let cook: ApiMember;
let other: ApiMember;
beforeAll(async () => {
  cook = await api.join('cook_likened');
  other = await api.join('other_likened');
});

const eaten = {
  portion: 'one bowl, about 400 g',
  way_of_eating: 'With chopsticks and a spoon.',
  likened: [
    { food: 'Pho', but: 'sourer' },
    { food: 'Goulash', but: 'thinner, and with noodles' },
  ],
  language: 'de',
};
const make = (part: object, by = cook) =>
  api.call('POST', recordsPath('foods'), {
    token: by.token,
    body: { name: `Dish ${newRecordId()}`, uploaded_by: by.id, ...part },
  });

describe('how a food is eaten and what it is like', () => {
  test('is its contributor’s to say and to change, and everybody’s to read', async () => {
    const made = await make(eaten);
    expect([made.status, made.body]).toEqual([200, expect.objectContaining(eaten)]);
    const changed = { portion: 'half a bowl', likened: null };
    const path = recordsPath('foods', made.body.id);
    expect((await api.call('PATCH', path, { token: cook.token, body: changed })).body).toMatchObject(changed);
    expect((await api.call('GET', path)).body).toMatchObject({ ...eaten, ...changed });
  });

  test('is no other member’s to change, nor a visitor’s', async () => {
    const made = await make(eaten);
    const path = recordsPath('foods', made.body.id);
    for (const who of [{ token: other.token }, {}])
      expect((await api.call('PATCH', path, { ...who, body: { portion: 'none' } })).status).toBe(404);
    expect((await api.call('GET', path)).body['portion']).toBe(eaten.portion);
  });

  test('may be left unsaid', async () => {
    expect((await make({})).body).toMatchObject({ portion: '', way_of_eating: '', likened: null, language: '' });
  });

  test.each([
    ['portion', 'x'.repeat(121)],
    ['way_of_eating', 'x'.repeat(501)],
    ['language', 'German'],
    ['language', 'DE'],
    ['likened', 'Pho'],
    ['likened', ['Pho']],
    ['likened', [{ food: 'Pho' }]],
    ['likened', [{ food: 'Pho', but: 7 }]],
    ['likened', [{ food: 'Pho', but: 'sourer', why: 'tamarind' }]],
    ['likened', [{ food: 'Pho', but: 'x'.repeat(301) }]],
    ['likened', Array.from({ length: 7 }, (_, at) => ({ food: `Pho ${at}`, but: 'sourer' }))],
  ])('has its form and its bounds: %s %j is refused', async (field, value) => {
    const made = await make({ [field]: value });
    expect([made.status, Object.keys((made.body['data'] ?? {}) as object)]).toEqual([400, [field]]);
  });
});
