/// <reference path="../.cache/pocketbase/types.d.ts" />
// Members who had earned an achievement before achievements were awarded have it from here on (spec 2 §9), without a word: it is no news.
migrate(
  (app) => {
    const earned = {
      first_taste: 'SELECT uploaded_by AS user FROM foods GROUP BY uploaded_by HAVING COUNT(*) >= 1',
      food_explorer: 'SELECT uploaded_by AS user FROM foods GROUP BY uploaded_by HAVING COUNT(*) >= 10',
      cultural_ambassador:
        "SELECT uploaded_by AS user FROM foods GROUP BY uploaded_by HAVING COUNT(DISTINCT NULLIF(origin, '')) >= 5",
      quality_curator:
        'SELECT uploaded_by AS user FROM foods WHERE rating > 4 GROUP BY uploaded_by HAVING COUNT(*) >= 5',
      review_magnet: 'SELECT uploaded_by AS user FROM foods GROUP BY uploaded_by HAVING SUM(review_count) >= 50',
      community_builder: 'SELECT following AS user FROM user_follows GROUP BY following HAVING COUNT(*) >= 10',
    };
    const now = "strftime('%Y-%m-%d %H:%M:%fZ')";
    for (const [key, members] of Object.entries(earned)) {
      app
        .db()
        .newQuery(`INSERT INTO achievements (id, user, key, unlocked_at, created, updated)
      SELECT SUBSTR(LOWER(HEX(RANDOMBLOB(8))), 1, 15), users.id, '${key}', ${now}, ${now}, ${now} FROM users
      WHERE users.id IN (SELECT user FROM (${members})) AND NOT EXISTS (SELECT 1 FROM achievements AS held WHERE held.user = users.id AND held.key = '${key}')`)
        .execute();
    }
  },
  () => undefined,
);
