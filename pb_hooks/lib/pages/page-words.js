/**
 * What the documents of public addresses say, by language: the same words as the screens' (src/languages/de.po). The language stands in the address,
 * `?lang=de`, and in no header: any cache may keep an answer for its address, and a link leads everybody to the same words.
 *
 * @typedef {'en' | 'de'} PageLanguage
 * @typedef {{
 *   locale: string,
 *   noScript: string,
 *   blog: { name: string, title: string, description: string, feed: string, absent: string },
 *   home: { title: string, description: string },
 *   explore: { title: string, description: string },
 *   food: { title: (name: string) => string, description: (name: string) => string, absent: string },
 *   list: { title: (name: string) => string, description: (name: string) => string },
 *   member: { title: (name: string) => string, description: (name: string) => string },
 * }} PageWords `locale` as Open Graph writes it
 */

/** @type {Readonly<Record<PageLanguage, PageWords>>} */
const words = {
  en: {
    locale: 'en_GB',
    noScript:
      'Foretaste needs JavaScript: it keeps its food on your device and works there, with or without a network.',
    blog: {
      name: 'The Foretaste Blog',
      title: 'The Foretaste Blog · Foretaste',
      description:
        'Stories about food and taste: a dish a day, from the first bite to the aftertaste, and where it comes from.',
      feed: 'A story a day about one food: how it tastes, and where it comes from.',
      absent: 'Post not found · Foretaste',
    },
    home: {
      title: 'Foretaste: know the taste before you try it',
      description:
        'Learn what a food tastes like before you try it: flavour, texture, aroma and aftertaste of dishes from around the world.',
    },
    explore: {
      title: 'Explore Food Cultures',
      description:
        'Browse foods of many cuisines and learn what they taste like before you try them: flavour, texture, aroma and aftertaste.',
    },
    food: {
      title: (name) => `${name} - Taste Profile & Cultural Information`,
      description: (name) => `What ${name} tastes like, before you try it.`,
      absent: 'Learn what a food tastes like before you try it.',
    },
    list: {
      title: (name) => `${name} · Foretaste`,
      description: (name) => `${name}: a list of foods, and what they taste like.`,
    },
    member: {
      title: (name) => `${name} · Foretaste`,
      description: (name) => `The foods and reviews of ${name}.`,
    },
  },
  de: {
    locale: 'de_DE',
    noScript:
      'Foretaste braucht JavaScript: Es behält seine Gerichte auf deinem Gerät und läuft dort, mit Netz und ohne.',
    blog: {
      name: 'Der Foretaste-Blog',
      title: 'Der Foretaste-Blog · Foretaste',
      description:
        'Geschichten über Essen und Geschmack: jeden Tag ein Gericht, vom ersten Bissen bis zum Nachgeschmack, und woher es kommt.',
      feed: 'Jeden Tag eine Geschichte über ein Gericht: wie es schmeckt und woher es kommt.',
      absent: 'Beitrag nicht gefunden · Foretaste',
    },
    home: {
      title: 'Foretaste: wissen, wie es schmeckt, bevor du es probierst',
      description:
        'Erfahre, wie ein Gericht schmeckt, bevor du es probierst: Geschmack, Textur, Aroma und Nachgeschmack von Gerichten aus aller Welt.',
    },
    explore: {
      title: 'Entdecke Esskulturen',
      description:
        'Stöbere in Gerichten vieler Küchen und erfahre, wie sie schmecken, bevor du sie probierst: Geschmack, Textur, Aroma und Nachgeschmack.',
    },
    food: {
      title: (name) => `${name} – Geschmacksprofil und Kultur`,
      description: (name) => `Wie ${name} schmeckt, bevor du es probierst.`,
      absent: 'Erfahre, wie ein Gericht schmeckt, bevor du es probierst.',
    },
    list: {
      title: (name) => `${name} · Foretaste`,
      description: (name) => `${name}: eine Liste von Gerichten, und wie sie schmecken.`,
    },
    member: {
      title: (name) => `${name} · Foretaste`,
      description: (name) => `Die Gerichte und Bewertungen von ${name}.`,
    },
  },
};

const pageLanguages = /** @type {readonly PageLanguage[]} */ (Object.keys(words));

/** @param {PageLanguage} language */
function pageWords(language) {
  return words[language];
}

/** @param {core.RequestEvent} e @returns {PageLanguage} that the address asks for; English where it asks for none, or for one without words */
function languageAsked(e) {
  const asked = e.request.url.query().get('lang');
  return pageLanguages.find((language) => language === asked) ?? 'en';
}

/** @param {string} path @param {PageLanguage} language @returns {string} where a page speaks it: English has the plain address */
function pathIn(path, language) {
  return language === 'en' ? path : `${path}?lang=${language}`;
}

module.exports = { languageAsked, pageLanguages, pageWords, pathIn };
