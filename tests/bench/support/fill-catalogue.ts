import type { Api } from '#tests/support/server/open-api.ts';
import { generateFood } from './generate-food.ts';
import { inBatches } from './in-batches.ts';

/** Puts `count` generated foods on the server and has the snapshot built; the superuser's token. */
export async function fillCatalogue(api: Api, count: number): Promise<string> {
  const token = await api.asSuperuser();
  await inBatches(api, 'foods', Array.from({ length: count }), (_, place) => generateFood(place));
  const built = await api.call('POST', '/api/sync/snapshot', { token });
  if (built.status >= 300) throw new Error(`snapshot: ${built.status}`);
  return token;
}
