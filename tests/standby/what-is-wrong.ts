import type { Api, ApiBody } from '#tests/support/server/open-api.ts';
import type { WritingDevice } from './writing-device.ts';

/** Everything that was said to be saved and is not there as it was saved last, and everything that is there twice. */
export async function whatIsWrong(
  api: Api,
  devices: readonly WritingDevice[],
): Promise<{ lost: readonly string[]; doubled: readonly string[] }> {
  const token = await api.asSuperuser();
  const foods = await all(api, token, 'foods');
  const reviews = await all(api, token, 'reviews');
  const [lost, doubled]: [string[], string[]] = [[], []];
  for (const { device, member, foods: written, reviews: said, accepted } of devices) {
    for (const [id, { name, description }] of written) {
      const there = foods.filter((row) => row['name'] === name);
      const row = there.find((one) => one.id === id);
      if (row === undefined) lost.push(`food ${name}`);
      else if (row['description'] !== description) lost.push(`edit of ${name}: ${String(row['description'])}`);
      else if (row['image'] === '') lost.push(`photo of ${name}`);
      if (there.length > 1) doubled.push(`food ${name}`);
    }
    for (const [id, text] of said) {
      // Two devices of a member may have written the same review: either's last word stays.
      const row = reviews.find((one) => one.id === id);
      const words = devices.flatMap((other) => other.reviews.get(id) ?? []);
      if (row === undefined || !words.includes(String(row['review_text']))) lost.push(`review ${text}`);
    }
    const ids = [...accepted.keys()];
    for (let start = 0; start < ids.length; start += 500) {
      const answer = await api.call('POST', '/api/sync/mutations/unknown', {
        token: device.options.token(member),
        body: { ids: ids.slice(start, start + 500) },
      });
      lost.push(...(answer.body['unknown'] as string[]).map((id) => `change ${id}`));
    }
  }
  for (const food of foods) {
    const count = reviews.filter((review) => review['food'] === food.id).length;
    if (food['review_count'] !== count)
      doubled.push(`${String(food['name'])} counts ${String(food['review_count'])} of ${count} reviews`);
  }
  return { lost, doubled };
}

async function all(api: Api, token: string, collection: string): Promise<ApiBody[]> {
  const rows: ApiBody[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.call('GET', `/api/collections/${collection}/records?perPage=500&page=${page}&sort=id`, {
      token,
    });
    rows.push(...answer.body.items);
    if (answer.body.items.length < 500) return rows;
  }
}
