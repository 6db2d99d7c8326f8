import { describe, expect, it } from 'vitest';
import { drawnRecord } from '#domain/drawing/drawn-record.ts';
import { builtInFoods } from '#tests/support/built-in-foods.ts';
import { formOf } from './form-rules.ts';
import { partColours, sauceOver } from './part-colours.ts';

describe('the colours of a fruit', () => {
  it.each([
    ['white pulp with black seeds, green skin', ['#FAF6EA', '#5A8A3A', '#3A2A1A'], ['#5A8A3A', '#FAF6EA', '#3A2A1A']],
    ['white segments in half a purple shell', ['#FBF6EE', '#5A1F3A', '#8A3A5A'], ['#5A1F3A', '#FBF6EE', undefined]],
    [
      'halved purple shell with orange pulp and seeds',
      ['#E8A52E', '#5A2A4A', '#2A2A1A'],
      ['#5A2A4A', '#E8A52E', undefined],
    ],
    [
      'halved fruit with pink flesh and pale seeds',
      ['#F08A8A', '#C9D36A', '#E8A5A0'],
      ['#C9D36A', '#F08A8A', undefined],
    ],
    [
      'pink scaly fruit, white inside with black dots',
      ['#D9437A', '#F7F4EE', '#2A2A2A', '#8FB56A'],
      ['#D9437A', '#F7F4EE', '#2A2A2A'],
    ],
    ['something round', ['#123456', '#654321'], [undefined, undefined, undefined]],
    ['', [], [undefined, undefined, undefined]],
  ] as const)('are told by "%s"', (text, colours, [skin, flesh, seed]) => {
    expect(partColours(colours, text)).toEqual({ skin, flesh, seed });
  });

  it('are three different ones of those that the record states', () => {
    const told = builtInFoods
      .map(drawnRecord)
      .filter((food) => formOf(food).form === 'fruit')
      .map((food) => ({
        food,
        parts: Object.values(partColours(food.colours, food.shape)).filter((colour) => colour !== undefined),
      }));
    expect(told.filter(({ parts }) => parts.length > 0).length).toBeGreaterThan(5);
    for (const { food, parts } of told) {
      expect(new Set(parts).size, food.name).toBe(parts.length);
      expect(food.colours, food.name).toEqual(expect.arrayContaining(parts));
    }
  });
});

describe('the sauce over a dish', () => {
  it('has the stated colour that its word means, and is none where nothing lies under one', () => {
    expect(sauceOver(['#D98A3A', '#F0C870', '#B53A22'], 'golden cubes under brick-red sauce')).toBe('#B53A22');
    expect(sauceOver(['#D98A3A', '#B53A22'], 'golden cubes with red sauce')).toBeUndefined();
    expect(sauceOver(['#D98A3A', '#B53A22'], 'golden cubes')).toBeUndefined();
  });
});
