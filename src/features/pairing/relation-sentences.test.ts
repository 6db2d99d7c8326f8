import { expect, it } from 'vitest';
import { complementaryFlavours, contrastingFlavours, enhancingFlavours } from '#domain/pairing/flavour-relations.ts';
import { relationSentences } from './relation-sentences.ts';

it('the translators have every sentence of the tables, and no other', () => {
  const said = new Set(
    [...enhancingFlavours, ...complementaryFlavours, ...contrastingFlavours].map(({ because }) => because),
  );
  expect(relationSentences.map(({ id }) => id).toSorted()).toEqual([...said].toSorted());
});
