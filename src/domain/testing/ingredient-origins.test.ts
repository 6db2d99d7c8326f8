import { describe, expect, it } from 'vitest';
import {
  alcoholWords,
  meatWords,
  notAlcohol,
  porkWords,
  usualAlcoholWords,
  usualPorkWords,
} from './ingredient-origins.ts';

describe('the words of origins', () => {
  it.each([
    ['pork belly', true],
    ['beef bones', true],
    ['confit duck leg', true],
    ['gelatine', true],
    ['lard', true],
    ["goat's cheese", false],
    ['hamburger bun', false],
    ['shallots', false],
    ['oxalis', false],
  ])('meat: %s %s', (ingredient, expected) => {
    expect(meatWords.test(ingredient)).toBe(expected);
  });

  it.each([
    ['lard', true],
    ['asiento (pork lard)', true],
    ['smoked bacon lardons', true],
    ['pigeon', false],
    ['gammon-free stock', false],
    ['duck fat', false],
  ])('pork: %s %s', (ingredient, expected) => {
    expect(porkWords.test(ingredient)).toBe(expected);
  });

  it.each([
    ['mirin', true],
    ['dry white wine', true],
    ['neutral alcohol', true],
    ['sake', true],
    ['red wine vinegar', false],
    ['rice vinegar', false],
    ['portobello', false],
    ['ginger', false],
    ['rump steak', false],
  ])('alcohol: %s %s', (ingredient, expected) => {
    expect(alcoholWords.test(ingredient.replaceAll(notAlcohol, ' '))).toBe(expected);
  });

  it.each([
    ['soy sauce', true],
    ['gochujang', true],
    ['dijon mustard', true],
    ['red wine vinegar', true],
    ['fish sauce', false],
  ])('often with alcohol: %s %s', (ingredient, expected) => {
    expect(usualAlcoholWords.test(ingredient)).toBe(expected);
  });

  it.each([
    ['gelatine', true],
    ['smoked sausage', true],
    ['agar', false],
  ])('often of pork: %s %s', (ingredient, expected) => {
    expect(usualPorkWords.test(ingredient)).toBe(expected);
  });
});
