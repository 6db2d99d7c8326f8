/**
 * A mail as text and as HTML. What members and admins wrote goes in as text, never as markup.
 *
 * @typedef {{ language: string, subject: string, greeting: string, paragraphs: readonly string[], quote?: { title: string, text: string },
 *   action: { words: string, link: string }, closing?: string }} Letter
 */

/** @param {Letter} letter */
function letterText({ greeting, paragraphs, quote, action, closing }) {
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
    ...quoted,
    `${action.words}: ${action.link}`,
    ...(closing === undefined ? [] : [closing]),
    'Foretaste',
  ].join('\n\n');
}

/** @param {Letter} letter */
function letterHtml({ language, subject, greeting, paragraphs, quote, action, closing }) {
  const paragraph = (/** @type {string} */ text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const quoted =
    quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #a63c1e;background:#f7efe4">${escapeHtml(quote.text).replace(/\r?\n/g, '<br>')}</blockquote>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fffaf3;color:#2b211b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36rem;margin:0 auto">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${quoted}
<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:999px;background:#a63c1e;color:#ffffff;text-decoration:none">${escapeHtml(action.words)}</a></p>
${closing === undefined ? '' : paragraph(closing)}
<p style="margin:0;color:#6b5b50">Foretaste</p>
</div></body></html>`;
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

module.exports = { letterHtml, letterText };
