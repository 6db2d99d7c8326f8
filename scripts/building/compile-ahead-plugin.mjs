/**
 * Vite plugin: Chromium compiles functions when they are first called, on the main thread and one by one. Nearly all of the first view is called while
 * the page loads, so its files ask to be compiled as a whole, on another thread and while they arrive (V8, 'explicit compile hints'). To every other
 * engine this is a comment.
 *
 * @param {RegExp} ahead names of the files
 * @returns {import('vite').Plugin}
 */
export function compileAheadPlugin(ahead) {
  return {
    name: 'foretaste-compile-ahead',
    apply: 'build',
    generateBundle: {
      // The hint counts in the first line only, and Vite too writes there.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ahead.test(file.fileName))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
