/// <reference path="../.cache/pocketbase/types.d.ts" />
// States the course of the built-in foods on a server whose catalogue came from an earlier release. Only nobody's foods, and only where no course is stated;
// the feed's trigger tells of each food that changes.
migrate(
  (app) => {
    const folder = `${__hooks}/data`;
    const files = ['catalogue', 'bulk']
      .flatMap((set) => $os.readDir(`${folder}/${set}`).map((entry) => `${folder}/${set}/${entry.name()}`))
      .filter((file) => file.endsWith('.json'));
    for (const file of files) {
      /** @type {{ slug: string, course: string }[]} */
      const foods = JSON.parse(toString($os.readFile(file)));
      for (const { slug, course } of foods) {
        app
          .db()
          .newQuery("UPDATE foods SET course = {:course} WHERE slug = {:slug} AND uploaded_by = '' AND course = ''")
          .bind({ slug, course })
          .execute();
      }
    }
  },
  () => {},
);
