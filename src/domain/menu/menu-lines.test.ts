import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MENU_LENGTH, MENU_LINES, readMenuLines } from './menu-lines.ts';

const only = (text: string) => {
  const [line] = readMenuLines(text);
  return line === undefined ? null : [line.dish, line.price, line.marks];
};

describe('a line of a menu', () => {
  it.each([
    ['Pad Thai', ['Pad Thai', '', '']],
    ['12. Pad Thai ........ 12.50', ['Pad Thai', '12.50', '']],
    ['Pad Thai  $12', ['Pad Thai', '$12', '']],
    ['Pad Thai 12,50 €', ['Pad Thai', '12,50 €', '']],
    ['Pad Thai 12,- €', ['Pad Thai', '12,- €', '']],
    ['Pad Thai (A, C, 3) 12,50', ['Pad Thai', '12,50', 'A, C, 3']],
    ['Pad Thai 12,50 (A,C)', ['Pad Thai', '12,50', 'A,C']],
    ['Pad Thai¹²', ['Pad Thai', '', '¹²']],
    ['Pad Thai 🌶🌶 (v)', ['Pad Thai', '', '']],
    ['Beer 0,3 l  4,20 / 5,90', ['Beer 0,3 l', '4,20 / 5,90', '']],
    ['Pork 65', ['Pork 65', '', '']],
    ['A7 Green curry', ['Green curry', '', '']],
    ['• Sushi — CHF 18.50', ['Sushi', 'CHF 18.50', '']],
    ['7up 3.00', ['7up', '3.00', '']],
    ['パッタイ ¥900', ['パッタイ', '¥900', '']],
    ['김치찌개 ₩9000', ['김치찌개', '₩9000', '']],
    ['Tom Kha\t85 ฿', ['Tom Kha', '85 ฿', '']],
    ['Borscht - 9', ['Borscht', '9', '']],
  ])('%s', (text, expected) => {
    expect(only(text)).toEqual(expected);
  });

  it.each(['STARTERS', 'Vorspeisen', 'Desserts:', 'Todayʼs Specials', 'Hauptgerichte', '***', '- - -', '', '12,50'])(
    '%s is no dish',
    (text) => {
      expect(readMenuLines(text)).toEqual([]);
    },
  );

  it('is described by lines in lower case or in brackets below it, and priced by a price alone', () => {
    const text = 'STARTERS\nTom Yum Goong\nhot and sour soup\n(with prawns)\n8,90\n\nPad Thai 12,50\nSom Tam\n9,50 €';
    expect(readMenuLines(text).map(({ dish, about, price }) => [dish, about, price])).toEqual([
      ['Tom Yum Goong', 'hot and sour soup (with prawns)', '8,90'],
      ['Pad Thai', '', '12,50'],
      ['Som Tam', '', '9,50 €'],
    ]);
  });

  it('has a bare number as its price where three lines end so', () => {
    const dishes = readMenuLines('Chicken 65 9\nPad Thai 12\nLaksa 11').map(({ dish, price }) => [dish, price]);
    expect(dishes).toEqual([
      ['Chicken 65', '9'],
      ['Pad Thai', '12'],
      ['Laksa', '11'],
    ]);
    expect(readMenuLines('Chicken 65\nPad Thai 12').map(({ dish }) => dish)).toEqual(['Chicken 65', 'Pad Thai 12']);
  });

  it('keeps a dish that is called as a heading where it has a price', () => {
    expect(readMenuLines('Beer 4.20').map(({ dish }) => dish)).toEqual(['Beer']);
    expect(readMenuLines('Beer')).toEqual([]);
  });

  it('never fails, and keeps to its bounds, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const lines = readMenuLines(text);
        expect(lines.length).toBeLessThanOrEqual(MENU_LINES);
        for (const { dish } of lines) expect(dish).toMatch(/\p{L}/u);
      }),
    );
    expect(readMenuLines('Pad Thai 5.00\n'.repeat(5_000))).toHaveLength(MENU_LINES);
    expect(readMenuLines(`Pad Thai\n${'x\n'.repeat(MENU_LENGTH)}Laksa`).map(({ dish }) => dish)).not.toContain('Laksa');
    expect(readMenuLines('P'.repeat(MENU_LENGTH))[0]?.text.length).toBeLessThan(400);
  });
});
