import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawRecord } from '#domain/drawing/draw-record.ts';
import { drawPreview, keptPreview, previewSize } from './draw-preview.mjs';
import { readCatalogue } from './read-catalogue.mjs';

const drawnFoods = readCatalogue()
  .filter((_, at) => at % 200 === 0)
  .map((record) => [record.slug, drawRecord(record)] as const);

test.each(drawnFoods)('the preview of %s has the size that is told, is light, and shows the food', async (_, svg) => {
  const preview = await drawPreview(svg);
  const { format, width, height } = await sharp(preview).metadata();
  expect([format, width, height]).toEqual(['jpeg', previewSize.width, previewSize.height]);
  expect(preview.length).toBeLessThan(150_000);
  // An empty picture is of one colour.
  const { channels } = await sharp(preview).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
});

test('what the engine has not drawn is refused', async () => {
  await expect(drawPreview('<svg viewBox="0 0 10 10"/>')).rejects.toThrow('no picture of the drawing engine');
});

test('an unchanged picture is drawn once', async () => {
  const cache = await mkdtemp(path.join(tmpdir(), 'foretaste-previews-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const [[, one], [, other]] = drawnFoods as unknown as [[string, string], [string, string]];
  const first = await keptPreview(one, cache);
  const names = await readdir(cache);
  expect(names).toHaveLength(1);
  expect((await keptPreview(one, cache)).equals(first)).toBe(true);
  expect(await readdir(cache)).toEqual(names);
  await keptPreview(other, cache);
  expect(await readdir(cache)).toHaveLength(2);
});
