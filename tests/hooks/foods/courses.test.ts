import { beforeAll, describe, expect, test } from 'vitest';
import { courses } from '#domain/foods/course.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type ApiMember, recordsPath } from '#tests/support/server/open-api.ts';
import { runSql, sqlHook } from '#tests/support/server/sql-hook.ts';
import { serverOfFile } from '#tests/support/server/server-of-file.ts';
import { pullAll } from '#tests/support/pull-all.ts';

let cook: ApiMember;

const { server, api } = serverOfFile({ seed: true, hooks: sqlHook });
beforeAll(async () => {
  cook = await api.join('cook_courses');
});

const sql = (...statements: string[]) => runSql(api, ...statements);
const make = (course: unknown) =>
  api.call('POST', recordsPath('foods'), {
    token: cook.token,
    body: { name: `Dish ${newRecordId()}`, uploaded_by: cook.id, course },
  });
const bySlug = async (slug: string) =>
  (await api.call('GET', `${recordsPath('foods')}?filter=${encodeURIComponent(`slug='${slug}'`)}`)).body.items[0];

describe('R31: the course that a food states', () => {
  test.each([...courses, '', null])('R31: may be %j', async (course) => {
    const made = await make(course);
    expect([made.status, made.body['course']]).toEqual([200, course ?? '']);
    expect(
      (await api.call('PATCH', recordsPath('foods', made.body.id), { token: cook.token, body: { course: 'soup' } }))
        .body['course'],
    ).toBe('soup');
  });

  test.each([['elevenses'], ['Main'], ['main course'], [7], [['main', 'side']], [['elevenses']], [{ main: true }]])(
    'R31: %j is none',
    async (course) => {
      const made = await make(course);
      expect(made.status === 400 || [...courses, ''].includes(String(made.body['course']))).toBe(true);
      expect(made.body['course']).not.toEqual(course);
    },
  );

  test('R31: stands on every built-in food', async () => {
    for (const { slug, course } of builtInFoods.slice(0, 20))
      expect([slug, (await bySlug(slug))?.['course']]).toEqual([slug, course]);
  });

  test('R31: comes to a catalogue of an earlier release, and what somebody stated there stays', async () => {
    const [filled, own, taken] = builtInFoods;
    await sql(
      "UPDATE foods SET course = ''",
      `UPDATE foods SET course = 'sauce' WHERE slug = '${own?.slug}'`,
      `UPDATE foods SET uploaded_by = '${cook.id}' WHERE slug = '${taken?.slug}'`,
      "DELETE FROM _migrations WHERE file = '1763683487_courses_of_built_in_foods.js'",
    );
    const { epoch, cursors } = await pullAll(api, { cursors: { '*': 0 } });
    await server.restart();
    expect([
      (await bySlug(filled?.slug ?? ''))?.['course'],
      (await bySlug(own?.slug ?? ''))?.['course'],
      (await bySlug(taken?.slug ?? ''))?.['course'],
    ]).toEqual([filled?.course, 'sauce', '']);
    const told = await pullAll(api, { epoch, cursors });
    expect(told.rows['foods']?.find((row) => row['slug'] === filled?.slug)?.['course']).toBe(filled?.course);
  });
});
