import { describe, expect, it } from 'vitest';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { drawPicture } from './draw-picture.ts';
import { drawnRecord } from './drawn-record.ts';
import { chromaOf, lightnessOf } from './pen/colour.ts';
import { planPicture } from './plan/picture-plan.ts';
import { brothTone, plantMilk } from './setting/plant-milk.ts';
import { bakedLayers } from './sweets/layered-bake.ts';

const pictures = builtInFoods.map((record) => ({ slug: record.slug, svg: drawPicture(drawnRecord(record)) }));

/** The drawing without the food's name, so that equal drawings of two foods are equal texts. */
const drawing = (svg: string) => svg.replace(/<title>.*?<\/title>/, '');

// That they show only what is stated is asked with all else of the records: `picture-faults.ts`.
describe('the pictures of the built-in foods', () => {
  it('are there for every food', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(325);
  });

  it('are all different from one another', () => {
    const seen = new Map<string, string>();
    for (const { slug, svg } of pictures) {
      expect(seen.get(drawing(svg)), `${slug} looks like it`).toBeUndefined();
      seen.set(drawing(svg), slug);
    }
  });

  it('are at most 12 KB each', () => {
    expect(
      pictures.filter(({ svg }) => Buffer.byteLength(svg) > 12_288).map(({ slug, svg }) => `${slug}: ${svg.length}`),
    ).toEqual([]);
  });

  it('carry nothing that runs and load nothing from elsewhere', () => {
    for (const { slug, svg } of pictures) expect(svg, slug).not.toMatch(/<script|\son\w+=|(?:href|src)="(?!#)/i);
  });

  it('refer only to ids of their own, each given once', () => {
    for (const { slug, svg } of pictures) {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size, slug).toBe(ids.length);
      for (const [, used] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids, slug).toContain(used);
    }
  });

  it('show nothing that stands for an allergen which the record does not contain', () => {
    for (const record of builtInFoods) {
      const { main, plant, leaf, dust, cream, wedge } = planPicture(drawnRecord(record));
      const nuts = record.allergens.includes('nuts') ? ['tree nut'] : [];
      for (const { name, allergen } of [
        ...main,
        ...plant,
        ...leaf,
        ...dust,
        ...(cream === null ? [] : [cream]),
        ...wedge,
      ])
        if (allergen !== undefined)
          expect([...record.allergens, ...nuts], `${name} on ${record.slug}`).toContain(allergen);
    }
  });

  it('have no white soup, sauce or stew where no milk is contained', () => {
    for (const record of builtInFoods) {
      const plan = planPicture(drawnRecord(record));
      const [first] = plan.colours;
      if (first === undefined || plan.milky || !/^(soup|noodle-soup|curry|stew|pot|sweet-soup)$/.test(plan.form))
        continue;
      const tone = brothTone(plan, first);
      if (chromaOf(tone) < 0.04) expect(lightnessOf(tone), record.slug).toBeLessThan(0.92);
      // Ivory of coconut, with its nut beside the bowl.
      if (plantMilk(plan) === 'coconut') expect(lightnessOf(tone), record.slug).toBeLessThan(0.93);
    }
  });

  it('show what a baked piece is layered of, and what a parcel is filled with', () => {
    for (const record of builtInFoods) {
      const plan = planPicture(drawnRecord(record));
      if (plan.form === 'gratin' && /layered square|square slice/.test(plan.shapeText))
        expect(bakedLayers(plan).length, record.slug).toBeGreaterThan(2);
      if (plan.form === 'parcel' && (plan.shape === 'triangle' || plan.shape === 'half-moon'))
        expect(plan.main.length + plan.plant.length + plan.dust.length, record.slug).toBeGreaterThan(0);
    }
  });

  it('have no number that is none', () => {
    for (const { slug, svg } of pictures) expect(drawing(svg), slug).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('are the same on every build', () => {
    for (const [at, record] of builtInFoods.entries()) expect(drawPicture(drawnRecord(record))).toBe(pictures[at]?.svg);
  });
});
