/// <reference path="../.cache/pocketbase/types.d.ts" />
// A card's photo says whose it is. Devices hold no rows of photos of foods that they have not opened, so the food itself names the member beside its cover:
// who has blocked that member does not see it (R38, R45).
migrate(
  (app) => {
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.add(new TextField({ name: 'cover_by', max: 15 }));
    app.save(foods);

    // Members' photos first, then the oldest: a cover stays until it goes.
    /** @type {(column: string, food: string) => string} */
    const first = (column, food) =>
      `COALESCE((SELECT ${column} FROM food_photos WHERE food = ${food} AND is_hidden = FALSE ORDER BY user = '', created, id LIMIT 1), '')`;
    settleBy(app, (food) => {
      const [cover, by] = [first("id || '/' || image", food), first('user', food)];
      return `UPDATE foods SET cover = ${cover}, cover_by = ${by} WHERE id = ${food} AND (cover <> ${cover} OR cover_by <> ${by});`;
    });
    app
      .db()
      .newQuery(
        "UPDATE foods SET cover_by = COALESCE((SELECT user FROM food_photos WHERE id = substr(foods.cover, 1, 15)), '') WHERE cover <> ''",
      )
      .execute();

    /** @type {(on: CoreApp, settle: (food: string) => string) => void} */
    function settleBy(on, settle) {
      const triggers = {
        cover_food_photos_create: `AFTER INSERT ON food_photos BEGIN ${settle('NEW.food')} END`,
        cover_food_photos_delete: `AFTER DELETE ON food_photos BEGIN ${settle('OLD.food')} END`,
        cover_food_photos_update: `AFTER UPDATE OF food, user, image, is_hidden ON food_photos
          WHEN OLD.food <> NEW.food OR OLD.user <> NEW.user OR OLD.image <> NEW.image OR OLD.is_hidden <> NEW.is_hidden
          BEGIN ${settle('NEW.food')} ${settle('OLD.food')} END`,
      };
      for (const [name, body] of Object.entries(triggers)) {
        on.db().newQuery(`DROP TRIGGER ${name}`).execute();
        on.db().newQuery(`CREATE TRIGGER ${name} ${body}`).execute();
      }
    }
  },
  (app) => {
    /** @type {(food: string) => string} */
    const settle = (food) => {
      const cover = `COALESCE((SELECT id || '/' || image FROM food_photos WHERE food = ${food} AND is_hidden = FALSE ORDER BY user = '', created, id LIMIT 1), '')`;
      return `UPDATE foods SET cover = ${cover} WHERE id = ${food} AND cover <> ${cover};`;
    };
    const triggers = {
      cover_food_photos_create: `AFTER INSERT ON food_photos BEGIN ${settle('NEW.food')} END`,
      cover_food_photos_delete: `AFTER DELETE ON food_photos BEGIN ${settle('OLD.food')} END`,
      cover_food_photos_update: `AFTER UPDATE OF food, user, image, is_hidden ON food_photos
      WHEN OLD.food <> NEW.food OR OLD.user <> NEW.user OR OLD.image <> NEW.image OR OLD.is_hidden <> NEW.is_hidden
      BEGIN ${settle('NEW.food')} ${settle('OLD.food')} END`,
    };
    for (const [name, body] of Object.entries(triggers)) {
      app.db().newQuery(`DROP TRIGGER ${name}`).execute();
      app.db().newQuery(`CREATE TRIGGER ${name} ${body}`).execute();
    }
    const foods = app.findCollectionByNameOrId('foods');
    foods.fields.removeByName('cover_by');
    app.save(foods);
  },
);
