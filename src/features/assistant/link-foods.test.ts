import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodId } from '#domain/values/ids/ids.ts';
import { answerLines, linkFoods } from './link-foods.ts';

const food = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '') as FoodId, name });

describe('linkFoods', () => {
  it('leads each name to its food, the longer one first, and no name within a word', () => {
    const parts = linkFoods({ text: 'Miso Soup beats Miso, not Misophone.', foods: [food('Miso'), food('Miso Soup')] });
    expect(parts).toEqual([
      { text: 'Miso Soup', food: 'misosoup' },
      { text: ' beats ', food: null },
      { text: 'Miso', food: 'miso' },
      { text: ', not Misophone.', food: null },
    ]);
  });

  it('leads to each food once, where it is first named', () => {
    const parts = linkFoods({ text: 'Pho or Ramen: Pho is light, Ramen rich.', foods: [food('Pho'), food('Ramen')] });
    expect(parts).toEqual([
      { text: 'Pho', food: 'pho' },
      { text: ' or ', food: null },
      { text: 'Ramen', food: 'ramen' },
      { text: ': Pho is light, Ramen rich.', food: null },
    ]);
  });

  it('keeps every character of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string({ minLength: 1, maxLength: 3 })),
        (text, names) => {
          expect(
            linkFoods({ text, foods: names.map(food) })
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('answerLines', () => {
  it('tells the lines of a list from what stands around it', () => {
    const lines = answerLines({ text: 'With Pho:\n– Beer: cold\nAsk the cook.', foods: [food('Pho'), food('Beer')] });
    expect(lines.map(({ isItem, parts }) => [isItem, parts.map(({ text }) => text)])).toEqual([
      [false, ['With ', 'Pho', ':']],
      [true, ['– ', 'Beer', ': cold']],
      [false, ['Ask the cook.']],
    ]);
  });
});
