/**
 * A mail as text and as HTML. What members and admins wrote goes in as text, never as markup. The colours are the app's (src/ui/theme/palette.ts); a mail
 * program that knows dark ones takes them from the style sheet, every other the light ones from the elements.
 *
 * @typedef {{ words: string, link: string }} Pointer
 * @typedef {{ language: string, subject: string, greeting: string, paragraphs: readonly string[], lines?: readonly Pointer[],
 *   quote?: { title: string, text: string }, action: Pointer, closing?: string, footer?: readonly Pointer[] }} Letter `lines`: a list, each of which leads somewhere
 */

const dark = `@media (prefers-color-scheme: dark) {
body, .page { background: #1a1410 !important; color: #f5ece2 !important; }
blockquote { background: #2b231d !important; border-color: #ee7d55 !important; }
li { border-color: #3a3028 !important; }
li a { color: #f5ece2 !important; }
.action { background: #ee7d55 !important; color: #27100a !important; }
.quiet, .quiet a { color: #bdac9d !important; }
}`;

/** @param {Letter} letter */
function letterText({ greeting, paragraphs, lines = [], quote, action, closing, footer = [] }) {
  const quoted =
    quote === undefined
      ? []
      : [
          `${quote.title}:\n${quote.text
            .split(/\r?\n/)
            .map((line) => `> ${line}`)
            .join('\n')}`,
        ];
  return [
    greeting,
    ...paragraphs,
    ...(lines.length === 0 ? [] : [lines.map(({ words, link }) => `- ${words}\n  ${link}`).join('\n')]),
    ...quoted,
    `${action.words}: ${action.link}`,
    ...(closing === undefined ? [] : [closing]),
    ...(footer.length === 0 ? [] : [footer.map(({ words, link }) => `${words}: ${link}`).join('\n')]),
    'Foretaste',
  ].join('\n\n');
}

/** @param {Letter} letter */
function letterHtml({ language, subject, greeting, paragraphs, lines = [], quote, action, closing, footer = [] }) {
  const paragraph = (/** @type {string} */ text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const quoted =
    quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #a63c1e;background:#f7efe4">${escapeHtml(quote.text).replace(/\r?\n/g, '<br>')}</blockquote>`;
  const foot = footer
    .map(({ words, link }) => `<a href="${escapeHtml(link)}" style="color:#6b5b50">${escapeHtml(words)}</a>`)
    .join(' · ');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${dark}</style></head>
<body style="margin:0;padding:24px;background:#fffaf3;color:#2b211b;font:16px/1.5 system-ui,sans-serif">
<div class="page" style="max-width:36rem;margin:0 auto">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${listHtml(lines)}
${quoted}
<p style="margin:24px 0"><a class="action" href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#a63c1e;color:#ffffff;text-decoration:none">${escapeHtml(action.words)}</a></p>
${closing === undefined ? '' : paragraph(closing)}
${foot === '' ? '' : `<p class="quiet" style="margin:0 0 16px;color:#6b5b50">${foot}</p>`}
<p class="quiet" style="margin:0;color:#6b5b50">Foretaste</p>
</div></body></html>`;
}

/** @param {readonly Pointer[]} lines */
function listHtml(lines) {
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ words, link }) =>
      `<li style="padding:10px 0;border-top:1px solid #ebe0d2"><a href="${escapeHtml(link)}" style="color:#2b211b;text-decoration-color:#b9a897">${escapeHtml(words)}</a></li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0;list-style:none">\n${items.join('\n')}\n</ul>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

module.exports = { escapeHtml, letterHtml, letterText };
