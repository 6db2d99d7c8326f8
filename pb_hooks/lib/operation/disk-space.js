/**
 * How much room is left where a folder is. PocketBase does not say, so `df` is asked, which every Unix has.
 *
 * @param {string} folder
 * @returns {{ freeBytes: number, totalBytes: number } | null} null where there is no `df`
 */
function diskSpace(folder) {
  try {
    return readDf(toString($os.cmd('df', '-Pk', folder).output()));
  } catch {
    return null;
  }
}

/** @param {string} said in POSIX's form: a line of titles, then device, kilobytes in all, used and free, share, place */
function readDf(said) {
  const numbers = /\s(\d+)\s+(\d+)\s+(\d+)\s+\d+%/.exec(said.split('\n')[1] ?? '');
  if (numbers === null) return null;
  return { freeBytes: Number(numbers[3]) * 1024, totalBytes: Number(numbers[1]) * 1024 };
}

module.exports = { diskSpace, readDf };
