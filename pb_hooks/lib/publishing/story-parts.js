const { capitalised, countWord, filled, levelWord, paragraph, sentence, series } = require('./story-words.js');

/**
 * The parts that the built-in writer makes stories of: each says in a few sentences what the catalogue states about one side of a food,
 * and nothing where it states nothing. No part names the food by a pronoun, because it may be one thing or a plate of many.
 *
 * @typedef {import('./story-facts.js').StoryFacts} StoryFacts
 * @typedef {import('./story-language.js').StoryLanguage} StoryLanguage
 * @typedef {{ kind: 'lead' | 'heading' | 'paragraph' | 'quote', text: string } | { kind: 'list', items: string[] }} Block
 * @typedef {{ facts: StoryFacts, turn: number, language: StoryLanguage }} Telling `turn` chooses among wordings that say the same
 * @typedef {(telling: Telling) => Block[]} Part
 */

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
/** A sentence of the language. @param {Pick<Telling, 'language' | 'turn'>} telling @param {string} key @param {Record<string, string>} [values] */
const say = ({ language, turn }, key, values = {}) => filled(choose(turn, language.says[key] ?? []), values);
/** A sentence on words, where there are any. @param {Telling} telling @param {string} key @param {readonly string[]} words */
const sayOf = (telling, key, words) =>
  words.length === 0 ? '' : say(telling, key, { words: phrases(words, telling.language) });
/** @param {readonly string[]} words @param {StoryLanguage} language */
const phrases = (words, { and, clauses }) =>
  clauses !== undefined && words.length > 1 && words.some((word) => word.includes(','))
    ? words.map((word) => word.replace(/[.;,]+$/, '')).join(clauses)
    : series(words, and);

/** @type {Part} */
const lead = ({ facts: { description } }) =>
  description === '' ? [] : [{ kind: 'lead', text: sentence(description) }];

/** @param {Telling} telling */
function flavourWords(telling) {
  const { facts, language } = telling;
  if (facts.flavours.length === 0) return '';
  return say(telling, facts.flavours.length > 1 ? 'flavour' : 'flavourOfOne', {
    words: series(facts.flavours, language.and),
    count: countWord(language, facts.flavours.length),
  });
}

/** @type {Part} */
const flavour = (telling) => prose(flavourWords(telling), levelWords(telling));

/** @type {Part} */
const flavourAndHeat = (telling) => prose(flavourWords(telling), levelWords(telling), heatWords(telling));

/** What the six basic tastes amount to; only those that are stated. @param {Telling} telling */
function levelWords(telling) {
  const { language } = telling;
  const ranked = Object.entries(telling.facts.levels).toSorted(([, one], [, other]) => other - one);
  const [first, ...others] = ranked;
  if (first === undefined || first[1] === 0) return '';
  const noun = (/** @type {string} */ name) => language.nouns[name] ?? name;
  const equals = ranked.filter(([, level]) => level === first[1]);
  const next = others.filter(([, level]) => level >= standsOut && level < first[1]);
  const isQuiet = first[1] < standsOut;
  const named = next.map(([name, level]) => `${noun(name)} (${levelWord(language, level)})`);
  return say(telling, `${isQuiet ? 'quiet' : 'loud'}${equals.length === 1 ? 'One' : 'Many'}`, {
    tastes: series(
      equals.map(([name]) => noun(name)),
      language.and,
    ),
    level: levelWord(language, first[1]),
    rest: named.length === 0 ? '' : say(telling, 'rest', { tastes: series(named, language.and) }),
  });
}

/** @param {Telling} telling */
function heatWords({ facts: { levels }, language }) {
  const { spicy } = levels;
  return spicy === undefined ? '' : (language.heats[Math.ceil(spicy)] ?? '');
}

/** @type {Part} */
function heat(telling) {
  const { spicy = 0 } = telling.facts.levels;
  return prose(
    heatWords(telling),
    spicy === 0 ? '' : say(telling, 'heatLevel', { level: levelWord(telling.language, spicy) }),
  );
}

/** @type {Part} */
const texture = (telling) =>
  prose(sayOf(telling, 'texture', telling.facts.textures), sentence(telling.facts.mouthfeel));

/** @type {Part} */
const sound = (telling) => prose(sayOf(telling, 'sound', telling.facts.eatingSounds));

/** @type {Part} */
const aroma = (telling) => prose(sayOf(telling, 'aroma', telling.facts.aromas));

/** @type {Part} */
const aftertaste = ({ facts: { aftertaste: stored } }) =>
  stored === '' ? [] : [{ kind: 'quote', text: sentence(stored) }];

/** @type {Part} */
function look(telling) {
  const { shape, size, consistency } = telling.facts;
  const stated = Object.entries({ shape, size, consistency }).filter(([, text]) => text !== '');
  return list(stated.map(([key, text]) => say(telling, key, { text })));
}

/** @type {Part} */
function warmth(telling) {
  const { served, idealServing, hotVersusCold, sensitivity } = telling.facts;
  const stored = served.toLowerCase();
  const ways = telling.language.served;
  const at = served === '' ? '' : filled(ways[stored] ?? ways['*'] ?? '', { served: stored });
  const ideally = idealServing === '' ? '' : say(telling, 'ideal', { text: idealServing });
  return prose(at === '' ? '' : `${at}${ideally}.`, sentence(hotVersusCold), sentence(sensitivity));
}

/** @type {Part} */
function kitchen(telling) {
  const { preparation, ingredients, steps, difficulty, kitchenSounds } = telling.facts;
  const effort = telling.language.efforts[difficulty - 1];
  return [
    ...prose(
      sentence(preparation),
      effort === undefined ? '' : say(telling, 'effort', { level: String(difficulty), effort }),
    ),
    ...prose(sayOf(telling, 'ingredients', ingredients)),
    ...prose(sayOf(telling, 'steps', steps), sayOf(telling, 'kitchenSounds', kitchenSounds)),
  ];
}

/** @type {Part} */
const history = ({ facts: { history: stored, significance, context } }) => [
  ...prose(sentence(stored)),
  ...prose(sentence(significance), sentence(context)),
];

/** @type {Part} */
const pairs = (telling) => introduced(telling, 'pairs', telling.facts.pairs);

/** @type {Part} */
const servings = (telling) => introduced(telling, 'servings', telling.facts.servings);

/** @param {Telling} telling @param {string} key @param {readonly string[]} items */
const introduced = (telling, key, items) => (items.length === 0 ? [] : [...prose(say(telling, key)), ...list(items)]);

/** @type {Part} */
const tips = ({ facts: { tips: stored } }) => prose(...stored.map(sentence));

/** @type {Part} */
const season = (telling) => {
  const { seasons } = telling.facts;
  return prose(seasons.length === 0 ? '' : say(telling, 'season', { words: seasons.join(', ') }));
};

/** @type {Part} */
function relatives(telling) {
  const { similar } = telling.facts;
  return prose(similar.length === 0 ? '' : say(telling, 'relatives', { words: series(similar, telling.language.or) }));
}

/** @type {Part} */
const variations = ({ facts: { variations: stored } }) => list(stored.slice(0, 6));

/** @type {Part} */
const memory = (telling) => prose(sayOf(telling, 'memory', telling.facts.memories));

/**
 * What is stated about allergens and diets, never more (R5); the same words in every story.
 *
 * @type {Part}
 */
function care({ facts: { allergens, mayContain, doubted, diets, warnings }, language }) {
  const telling = { language, turn: 0 };
  const named = (/** @type {readonly string[]} */ words) => ({ words: series(words, language.and) });
  const stated =
    allergens === null
      ? say(telling, 'allergensUnstated')
      : allergens.length > 0
        ? say(telling, 'allergens', named(allergens))
        : doubted.length > 0
          ? ''
          : say(telling, 'allergensNone');
  const kept = ['vegan', 'vegetarian'].find((diet) => diets.includes(diet));
  return prose(
    stated,
    mayContain.length === 0 ? '' : say(telling, 'mayContain', named(mayContain)),
    doubted.length === 0 ? '' : say(telling, 'allergensDoubted', named(doubted)),
    kept === undefined ? '' : say(telling, kept),
    warnings.length === 0 ? '' : say(telling, 'warnings', { text: warnings.map(sentence).join(' ') }),
    say(telling, 'ask'),
  );
}

/** @param {StoryFacts} facts @param {StoryLanguage} language @returns {Block[]} under its own heading, for whoever else tells of a food */
function careOf(facts, language) {
  const telling = { facts, language, turn: 0 };
  return [heading(say(telling, 'beforeYouEat')), ...care(telling)];
}

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
