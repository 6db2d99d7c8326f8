import { describe, expect, test } from 'vitest';
import { must } from '#prelude/must.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { foodsIn, langIn, linksIn, metaOf, titleIn } from './page-parts.ts';
import { publicSite, siteAddress } from './public-site.ts';

const site = publicSite({ seed: true });
const { api, read } = site;

describe('an address that asks for a language', () => {
  const foodOf = async (slug: string) =>
    (await api.call('GET', `/api/collections/foods/records?perPage=1&filter=(slug='${slug}')`)).body.items[0];

  test.each(['/', '/explore', '/blog', '/food/{kimchi}', '/food/abcdefghijklmno'])(
    '%s has its words, says so, and leads to the others; what a browser asks for changes nothing',
    async (pattern) => {
      const address = pattern.replace('{kimchi}', String((await foodOf('kimchi'))?.id));
      const english = await read(address, { 'Accept-Language': 'de' });
      const german = await read(`${address}?lang=de`, { 'Accept-Language': 'en' });
      const others = [
        ['en', address],
        ['de', `${address}?lang=de`],
        ['x-default', address],
      ];
      expect([langIn(english.text), langIn(german.text)]).toEqual(['en', 'de']);
      expect(linksIn(english.text)).toEqual([['canonical', address], ...others]);
      expect(linksIn(german.text)).toEqual([['canonical', `${address}?lang=de`], ...others]);
      expect(metaOf(german.text, 'og:url')).toBe(`${siteAddress}${address}?lang=de`);
      expect([metaOf(german.text, 'og:locale'), metaOf(german.text, 'og:locale:alternate')]).toEqual([
        'de_DE',
        'en_GB',
      ]);
      expect(metaOf(english.text, 'og:locale')).toBe('en_GB');
      expect(german.headers.get('Vary') ?? '').not.toMatch(/language/i);
      const told = [titleIn, (text: string) => metaOf(text, 'description'), (text: string) => metaOf(text, 'og:title')];
      for (const part of told) {
        expect(part(german.text)).not.toBe(part(english.text));
        expect(part(german.text)).not.toMatch(/\b(the|before|and|of|what|taste|undefined)\b/i);
      }
      expect(german.text).toContain('<noscript>Foretaste braucht JavaScript');
      const odd = await read(`${address}?lang=%22%3E%3Cscript%3E`);
      expect(odd.text.replace(/data-day="[^"]*"/, '')).toContain(`<title>${/<title>([^<]*)/.exec(english.text)?.[1]}`);
      expect(linksIn(odd.text)).toEqual(linksIn(english.text));
    },
  );

  test('a food says there what people call it beside its own name, and what its German text says of it', async () => {
    const pasta = await foodOf('pasta');
    const { text } = await read(`/food/${String(pasta?.id)}?lang=de`);
    expect(titleIn(text)).toBe('Pasta (Nudeln) – Geschmacksprofil und Kultur');
    expect(metaOf(text, 'description')).toMatch(/^Getrocknete Nudeln aus Hartweizen/);
    expect(metaOf(text, 'description').length).toBeLessThanOrEqual(155);
    expect(metaOf(text, 'og:image:alt')).toBe('Foretaste');
    const kimchi = await read(`/food/${String((await foodOf('kimchi'))?.id)}?lang=de`);
    expect(titleIn(kimchi.text)).toBe('Kimchi – Geschmacksprofil und Kultur');
  });

  test('a description that was changed here is told as it is now, and a member’s food in the member’s words', async () => {
    const avocado = await foodOf('avocado');
    const changed = 'Cooked as this server likes it.';
    const sent = await api.call('PATCH', `/api/collections/foods/records/${String(avocado?.id)}`, {
      token: site.superuser,
      body: { description: changed },
    });
    expect(sent.status).toBe(200);
    const { text } = await read(`/food/${String(avocado?.id)}?lang=de`);
    expect(metaOf(text, 'description')).toBe(changed);
    const mina = await api.join('mina');
    const { slug, name, description } = must(
      builtInFoods.find(({ slug: one }) => one === 'pot-au-feu'),
      'a food with a German text that a new server lacks',
    );
    const shown = async (uploaded_by: string) => {
      const id = await api.create('foods', site.superuser, { slug, name, description, uploaded_by });
      const told = metaOf((await read(`/food/${id}?lang=de`)).text, 'description');
      await api.call('DELETE', `/api/collections/foods/records/${id}`, { token: site.superuser });
      return told;
    };
    expect(await shown('')).toMatch(/^Rindfleisch/);
    expect(await shown(mina.id)).toMatch(/^Beef and marrow bones/);
    const bare = await api.create('foods', site.superuser, { name: 'Bare' });
    expect(metaOf((await read(`/food/${bare}?lang=de`)).text, 'description')).toBe(
      'Wie Bare schmeckt, bevor du es probierst.',
    );
  });

  test('the first foods of Explore come along, whichever language it asks for', async () => {
    const german = await read('/explore?lang=de');
    expect(foodsIn(german.text).length).toBeGreaterThan(0);
    expect(foodsIn(german.text)).toEqual(foodsIn((await read('/explore')).text));
    expect(foodsIn((await read('/explore?cuisine=Thai&lang=de')).text)).toEqual([]);
  });
});
