/**
 * What can be told of a German text by rule: that it stands at another message, or breaks the manner of the app.
 *
 * @typedef {import('@lingui/conf').CatalogType} Catalogue
 * @typedef {{ message: string, translation: string, context: string, files: readonly string[] }} Text `files`: where it stands
 * @typedef {{ what: string, breaks: (text: Text) => boolean }} Rule
 */

/** Two messages may share a German text only where their English shares a word; these are right all the same. */
const sharedByRight = new Set(['wird gespeichert …', 'nicht gespeichert', 'ein hauch']);
/** The same, of one word beside each other: the mark 'New' and the tab 'Add', whom a field names. */
const sharedBesideByRight = new Set(['neu', 'mitglied']);

/** The English ends without a mark where the German has an abbreviation. */
const abbreviated = new Set(['{0}d ago', '{hours}h ago', '{0}m ago', 'N/A']);

/** The specification quotes the English sentence without its stop; beside others that have one the German has it, too. */
const quotedWithoutStop = new Set(["The food you're looking for doesn't exist or has been removed"]);

/** The cuisine is named after the country, the language is not. */
const cuisinesUnlikeLanguages = new Set(['filipino']);

const languages = languageNames();

/** @type {readonly Rule[]} */
const rules = [
  { what: 'has other numbers than', breaks: ({ message, translation }) => numbers(message) !== numbers(translation) },
  { what: 'has other plurals than', breaks: ({ message, translation }) => plurals(message) !== plurals(translation) },
  {
    what: 'ends otherwise than',
    breaks: ({ message, translation }) =>
      !abbreviated.has(message) &&
      ending(quotedWithoutStop.has(message) ? `${message}.` : message) !== ending(translation),
  },
  { what: 'is not the name of the language', breaks: isOtherLanguage },
  {
    what: 'is still the English of',
    breaks: ({ message, translation }) =>
      message === translation &&
      (
        outsideValues(message)
          .replaceAll('Foretaste', '')
          .match(/\p{Ll}{3,}/gu) ?? []
      ).length > 1,
  },
  {
    what: 'has English words left of',
    breaks: ({ translation }) => /\b(?:the|and|of|with|your|you|from|this|for|to)\b/i.test(outsideValues(translation)),
  },
  {
    what: 'says “Sie”, where the app says “du”, for',
    breaks: ({ translation }) => /[\p{Ll},–] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/u.test(translation),
  },
  // R28: only what is stated is said of allergens.
  {
    what: 'promises safety for',
    breaks: ({ translation }) => /\bfrei von\b|\bunbedenklich|\bungefährlich|\bsicher\b|\bohne \{/i.test(translation),
  },
  {
    what: 'calls something free of it, unlike',
    breaks: ({ message, translation }) => /\p{L}frei\b/u.test(translation) && !/\bfree\b/i.test(message),
  },
  {
    what: 'has three dots or straight quotes, where German has “…” and „…“, for',
    breaks: ({ translation }) => /\.{3}|["']/.test(outsideValues(translation)),
  },
];

/** @param {Catalogue} catalogue of the German words @returns {string[]} what is wrong with them; what has no translation is left to others */
export function germanProblems(catalogue) {
  const texts = Object.entries(catalogue).flatMap(([id, { message = id, translation, context = '', origin = [] }]) =>
    translation ? [{ message, translation, context, files: origin.map(([file]) => file) }] : [],
  );
  return [
    ...texts.flatMap((text) =>
      rules.filter(({ breaks }) => breaks(text)).map(({ what }) => `“${text.translation}” ${what} “${text.message}”`),
    ),
    ...strayTexts(texts),
    ...confusedTexts(texts),
  ];
}

/** @param {readonly Text[]} texts @returns {string[]} German of several words at two messages that have nothing in common: one of them is wrong */
function strayTexts(texts) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return texts.flatMap(({ message, translation }) => {
    const key = translation.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, message);
    if (other === undefined || sharedByRight.has(key) || !/\p{L} \p{L}/u.test(translation)) return [];
    const [stems, others] = [wordStems(message), wordStems(other)];
    return stems.some((stem) => others.includes(stem))
      ? []
      : [`“${translation}” stands at “${other}” and at “${message}”`];
  });
}

/** @param {readonly Text[]} texts @returns {string[]} one German text at two messages of one file that say something else: two buttons beside each other that nobody tells apart */
function confusedTexts(texts) {
  /** @type {Map<string, string>} */
  const first = new Map();
  return texts.flatMap(({ message, translation, files }) =>
    files.flatMap((file) => {
      const key = `${file} ${translation.toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, message);
      if (
        other === undefined ||
        other.toLowerCase() === message.toLowerCase() ||
        sharedBesideByRight.has(translation.toLowerCase())
      )
        return [];
      const [stems, others] = [wordStems(message), wordStems(other)];
      return stems.some((stem) => others.includes(stem))
        ? []
        : [`“${translation}” stands at “${other}” and at “${message}”, both in ${file}`];
    }),
  );
}

/** @param {Text} text */
function isOtherLanguage({ message, translation, context }) {
  const wanted = languages.get(message.toLowerCase());
  if (wanted === undefined || (context === 'cuisine' && cuisinesUnlikeLanguages.has(message))) return false;
  return translation.toLowerCase() !== wanted;
}

/** @returns {Map<string, string>} English to German, in lower case, of every language with a code of two letters */
function languageNames() {
  const [english, german] = ['en', 'de'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }),
  );
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const codes = letters.flatMap((one) => letters.map((other) => `${one}${other}`));
  return new Map(
    codes.flatMap((code) => {
      const [name, translated] = [english?.of(code), german?.of(code)];
      return name === undefined || translated === undefined ? [] : [[name.toLowerCase(), translated.toLowerCase()]];
    }),
  );
}

/** @param {string} text @returns {string} without the names of its values */
function outsideValues(text) {
  return text.replaceAll(/\{[^{}]*\}/g, ' ');
}

/** @param {string} text */
function numbers(text) {
  return (outsideValues(text).match(/\d+/g) ?? []).toSorted().join(' ');
}

/** @param {string} text @returns {number} how many */
function plurals(text) {
  return text.split(', plural,').length - 1;
}

/** @param {string} text */
function ending(text) {
  return (/[.?!:…]+$/.exec(text.trim())?.[0] ?? '').replace('...', '…');
}

/** @param {string} text @returns {string[]} the beginnings of its words: 'contribute' and 'contribution' are one */
function wordStems(text) {
  return (
    outsideValues(text)
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  ).map((word) => word.slice(0, 4));
}
