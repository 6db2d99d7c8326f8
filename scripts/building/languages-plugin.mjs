import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { compiledMacros } from './compiled-macros.mjs';
import { pseudoText } from './pseudo-text.mjs';

/** Whether a module may use a macro of Lingui. @param {string} code */
const usesMacros = (code) => code.includes('@lingui/core/macro') || code.includes('@lingui/react/macro');

const catalogue = /\/(\w+)\.po(\?pseudo)?$/;

/**
 * Vite plugin: Lingui's macros become calls with their English text compiled, and a catalogue (`import { address } from './de.po'`) becomes a file
 * of its own, outside every chunk, that is fetched by who needs it. `en.po?pseudo` is the pseudo-language en-XB.
 *
 * @returns {import('vite').Plugin}
 */
export function languagesPlugin() {
  let isBuild = false;
  return {
    name: 'foretaste-languages',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    async transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!/\.tsx?$/.test(file) || file.includes('/node_modules/') || !usesMacros(code)) return null;
      return compiledMacros({ code, file });
    },
    load(id) {
      const [, name = '', pseudo] = catalogue.exec(id) ?? [];
      if (name === '') return null;
      const file = id.replace(/\?.*$/, '');
      this.addWatchFile(file);
      const source = JSON.stringify(
        compiledCatalogue({ po: readFileSync(file, 'utf8'), isPseudo: pseudo !== undefined }),
      );
      if (!isBuild)
        return `export const address = ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)};`;
      const fileName = `assets/words-${pseudo === undefined ? name : 'en-XB'}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const address = ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

/**
 * The messages of a catalogue in the form that Lingui reads at run time.
 *
 * @param {{ po: string, isPseudo: boolean }} catalogue pseudo: made from the English text
 * @returns {Record<string, unknown>} by id, without those that have no translation yet
 * @throws {Error} for a message that is no ICU MessageFormat
 */
export function compiledCatalogue({ po, isPseudo }) {
  const messages = Object.entries(
    /** @type {Record<string, import('@lingui/conf').MessageType>} */ (
      formatter().parse(po, { locale: null, sourceLocale: 'en', filename: '' })
    ),
  );
  return Object.fromEntries(
    messages.flatMap(([id, { message = id, translation, obsolete }]) => {
      const text = isPseudo ? message : translation;
      return obsolete || !text
        ? []
        : [[id, isPseudo ? bracketed(compileMessageOrThrow(text, pseudoText)) : compileMessageOrThrow(text)]];
    }),
  );
}

/** @param {unknown[]} tokens */
function bracketed(tokens) {
  return ['⟦', ...tokens, '⟧'];
}
