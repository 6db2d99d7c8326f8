import { describe, expect, it } from 'vitest';
import { aFood } from '#domain/testing/a-food.ts';
import { breakersOfDiets, carriersOfAllergens } from '#domain/testing/kitchen-names.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { isNoAnswer, statedList } from './no-answer.ts';

const spellings =
  "unknown; Unknown.; UNKNOWN; not known; not yet known; unsure; not sure; I don't know; dont know; don’t know; idk; no idea; n/a; N/A; NA; n.a.; n. a.; n/k; not stated; not specified; unspecified; none stated; none known; none listed; no information; no info available; no data; not applicable; to be confirmed; tbc; TBD; pending; see label; see packaging; check the label; please ask; ask the cook; on request; maybe; possibly; various; varies; depends on the cook; null; undefined; yes; no; x; ?; ??; -; --; –; —; _; .; ...; /; (unknown); [n/a]; 1; 7; A; c; G1; unbekannt; Unbekannt!; nicht bekannt; noch nicht bekannt; unklar; unsicher; weiß nicht; weiss nicht; ich weiß es nicht; keine Ahnung; keine Angabe; keine Angaben; Keine Angabe.; keine Info; keine Informationen; keine bekannt; k.A.; k. A.; kA; o.A.; ohne Angabe; nicht angegeben; fehlt; leer; offen; folgt; siehe Packung; siehe Etikett; bitte fragen; bitte nachfragen; auf Anfrage; vielleicht; evtl.; eventuell; möglich; je nach Hersteller; verschiedene; variiert; kommt drauf an; entfällt; ja; nein; zu klären; noch zu prüfen".split(
    '; ',
  );

describe('what is no answer (R5)', () => {
  it.each(spellings)('“%s” in a list states nothing', (word) => {
    expect(isNoAnswer(word)).toBe(true);
    expect(statedList([word])).toBeNull();
    expect(statedList(['milk', word])).toEqual(['milk']);
    const food = { ...aFood(), allergens: ['milk', word], mayContain: [] };
    for (const allergen of allergenWords) expect(allergenStatus(food, allergen)).not.toBe('stated-free');
  });

  it('is no name of anything', () => {
    const names = [
      ...allergenWords,
      ...carriersOfAllergens.map(([name]) => name),
      ...breakersOfDiets.map(([name]) => name),
    ];
    expect(
      names.filter((name) => isNoAnswer(name) || statedList([name]) === null || statedList([name])?.length === 0),
    ).toEqual([]);
  });

  it('is not “none”, where it stands alone', () => {
    for (const word of ['none', 'None.', 'NONE', 'keine', 'Keine', 'keine Allergene', 'no allergens']) {
      expect(statedList([word])).toEqual([]);
      expect(isNoAnswer(word)).toBe(false);
    }
    expect(statedList(['none', 'milk'])).toEqual(['milk']);
    expect(statedList(['none', '?'])).toBeNull();
    expect(statedList([])).toEqual([]);
    expect(statedList(null)).toBeNull();
  });
});
