import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPicture } from '#domain/photo/server-pictures.ts';
import { gif as gifs, jpeg as jpegs, webp as webps } from '#domain/testing/a-picture-within.ts';
import { aPngPicture } from '#tests/support/a-picture.ts';
import { anMp4 } from '#tests/support/a-film.ts';
import { newRecordId } from '#tests/support/server/new-record-id.ts';
import { type Api, type ApiMember, openApi } from '#tests/support/server/open-api.ts';
import { type PocketBaseServer, startPocketBase } from '#tests/support/server/pocket-base-server.ts';

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** 1x1 pictures, whole enough for a decoder of their kind to tell their size. */
const gif = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
const webp = new Uint8Array(Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64'));
const jpeg = joined(
  latin('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  latin('\xff\xe1\0\x08EXIF\0\0'),
  latin('\xff\xc0\0\x0b\x08\0\x10\0\x10\x01\x01\x11\0'),
  latin('\xff\xda\0\x08\x01\x01\0\0?\0\x7f\xff\xd9'),
);
const avif = joined(
  latin('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
  latin('\0\0\0\x20meta\0\0\0\0'),
  latin('\0\0\0\x14ispe\0\0\0\0\0\0\0\x01\0\0\0\x01'),
);

const text = latin('This is a text that claims to be a picture. '.repeat(30));
const svg = latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const page = latin('<!doctype html><script>alert(1)</script>');

/** With 16 bits, big-endian, in a place of it. */
function withNumber(bytes: Uint8Array, at: number, value: number): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes);
  new DataView(changed.buffer).setUint16(at, value);
  return changed;
}

const read = (bytes: Uint8Array) =>
  readPicture({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) });

const picturesByKind = [
  ['png', aPngPicture()],
  ['gif', gif],
  ['webp', webp],
  ['jpg', jpeg],
  ['avif', avif],
] as const;

describe('what a file is by its bytes', () => {
  test.each(picturesByKind)('%s', (kind, bytes) => {
    expect(read(bytes)?.kind).toBe(kind === 'jpg' ? 'jpeg' : kind);
  });

  test.each([
    ['a text', text],
    ['an SVG', svg],
    ['a page', page],
    ['nothing', latin('')],
    ['one byte', latin('\xff')],
    ["a text behind JPEG's first bytes", joined(latin('\xff\xd8\xff\xe0'), text)],
    ["a page behind GIF's first bytes, without a size", joined(latin('GIF89a\0\0\0\0\0\0\0'), page)],
    ["a page behind PNG's signature", joined(latin('\x89PNG\r\n\x1a\n'), page)],
    ['a sound in a RIFF', latin('RIFF\0\0\0\0WAVEfmt \0\0\0\0\0\0\0\0\0\0\0\0')],
    ['a video in an ISO container', latin('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08moov')],
    ['a HEIC', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta')],
    ['a JPEG cut before its frame', jpeg.slice(0, 24)],
    ['an AVIF that tells no size', avif.slice(0, 40)],
    ['a PNG of a billion pixels', withNumber(withNumber(aPngPicture(), 18, 0x8000), 22, 0x8000)],
    ['a GIF of a billion pixels', joined(latin('GIF89a\xff\xff\xff\xff'), gif.slice(10))],
    [
      'a JPEG of a billion pixels',
      withNumber(withNumber(jpeg, jpeg.indexOf(0xc0) + 4, 0x7fff), jpeg.indexOf(0xc0) + 6, 0x7fff),
    ],
    ['a WebP of 200 million pixels', withNumber(withNumber(webp, 26, 0xff3f), 28, 0xff3f)],
    ['an AVIF of a billion pixels', withNumber(withNumber(avif, avif.length - 6, 0x7fff), avif.length - 2, 0x7fff)],
  ])('%s is no picture', (_name, bytes) => {
    const picture = read(bytes);
    expect(picture === null || picture.width * picture.height > 50 * 1024 * 1024).toBe(true);
  });
});

describe('uploads', () => {
  let server: PocketBaseServer;
  let api: Api;
  let cook: ApiMember;
  beforeAll(async () => {
    server = await startPocketBase();
    api = openApi(server);
    cook = await api.join('cook_bytes');
  });
  afterAll(() => server.stop());

  const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, type = 'image/jpeg') => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ name: `Dish ${newRecordId()}`, uploaded_by: cook.id }))
      form.set(key, value);
    form.set('image', new Blob([bytes], { type }), name);
    return api.call('POST', '/api/collections/foods/records', { token: cook.token, body: form });
  };

  test.each([
    ['a text named .jpg', text, 'photo.jpg'],
    ['an SVG', svg, 'photo.svg'],
    ['an SVG named .png', svg, 'photo.png'],
    ['a page named .gif', page, 'a.gif'],
    ['a polyglot', joined(latin('\xff\xd8\xff\xe0'), text), 'photo.jpg'],
    ['an empty file', latin(''), 'photo.jpg'],
  ])('%s is refused on its field', async (_name, bytes, name) => {
    const answer = await upload(bytes, name);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.data)).toEqual(['image']);
  });

  test.each(picturesByKind)('a %s is taken, under its own extension and type', async (kind, bytes) => {
    const answer = await upload(bytes, 'C:\\evil\\..\\photo.php%00.html');
    expect(answer.status).toBe(200);
    expect(String(answer.body['image'])).toMatch(new RegExp(`^[\\w.]+\\.${kind}$`));
    const file = await fetch(`${server.url}/api/files/foods/${answer.body.id}/${String(answer.body['image'])}`);
    expect(file.headers.get('Content-Type')).toBe(`image/${kind === 'jpg' ? 'jpeg' : kind}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(bytes));
  });

  test('a picture of few bytes that would fill the memory when it is drawn small is refused, and no thumbnail of it is made', async () => {
    const bomb = aPngPicture({ width: 12_000, height: 12_000 });
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    const answer = await upload(bomb, 'bomb.png', 'image/png');
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([400, ['image']]);
  });

  const small = { width: 16, height: 16 };
  const scans = (count: number) =>
    jpegs.file(jpegs.frame(small, 0xc2), ...Array.from({ length: count }, () => [...jpegs.scan, 0x7f]));
  test.each([
    [
      'a WebP that says 16x16 outside and holds 8200x8200',
      webps.file(webps.canvas(small), webps.lossless({ width: 8200, height: 8200 })),
    ],
    [
      'the same behind a long profile',
      webps.file(
        webps.canvas(small),
        webps.chunk(
          'ICCP',
          Array.from({ length: 600_001 }, () => 1),
        ),
        webps.lossy({ width: 8200, height: 8200 }),
      ),
    ],
    [
      'a moving WebP with a large frame',
      webps.file(webps.canvas(small), webps.frame(small, webps.lossy({ width: 8200, height: 8200 }))),
    ],
    ['a GIF with a large picture on a small screen', gifs.file(small, gifs.image({ width: 60_000, height: 60_000 }))],
    ['more megapixels than a thumbnail may decode', jpegs.file(jpegs.frame({ width: 4100, height: 4100 }))],
    ['more frames than anybody draws', gifs.file(small, ...Array.from({ length: 601 }, () => gifs.image(small)))],
    ['a JPEG of more passes than any camera makes', scans(200)],
  ])('%s is refused in every field that takes a picture', async (_what, bytes) => {
    const refused = await upload(bytes, 'photo.jpg');
    expect([refused.status, refused.body.data['image']?.code]).toEqual([400, 'validation_invalid_image']);
    const form = new FormData();
    form.set('avatar', new Blob([bytes]), 'me.webp');
    const avatar = await api.call('PATCH', `/api/collections/profiles/records/${cook.id}`, {
      token: cook.token,
      body: form,
    });
    expect([avatar.status, avatar.body.data['avatar']?.code]).toEqual([400, 'validation_invalid_image']);
    const film = new FormData();
    const fields = {
      food: (await upload(aPngPicture(), 'one.png')).body.id,
      user: cook.id,
      title: 'V',
      category: 'taste',
    };
    for (const [key, value] of Object.entries(fields)) film.set(key, value);
    film.set('file', new Blob([new Uint8Array(anMp4(20_000))]), 'film.mp4');
    film.set('thumbnail', new Blob([bytes]), 'still.webp');
    const still = await api.call('POST', '/api/collections/videos/records', { token: cook.token, body: film });
    expect([still.status, still.body.data['thumbnail']?.code]).toEqual([400, 'validation_invalid_image']);
  });

  test('a JPEG of as many passes as a patient encoder makes is taken', async () => {
    expect((await upload(scans(60), 'photo.jpg')).status).toBe(200);
  });

  test('only the sizes that the app shows are made of a picture, and none of a document', async () => {
    const { body } = await upload(aPngPicture({ width: 600, height: 600 }), 'one.png');
    const bytesOf = async (query: string) =>
      (await (await fetch(`${server.url}/api/files/foods/${body.id}/${String(body['image'])}${query}`)).arrayBuffer())
        .byteLength;
    const whole = await bytesOf('');
    expect(await bytesOf('?thumb=96x96')).not.toBe(whole);
    // PocketBase makes this one of any picture, whatever the field says.
    expect(await bytesOf('?thumb=100x100')).toBe(whole);
  });

  test('a picture over 10 MB is refused, one just under it is taken', async () => {
    const padded = (bytes: number) => joined(aPngPicture(), new Uint8Array(bytes - aPngPicture().byteLength));
    const answer = await upload(padded(10 * 1024 * 1024 + 1), 'big.png');
    expect([answer.status, Object.keys(answer.body.data ?? { image: 0 })]).toEqual([400, ['image']]);
    expect((await upload(padded(10 * 1024 * 1024), 'big.png')).status).toBe(200);
  });

  test('a picture can be replaced and removed by its owner', async () => {
    const { body } = await upload(aPngPicture(), 'one.png');
    const form = new FormData();
    form.set('image', new Blob([gif]), 'two.gif');
    const path = `/api/collections/foods/records/${body.id}`;
    const changed = await api.call('PATCH', path, { token: cook.token, body: form });
    expect(changed.body['image']).toMatch(/\.gif$/);
    expect((await fetch(`${server.url}/api/files/foods/${body.id}/${String(body['image'])}`)).status).toBe(404);
    const wrong = new FormData();
    wrong.set('image', new Blob([text]), 'three.gif');
    expect((await api.call('PATCH', path, { token: cook.token, body: wrong })).status).toBe(400);
    expect((await api.call('PATCH', path, { token: cook.token, body: { image: null } })).body['image']).toBe('');
  });
});
