const { minutesFor } = require('./reading-time.js');
const { visibleText } = require('../assistant/ai-prompt.js');
const { askService } = require('../assistant/ai-service.js');
const { careOf } = require('./story-parts.js');
const { countWords, shortened } = require('./story-words.js');

/**
 * The other writer of stories: a configured AI service, which is given what the catalogue states and asked to tell it well. It answers with
 * plain text in parts, never with HTML, and what it says is checked: a story that names another food, claims something about allergens or
 * diets, or leads out of the page is not used. What is stated about allergens is put under it by the built-in writer (R5).
 *
 * @typedef {import('./story-facts.js').StoryFacts} StoryFacts
 * @typedef {import('./story-parts.js').Block} Block
 * @typedef {import('./story-language.js').StoryLanguage} StoryLanguage
 * @typedef {import('./write-story.js').Story} Story
 */

const instructions = `You write short stories for the blog of Foretaste, an app that tells people what a food tastes like before they try it. Tell of the one food in the data: its taste, texture and aroma, how it is met, and where it comes from. Use only what the data states. Invent nothing: no history, no place, no number, no person that is not there. Write calm, concrete British English without superlatives and without addressing the reader as a customer. Plain text only: no HTML, no Markdown, no links. Say nothing about allergens, diets, health or safety; that is added elsewhere. The title must contain the food's name exactly as the data has it.`;

const line = (/** @type {number} */ minLength, /** @type {number} */ maxLength) =>
  /** @type {const} */ ({ type: 'string', minLength, maxLength });
/** @type {import('../server/json-schema.js').Schema} */
const schema = {
  type: 'object',
  required: ['title', 'excerpt', 'meta_description', 'keywords', 'lead', 'sections'],
  properties: {
    title: line(5, 110),
    excerpt: line(40, 280),
    meta_description: line(40, 155),
    keywords: { type: 'array', minItems: 3, maxItems: 8, items: line(2, 40) },
    lead: line(40, 400),
    sections: {
      type: 'array',
      minItems: 3,
      maxItems: 8,
      items: {
        type: 'object',
        required: ['heading', 'paragraphs'],
        properties: {
          heading: line(3, 80),
          paragraphs: { type: 'array', minItems: 1, maxItems: 4, items: line(20, 900) },
        },
      },
    },
  },
};

/** The same bounds as the built-in writer's, in words. */
const shortest = 130;
const longest = 1200;
const mostTokens = 2000;
/** Claims on which somebody's health may hang, and ways out of the text. */
const unwanted =
  /allerg|intoleran|coeliac|celiac|vegan|vegetarian|halal|kosher|gluten|lactose|(?:nut|dairy|sugar|fat|egg)[ -]free|safe (?:for|to)|healthy|\bcures?\b|https?:|www\.|[<>]|\]\(/i;

/**
 * @param {CoreApp} app outside any transaction
 * @param {{ facts: StoryFacts, language: StoryLanguage, seconds: number }} ask `language`: English, of the facts and of the story; `seconds` that it may take
 * @returns {Story | null} null where there is no service, or nothing usable came of it
 */
function askForStory(app, { facts, language, seconds }) {
  const {
    allergens: _allergens,
    mayContain: _mayContain,
    doubted: _doubted,
    diets: _diets,
    warnings: _warnings,
    slug: _slug,
    ...material
  } = facts;
  const answer = askService(app, {
    purpose: 'blog',
    member: '',
    instructions,
    material,
    schema,
    maxTokens: mostTokens,
    seconds,
  });
  return answer.kind === 'answered' ? storyFrom(answer.value, facts, language) : null;
}

/**
 * @param {any} told fits the schema
 * @param {StoryFacts} facts
 * @param {StoryLanguage} language
 * @returns {Story | null}
 */
function storyFrom(told, facts, language) {
  const text = (/** @type {string} */ given) => visibleText(given).replace(/\s+/g, ' ').trim();
  /** @type {Block[]} */
  const blocks = [
    { kind: 'lead', text: text(told.lead) },
    ...told.sections.flatMap((/** @type {{ heading: string, paragraphs: string[] }} */ { heading, paragraphs }) => [
      { kind: 'heading', text: text(heading) },
      ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: text(paragraph) })),
    ]),
  ];
  const [title, excerpt, metaDescription, keywords] = [
    text(told.title),
    text(told.excerpt),
    text(told.meta_description),
    told.keywords.map(text),
  ];
  const words = blocks.map((block) => ('text' in block ? block.text : '')).join(' ');
  const count = countWords(words);
  const all = [title, excerpt, metaDescription, ...keywords, words].join(' ');
  if (!title.includes(facts.name) || unwanted.test(all) || count < shortest || count > longest) return null;
  return {
    title,
    excerpt,
    metaDescription: shortened(metaDescription, 155),
    keywords: [...new Set(keywords)],
    blocks: [...blocks, ...careOf(facts, language)],
    readMinutes: minutesFor(count),
  };
}

module.exports = { askForStory };
