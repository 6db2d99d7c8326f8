/** Latin letters whose mark is part of the letter, so that Unicode does not take it off. */
const undecomposed = /** @type {Record<string, string>} */ ({
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
});
const longest = 400;

/**
 * The form in which names are searched: without case, diacritics and width variants, as the app folds what is typed.
 *
 * @param {string} text
 */
function foldText(text) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đðøłħıßæœþ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Keeps the searched form of a member's names; call it before the profile is saved.
 *
 * @param {core.Record} profile
 */
function settleSearchKey(profile) {
  const names = `${profile.getString('username')} ${profile.getString('full_name')}`;
  profile.set('search_key', Array.from(foldText(names)).slice(0, longest).join(''));
}

module.exports = { foldText, settleSearchKey };
