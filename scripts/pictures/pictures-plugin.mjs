import { composePicture } from './compose-picture.mjs';
import { readCatalogue } from './read-catalogue.mjs';

/**
 * Vite plugin: `/pictures/<slug>.svg` for every food of the starter catalogue, composed on request in development and
 * written into `dist/pictures` by the build.
 *
 * @returns {import('vite').Plugin}
 */
export function picturesPlugin() {
  return {
    name: 'foretaste-pictures',
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const slug = /^\/([a-z0-9-]+)\.svg(?:\?|$)/.exec(request.url ?? '')?.[1];
        const food = readCatalogue().find((candidate) => candidate.slug === slug);
        if (food === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        return response.end(composePicture(food));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const food of readCatalogue()) {
        this.emitFile({ type: 'asset', fileName: `pictures/${food.slug}.svg`, source: composePicture(food) });
      }
    },
  };
}
