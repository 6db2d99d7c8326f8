/**
 * A story as HTML, from blocks of plain text: every word is escaped, so that nothing but these seven elements can come out.
 *
 * @param {readonly import('./story-parts.js').Block[]} blocks
 */
function storyHtml(blocks) {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'list':
          return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
        case 'heading':
          return `<h2>${escapeHtml(block.text)}</h2>`;
        case 'quote':
          return `<blockquote><p>${escapeHtml(block.text)}</p></blockquote>`;
        case 'lead':
          return `<p><strong>${escapeHtml(block.text)}</strong></p>`;
        default:
          return `<p>${escapeHtml(block.text)}</p>`;
      }
    })
    .join('\n');
}

/** @type {Record<string, string>} */
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Text for HTML and XML, also within a quoted attribute.
 *
 * @param {string} text
 */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}

module.exports = { escapeHtml, storyHtml };
