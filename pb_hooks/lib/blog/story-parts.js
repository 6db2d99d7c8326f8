const { capitalised, countWord, paragraph, sentence, series } = require('./story-words.js');

/**
 * The parts that the built-in writer makes stories of: each says in a few sentences what the catalogue states about one side of a food,
 * and nothing where it states nothing. No part names the food by a pronoun, because it may be one thing or a plate of many.
 *
 * @typedef {import('./story-facts.js').StoryFacts} StoryFacts
 * @typedef {{ kind: 'lead' | 'heading' | 'paragraph' | 'quote', text: string } | { kind: 'list', items: string[] }} Block
 * @typedef {(facts: StoryFacts, turn: number) => Block[]} Part `turn` chooses among wordings that say the same
 */

/** @type {Record<string, string>} */
const nouns = {
  sweet: 'sweetness',
  salty: 'saltiness',
  sour: 'sourness',
  bitter: 'bitterness',
  umami: 'umami',
  spicy: 'heat',
};
const heats = [
  'There is no heat at all.',
  'The heat is no more than a hint.',
  'The heat is mild.',
  'The heat is moderate.',
  'The heat is strong.',
  'The heat is intense.',
];
/** @type {Record<number, string>} */
const efforts = {
  1: 'a gentle place to start',
  2: 'well within reach',
  3: 'some practice helps',
  4: 'give it time and patience',
  5: 'a project for a free day',
};
/** From so much on, of 5, a basic taste is one that stands out. */
const standsOut = 3;

/** @param {string} text @returns {Block} */
const heading = (text) => ({ kind: 'heading', text });
/** @param {...string} sentences @returns {Block[]} */
const prose = (...sentences) => {
  const text = paragraph(...sentences);
  return text === '' ? [] : [{ kind: 'paragraph', text }];
};
/** @param {readonly string[]} items @returns {Block[]} */
const list = (items) =>
  items.length === 0 ? [] : [{ kind: 'list', items: items.map((item) => capitalised(item.replace(/\.$/, ''))) }];
/** @param {number} turn @param {readonly string[]} wordings @returns {string} */
const choose = (turn, wordings) => wordings[turn % wordings.length] ?? '';
/** @param {readonly string[]} words @param {(words: string) => string} say */
const ifAny = (words, say) => (words.length === 0 ? '' : say(series(words)));

/** @type {Part} */
const lead = ({ description }) => (description === '' ? [] : [{ kind: 'lead', text: sentence(description) }]);

/** @param {StoryFacts} facts @param {number} turn */
function flavourWords({ flavours }, turn) {
  return ifAny(flavours, (words) =>
    choose(turn, [
      `The flavour is ${words}.`,
      flavours.length > 1
        ? `${capitalised(words)}: that is the flavour in ${countWord(flavours.length)} words.`
        : `The flavour is ${words}.`,
      `In short, the flavour is ${words}.`,
    ]),
  );
}

/** @type {Part} */
const flavour = (facts, turn) => prose(flavourWords(facts, turn), levelWords(facts));

/** @type {Part} */
const flavourAndHeat = (facts, turn) => prose(flavourWords(facts, turn), levelWords(facts), heatWords(facts.levels));

/** What the six basic tastes amount to; only those that are stated. @param {StoryFacts} facts */
function levelWords({ levels }) {
  const ranked = Object.entries(levels).toSorted(([, one], [, other]) => other - one);
  const [first, ...others] = ranked;
  if (first === undefined || first[1] === 0) return '';
  const named = (/** @type {[string, number][]} */ tastes) => series(tastes.map(([name]) => nouns[name] ?? name));
  const equals = ranked.filter(([, level]) => level === first[1]);
  const next = others.filter(([, level]) => level >= standsOut && level < first[1]);
  const verb = equals.length === 1 ? 'stands out most, at' : 'stand out, each at';
  if (first[1] < standsOut)
    return `None of the basic tastes is loud; ${equals.length === 1 ? 'the clearest is' : 'the clearest are'} ${named(equals)}, at ${first[1]} of 5.`;
  const rest = next.length === 0 ? '' : `, before ${series(next.map(([name, level]) => `${nouns[name]} (${level})`))}`;
  return `Of the basic tastes, ${named(equals)} ${verb} ${first[1]} of 5${rest}.`;
}

/** @param {Record<string, number>} levels */
function heatWords({ spicy }) {
  return spicy === undefined ? '' : (heats[Math.ceil(spicy)] ?? '');
}

/** @type {Part} */
const heat = ({ levels }) =>
  prose(
    heatWords(levels),
    levels['spicy'] === undefined || levels['spicy'] === 0 ? '' : `Our catalogue puts it at ${levels['spicy']} of 5.`,
  );

/** @type {Part} */
function texture({ textures, mouthfeel }, turn) {
  return prose(
    ifAny(textures, (words) =>
      choose(turn, [
        `The texture is ${words}.`,
        `${capitalised(words)}: that is the texture.`,
        `Expect a texture that is ${words}.`,
      ]),
    ),
    sentence(mouthfeel),
  );
}

/** @type {Part} */
const sound = ({ eatingSounds }, turn) =>
  prose(
    ifAny(eatingSounds, (words) =>
      choose(turn, [`Listen for ${words}.`, `There is something to hear, too: ${words}.`]),
    ),
  );

/** @type {Part} */
const aroma = ({ aromas }, turn) =>
  prose(ifAny(aromas, (words) => choose(turn, [`The aroma is ${words}.`, `Lean in first: the aroma is ${words}.`])));

/** @type {Part} */
const aftertaste = ({ aftertaste: stored }) => (stored === '' ? [] : [{ kind: 'quote', text: sentence(stored) }]);

/** @type {Part} */
const look = ({ shape, size, consistency }) =>
  list([
    ...(shape === '' ? [] : [`Shape: ${shape}`]),
    ...(size === '' ? [] : [`Size: ${size}`]),
    ...(consistency === '' ? [] : [`Consistency: ${consistency}`]),
  ]);

/** @type {Part} */
function warmth({ served, idealServing, hotVersusCold, sensitivity }) {
  const at =
    served === ''
      ? ''
      : served === 'Room temperature'
        ? 'Served at room temperature'
        : `Served ${served.toLowerCase()}`;
  const said = at === '' ? '' : `${at}${idealServing === '' ? '' : `, ideally at ${idealServing}`}.`;
  return prose(said, sentence(hotVersusCold), sentence(sensitivity));
}

/** @type {Part} */
function kitchen({ preparation, ingredients, steps, difficulty, kitchenSounds }, turn) {
  const effort =
    difficulty === 0 ? '' : `For difficulty our catalogue gives ${difficulty} of 5: ${efforts[difficulty]}.`;
  return [
    ...prose(sentence(preparation), effort),
    ...prose(ifAny(ingredients, (words) => choose(turn, [`What goes in: ${words}.`, `The ingredients: ${words}.`]))),
    ...prose(
      ifAny(steps, (words) => `The steps that matter: ${words}.`),
      ifAny(kitchenSounds, (words) => `Sounds from the kitchen: ${words}.`),
    ),
  ];
}

/** @type {Part} */
const history = ({ history: stored, significance, context }) => [
  ...prose(sentence(stored)),
  ...prose(sentence(significance), sentence(context)),
];

/** @type {Part} */
const pairs = ({ pairs: stored }, turn) =>
  stored.length === 0 ? [] : [...prose(choose(turn, ['Good company:', 'Alongside, this goes well:'])), ...list(stored)];

/** @type {Part} */
const servings = ({ servings: stored }) => (stored.length === 0 ? [] : [...prose('Ways to serve:'), ...list(stored)]);

/** @type {Part} */
const tips = ({ tips: stored }) => prose(...stored.map(sentence));

/** @type {Part} */
const season = ({ seasons }) => prose(seasons.length === 0 ? '' : `Season: ${seasons.join(', ').toLowerCase()}.`);

/** @type {Part} */
function relatives({ similar }) {
  return prose(similar.length === 0 ? '' : `If you know ${series(similar, 'or')}, you know a neighbour in taste.`);
}

/** @type {Part} */
const variations = ({ variations: stored }) => list(stored.slice(0, 6));

/** @type {Part} */
const memory = ({ memories }) =>
  prose(memories.length === 0 ? '' : `Memories that may come with the taste: ${series(memories)}.`);

/**
 * What is stated about allergens and diets, never more (R5); the same words in every story.
 *
 * @type {Part}
 */
function care({ allergens, mayContain, diet, warnings }) {
  const stated =
    allergens === null
      ? 'The allergens are not stated in our catalogue.'
      : allergens.length === 0
        ? 'Our catalogue lists none of the fourteen major allergens here.'
        : `Allergens stated in our catalogue: ${series(allergens)}.`;
  const diets =
    diet['vegan'] === true ? 'Stated as vegan.' : diet['vegetarian'] === true ? 'Stated as vegetarian.' : '';
  return prose(
    stated,
    mayContain.length === 0 ? '' : `It may contain ${series(mayContain)}.`,
    diets,
    warnings.length === 0 ? '' : `Also noted: ${warnings.map(sentence).join(' ')}`,
    'Recipes differ, so ask whoever makes it.',
  );
}

/** @param {StoryFacts} facts @returns {Block[]} under its own heading, for whoever else tells of a food */
const careOf = (facts) => [heading('Before you eat'), ...care(facts, 0)];

module.exports = {
  careOf,
  parts: {
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
  },
  choose,
  heading,
  prose,
};
