import { expect, it } from 'vitest';
import { catalogueFaults, faultLine } from '#domain/testing/records/catalogue-faults.ts';
import { readCatalogueFiles } from './read-catalogue-files.mjs';

it('finds the built-in foods whole, in the words of the vocabularies, fit for their numbers, and stating what is in them', () => {
  const { files, textFiles, planned } = readCatalogueFiles();
  expect(files.length).toBeGreaterThan(16);
  expect(catalogueFaults(files, textFiles, planned).map(faultLine)).toEqual([]);
});
