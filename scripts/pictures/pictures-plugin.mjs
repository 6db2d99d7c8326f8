import { runnerImport } from 'vite';
import { readCatalogue } from './read-catalogue.mjs';

/**
 * Vite plugin: `/pictures/<slug>.svg` for every food of the catalogue, drawn on request in development and written into
 * `dist/pictures` by the build.
 *
 * @returns {import('vite').Plugin}
 */
export function picturesPlugin() {
  /** @type {Promise<typeof import('#domain/drawing/draw-record.ts')> | undefined} */
  let loaded;
  let root = '';
  const engine = () => (loaded ??= loadEngine(root));
  return {
    name: 'foretaste-pictures',
    configResolved: (config) => void (root = config.root),
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const slug = /^\/([a-z0-9-]+)\.svg(?:\?|$)/.exec(request.url ?? '')?.[1];
        const food = readCatalogue().find((candidate) => candidate.slug === slug);
        if (food === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        return void engine().then(({ drawRecord }) => response.end(drawRecord(food)), next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { drawRecord } = await engine();
      for (const food of readCatalogue()) {
        this.emitFile({ type: 'asset', fileName: `pictures/${food.slug}.svg`, source: drawRecord(food) });
      }
    },
  };
}

/** @param {string} root of the repository @returns {Promise<typeof import('#domain/drawing/draw-record.ts')>} */
export async function loadEngine(root) {
  const { module } = await runnerImport('/src/domain/drawing/draw-record.ts', {
    root,
    configFile: false,
    logLevel: 'warn',
  });
  return /** @type {typeof import('#domain/drawing/draw-record.ts')} */ (module);
}
