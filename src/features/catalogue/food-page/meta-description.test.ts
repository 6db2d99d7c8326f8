import { describe, expect, it } from 'vitest';
import { metaDescription } from './meta-description.ts';

const pho = { name: 'Pho', origin: 'Vietnamese', description: '', flavours: ['savory', 'fresh', 'herbal', 'umami'] };

describe('metaDescription', () => {
  it('is the description on one line', () => {
    expect(metaDescription({ ...pho, description: 'A clear broth\n  with rice noodles.' })).toBe(
      'A clear broth with rice noodles.',
    );
  });

  it('is made from name, origin and flavours when nobody described the food', () => {
    expect(metaDescription(pho)).toBe('Pho (Vietnamese) tastes savory, fresh, herbal.');
    expect(metaDescription({ ...pho, origin: '', flavours: [] })).toBe('Pho and how it tastes.');
  });

  it('ends with a whole word and never exceeds 160 characters', () => {
    const long = metaDescription({ ...pho, description: 'broth '.repeat(60) });
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/broth…$/);
    expect(metaDescription({ ...pho, description: 'x'.repeat(400) }).length).toBeLessThanOrEqual(160);
  });
});
