import { describe, expect, it } from 'vitest';
import { decodedFood } from '#domain/testing/decoded-food.ts';

describe('decodeFood: what cannot be read never passes as safe (R5)', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['  '],
    [false],
    [{}],
    [{ milk: true }],
    [[null]],
    [[{}]],
    [['']],
    ['["milk"'],
    ['{"a":'],
  ])('allergens %j are not stated', (allergens) => {
    expect(decodedFood({ allergens }).allergens).toBeNull();
  });

  it.each([
    [[], []],
    ['[]', []],
    ['milk, Egg', ['milk', 'egg']],
    [['MILK', 'milk', null], ['milk']],
    [['Cashew'], ['Cashew']],
  ])('allergens %j are %j', (allergens, expected) => {
    expect(decodedFood({ allergens }).allergens).toEqual(expected);
  });

  it.each([
    [true, true],
    [false, false],
    ['true', true],
    [' False ', false],
    [1, null],
    ['yes', null],
    [{}, null],
    [undefined, null],
  ])('nut_free %j is %j', (nut_free, expected) => {
    expect(decodedFood({ dietary_info: { nut_free } }).diet.nut_free).toBe(expected);
  });
});
