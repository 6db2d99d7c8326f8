/**
 * Fails a build that warned: a warning that nobody has to answer is soon one of many.
 *
 * @returns {import('vite').Plugin}
 */
export function noWarningsPlugin() {
  /** @type {import('vite').Logger | undefined} */
  let logger;
  return {
    name: 'foretaste-no-warnings',
    apply: 'build',
    configResolved: (config) => {
      logger = config.logger;
    },
    // A build that fails says why itself, unless this hides it.
    renderError: () => {
      logger = undefined;
    },
    closeBundle: () => {
      if (logger?.hasWarned) throw new Error('The build warned; see above.');
    },
  };
}
