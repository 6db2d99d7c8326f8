import { expect, it } from 'vitest';
import { truthSections } from './sections.ts';
import { writeTruth } from './support/write-truth.ts';

const seed = Number(process.env['TRUTH_SEED'] ?? '20251122');
const wanted = (process.env['TRUTH_SECTIONS'] ?? '').split(',').filter((id) => id !== '');

it('knows the sections that were asked for', () => {
  const known = truthSections.map(({ id }) => id);
  expect(wanted.filter((id) => !known.includes(id))).toEqual([]);
});

it.each(truthSections.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))(
  'measures $id',
  async (section) => {
    const tables = await section.measure({ seed });
    expect(tables.length).toBeGreaterThan(0);
    for (const { title, columns, rows } of tables) {
      expect(
        rows.filter(({ figures }) => figures.length !== columns.length).map(({ what }) => `${title}: ${what}`),
      ).toEqual([]);
    }
    await writeTruth(section, { tables, seed });
  },
);
