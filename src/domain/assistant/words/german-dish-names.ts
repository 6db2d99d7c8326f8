import { foldedPattern } from './german-pattern.ts';

/** German words that stand in names of dishes, and the English ones that records have; the longer first. */
const names: readonly (readonly [string, string])[] = [
  ['grüne[snmr]? curry', 'green curry'],
  ['rote[snmr]? curry', 'red curry'],
  ['gelbe[snmr]? curry', 'yellow curry'],
  ['butterhähnchen|butter ?huhn', 'butter chicken'],
  ['gebratene[nmrs]? reis', 'fried rice'],
  ['klebreis mit mango|mango ?klebreis', 'mango sticky rice'],
  ['klebreis', 'sticky rice'],
  ['misosuppe', 'miso soup'],
  ['(?:französische )?zwiebelsuppe', 'french onion soup'],
  ['tortillasuppe', 'tortilla soup'],
  ['frühlingsrollen?', 'spring rolls'],
  ['sommerrollen?', 'summer rolls'],
  ['eiskaffee', 'iced coffee'],
  ['eistee', 'iced tea'],
  ['eierkaffee', 'egg coffee'],
  ['matcha ?eis', 'matcha ice cream'],
  ['linsensuppe', 'dal'],
  ['schokoladenmousse|mousse au chocolat', 'mousse au chocolat'],
  ['kaffee', 'coffee'],
  ['käse', 'cheese'],
  ['schokolade', 'chocolate'],
  ['nudeln', 'noodles'],
];
const patterns = names.map(
  ([german, english]) => [new RegExp(`\\b(?:${foldedPattern(german)})\\b`, 'g'), english] as const,
);

/** A folded German phrase with the names of dishes as records have them: 'grünes Curry' is 'green curry'. */
export function inEnglishNames(phrase: string): string {
  return patterns.reduce((text, [german, english]) => text.replace(german, english), phrase);
}
