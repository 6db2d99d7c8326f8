/// <reference path="../.cache/pocketbase/types.d.ts" />
// `npm run admin -- someone@example.org` ends here, beside a running server or without one.
$app.rootCmd?.addCommand(
  new Command({
    use: 'make-admin',
    run: (_command, words) => {
      const { makeAdmin } = require(`${__hooks}/lib/admin/make-admin.js`);
      const { isDone, message } = makeAdmin($app, words[0] ?? '');
      console.log(message);
      if (!isDone) $os.exit(1);
    },
  }),
);
