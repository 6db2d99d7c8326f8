import { describe, expect, it } from 'vitest';
import { composePicture } from '#scripts/pictures/compose-picture.mjs';
import { readCatalogue } from '#scripts/pictures/read-catalogue.mjs';

const foods = readCatalogue();
const pictures = foods.map((food) => ({ slug: food.slug, svg: composePicture(food) }));

/** The drawing without the food's name, so that equal drawings of two foods are equal texts. */
function drawing(svg: string): string {
  return svg.replace(/<title>.*?<\/title>/, '');
}

describe('the pictures of the built-in foods', () => {
  it('are there for every food', () => {
    expect(foods.length).toBeGreaterThanOrEqual(160);
  });

  it('are all different from one another', () => {
    const seen = new Map<string, string>();
    for (const { slug, svg } of pictures) {
      expect(seen.get(drawing(svg)), `${slug} looks like it`).toBeUndefined();
      seen.set(drawing(svg), slug);
    }
  });

  it('differ in more than their garnish: no two foods share backdrop, stage and main icon', () => {
    const seen = new Map<string, string>();
    for (const [at, { slug, svg }] of pictures.entries()) {
      const key = `${foods[at]?.picture.icons[0]} ${svg.slice(svg.indexOf('<radialGradient id="air"'), svg.indexOf('<radialGradient id="shade"'))} ${/<rect width="800" height="600" fill="url\(#cloth\)"\/>.*?(?=<g filter)/s.exec(svg)?.[0]}`;
      expect(seen.get(key), `${slug} stands like it`).toBeUndefined();
      seen.set(key, slug);
    }
  });

  it.each(pictures.map(({ slug, svg }) => [slug, svg] as const))('%s is at most 60 KB', (_slug, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60_000);
  });

  it('carry nothing that runs and load nothing from elsewhere', () => {
    for (const { slug, svg } of pictures) expect(svg, slug).not.toMatch(/<script|\son\w+=|(?:href|src)="(?!#)/i);
  });

  it('refer only to ids of their own, each given once', () => {
    for (const { slug, svg } of pictures) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, slug).toBe(ids.length);
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, slug).toContain(used);
    }
  });

  it('are the same on every build', () => {
    for (const [at, food] of foods.entries()) expect(composePicture(food)).toBe(pictures[at]?.svg);
  });
});

describe('a picture', () => {
  const food = {
    slug: 'aubergine-of-doubt',
    name: 'Aubergine <of> "doubt" & more',
    origin: 'Nowhere',
    picture: { icons: ['eggplant'], backdrop: ['#f4e0c0', '#d98e4a'] },
    visual_appearance: { color: ['#5b3358'] },
    taste_intensity: { temperature_served: 'Hot' },
  };

  it('writes the name as text, never as markup', () => {
    expect(composePicture(food)).toContain('<title>Aubergine &lt;of&gt; "doubt" &amp; more</title>');
  });

  it('refuses an icon that the set has not', () => {
    expect(() => composePicture({ ...food, picture: { ...food.picture, icons: ['unicorn-steak'] } })).toThrow(
      'unicorn-steak',
    );
  });

  it('refuses a colour that is none', () => {
    expect(() => composePicture({ ...food, picture: { ...food.picture, backdrop: ['warm', 'red'] } })).toThrow(
      'Not a colour',
    );
  });
});
