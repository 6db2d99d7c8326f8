const { minutesFor } = require('./reading-time.js');
const { choose, heading, parts, prose } = require('./story-parts.js');
const { capitalised, countWord, countWords, filled, series, shortened } = require('./story-words.js');

/**
 * The built-in writer: a story about a food from nothing but what the catalogue states about it, in one of five shapes. The same facts, shape,
 * turn and language always give the same story.
 *
 * @typedef {import('./story-facts.js').StoryFacts} StoryFacts
 * @typedef {import('./story-parts.js').Block} Block
 * @typedef {import('./story-parts.js').Part} Part
 * @typedef {import('./story-language.js').StoryLanguage} StoryLanguage
 * @typedef {{ title: string, excerpt: string, metaDescription: string, keywords: string[], blocks: Block[], readMinutes: number }} Story
 */

/** Shorter than this, in words, it is a note and no story: the food is passed over. */
const shortest = 130;

const {
  aftertaste,
  aroma,
  care,
  flavour,
  flavourAndHeat,
  heat,
  history,
  kitchen,
  lead,
  look,
  memory,
  pairs,
  relatives,
  season,
  servings,
  sound,
  texture,
  tips,
  variations,
  warmth,
} = parts;
/** What each section of a shape is made of; its headings stand at the same place in `headings` of the language. @type {readonly (readonly (readonly Part[])[])[]} */
const shapes = [
  [[texture, sound], [flavourAndHeat, aroma], [aftertaste], [warmth, servings, pairs], [history], [care]],
  [[history], [flavourAndHeat, texture, aftertaste], [variations], [relatives, pairs], [season, warmth], [care]],
  [[look], [aroma], [sound], [texture, warmth], [flavourAndHeat, aftertaste], [memory, history], [care]],
  [[kitchen], [look, warmth], [flavourAndHeat, texture], [tips, servings], [pairs, relatives], [care]],
  [[flavour], [heat], [texture], [aftertaste], [relatives], [history], [tips, warmth], [pairs], [care]],
];

/**
 * @param {StoryFacts} facts in the language
 * @param {{ shape: number, turn: number, language: StoryLanguage, least?: number }} choice `shape`: any whole number, taken round and round; `turn` chooses
 *   among wordings; `least`: words without which it is no story
 * @returns {Story | null} null where too little is stated for a story
 */
function writeStory(facts, { shape: wanted, turn, language, least = shortest }) {
  const [shape, words] = [shapes[wanted % shapes.length], language.shapes[wanted % shapes.length]];
  if (shape === undefined || words === undefined) return null;
  if (facts.name === '' || facts.description === '' || facts.flavours.length === 0) return null;
  const sections = shape
    .map((section, place) =>
      writeSection(section, { headings: words.headings[place] ?? [], facts, turn: turn + place, language }),
    )
    .filter((blocks) => blocks.length > 0);
  const values = { name: facts.name, origin: facts.origin, count: countWord(language, sections.length) };
  const opening = choose(turn, words.openings);
  const isTold = facts.origin !== '' || !/\{origin\}/i.test(opening);
  const blocks = [
    ...lead({ facts, turn, language }),
    ...prose(isTold ? capitalised(filled(opening, values)) : ''),
    ...sections.flat(),
  ];
  const count = countWords(textOf(blocks));
  if (count < least) return null;
  return {
    title: capitalised(filled(choose(turn, words.titles), values)),
    excerpt: shortened(facts.description, 280),
    metaDescription: shortened(
      `${facts.name}: ${series(facts.flavours.slice(0, 3), language.and)}. ${facts.description}`,
      155,
    ),
    keywords: keywordsOf(facts),
    blocks,
    readMinutes: minutesFor(count),
  };
}

/**
 * @param {readonly Part[]} section
 * @param {import('./story-parts.js').Telling & { headings: readonly string[] }} telling
 * @returns {Block[]} nothing where its parts have nothing to say
 */
function writeSection(section, { headings, ...telling }) {
  const blocks = section.flatMap((part) => part(telling));
  return blocks.length === 0 ? [] : [heading(choose(telling.turn, headings)), ...blocks];
}

/** The first three are shown on cards (spec 2 §9, blog and admin). @param {StoryFacts} facts */
function keywordsOf({ name, origin, flavours, textures, aromas }) {
  const all = [
    origin,
    flavours[0] ?? '',
    textures[0] ?? '',
    ...flavours.slice(1, 3),
    ...aromas.slice(0, 1),
    name,
  ].filter((word) => word !== '');
  return [...new Map(all.map((word) => [word.toLowerCase(), word])).values()];
}

/** @param {readonly Block[]} blocks */
function textOf(blocks) {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])).join(' ');
}

module.exports = { shapeCount: shapes.length, textOf, writeStory };
