const tag = /<\/?(?:p|br|h2|h3|ul|ol|li|strong|em|blockquote|a)\b[^>]*>/i;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * What somebody typed as the HTML of a story: an empty line divides paragraphs, '## ' begins a heading, '- ' a line of a list, '> ' a quote. What has elements of
 * a story already is taken as it is.
 */
export function storyOfText(text: string): string {
  if (tag.test(text)) return text.trim();
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf)
    .join('\n');
}

function blockOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const after = (mark: string) => lines.map((line) => plain(line.slice(mark.length)));
  const areAll = (mark: string) => lines.every((line) => line.startsWith(mark));
  if (areAll('- '))
    return `<ul>${after('- ')
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`;
  if (areAll('> ')) return `<blockquote><p>${after('> ').join('<br>')}</p></blockquote>`;
  if (lines.length === 1 && areAll('## ')) return `<h2>${after('## ').join('')}</h2>`;
  return `<p>${lines.map(plain).join('<br>')}</p>`;
}

function plain(line: string): string {
  return line.trim().replace(/[&<>]/g, (sign) => escapes[sign] ?? '');
}
