const { visibleText } = require('./ai-prompt.js');
const { foldText } = require('../server/search-key.js');
const names = '../generated/server-names.js';
const safety = '../generated/server-safety.js';
/** @type {typeof import('../../../src/domain/naming/server-names.ts')} */
const { seenAs } = require(names);
/** @type {typeof import('../../../src/domain/safety/server-safety.ts')} */
const { missesAllergen } = require(safety);

/**
 * Whether a text is about what may harm somebody, in any language of the app. There only what the catalogue states counts (R5): a service gets no such question,
 * its words on it are not passed on, and the built-in assistant answers. In doubt it says yes: a word too many costs a member nothing but the
 * service's style.
 */

const stuff =
  '(?:(?:pea|wal|hazel|tree )?nuts?|almonds?|cashews?|eggs?|milk|dairy|butter|ghee|cream|cheese|soya?|fish|anchov(?:y|ies)|shellfish|seafood|prawns?|shrimps?|crab|molluscs?|oysters?|wheat|flour|sesame|tahini|celery|mustard|lupin|sul(?:ph|f)ites?|meat|pork|lard|bacon|gelatine?|alcohol|wine|honey|sugar|salt|animal products?)';

const english = new RegExp(
  [
    'allerg|intoleran|anaphyla|co?eliac|vegan|vegetarian|gluten|dairy|lactose|halal|kosher|pregnan|diabet|poison|medic',
    '\\b(pea)?nuts?\\b|\\bnut[- ]?free|\\bsafe(ly)?\\b|\\bfree (?:of|from)\\b|\\btraces of\\b|\\b(?:suitable|fit) for\\b|\\bplant[- ]based|\\bketo\\b',
    `\\b${stuff}[- ]?(?:free|less)\\b`,
    `\\b(?:no|non|without|zero|minus|lacks?|lacking|omits?|skips?)[- ](?:\\w+ ){0,2}?${stuff}\\b`,
    `\\bcontain\\w* (?:\\w+ ){0,2}?${stuff}\\b`,
    `\\b(?:not|n.?t) (?:contain|have|include|use)\\b.*\\b${stuff}\\b`,
  ].join('|'),
);

const germanStuff =
  '(ei|eier|eiern|milch|sahne|butter|kae?se|soja|fisch|sesam|senf|sellerie|lupinen?|sulfite?|fleisch|schweinefleisch|speck|gelatine|alkohol|honig|krabben?|garnelen?|muscheln?|meeresfrue?chten?)';

/** Folded German: 'ü' has become 'u', or was typed as 'ue'. Parts of words, because German writes them together; 'nussig' is a taste. */
const german = new RegExp(
  [
    'unvertrae?g',
    'vertrae?g',
    '\\bvertrag(e|en)\\b',
    'zoe?liakie',
    'vegetari',
    '\\bveggie',
    'laktose',
    'weizen',
    'koscher',
    'schwanger',
    '\\bstill(en|end|ende|enden|zeit)\\b',
    'nuss(?!ig)',
    'nue?sse',
    'schalenfrue?cht',
    'schalentier',
    'krebstier',
    'krustentier',
    'weichtier',
    '\\b(un)?sicher (ist|zu|fue?r|bei|essen|geniess)',
    '\\bist (\\w+ )?(un)?sicher\\b',
    'bedenk(en)?los',
    'unbedenklich',
    'bekoe?mmlich',
    'gefae?hr',
    '\\bgift',
    'vergift',
    'medi[kz]',
    '\\bae?rzt',
    '\\b(frei von|spuren von)\\b',
    '(ei|milch|soja|fisch|sesam|senf|sellerie|lupinen|sulfit|zucker|salz|fleisch|tier|schweine?|alkohol)[- ]?frei',
    'pflanzlich',
    'fleischlos',
    '\\bgeeignet\\b',
    `\\b(ohne|keine?[nmrs]?|keinerlei|weder|enthae?lt) (\\w+ ){0,2}?${germanStuff}\\b`,
  ].join('|'),
);
/** What a question says of it besides; in an answer it may well be said of a taste. */
const germanQuestion = new RegExp(
  [
    'enthae?lt',
    '\\benthalten',
    '\\b(un)?sicher\\b',
    'mandel',
    `\\b(ohne|keine?n?|keinerlei|weder|noch|nicht) ${germanStuff}\\b`,
    `\\b${germanStuff}\\b.*\\b(drin|drinnen|dabei|vorhanden|aufpassen|meiden|vermeiden|verzichten|weglassen)\\b`,
    `\\b(wegen|aufpassen|meide|vermeide|vertrage|wie ?viel|worin)\\b.*\\b${germanStuff}\\b`,
    `\\b(ist|sind|wae?re?n?|steckt|stecken|gibt es|hat|haben)\\b.*\\b${germanStuff}\\b`,
  ].join('|'),
);

/** The ways in which a text is read: by what is seen of it, and neither a coconut nor a nutmeg is a nut. @param {string} text */
function readings(text) {
  return seenAs(text).map((seen) => foldText(visibleText(seen)).replace(/(kokos|muskat)(nuss|nue?sse)/g, '$1'));
}

/** @param {string} text of a service */
function touchesSafety(text) {
  return readings(text).some((read) => english.test(read) || german.test(read) || missesAllergen(read));
}

/** @param {string} text of a member */
function asksForSafety(text) {
  return touchesSafety(text) || readings(text).some((read) => germanQuestion.test(read));
}

module.exports = { asksForSafety, touchesSafety };
