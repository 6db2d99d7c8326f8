/// <reference path="../../../../.cache/pocketbase/types.d.ts" />
// Fills in the foods of the JSON files in the folder BENCH_FOODS, each a list of rows as a create takes them: by the API, 100,000 of them take an hour.
migrate((app) => {
  const folder = $os.getenv('BENCH_FOODS');
  const columns = arrayOf(new DynamicModel({ name: '', fallback: '' }));
  app
    .db()
    .newQuery("SELECT name, COALESCE(dflt_value, 'NULL') AS fallback FROM pragma_table_info('foods')")
    .all(columns);
  const now = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
  /** @type {Record<string, string>} */
  const own = { created: now, updated: now, name_key: "lower(json_extract(value, '$.name'))" };
  /** @type {string[]} */
  const names = columns.map(({ name }) => `"${name}"`);
  /** @type {string[]} */
  const values = columns.map(
    ({ name, fallback }) => own[name] ?? `COALESCE(json_extract(value, '$.${name}'), ${fallback})`,
  );
  for (const file of $os.readDir(folder)) {
    app
      .db()
      .newQuery(`INSERT INTO foods (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_each({:rows})`)
      .bind({ rows: toString($os.readFile(`${folder}/${file.name()}`)) })
      .execute();
  }
});
