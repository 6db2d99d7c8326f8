import { foldText } from '#prelude/text/fold-text.ts';

/** Signs and brackets around a word. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What stands in a list and is no answer, in English and German, folded: nobody knows, nobody says, look elsewhere. A number or a letter is one of a key that is not here. */
const noAnswer = new RegExp(
  `^(?:${[
    '',
    // Nobody knows.
    "(?:un|not |in)(?:known|sure|certain|clear|determined|checked|tested)\\b.*|(?:i )?(?:don ?['’]?t|do not|dunno|idk)\\b.*|no idea.*|no clue|unbekannt|unklar|unsicher|ungewiss|ungepruft|weiss (?:ich )?(?:es )?nicht|ich weiss .*nicht|keine ahnung.*|may ?be|perhaps|probably|possibl[ey]|vielleicht|evtl|event(?:uell)?|moglich(?:erweise)?|wahrscheinlich",
    // Nobody says.
    '(?:un|not |non |un-)(?:specified|stated|declared|disclosed|available|applicable|given|provided|listed|mentioned|labell?ed|filled)\\b.*|not \\w+|not yet .*|nicht \\w+|noch nicht .*|none (?:stated|given|listed|known|declared|specified|provided|mentioned)|no (?:info|information|data|details?|answer|statement|allergen info(?:rmation)?)\\b.*|keine? (?:angaben?|infos?|information(?:en)?|daten|auskunft|aussage|bekannt\\w*|bekannten allergene|genannt\\w*)\\b.*|keine bekannt\\w*|ohne angaben?|fehl(?:t|en|end)|leer|empty|blank|missing|offen|noch offen',
    // An abbreviation, or what a machine writes.
    'n ?[./\\\\-]? ?[akdsv]\\.?|k\\.? ?a|o\\.? ?a|tb[acd]|tk|nan|null|nil|undefined|true|false|yes|no|ja|nein|test|todo|x+|[a-z]\\d?|\\d+ ?[a-z]?',
    // Look or ask elsewhere.
    '(?:please |bitte )?(?:see|ask|check|look|read|siehe|s\\.|fragen?|nachfragen|anfragen|erfragen|prufen|pruf)\\b.*|(?:on|upon|auf) (?:request|anfrage|nachfrage)|(?:to be|zu) \\w+|noch zu \\w+|to follow|folgt|pending|ask',
    // It depends.
    'various|varie[sd]|variable|variiert|depend(?:s|ing)?\\b.*|je nach .*|kommt (?:drauf|darauf) an|diverse|verschiedene?|different|entfallt|trifft nicht zu',
    // As French, Spanish and Italian have it.
    'inconnu|desconocido|sconosciuto|sin datos|non precise',
  ].join('|')})$`,
);

const nothingInIt = /^(?:none|keine?|keinerlei|no allergens?|keine allergene)$/;

function folded(word: string): string {
  return foldText(word).replaceAll(around, '');
}

/** Whether a word of a list says that nobody knows. */
export function isNoAnswer(word: string): boolean {
  return noAnswer.test(folded(word));
}

/** Whether a word that stands alone in a list says that nothing is in it (R5). */
function isNone(word: string): boolean {
  return nothingInIt.test(folded(word));
}

/** What a list states: without words that are no answer; null where it holds nothing else, which is no list (R5). */
export function statedList(list: readonly string[] | null): readonly string[] | null {
  if (list === null || list.every(isNone)) return list === null ? null : [];
  const stated = list.filter((word) => !isNoAnswer(word) && !isNone(word));
  return stated.length === 0 ? null : stated;
}
