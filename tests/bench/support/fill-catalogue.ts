import type { Api } from '#tests/support/server/open-api.ts';
import { generateFood } from './generate-food.ts';

const BATCH = 250;
/** Seconds. */
const PATIENCE = 120;

/** Puts `count` generated foods on the server and has the snapshot built; the superuser's token. */
export async function fillCatalogue(api: Api, count: number): Promise<string> {
  const token = await api.asSuperuser();
  const setBatch = (batch: object) => api.call('PATCH', '/api/settings', { token, body: { batch } });
  await setBatch({ enabled: true, maxRequests: BATCH, timeout: PATIENCE, maxBodySize: 0 });
  for (let first = 0; first < count; first += BATCH) {
    const foods = Array.from({ length: Math.min(BATCH, count - first) }, (_, place) => generateFood(first + place));
    const requests = foods.map((body) => ({ method: 'POST', url: '/api/collections/foods/records', body }));
    const answer = await api.call('POST', '/api/batch', { token, body: { requests } });
    if (answer.status !== 200)
      throw new Error(`foods ${first} and after: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`);
  }
  await setBatch({ enabled: false });
  const built = await api.call('POST', '/api/sync/snapshot', { token });
  if (built.status >= 300) throw new Error(`snapshot: ${built.status}`);
  return token;
}
