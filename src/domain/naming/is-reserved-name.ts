import { bareLetters, foldShapes } from './name-skeleton.ts';

/**
 * Whose name it is. A member must not sound like those who run Foretaste in any part of the name; a business or a thing may have such a word in its
 * name ('Support Your Local Bakery', 'Root Beer'), but not be called by it.
 */
export type NamedThing = 'member' | 'business' | 'thing';

/** Names of those who run the service, in both languages of the app and in Russian, whose lookalikes are most at hand. */
const offices = [
  'admin', 'admins', 'administrator', 'administrators', 'administratorin', 'administration', 'sysadmin', 'superadmin', 'superuser', 'sysop', 'root', 'webmaster', 'postmaster', 'hostmaster',
  'moderator', 'moderators', 'moderatorin', 'moderation', 'mod', 'mods', 'staff', 'official', 'offiziell', 'support', 'helpdesk', 'help', 'hilfe', 'system', 'security', 'sicherheit',
  'foretaste', 'team', 'service', 'kundendienst', 'kundenservice', 'noreply', 'abuse', 'chatbot',
  'админ', 'администратор', 'администрация', 'модератор', 'поддержка',
];
/** Words that make no other name of it. */
const fillers = ['the', 'real', 'original', 'your', 'our', 'customer', 'user', 'member', 'account', 'desk', 'center', 'centre', 'care', 'app', 'hq', 'of', 'for', 'from', 'at', 'by', 'and', 'von', 'der', 'die', 'das'];
/** Nobody else's name begins, ends or goes on with these. */
const ownWords = ['foretaste', 'administrator', 'moderator'].map(shapeOfWord);
/** Words that a member's name does not hold. */
const memberWords = new Set(['support', 'official', 'offiziell'].map(shapeOfWord));

/** Digits and signs that stand for letters. */
const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '!': 'l', '|': 'l', '+': 't' };

/** One word, in which each letter may be repeated more often than it is written. */
const patternOf = (word: string) => shapeOfWord(word).replace(/(.)\1*/gu, (run, letter: string) => (Array.from(run).length > 1 ? `${letter}{${Array.from(run).length},}` : `${letter}+`));
const anyOffice = new Set(offices.map(shapeOfWord));
const officeOrFiller = new RegExp(`^(?:${[...offices, ...fillers].map(patternOf).join('|')})+$`, 'u');
const holdsOffice = new RegExp(`(?:${offices.map(patternOf).join('|')})`, 'u');
const officesAtOnce = new RegExp(`^(?:${[...offices, ...fillers].map(shapeOfWord).join('|')})+$`, 'u');

/**
 * Whether a name is one of those who run the service, or looks like one (R40): in other scripts, widths and alphabets, with marks, with
 * digits and signs for letters, spaced out, doubled, numbered, or several together ('Foretaste Support Team 2').
 */
export function isReservedName(name: string, of: NamedThing): boolean {
  const bare = bareLetters(name);
  return readingsOf(bare).some((reading) => {
    const words = wordsOf(reading);
    if (words.length === 0) return false;
    if (isOffice(words)) return true;
    if (of === 'thing') return false;
    if (words.some((word) => ownWords.some((own) => word.includes(own)))) return true;
    return of === 'member' && (words.some((word) => memberWords.has(word)) || apart(reading).some((part) => isOffice(wordsOf(part))));
  });
}

/** A digit is a letter, or a number before, behind or between words. */
function readingsOf(bare: string): readonly string[] {
  const atEdges = bare.replace(/(^|[^\p{L}\d])\d+|\d+(?=[^\p{L}\d]|$)/gu, '$1 ');
  return [bare, atEdges, bare.replace(/^\d+|\d+$/g, ' '), bare.replace(/\d+/g, ' ')].map((text) => text.replace(/[0-9@$!|+]/g, (sign) => leet[sign] ?? sign));
}

function isOffice(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const isEachWord = words.every((word) => officeOrFiller.test(word)) && words.some((word) => holdsOffice.test(word));
  const together = words.join('');
  return isEachWord || anyOffice.has(together) || (officesAtOnce.test(together) && holdsOffice.test(together));
}

/** What stands in brackets or behind a dash: 'Ana (Admin)'. */
function apart(reading: string): readonly string[] {
  const parts = reading.split(/[()[\]{}<>|/\\,;:·•–—~=*]| - /u);
  return parts.length > 1 ? parts : [];
}

/** Words of a reading; letters that stand alone in a row make one. */
function wordsOf(reading: string): readonly string[] {
  const words: string[] = [];
  let isSpaced = false;
  for (const word of reading.match(/\p{L}+/gu) ?? []) {
    const isLetter = Array.from(word).length === 1;
    if (isLetter && isSpaced) words.push((words.pop() ?? '') + word);
    else words.push(word);
    isSpaced = isLetter;
  }
  return words.map(shapeOfWord);
}

function shapeOfWord(word: string): string {
  return foldShapes(bareLetters(word)).replace(/cl/g, 'd');
}
