import type { Api } from '#tests/support/open-api.ts';
import { generateFood } from './generate-food.ts';

const AT_ONCE = 12;

/** Puts `count` generated foods on the server and has the snapshot built; the superuser's token. */
export async function fillCatalogue(api: Api, count: number): Promise<string> {
  const token = await api.asSuperuser();
  let next = 0;
  const fill = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      const answer = await api.call('POST', '/api/collections/foods/records', { token, body: generateFood(n) });
      if (answer.status !== 200) throw new Error(`food ${n}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  const built = await api.call('POST', '/api/sync/snapshot', { token });
  if (built.status >= 300) throw new Error(`snapshot: ${built.status}`);
  return token;
}
