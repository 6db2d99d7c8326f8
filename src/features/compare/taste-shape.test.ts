import { describe, expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { shapePoint, tasteShape } from './taste-shape.ts';

const levels = { sweet: 5, salty: 0, sour: 1, bitter: 2.5, umami: 3, spicy: 4 };

describe('tasteShape', () => {
  it('reaches as far from the centre as the level says, and the same taste is always in the same direction', () => {
    const { corners } = tasteShape(aFood({ intensities: levels, defaulted: [] }));
    expect(corners.map(({ taste }) => taste)).toEqual(['sweet', 'salty', 'umami', 'spicy', 'bitter', 'sour']);
    for (const { taste, x, y } of corners) expect(Math.hypot(x, y), taste).toBeCloseTo((levels[taste] + 1) / 6);
    expect(shapePoint('sweet', 5)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(-1) });
    expect(shapePoint('spicy', 2)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0.5) });
    expect(shapePoint('salty', 5).x).toBeGreaterThan(0);
  });

  it('is closed, and typical wherever it touches what nobody stated (R4)', () => {
    const { corners, edges } = tasteShape(aFood({ intensities: levels, defaulted: ['rating', 'sour'] }));
    expect(corners.filter(({ isTypical }) => isTypical).map(({ taste }) => taste)).toEqual(['sour']);
    expect(edges.map(({ from, to, isTypical }) => `${from.taste}-${to.taste} ${isTypical}`)).toEqual([
      'sweet-salty false',
      'salty-umami false',
      'umami-spicy false',
      'spicy-bitter false',
      'bitter-sour true',
      'sour-sweet true',
    ]);
  });

  it('claims nothing of a food that states nothing', () => {
    const { corners, edges } = tasteShape(aFood());
    expect([...corners, ...edges].every(({ isTypical }) => isTypical)).toBe(true);
  });
});
