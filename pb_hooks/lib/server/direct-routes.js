/**
 * Routes that come to PocketBase past the middleware of this server (pages.pb.js): those that many devices ask for all the time, or that stay open.
 *
 * A middleware in JavaScript holds one of PocketBase's JavaScript engines for as long as the request lasts. Every event stream would hold one; once all
 * in the pool are held, PocketBase makes a new one for each request and each hook, for several milliseconds of the processor and a third of a
 * megabyte. And the middleware itself costs five times what the shortest answer costs.
 *
 * PocketBase has no way to leave a route out of a middleware. So the routes are laid out twice: once without the middleware, for these alone, and once
 * with it, for everything else. PocketBase's own middlewares (limits, tokens, sizes, headers) stand before both. Its compression stands
 * before everything else alone.
 */
const directRoutes = ['GET /api/realtime', 'GET /api/sync/own'];

/** A compressor is a quarter of a megabyte for as long as a stream lasts, and what these routes say is a line or two. */
const compression = 'pbGzip';

/**
 * To be called once the server's routes are complete, which is after the last handler of the start.
 *
 * @param {core.ServeEvent} e
 */
function layDirectRoutes(e) {
  const router = /** @type {Router} */ (/** @type {unknown} */ (e.router));
  const whole = e.server.handler;
  const own = [...router.middlewares];
  router.middlewares = own.filter(({ id }) => id.startsWith('pb') && id !== compression);
  const direct = router.buildMux();
  router.middlewares = own;
  // A handler that knows no route yet: of an empty group, for a host that nobody can be (RFC 2606).
  const group = router.bind();
  router.routerGroup = router.group('nowhere.invalid');
  const first = router.buildMux();
  router.routerGroup = group;
  first.handle('/', whole);
  for (const route of directRoutes) first.handle(route, direct);
  e.server.handler = first;
}

module.exports = { layDirectRoutes };

/**
 * Go's names, of PocketBase's router and of Go's own.
 *
 * @typedef {http.Handler & { handle: (pattern: string, handler: http.Handler | undefined) => void }} Mux
 * @typedef {object} Router
 * @property {{ id: string }[]} middlewares
 * @property {unknown} routerGroup all routes and middlewares
 * @property {() => unknown} bind without middlewares: gives the group itself. What the property gives is a view of the property, also after it was set.
 * @property {(prefix: string) => unknown} group a new one
 * @property {() => Mux} buildMux
 */
