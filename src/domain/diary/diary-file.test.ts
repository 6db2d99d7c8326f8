import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, daysAfter } from './calendar-day.ts';
import { diaryAsCsv, diaryAsJson, type FiledEntry } from './diary-file.ts';
import { readDiaryFile } from './read-diary-file.ts';

const today = '2026-11-25' as CalendarDay;
const read = (text: string) => readDiaryFile(new TextEncoder().encode(text), today);
const entriesOf = (text: string) => {
  const outcome = read(text);
  return outcome.kind === 'diary' ? outcome : expect.fail(outcome.why);
};
const nothing = { id: '', foodId: null, foodName: 'Pho', day: null, rating: null, note: '', company: '', place: '' };

const said = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom('=1+1', "'=1", '-2', '@SUM(A1)', '"', 'a;b,c\td', "''+", 'two\nlines', '＝1', '  ', '=', "'"),
    )
    .map((text) => text.replaceAll('\0', '').trim());
const anEntry: fc.Arbitrary<FiledEntry> = fc.record({
  id: fc.constantFrom('', 'r10000000000000'),
  foodId: fc.constantFrom(null, 'ramen0000000001' as never),
  foodName: said(30).map((text) => text || 'Soup'),
  day: fc.option(fc.nat(20_000).map((days) => daysAfter(today, -days))),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  note: said(60),
  company: said(20),
  place: said(20),
});

describe('what is written is read again', () => {
  it.each([
    ['CSV', diaryAsCsv],
    ['JSON', diaryAsJson],
  ])('from a %s, whatever was typed', (_name, write) => {
    fc.assert(
      fc.property(fc.array(anEntry, { minLength: 1, maxLength: 6 }), (entries) => {
        const own = entries.map((entry, at) => ({
          ...entry,
          id: entry.id === '' ? '' : `${entry.id.slice(0, 14)}${at}`,
        }));
        expect(entriesOf(write(own))).toEqual({ kind: 'diary', entries: own, bad: [] });
      }),
    );
  });
});

describe('files of other programs', () => {
  it('are understood by German names, points and separators, and by what a spreadsheet adds', () => {
    const { entries, bad } = entriesOf(
      'Datum;Gericht;Bewertung;Mit wem\n3.1.2024;Phở;4,0;Noor\n2024/2/9 18:00;Ramen;;\n',
    );
    expect([entries, bad]).toEqual([
      [
        { ...nothing, foodName: 'Phở', day: '2024-01-03', rating: 4, company: 'Noor' },
        { ...nothing, foodName: 'Ramen', day: '2024-02-09' },
      ],
      [],
    ]);
  });

  it.each([
    ['day', '2026-02-30', '‘2026-02-30’ is no day: write it as 2026-12-31'],
    ['day', '11/12/2026', '‘11/12/2026’ is no day: write it as 2026-12-31'],
    ['day', '2026-11-26', 'the day 2026-11-26 has not come yet'],
    ['rating', '6', 'the rating is no whole number from 1 to 5'],
    ['rating', '4.5', 'the rating is no whole number from 1 to 5'],
    ['food', ' ', 'it does not say what was eaten'],
    ['food', 'x'.repeat(121), '‘food’ has more than 120 characters'],
    ['note', 'x'.repeat(2001), '‘note’ has more than 2,000 characters'],
    ['with', 'x'.repeat(201), '‘with whom’ has more than 200 characters'],
    ['where', ['here'], '‘where’ is no text'],
  ])('name the line whose %s is %s', (column, value, why) => {
    const rows = [{ food: 'Pho' }, { food: 'Pho', [column]: value }, { food: 'Bun' }];
    const { entries, bad } = entriesOf(JSON.stringify(rows));
    expect([entries.map(({ foodName }) => foodName), bad]).toEqual([['Pho', 'Bun'], [{ line: 2, why }]]);
  });

  it('name each thing that is wrong in a line, and an id that stands twice', () => {
    const { entries, bad } = entriesOf('food,rating,day,id\nPho,4,,a\nBun,9,1800-01-01,\nRamen,5,,a\nSoup,1\n');
    expect(entries.length).toBe(1);
    expect(bad).toEqual([
      { line: 3, why: '‘1800-01-01’ is no day: write it as 2026-12-31; the rating is no whole number from 1 to 5' },
      { line: 4, why: 'its id stands in line 2, too: leave the id empty for another entry' },
      { line: 5, why: '2 values stand here, 4 columns are named at the top' },
    ]);
  });

  it.each([
    ['without a column of foods', 'day,note\n2026-01-01,Good\n', 'No column says what was eaten'],
    ['that are empty', ' ', 'The file is empty.'],
    ['of too many entries', `food\n${'Pho\n'.repeat(10_001)}`, 'more than 10,000 entries'],
  ])('are refused %s', (_name, text, why) => {
    expect(read(text)).toEqual({ kind: 'refused', why: expect.stringContaining(why) });
  });
});
