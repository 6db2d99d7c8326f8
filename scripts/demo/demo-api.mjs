import { demoPassword } from './demo-members.mjs';

/**
 * @typedef {{ id: string, token: string }} Someone
 * @typedef {{ method?: string, by?: Someone, body?: unknown }} Request FormData goes out as multipart, anything else as JSON
 */

/**
 * Plain HTTP against the demo's server: what a member's device sends, so that the server's own rules write the rows.
 *
 * @param {string} url
 */
export function demoApi(url) {
  /**
   * @param {string} path
   * @param {Request} [request]
   * @returns {Promise<any>} the answer's JSON
   * @throws {Error} when the server refuses: a demo that lacks something is none
   */
  async function ask(path, { method = 'GET', by, body } = {}) {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(by === undefined ? {} : { Authorization: by.token }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
  const pathOf = (/** @type {string} */ collection, id = '') =>
    `/api/collections/${collection}/records${id === '' ? '' : `/${id}`}`;
  return {
    ask,
    /** @param {string} collection @param {Someone} by @param {unknown} body @returns {Promise<string>} the new row's id */
    create: async (collection, by, body) => (await ask(pathOf(collection), { method: 'POST', by, body })).id,
    /** @param {string} collection @param {Someone} by @param {string} id @param {unknown} body */
    change: (collection, by, id, body) => ask(pathOf(collection, id), { method: 'PATCH', by, body }),
    /** @param {Record<string, unknown> & { email: string }} account @returns {Promise<Someone>} signed in */
    async join(account) {
      const secret = { password: demoPassword, passwordConfirm: demoPassword, consent: true };
      await ask(pathOf('users'), { method: 'POST', body: { ...account, ...secret } });
      const body = { identity: account.email, password: demoPassword };
      const { record, token } = await ask('/api/collections/users/auth-with-password', { method: 'POST', body });
      return { id: record.id, token };
    },
    /** @returns {Promise<DemoFood[]>} all foods, in an order that does not change */
    async foods() {
      /** @type {DemoFood[]} */
      const foods = [];
      for (let page = 1; ; page += 1) {
        const { items, totalPages } = await ask(`${pathOf('foods')}?perPage=500&page=${page}&sort=slug,id`);
        foods.push(...items);
        if (page >= totalPages) return foods.toSorted(byName);
      }
    },
  };
}

/** Members' foods have ids by chance, which say nothing of the order. @param {DemoFood} one @param {DemoFood} other */
function byName(one, other) {
  return `${one.name} ${one.slug}` < `${other.name} ${other.slug}` ? -1 : 1;
}

/** @typedef {ReturnType<typeof demoApi>} DemoApi */
/**
 * @typedef {{
 *   id: string, slug: string, name: string, origin: string, course: string, uploaded_by: string,
 *   taste_profile: { flavor?: string[], texture?: string[] } | null, taste_intensity: Record<string, unknown> | null,
 * }} DemoFood
 */
