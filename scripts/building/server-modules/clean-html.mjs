import { Parser } from 'htmlparser2';
import { storyElements } from '#domain/publishing/story-elements.ts';

/** The HTML that comes out is written anew from these names and from escaped text; nothing of what comes in is copied. */
const kept = new Set(storyElements);
/** What stands in these is no text of a story. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'button',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'frameset',
  'form',
]);
/** Secure pages elsewhere, and paths of this app. Browsers read addresses past white space and control characters, so none may have any. */
const address = /^(?:https:\/\/|\/(?![/\\]))[\u0021-\u007e\u00a1-\uffff]*$/i;

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/**
 * The HTML of a story without anything that is more than a story: for every write, whoever writes.
 *
 * @param {string} html from anywhere
 * @returns {string} balanced HTML of the elements above; cleaning it again changes nothing
 */
export function cleanHtml(html) {
  /** @type {string[]} */
  const written = [];
  let dropDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropDepth > 0 || dropped.has(name)) dropDepth += 1;
      else if (kept.has(name)) written.push(`<${name}${name === 'a' ? linkTo(attributes['href'] ?? '') : ''}>`);
    },
    ontext(text) {
      if (dropDepth === 0) written.push(escaped(text));
    },
    onclosetag(name) {
      if (dropDepth > 0) dropDepth -= 1;
      else if (kept.has(name) && name !== 'br') written.push(`</${name}>`);
    },
  });
  parser.end(html);
  return written.join('');
}

/** @param {string} href */
function linkTo(href) {
  return address.test(href) ? ` href="${escaped(href)}"` : '';
}
