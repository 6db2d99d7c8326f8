import type { Api, ApiAnswer, ApiBody } from '#tests/support/server/open-api.ts';

export interface Pulled {
  readonly epoch: string;
  readonly reset: boolean;
  readonly cursors: Readonly<Record<string, number>>;
  readonly denied: readonly string[];
  readonly more: boolean;
  readonly entries: readonly (readonly [seq: number, audience: string, collection: string, record: string])[];
  readonly rows: Readonly<Record<string, readonly ApiBody[]>>;
}

export interface PullAsk {
  readonly token?: string | undefined;
  readonly epoch?: string | null;
  readonly cursors: Readonly<Record<string, number>>;
  readonly limit?: number;
}

/** One call of the pull route [S11]; throws unless the server answers 200. */
export async function pullOnce(api: Api, ask: PullAsk): Promise<Pulled> {
  const { token, ...body } = ask;
  const answer: ApiAnswer = await api.call('POST', '/api/sync/pull', {
    token,
    body: { epoch: null, limit: 1000, ...body },
  });
  if (answer.status !== 200) throw new Error(`pull answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as Pulled;
}

/** Pulls until nothing is left; the entries and rows of all pages together. */
export async function pullAll(api: Api, ask: PullAsk): Promise<Pulled> {
  let page = await pullOnce(api, ask);
  let all = page;
  while (page.more) {
    page = await pullOnce(api, { ...ask, epoch: page.epoch, cursors: { ...ask.cursors, ...page.cursors } });
    const rows: Record<string, ApiBody[]> = {};
    for (const part of [all.rows, page.rows]) {
      for (const [collection, records] of Object.entries(part))
        rows[collection] = [...(rows[collection] ?? []), ...records];
    }
    all = { ...page, entries: [...all.entries, ...page.entries], rows };
  }
  return all;
}

/** The records of a collection that the pulled entries name, in the feed's order; one that changed twice stands twice. */
export const idsPulled = (pulled: Pulled, collection: string): readonly string[] =>
  pulled.entries.filter(([, , of]) => of === collection).map(([, , , id]) => id);
