const page = '<!doctype html><title>Welcome to the hotel</title>';
const json = { 'Content-Type': 'application/json' };
const emptyPage = JSON.stringify({
  epoch: 'x',
  reset: true,
  cursors: {},
  denied: [],
  more: false,
  entries: [],
  rows: {},
});

/** What something between a device and the server may answer in the server's place [S19]: without its mark. */
export const impostors: readonly (readonly [what: string, answer: () => Response])[] = [
  ['403', () => new Response('{"message":"Forbidden"}', { status: 403, headers: json })],
  ['404', () => new Response('{"message":"Not found"}', { status: 404, headers: json })],
  ['401', () => new Response('{}', { status: 401, headers: json })],
  ['401 of a deleted account', () => new Response('{}', { status: 401, headers: { ...json, 'X-Account': 'deleted' } })],
  ['426', () => new Response('{}', { status: 426, headers: json })],
  ['429', () => new Response('{}', { status: 429, headers: { ...json, 'Retry-After': '1' } })],
  ['409', () => new Response('{"offset":524288}', { status: 409, headers: json })],
  [
    '400 of a taken id',
    () => new Response('{"data":{"id":{"code":"validation_pk_invalid"}}}', { status: 400, headers: json }),
  ],
  ['a page', () => new Response(page, { headers: { 'Content-Type': 'text/html' } })],
  ['a page that calls itself JSON', () => new Response(page, { headers: json })],
  ['JSON that calls itself a page', () => new Response('{"id":"soup"}', { headers: { 'Content-Type': 'text/html' } })],
  [
    'a record',
    () => new Response('{"id":"soup","token":"theirs","record":{"id":"them"},"ids":[],"rows":{}}', { headers: json }),
  ],
  ['a page of the feed that resets everything', () => new Response(emptyPage, { headers: json })],
  ['an empty 200', () => new Response('', { headers: json })],
  ['204', () => new Response(null, { status: 204 })],
  ['a cut off answer', () => new Response('{"epoch":"x","rese', { headers: json })],
  [
    'a picture',
    () => new Response(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), { headers: { 'Content-Type': 'image/jpeg' } }),
  ],
  ['503', () => new Response('', { status: 503 })],
  // With `redirect: 'manual'`; else the answer of wherever it leads would come.
  ['302', () => new Response(null, { status: 302, headers: { Location: 'https://portal.test/' } })],
];
