import { describe, expect, it } from 'vitest';
import { builtInFoods, faults } from '#tests/support/built-in-foods.ts';
import { drawPicture } from './draw-picture.ts';
import { drawnRecord } from './drawn-record.ts';
import type { Form } from './plan/forms.ts';
import { statedFor } from './plan/garnish-table.ts';
import { planPicture } from './plan/picture-plan.ts';
import { wishFaults } from './wish-faults.ts';

const pictures = builtInFoods.map((record) => ({ slug: record.slug, svg: drawPicture(drawnRecord(record)) }));

/** The drawing without the food's name, so that equal drawings of two foods are equal texts. */
const drawing = (svg: string) => svg.replace(/<title>.*?<\/title>/, '');

/** What a form shows by itself, whatever lies on it. Several: one of them. */
const shownByForm: Readonly<Partial<Record<Form, RegExp>>> = {
  egg: /\begg/i,
  omelette: /\begg/i,
  cheese: /milk|cheese|cream|curd|whey/i,
  fish: /fish|salmon|tuna|cod|eel|herring|trout|mackerel|sardine|anchov|snapper|bass|bream|carp|haddock|kipper|perch|pike|sole|hake|char\b|stockfish|bonito|shark|skate|cuttle|catfish|swordfish|tilapia|grouper|pollock|halibut/i,
  shellfish:
    /prawn|shrimp|crab|lobster|crayfish|langoustine|mussel|clam|oyster|snail|squid|octopus|scallop|whelk|cockle|abalone|insect|grasshopper|cricket|ant\b|ants\b|larva|worm|pupa|grub|barnacle|urchin|conch/i,
};

describe('the pictures of the built-in foods', () => {
  it('are there for every food', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(325);
  });

  it('say of the drawing only what the engine knows and an ingredient states', () => {
    expect(faults(({ picture = {}, ingredients }) => wishFaults({ ...picture }, ingredients))).toEqual([]);
  });

  it('show only what an ingredient states, and no allergen that the record lacks (R45)', () => {
    expect(
      faults(function* check(record) {
        const { main, plant, leaf, dust, cream, wedge } = planPicture(drawnRecord(record));
        for (const garnish of [...main, ...plant, ...leaf, ...dust, ...(cream === null ? [] : [cream]), ...wedge]) {
          if (statedFor(garnish, record.ingredients) === null) yield `${garnish.name} is stated by no ingredient`;
          if (garnish.allergen !== undefined && !record.allergens.includes(garnish.allergen))
            yield `${garnish.name} shows ${garnish.allergen}`;
        }
      }),
    ).toEqual([]);
  });

  it('have no form that is made of what the record does not state', () => {
    expect(
      faults(function* check(record) {
        const { form } = planPicture(drawnRecord(record));
        if (shownByForm[form]?.test(`${record.ingredients.join(' ')} ${record.name}`) === false)
          yield `drawn as ${form}`;
      }),
    ).toEqual([]);
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

  it('have no number that is none', () => {
    for (const { slug, svg } of pictures) expect(drawing(svg), slug).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('are the same on every build', () => {
    for (const [at, record] of builtInFoods.entries()) expect(drawPicture(drawnRecord(record))).toBe(pictures[at]?.svg);
  });
});
