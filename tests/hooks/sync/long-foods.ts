import type { Api, ApiMember } from '#tests/support/server/open-api.ts';

/** A hundred and twenty foods of some 6 KB each: more than one answer of the feed, or part of a snapshot, may hold. Their ids in order. */
export async function longFoods(api: Api, { id, token }: Pick<ApiMember, 'id' | 'token'>): Promise<readonly string[]> {
  const long = 'so long '.repeat(240);
  const foods: string[] = [];
  for (let count = 0; count < 120; count += 1)
    foods.push(
      await api.create('foods', token, {
        name: `Long ${count}`,
        uploaded_by: id,
        description: long,
        culture_notes: long,
        preparation_notes: long,
      }),
    );
  return foods;
}
