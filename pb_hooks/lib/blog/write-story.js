const { minutesFor } = require('./reading-time.js');
const { choose, heading, parts, prose } = require('./story-parts.js');
const { capitalised, countWord, countWords, series, shortened } = require('./story-words.js');

/**
 * The built-in writer: a story about a food from nothing but what the catalogue states about it, in one of five shapes. The same facts, shape
 * and turn always give the same story.
 *
 * @typedef {import('./story-facts.js').StoryFacts} StoryFacts
 * @typedef {import('./story-parts.js').Block} Block
 * @typedef {import('./story-parts.js').Part} Part
 * @typedef {{ title: string, excerpt: string, metaDescription: string, keywords: string[], blocks: Block[], readMinutes: number }} Story
 * @typedef {{ headings: readonly string[], parts: readonly Part[] }} Section
 * @typedef {{ titles: readonly string[], opening: readonly string[], sections: readonly Section[] }} Shape
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
const beforeYouEat = { headings: ['Before you eat'], parts: [care] };

/** `{name}` is the food's, `{origin}` its cuisine, `{count}` the number of questions. @type {readonly Shape[]} */
const shapes = [
  {
    titles: [
      '{name}: what to expect from the first taste',
      '{name}, from the first taste to the aftertaste',
      'The first taste of {name}',
    ],
    opening: [
      'What follows goes in the order of tasting: first the feel, then the flavour, then what stays.',
      'The feel, the flavour, the aftertaste: three things that happen one after the other, and so they stand here.',
    ],
    sections: [
      { headings: ['The first touch', 'In the mouth'], parts: [texture, sound] },
      { headings: ['The flavour', 'On the tongue'], parts: [flavourAndHeat, aroma] },
      { headings: ['What stays', 'The aftertaste'], parts: [aftertaste] },
      { headings: ['At the table'], parts: [warmth, servings, pairs] },
      { headings: ['A little background', 'Where this comes from'], parts: [history] },
      beforeYouEat,
    ],
  },
  {
    titles: ['The story of {name}', '{name}: a taste and where it comes from', 'What is behind {name}'],
    opening: [
      'Our catalogue files {name} under {origin} food. The story comes first here, and the taste right after.',
      'Every taste has a past. For {name}, it comes first here.',
    ],
    sections: [
      { headings: ['The story', 'Where this comes from'], parts: [history] },
      { headings: ['The taste today', 'The taste'], parts: [flavourAndHeat, texture, aftertaste] },
      { headings: ['One name, many versions', 'From place to place'], parts: [variations] },
      { headings: ['Neighbours in taste'], parts: [relatives, pairs] },
      { headings: ['When and how'], parts: [season, warmth] },
      beforeYouEat,
    ],
  },
  {
    titles: ['{name} for all five senses', '{name}: seen, heard, smelt, felt and tasted'],
    opening: [
      'Taste is only a fifth of it. Take the senses one by one.',
      'The tongue comes last. The other senses have plenty to do before it.',
    ],
    sections: [
      { headings: ['The eyes', 'What you see'], parts: [look] },
      { headings: ['The nose', 'What you smell'], parts: [aroma] },
      { headings: ['The ears', 'What you hear'], parts: [sound] },
      { headings: ['The touch', 'What you feel'], parts: [texture, warmth] },
      { headings: ['The tongue', 'What you taste'], parts: [flavourAndHeat, aftertaste] },
      { headings: ['And memory'], parts: [memory, history] },
      beforeYouEat,
    ],
  },
  {
    titles: ['{name}, from kitchen to table', 'In the kitchen with {name}', 'How the taste gets into {name}'],
    opening: [
      'A taste is made before it is met. So this one begins in the kitchen.',
      'To understand a taste, look first at how it is made.',
    ],
    sections: [
      { headings: ['In the kitchen'], parts: [kitchen] },
      { headings: ['What arrives at the table'], parts: [look, warmth] },
      { headings: ['The taste of the work', 'The taste'], parts: [flavourAndHeat, texture] },
      { headings: ['How to go about it', 'Some advice'], parts: [tips, servings] },
      { headings: ['Good neighbours', 'What goes with it'], parts: [pairs, relatives] },
      beforeYouEat,
    ],
  },
  {
    titles: [
      '{name}: {count} questions before the first taste',
      'Before you try {name}: {count} questions',
      '{count} questions about {name}',
    ],
    opening: [
      'Short questions, short answers, all of them from our catalogue.',
      'What people ask before they order, answered as briefly as possible.',
    ],
    sections: [
      { headings: ['What does it taste like?'], parts: [flavour] },
      { headings: ['Is it spicy?', 'How much heat is there?'], parts: [heat] },
      { headings: ['What is the texture?', 'How does it feel in the mouth?'], parts: [texture] },
      { headings: ['What is left afterwards?'], parts: [aftertaste] },
      { headings: ['What can I compare it with?'], parts: [relatives] },
      { headings: ['Where does it come from?'], parts: [history] },
      { headings: ['How do I go about it?'], parts: [tips, warmth] },
      { headings: ['What goes with it?'], parts: [pairs] },
      { headings: ['Who should take care?'], parts: [care] },
    ],
  },
];

/**
 * @param {StoryFacts} facts
 * @param {{ shape: number, turn: number }} choice `shape`: any whole number, taken round and round; `turn` chooses among wordings
 * @returns {Story | null} null where too little is stated for a story
 */
function writeStory(facts, { shape: wanted, turn }) {
  const shape = shapes[wanted % shapes.length] ?? shapes[0];
  if (shape === undefined || facts.name === '' || facts.description === '' || facts.flavours.length === 0) return null;
  const sections = shape.sections
    .map((section, place) => writeSection(section, facts, turn + place))
    .filter((blocks) => blocks.length > 0);
  const count = countWord(sections.length);
  const fill = (/** @type {string} */ text) =>
    capitalised(text.replace('{name}', facts.name).replace('{origin}', facts.origin).replace('{count}', count));
  const opening =
    facts.origin === '' && choose(turn, shape.opening).includes('{origin}') ? '' : fill(choose(turn, shape.opening));
  const blocks = [...lead(facts, turn), ...prose(opening), ...sections.flat()];
  const words = countWords(textOf(blocks));
  if (words < shortest) return null;
  return {
    title: fill(choose(turn, shape.titles)),
    excerpt: shortened(facts.description, 280),
    metaDescription: shortened(`${facts.name}: ${series(facts.flavours.slice(0, 3))}. ${facts.description}`, 155),
    keywords: keywordsOf(facts),
    blocks,
    readMinutes: minutesFor(words),
  };
}

/**
 * @param {Section} section
 * @param {StoryFacts} facts
 * @param {number} turn
 * @returns {Block[]} nothing where its parts have nothing to say
 */
function writeSection(section, facts, turn) {
  const blocks = section.parts.flatMap((part) => part(facts, turn));
  return blocks.length === 0 ? [] : [heading(choose(turn, section.headings)), ...blocks];
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
