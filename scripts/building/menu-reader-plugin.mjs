import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * What reads the letters of a photo: Tesseract's page half and worker, its engine for text lines with SIMD (every browser of the build's target has it), and the model of
 * German, which reads every Latin letter of a menu and its accents. English beside it would double what is loaded and reads nothing better.
 */
const files = [
  'tesseract.js/dist/tesseract.esm.min.js',
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz',
].map((name) => ({ name: basename(name), bytes: readFileSync(require.resolve(name)) }));

/** The worker finds its parts by their names, so the folder carries the hash: an address never has other bytes. */
const folder = `assets/reader/${hashOf(files)}`;

/** @type {Record<string, string>} */
const types = { js: 'text/javascript', wasm: 'application/wasm', gz: 'application/gzip' };

/**
 * Vite plugin: `/assets/reader/<hash>/…`, and `import.meta.env.VITE_MENU_READER`, where they are and how many bytes they have. Nobody loads them before a
 * menu is photographed.
 *
 * @returns {import('vite').Plugin}
 */
export function menuReaderPlugin() {
  const reader = { folder: `/${folder}`, files: files.map(({ name, bytes }) => ({ name, bytes: bytes.length })) };
  return {
    name: 'foretaste-menu-reader',
    config: () => ({ define: { 'import.meta.env.VITE_MENU_READER': JSON.stringify(reader) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const file = files.find(({ name }) => `/${name}` === request.url);
        if (file === undefined) return next();
        response.setHeader('Content-Type', types[file.name.slice(file.name.lastIndexOf('.') + 1)] ?? '');
        return void response.end(file.bytes);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, bytes } of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: bytes });
    },
  };
}

/** @param {readonly { readonly bytes: Buffer }[]} hashed */
function hashOf(hashed) {
  const hash = createHash('sha256');
  for (const { bytes } of hashed) hash.update(bytes);
  return hash.digest('hex').slice(0, 8);
}
