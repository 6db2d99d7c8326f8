/// <reference path="../../../../.cache/pocketbase/types.d.ts" />
// The community that is measured: 5,000 members, 20,000 follows, 50,000 reviews, 20,000 messages. One of them, @mina, who is
// there already, is a busy one: follows 150, is followed by 200, and has half of the messages. Plain SQL: the triggers do their work.
migrate((app) => {
  /** @type {(sql: string) => unknown} */
  const run = (sql) => app.db().newQuery(sql).execute();
  /** @type {(sql: string) => string} */
  const one = (sql) => {
    const row = new DynamicModel({ value: '' });
    app.db().newQuery(sql).one(row);
    return row.value;
  };
  const mina = one("SELECT id AS value FROM profiles WHERE username = 'mina'");
  /** @type {(last: number) => string} */
  const numbers = (last) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  /** @type {(n: string) => string} */
  const member = (n) => `('bm' || printf('%013d', ${n}))`;
  /** The later the number, the newer; all within the last year. @type {(n: string, of: number) => string} */
  const moment = (n, of) =>
    `strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-' || CAST(365.0 * 86400 * (${of} - ${n}) / ${of} AS INTEGER) || ' seconds')`;

  run(`${numbers(5000)} INSERT INTO users (id, email, tokenKey, created, updated, verified)
    SELECT ${member('i')}, 'member' || i || '@bench.test', 'key' || i || hex(randomblob(20)), ${moment('i', 5000)}, ${moment('i', 5000)}, 1 FROM n`);
  run(`${numbers(5000)} INSERT INTO profiles (id, username, full_name, search_key, role, bio, created, updated)
    SELECT ${member('i')}, 'member_' || i, 'Member Number ' || i, 'member_' || i || ' member number ' || i,
      CASE i % 4 WHEN 0 THEN 'home_chef' WHEN 1 THEN 'professional_chef' ELSE 'enthusiast' END, 'Cooks on day ' || (i % 7) || ' of the week.', ${moment('i', 5000)}, ${moment('i', 5000)} FROM n`);

  const columns = arrayOf(new DynamicModel({ name: '' }));
  app.db().newQuery("SELECT name FROM pragma_table_info('foods')").all(columns);
  /** @type {Record<string, string>} */
  const own = {
    id: "'bf' || printf('%013d', i)",
    name: "f.name || ' of member ' || i",
    name_key: "f.name_key || ' of member ' || i",
    slug: "''",
    uploaded_by: member('i'),
    rating: '0',
    review_count: '0',
    created: moment('i', 2500),
    updated: moment('i', 2500),
  };
  /** @type {string[]} */
  const names = columns.map(({ name }) => name);
  run(`${numbers(2500)} INSERT INTO foods (${names.map((name) => `"${name}"`).join(', ')})
    SELECT ${names.map((name) => own[name] ?? `f."${name}"`).join(', ')}
    FROM n JOIN (SELECT *, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place, COUNT(*) OVER () AS total FROM foods) AS f ON f.place = i % f.total`);

  run('CREATE TEMP TABLE bench_foods AS SELECT id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS place FROM foods');
  const foods = Number(one('SELECT CAST(COUNT(*) AS TEXT) AS value FROM bench_foods'));
  run(`${numbers(50000)} INSERT OR IGNORE INTO reviews (id, food, user, rating, review_text, created, updated)
    SELECT 'br' || printf('%013d', i), b.id, ${member('1 + i % 5000')}, 1 + i * 7 % 5, 'Review number ' || i || ': crisp outside, soft within.', ${moment('i', 50000)}, ${moment('i', 50000)}
    FROM n JOIN bench_foods AS b ON b.place = (i % 5000 * 11 + i / 5000 * 263) % ${foods}`);
  run('DROP TABLE bench_foods');

  /** @type {(first: number, follower: string, following: string) => string} */
  const follow = (first, follower, following) =>
    `SELECT 'bw' || printf('%013d', ${first} + i), ${follower}, ${following}, ${moment('i', 20000)}, ${moment('i', 20000)} FROM n WHERE ${follower} <> ${following}`;
  const into = 'INSERT OR IGNORE INTO user_follows (id, follower, following, created, updated)';
  run(`${numbers(150)} ${into} ${follow(0, `'${mina}'`, member('i'))}`);
  run(`${numbers(200)} ${into} ${follow(1000, member('i'), `'${mina}'`)}`);
  run(`${numbers(19700)} ${into} ${follow(10000, member('1 + i % 5000'), member('1 + i * 104729 % 4999'))}`);

  /** @type {(a: string, b: string) => string} */
  const pair = (a, b) => `MIN(${a}, ${b}), MAX(${a}, ${b}), 'accepted'`;
  const conversations =
    'INSERT OR IGNORE INTO conversations (id, participant_1, participant_2, status, created, updated)';
  run(
    `${numbers(100)} ${conversations} SELECT 'bc' || printf('%013d', i), ${pair(`'${mina}'`, member('i'))}, ${moment('i', 100)}, ${moment('i', 100)} FROM n`,
  );
  run(
    `${numbers(100)} ${conversations} SELECT 'bc' || printf('%013d', 100 + i), ${pair(member('i'), member('1000 + i'))}, ${moment('i', 100)}, ${moment('i', 100)} FROM n`,
  );
  run(`${numbers(20000)} INSERT INTO messages (id, conversation, sender, content, message_type, metadata, is_read, created, updated)
    SELECT 'bx' || printf('%013d', i), c.id, CASE WHEN i / 200 % 2 THEN c.participant_1 ELSE c.participant_2 END, 'Message number ' || i || ': have you tried it with lime?', 'text', '{}', i < 19800, ${moment('i', 20000)}, ${moment('i', 20000)}
    FROM n JOIN conversations AS c ON c.id = 'bc' || printf('%013d', 1 + i % 200)`);
});
