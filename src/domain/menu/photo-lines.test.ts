import { describe, expect, test } from 'vitest';
import { readMenuLines } from './menu-lines.ts';
import { type PhotoLine, textOfPhoto } from './photo-lines.ts';

const LETTER = 10;
const HEIGHT = 20;

/** A line whose words stand one letter apart; '→' and a number begin again that many pixels from the left. */
function line(top: number, text: string, confidence = 90): PhotoLine {
  let left = 0;
  const words = text.split(' ').flatMap((word) => {
    const place = /^→(\d+)$/.exec(word);
    if (place !== null) {
      left = Number(place[1]);
      return [];
    }
    const read = { text: word, confidence, left, right: left + word.length * LETTER };
    left = read.right + LETTER;
    return [read];
  });
  return { top, bottom: top + HEIGHT, words };
}

const dishesOf = (text: string) => readMenuLines(text).map(({ dish, price }) => [dish, price]);

describe('what a photo of a menu says', () => {
  test('a price stands behind its dish, a gap apart, so that a bare number counts as one', () => {
    const text = textOfPhoto([[line(0, 'Pad Thai →400 12'), line(30, 'Pork 65')]]);
    expect(text).toBe('Pad Thai  12\nPork 65');
    expect(dishesOf(text)).toEqual([
      ['Pad Thai', '12'],
      ['Pork 65', ''],
    ]);
  });

  test('prices that were read as a block of their own go to the dish on their height', () => {
    const text = textOfPhoto([
      [line(0, 'Pad Thai'), line(30, 'with prawns'), line(60, 'Tom Yum')],
      [line(2, '→400 12,50 €'), line(61, '→400 CHF 9.–')],
    ]);
    expect(dishesOf(text)).toEqual([
      ['Pad Thai', '12,50 €'],
      ['Tom Yum', 'CHF 9.–'],
    ]);
  });

  test('columns of dishes stand below each other, each with its prices', () => {
    const text = textOfPhoto([
      [
        line(0, 'STARTERS →500 MAINS'),
        line(30, 'Satay →300 9 →500 Bibimbap →800 14'),
        line(60, 'Hummus →300 7 →520 Moussaka →800 13.5'),
        line(90, '→500 Feijoada →800 15'),
      ],
    ]);
    expect(text.split('\n')).toEqual([
      'STARTERS',
      'Satay  9',
      'Hummus  7',
      'MAINS',
      'Bibimbap  14',
      'Moussaka  13.5',
      'Feijoada  15',
    ]);
  });

  test('three columns are three', () => {
    const rows = ['Aioli →300 Bigos →600 Ceviche', 'Adobo →300 Baklava →600 Congee', 'Arepa →300 Brie →600 Churros'];
    expect(textOfPhoto([rows.map((row, at) => line(at * 30, row))]).split('\n')).toEqual([
      'Aioli',
      'Adobo',
      'Arepa',
      'Bigos',
      'Baklava',
      'Brie',
      'Ceviche',
      'Congee',
      'Churros',
    ]);
  });

  test('what is hardly legible is left out: the edge of a table is no dish', () => {
    expect(textOfPhoto([[line(0, 'SEE N sg', 30), line(30, 'Pad Thai'), line(60, '— ~ —')]])).toBe('Pad Thai');
    expect(textOfPhoto([[line(0, 'EA PEE', 20)]])).toBe('');
    expect(textOfPhoto([])).toBe('');
    // A price that was taken for letters.
    expect(textOfPhoto([[line(0, 'Pho Bo →400 Al')]])).toBe('Pho Bo');
  });

  test('no dish is lost and none comes twice, whatever the layout', () => {
    for (let columns = 1; columns <= 4; columns += 1)
      for (let rows = 1; rows <= 6; rows += 1) {
        const names = Array.from({ length: rows * columns }, (_, at) => `Dish${'abcdefghijklmnopqrstuvwxyz'[at]}`);
        const lines = Array.from({ length: rows }, (_, row) =>
          line(
            row * 30,
            Array.from({ length: columns }, (_unused, column) => `→${column * 300} ${names[column * rows + row]}`).join(
              ' ',
            ),
          ),
        );
        expect(textOfPhoto([lines]).split('\n').toSorted()).toEqual(names.toSorted());
      }
  });
});
