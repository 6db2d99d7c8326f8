const { pageLanguages, pageWords, pathIn } = require('./page-words.js');
const { isWide, previewPicture } = require('./preview-picture.js');
const { readBuilt } = require('./public-files.js');
const { documentAges, isHeld } = require('../sync/shared-answer.js');
const { escapeHtml } = require('../publishing/story-html.js');
const { hasSampleData } = require('../server/sample-data.js');

/**
 * The app's document as search engines and link previews read it, which run no app: title, description, Open Graph and JSON-LD of what the
 * address is about. Readers get the same document; the app takes over from there, and its service worker answers later visits with the plain one.
 *
 * @typedef {{
 *   title: string, description: string, path: string, type: 'article' | 'profile' | 'website', image: string, imageOf?: string, data?: Record<string, unknown>, published?: string, isMissing?: boolean, isUnlisted?: boolean, language?: import('./page-words.js').PageLanguage, spoken?: readonly import('./page-words.js').PageLanguage[],
 *   foods?: readonly string[], food?: { name: string, origin: string, picture: string }, landing?: { picture: string }, explore?: ExploreHead,
 * }} Page `path` and `image` begin with '/'; `image` may be '', `imageOf` says what it shows where that is not the title; `data`: JSON-LD; `published`: ISO 8601; `isUnlisted`: for whoever has the link, not for search engines; `language`: in which it is told; none: English alone; `spoken`: the languages that it has an address in, all of them where none are named; one alone has the plain address; `foods`: rows as JSON, which the app shows until it
 *   has heard of them; `food`, `landing`: what their pages begin with, drawn before the app is there
 *
 * @typedef {{ heading: string, lead: string, picture: string, cultures: number, foods: number }} ExploreHead of its first section: what it is called, a line about it or
 *   '' for a button beside it, the picture of its first food, and how many stand there; and how many cuisines there are
 */

/** What index.html shows before it is known what the address is about. */
const frameContent = /<div class="frame-content">.*?<\/div>/s;

/** Of cuisines on Explore: src/features/catalogue/explore/cuisine-plates.tsx. */
const mostPlates = 30;

/**
 * @param {core.RequestEvent} e
 * @param {Page} page
 * @returns {void} 200 with the document, 404 with it for a page that is missing
 */
function answerDocument(e, page) {
  e.response.header().add('Vary', 'Save-Data');
  const html = fillDocument(readDocument(e.app), { page, base: baseOf(e.app) });
  if (!page.isMissing) return isHeld(e, html, documentAges) ? e.noContent(304) : e.html(200, html);
  // It may be there a moment later.
  e.response.header().set('Cache-Control', 'no-cache');
  return e.html(404, html);
}

/** The document as it was built, which the service worker keeps for every address. @param {core.RequestEvent} e */
function answerPlain(e) {
  return e.html(200, readDocument(e.app));
}

/**
 * PocketBase's own answer to every address that has no route is the file as it is. A server of sample data answers itself, so that every screen says so.
 *
 * @param {core.RequestEvent} e any request
 * @returns {boolean} whether it is for such an address, of such a server
 */
function isForSampleDocument(e) {
  return (
    hasSampleData(e.app) && /^(GET )?\/\{path\.\.\.\}$/.test(e.request.pattern) && !/\.\w+$/.test(e.request.url.path)
  );
}

/** @param {CoreApp} app */
function readDocument(app) {
  const html = readBuilt('index.html');
  if (html === null) throw new NotFoundError('There is no app here.', {});
  return hasSampleData(app) ? html.replace('<html ', '<html data-sample ') : html;
}

/** @param {CoreApp} app @returns {string} the public address, without a slash at its end */
function baseOf(app) {
  return app.settings().meta.appURL.replace(/\/+$/, '');
}

/**
 * @param {string} html the app's document
 * @param {{ page: Page, base: string }} what
 */
function fillDocument(html, { page, base }) {
  const tags = headOf(page, base).join('\n    ');
  const title = `<title>${escapeHtml(page.title)}</title>`;
  const language = page.language ?? 'en';
  // By functions: a '$' in a title must stay one.
  const named = html
    .replace(/(<html [^>]*?lang=")[^"]*/, (_, before) => before + language)
    .replace(/<noscript>[^<]+/, () => `<noscript>${pageWords(language).noScript}`)
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<meta name="description"[^>]*>\s*/, () => '');
  const beginning = beginningOf(page);
  const framed =
    beginning === '' ? named : named.replace(frameContent, () => `<div class="frame-content">${beginning}</div>`);
  const cultures = page.explore === undefined ? '' : ` data-cultures="${page.explore.cultures}"`;
  const known =
    (page.foods ?? []).length === 0
      ? ''
      : `<script type="application/json" id="document-foods" data-address="${escapeHtml(page.path)}" data-day="${new Date().toISOString().slice(0, 10)}"${cultures}>[${page.foods?.map(safeInScript).join(',')}]</script>\n  `;
  return framed.replace('</body>', () => `${known}</body>`).replace(title, () => `${title}\n    ${tags}`);
}

/** What src/app/frame.css draws of a page until the app does; '' for an outline. @param {Page} page */
function beginningOf({ food, landing, explore }) {
  if (food !== undefined) return headOfFood(food);
  if (explore !== undefined) return headOfExplore(explore);
  return landing === undefined ? '' : headOfLanding(landing);
}

/** As the build drew it by the landing's own components: src/app/start/landing-picture.tsx. @param {NonNullable<Page['landing']>} landing */
function headOfLanding({ picture }) {
  const image = picture === '' ? '' : `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high" />`;
  return (readBuilt('first-pictures/landing.html') ?? '').replace('<!--picture-->', () => image);
}

/** How the first cards of Explore stand, by the heading above them: src/features/catalogue/explore. @type {Readonly<Record<string, string>>} */
const looksOfCards = { Featured: ' frame-tiles', 'Just shared': ' frame-shelf' };

/** In English, the words of src/features/catalogue/explore/explore-screen.tsx; another language keeps their place. @param {ExploreHead} explore */
function headOfExplore({ heading, lead, picture, cultures, foods }) {
  const image = picture === '' ? '' : `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high" />`;
  const looks = looksOfCards[heading] ?? '';
  // src/food-views/cards/food-tiles.tsx
  const few = looks === ' frame-tiles' && foods < 6 ? ` frame-few-${foods}` : '';
  const plates = '<i></i>'.repeat(Math.min(cultures, mostPlates) + 1);
  return (
    '<div class="frame-explore"><div class="frame-words"><p>Explore Food Cultures</p><p>Find out what a dish tastes like before the first bite.</p></div><div class="frame-search"><i></i><i>Advanced search</i></div><div class="frame-chips"><i></i><i></i><i></i><i></i></div>' +
    `<div class="frame-plates">${plates}</div><div class="frame-section"><div class="frame-words"><p>${escapeHtml(heading)}</p>${lead === '' ? '' : `<p>${escapeHtml(lead)}</p>`}</div>${lead === '' ? '<i>Browse all foods</i>' : ''}</div>` +
    `<div class="frame-cards${looks}${few}"><div>${image}</div></div></div>`
  );
}

/** The head of a food's page as src/app/frame.css draws it until the app does. @param {NonNullable<Page['food']>} food */
function headOfFood({ name, origin, picture }) {
  const image = picture === '' ? '' : `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high" />`;
  return `<div class="frame-food">${image}<div><p>${escapeHtml(origin)}</p><p>${escapeHtml(name)}</p></div></div>`;
}

/** @param {Page} page @param {string} base @returns {string[]} */
function headOf(page, base) {
  const language = page.language ?? 'en';
  const addressIn = (/** @type {import('./page-words.js').PageLanguage} */ other) => base + pathIn(page.path, other);
  const all = page.spoken ?? (page.language === undefined ? [] : pageLanguages);
  const spoken = all.length < 2 ? [] : all;
  const address = spoken.length === 0 ? base + page.path : addressIn(language);
  const image = previewPicture(page.image);
  const meta = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ content) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
  if (page.isMissing) return [meta('name', 'robots', 'noindex')];
  return [
    meta('name', 'description', page.description),
    ...(page.isUnlisted ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...spoken.map((one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(addressIn(one))}" />`),
    ...(spoken.length === 0
      ? []
      : [`<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn('en'))}" />`]),
    `<link rel="alternate" type="application/rss+xml" title="${pageWords(language).blog.name}" href="${pathIn('/blog/feed.xml', language)}" />`,
    meta('property', 'og:site_name', 'Foretaste'),
    meta('property', 'og:locale', pageWords(language).locale),
    ...spoken
      .filter((one) => one !== language)
      .map((one) => meta('property', 'og:locale:alternate', pageWords(one).locale)),
    meta('property', 'og:type', page.type),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', base + image.path),
    ...(image.width === 0
      ? []
      : [
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
        ]),
    meta('property', 'og:image:alt', image.isOwn ? (page.imageOf ?? page.title) : 'Foretaste'),
    meta('name', 'twitter:card', isWide(image) ? 'summary_large_image' : 'summary'),
    ...(page.published === undefined ? [] : [meta('property', 'article:published_time', page.published)]),
    ...(page.data === undefined ? [] : [`<script type="application/ld+json">${jsonForScript(page.data)}</script>`]),
  ];
}

/**
 * JSON that cannot end the element it stands in. The element is data and no script, so the Content-Security-Policy needs no exception for it.
 *
 * @param {unknown} value
 */
function jsonForScript(value) {
  return safeInScript(JSON.stringify(value));
}

/** @param {string} json @returns {string} the same value, without what could end a script */
function safeInScript(json) {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

module.exports = { answerDocument, answerPlain, baseOf, isForSampleDocument };
