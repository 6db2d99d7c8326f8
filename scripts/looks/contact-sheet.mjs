/**
 * All pictures on one page: a row for each screen, a column for each way to look at it.
 *
 * @param {{ names: readonly string[], kinds: readonly string[] }} looks the pictures lie beside it as `NAME-KIND.jpg`
 * @returns {string} HTML
 */
export function contactSheet({ names, kinds }) {
  const head = kinds.map((kind) => `<th>${kind}</th>`).join('');
  const rows = names.map((name) => {
    const cells = kinds.map((kind) => {
      const file = `${name}-${kind}.jpg`;
      return `<td><a href="${file}"><img src="${file}" alt="${name}, ${kind}" height="420"></a></td>`;
    });
    return `<tr><th>${name}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Foretaste, every screen</title>
<style>body{font:14px system-ui;background:#888}td,th{padding:6px;vertical-align:top;text-align:start}img{display:block;width:auto}</style>
<table><tr><th></th>${head}</tr>
${rows.join('\n')}
</table>
`;
}
