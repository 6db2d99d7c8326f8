/** A route of the test's own: the heartbeat that is due of the boundary as it is now, so long after the one before, in milliseconds [S14]. */
export const forcedHeartbeat = {
  'heartbeat-of-tests.pb.js': `routerAdd('POST', '/api/test/heartbeat', (e) => {
    e.app.store().remove('foretaste:boundary-at');
    const silence = Number(e.request.url.query().get('silence') || 600000);
    e.app.store().set('foretaste:heartbeat-at', Date.now() - silence);
    require(__hooks + '/lib/sync/heartbeat.js').beatIfDue(e.app);
    e.app.store().set('foretaste:heartbeat-at', Date.now());
    return e.noContent(204);
  });`,
};
