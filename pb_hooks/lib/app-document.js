const { publicFolder } = require('./public-files.js');
const { escapeHtml } = require('./story-html.js');

/**
 * The app's document as search engines and link previews read it, which run no app: title, description, Open Graph and JSON-LD of what the
 * address is about. Readers get the same document; the app takes over from there, and its service worker answers later visits with the plain one.
 *
 * @typedef {{
 *   title: string, description: string, path: string, type: 'article' | 'website', image: string, data?: Record<string, unknown>, published?: string, isMissing?: boolean,
 * }} Page `path` and `image` begin with '/'; `image` may be ''; `data`: JSON-LD; `published`: ISO 8601
 */

/** Previews show no SVG, which the composed pictures are. */
const pictureForPreviews = '/icons/foretaste-512.png';

/**
 * @param {core.RequestEvent} e
 * @param {Page} page
 * @returns {void} 200 with the document, 404 with it for a page that is missing
 */
function answerDocument(e, page) {
  const folder = publicFolder($os.args);
  if (folder === undefined) throw new NotFoundError('There is no app here.', {});
  e.response.header().set('Cache-Control', 'no-cache');
  return e.html(page.isMissing ? 404 : 200, fillDocument(toString($os.readFile(`${folder}/index.html`)), { page, base: baseOf(e.app) }));
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
  // By functions: a '$' in a title must stay one.
  const named = html.replace(/<title>[^<]*<\/title>/, () => title).replace(/<meta name="description"[^>]*>\s*/, () => '');
  return named.replace(title, () => `${title}\n    ${tags}`);
}

/** @param {Page} page @param {string} base @returns {string[]} */
function headOf(page, base) {
  const address = base + page.path;
  const image = /\.(png|jpe?g|webp|gif)$/i.test(page.image) ? page.image : pictureForPreviews;
  const meta = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {string} */ content) => `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
  if (page.isMissing) return [meta('name', 'robots', 'noindex')];
  return [
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    `<link rel="alternate" type="application/rss+xml" title="The Foretaste Blog" href="/blog/feed.xml" />`,
    meta('property', 'og:site_name', 'Foretaste'),
    meta('property', 'og:type', page.type),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', base + image),
    meta('name', 'twitter:card', image === pictureForPreviews ? 'summary' : 'summary_large_image'),
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
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

module.exports = { answerDocument, baseOf, fillDocument };
