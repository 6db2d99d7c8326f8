/**
 * Vite plugin: of what the document asks for, the program comes last. What it shows before (index.html's frame with its font, a food's picture)
 * has then the whole of a slow line; the program starts no later for it, as it is most of the bytes.
 *
 * @returns {import('vite').Plugin}
 */
export function paintFirstPlugin() {
  return {
    name: 'foretaste-paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  };
}
