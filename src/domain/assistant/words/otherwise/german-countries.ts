import { germanPattern, type Rewriting } from '#domain/assistant/words/german-pattern.ts';

/** Countries and their parts by the kitchen that records name, where German calls them otherwise: 'aus den Niederlanden', 'Essen aus Wales'. */
export const germanCountries: readonly Rewriting[] = [
  ['\\b(?:den )?(?:usa|vereinigten staaten|u s a)\\b', 'amerika'],
  ['\\b(?:den )?(?:niederlanden|holland)\\b', 'niederlande'],
  ['\\bholländisch(e[mnrs]?)?\\b', 'niederlandisch$1'],
  ['\\b(?:dem )?iran\\b', 'persien'],
  ['\\biranisch(e[mnrs]?)?\\b', 'persisch$1'],
  ['\\b(?:england|schottland|wales|cornwall|(?:dem )?vereinigten königreich|uk)\\b', 'grossbritannien'],
  // The Full English is called so.
  ['\\b(?:englisch|schottisch|walisisch)(e[mnrs]?)?\\b(?! (?:frühstück|breakfast))', 'britisch$1'],
  ['\\bkorsika\\b', 'frankreich'],
].map(([pattern = '', written = '']) => [new RegExp(germanPattern(pattern), 'g'), written]);
