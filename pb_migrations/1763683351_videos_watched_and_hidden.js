/// <reference path="../.cache/pocketbase/types.d.ts" />
// Views of videos, counted once per member and day, and videos that a moderator has hidden. Visitors' views are not counted: telling one
// visitor from another would take something that follows them. A view is its member's alone, and is forgotten after two days: the count stays.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users');
    const videos = app.findCollectionByNameOrId('videos');
    const rule = `(${videos.viewRule}) && (is_hidden = false || (@request.auth.id != "" && user = @request.auth.id) || @request.auth.standing = "admin")`;
    videos.fields.add(new BoolField({ name: 'is_hidden' }));
    Object.assign(videos, { listRule: rule, viewRule: rule });
    app.save(videos);

    const kind = /** @type {core.SelectField} */ (app.findCollectionByNameOrId('reports').fields.getByName('kind'));
    const reports = app.findCollectionByNameOrId('reports');
    reports.fields.add(
      new SelectField({
        id: kind.id,
        name: 'kind',
        required: true,
        values: ['food', 'review', 'message', 'member', 'video'],
        maxSelect: 1,
      }),
    );
    app.save(reports);

    const isOwner = '@request.auth.id != "" && user = @request.auth.id';
    app.save(
      new Collection(
        /** @type {Partial<Collection>} */ (
          /** @type {unknown} */ ({
            type: 'base',
            name: 'video_views',
            listRule: isOwner,
            viewRule: isOwner,
            createRule: isOwner,
            updateRule: null,
            deleteRule: null,
            fields: [
              {
                type: 'relation',
                name: 'video',
                collectionId: videos.id,
                maxSelect: 1,
                required: true,
                cascadeDelete: true,
              },
              {
                type: 'relation',
                name: 'user',
                collectionId: users.id,
                maxSelect: 1,
                required: true,
                cascadeDelete: true,
              },
              // The server's, in UTC.
              { type: 'text', name: 'day', required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
              { type: 'autodate', name: 'created', onCreate: true, onUpdate: false },
            ],
            indexes: [
              'CREATE UNIQUE INDEX idx_video_views_once ON video_views (video, user, day)',
              'CREATE INDEX idx_video_views_user ON video_views (user)',
              'CREATE INDEX idx_video_views_day ON video_views (day)',
            ],
          })
        ),
      ),
    );
    // The own video's author is no audience.
    app
      .db()
      .newQuery(`CREATE TRIGGER totals_video_views AFTER INSERT ON video_views BEGIN
    UPDATE videos SET views = views + 1 WHERE id = NEW.video AND user <> NEW.user; END`)
      .execute();
  },
  (app) => {
    app.delete(app.findCollectionByNameOrId('video_views'));
    const videos = app.findCollectionByNameOrId('videos');
    const rule = String(videos.viewRule).replace(/^\((.*)\) && \(is_hidden = false \|\|.*$/, '$1');
    Object.assign(videos, { listRule: rule, viewRule: rule });
    videos.fields.removeByName('is_hidden');
    app.save(videos);
    const reports = app.findCollectionByNameOrId('reports');
    const kind = /** @type {core.SelectField} */ (reports.fields.getByName('kind'));
    reports.fields.add(
      new SelectField({
        id: kind.id,
        name: 'kind',
        required: true,
        values: ['food', 'review', 'message', 'member'],
        maxSelect: 1,
      }),
    );
    app.save(reports);
  },
);
