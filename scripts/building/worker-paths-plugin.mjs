import { dirname, relative, resolve, sep } from 'node:path';

const workerUrl = /new URL\(\s*(['"])#workers\/([\w.-]+)\1\s*,\s*import\.meta\.url/g;

/**
 * Vite plugin: `new Worker(new URL('#workers/x.worker.ts', import.meta.url))` by the same path imports as everything else.
 * Vite takes what follows '#' in such an address for a fragment, so it gets the relative path instead.
 *
 * @returns {import('vite').Plugin}
 */
export function workerPathsPlugin() {
  return {
    name: 'foretaste-worker-paths',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('#workers/')) return null;
      const file = id.replace(/\?.*$/, '');
      const rewritten = code.replace(workerUrl, (_, quote, name) => {
        const path = relative(dirname(file), resolve('workers', name)).split(sep).join('/');
        return `new URL(${quote}${path.startsWith('.') ? path : `./${path}`}${quote}, import.meta.url`;
      });
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  };
}
