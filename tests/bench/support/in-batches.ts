import type { Api } from '#tests/support/server/open-api.ts';

const BATCH = 250;
/** Seconds. */
const PATIENCE = 120;

/**
 * Creates a record for each thing, as a superuser and many at once; their ids in the same order.
 *
 * @throws Error when the server refuses one
 */
export async function inBatches<Thing>(
  api: Api,
  collection: string,
  things: readonly Thing[],
  bodyOf: (thing: Thing, at: number) => object,
): Promise<readonly string[]> {
  const token = await api.asSuperuser();
  const setBatch = (batch: object) => api.call('PATCH', '/api/settings', { token, body: { batch } });
  await setBatch({ enabled: true, maxRequests: BATCH, timeout: PATIENCE, maxBodySize: 0 });
  const ids: string[] = [];
  for (let first = 0; first < things.length; first += BATCH) {
    const requests = things.slice(first, first + BATCH).map((thing, place) => ({
      method: 'POST',
      url: `/api/collections/${collection}/records`,
      body: bodyOf(thing, first + place),
    }));
    const { status, body } = await api.call('POST', '/api/batch', { token, body: { requests } });
    if (status !== 200)
      throw new Error(`${collection} ${first} and after: ${status} ${JSON.stringify(body).slice(0, 500)}`);
    ids.push(...(body as unknown as { body: { id: string } }[]).map((one) => one.body.id));
  }
  await setBatch({ enabled: false });
  return ids;
}
