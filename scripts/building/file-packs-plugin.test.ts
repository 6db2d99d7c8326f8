import { describe, expect, test } from 'vitest';
import { filePacks } from './file-packs-plugin.mjs';

/** A script of so many thousand characters. */
const script = (name: string, thousands: number) => ({
  path: `/assets/${name}.js`,
  text: name.repeat(thousands * 1000),
});

describe('the packs of the app’s small files', () => {
  test('hold each small file once, as it is, and none that is worth a request of its own', () => {
    const small = Array.from({ length: 100 }, (_, at) => script(String.fromCharCode(97 + (at % 26)), 10)).map(
      (file, at) => ({ ...file, path: `/assets/${at}.js` }),
    );
    const packs = filePacks([...small, script('z', 30), script('y', 400)]);
    expect(packs.flatMap(({ files }) => files)).toEqual(small.map(({ path }) => path));
    expect(Object.assign({}, ...packs.map(({ text }) => JSON.parse(text)))).toEqual(
      Object.fromEntries(small.map(({ path, text }) => [path, text])),
    );
    for (const { files, text } of packs) {
      expect(Object.keys(JSON.parse(text))).toEqual(files);
      expect(text.length).toBeLessThan(340_000);
    }
    expect(packs.length).toBeLessThan(5);
  });

  test('have an address of their own text: what is changed changes its pack, and no other', () => {
    const files = Array.from({ length: 60 }, (_, at) => ({ path: `/assets/${at}.js`, text: 'x'.repeat(10_000) }));
    const before = filePacks(files).map(({ address }) => address);
    const after = filePacks(files.with(59, { path: '/assets/59.js', text: 'y'.repeat(10_000) })).map(
      ({ address }) => address,
    );
    expect(filePacks(files).map(({ address }) => address)).toEqual(before);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)).not.toBe(before.at(-1));
    for (const address of before) expect(address).toMatch(/^\/assets\/pack-[\da-f]{8}\.json$/);
  });

  test('are none where nothing is small', () => {
    expect(filePacks([])).toEqual([]);
    expect(filePacks([script('z', 30)])).toEqual([]);
  });
});
