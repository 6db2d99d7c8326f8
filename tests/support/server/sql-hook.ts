import type { Api } from './open-api.ts';

const path = '/api/test/sql';

/** For `hooks` of a test's server: its way past the server's own rules, for rows that no client can write. */
export const sqlHook = {
  'sql.pb.js': `routerAdd('POST', '${path}', (e) => {
  for (const sql of e.requestInfo().body.statements) e.app.db().newQuery(sql).execute();
  return e.noContent(204);
});`,
};

/** Runs SQL on a server that has `sqlHook`. */
export async function runSql(api: Pick<Api, 'call'>, ...statements: readonly string[]): Promise<void> {
  const { status } = await api.call('POST', path, { body: { statements } });
  if (status !== 204) throw new Error(`SQL was refused: ${status}`);
}
