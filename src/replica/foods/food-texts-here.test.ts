import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { FoodTexts } from '#domain/foods/food-texts.ts';
import { ReplicaDatabase } from '#replica/database/replica-database.ts';
import type { Replica } from '#replica/database/replica.ts';
import { foodTextsHere, hasFoodTexts, keepFoodTexts, putFoodTexts } from './food-texts-here.ts';

const textsOf = (slug: string, language = 'de'): FoodTexts => ({ slug, key: slug, language, name: '', fields: {} });

function aDevice() {
  const replica = { database: new ReplicaDatabase({ name: crypto.randomUUID() }) } as Replica;
  const asked: string[] = [];
  const keep = (language: string, documents: Readonly<Record<string, readonly FoodTexts[] | null>>) =>
    keepFoodTexts(replica, {
      language,
      addresses: Object.keys(documents),
      read: (address) => {
        asked.push(address);
        return Promise.resolve(documents[address] ?? null);
      },
    });
  const slugs = async () => (await foodTextsHere(replica)).map(({ slug }) => slug);
  return { keep, asked, slugs, replica };
}

describe('the texts of foods on a device', () => {
  it('are fetched once, document by document, and a new one in the place of an older', async () => {
    const { keep, asked, slugs } = aDevice();
    await keep('de', { '/a-1': [textsOf('ramen')], '/b-1': [textsOf('pho')] });
    await keep('de', { '/a-1': [textsOf('ramen')], '/b-1': [textsOf('pho')] });
    expect(asked).toEqual(['/a-1', '/b-1']);
    await keep('de', { '/a-1': [], '/b-2': [textsOf('pho'), textsOf('banh-mi')] });
    expect(asked).toEqual(['/a-1', '/b-1', '/b-2']);
    expect(await slugs()).toEqual(['banh-mi', 'pho', 'ramen']);
  });

  it('of an opened food come before their turn, and come once more in it', async () => {
    const { keep, asked, slugs, replica } = aDevice();
    expect(await hasFoodTexts(replica, 'pho')).toBe(false);
    await putFoodTexts(replica, [textsOf('pho')]);
    expect(await hasFoodTexts(replica, 'pho')).toBe(true);
    await keep('de', { '/a-1': [textsOf('ramen')], '/b-1': [textsOf('pho')] });
    expect([asked, await slugs()]).toEqual([
      ['/a-1', '/b-1'],
      ['pho', 'ramen'],
    ]);
  });

  it('wait for the next start where one cannot be had, and keep what came', async () => {
    const { keep, asked, slugs } = aDevice();
    await keep('de', { '/a-1': [textsOf('ramen')], '/b-1': null, '/c-1': [textsOf('pho')] });
    expect([asked, await slugs()]).toEqual([['/a-1', '/b-1'], ['ramen']]);
    await keep('de', { '/a-1': [textsOf('ramen')], '/b-1': [textsOf('naan')], '/c-1': [textsOf('pho')] });
    expect(asked.slice(2)).toEqual(['/b-1', '/c-1']);
    expect(await slugs()).toEqual(['naan', 'pho', 'ramen']);
  });

  it('are of one language at a time: another takes the place of it, and English has none', async () => {
    const { keep, slugs } = aDevice();
    await keep('de', { '/de': [textsOf('ramen'), textsOf('pho')] });
    await keep('eo', { '/eo': [textsOf('ramen', 'eo')] });
    expect(await slugs()).toEqual(['ramen']);
    await keep('en', {});
    expect(await slugs()).toEqual([]);
    await keep('de', { '/de': [textsOf('pho')] });
    expect(await slugs()).toEqual(['pho']);
  });
});
