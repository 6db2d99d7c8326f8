import { bareLetters, foldShapes } from './name-skeleton.ts';

/**
 * Whose name it is. A member must not sound like those who run Foretaste in any part of the name; a business or a thing may have such a word in its
 * name ('Support Your Local Bakery', 'Root Beer'), but not be called by it.
 */
export type NamedThing = 'member' | 'business' | 'thing';

/** Names of those who run the service, in both languages of the app and in Russian, whose lookalikes are most at hand. */
const offices = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administratorin',
  'administration',
  'sysadmin',
  'superadmin',
  'superuser',
  'sysop',
  'root',
  'webmaster',
  'postmaster',
  'hostmaster',
  'moderator',
  'moderators',
  'moderatorin',
  'moderation',
  'mod',
  'mods',
  'staff',
  'official',
  'offiziell',
  'support',
  'helpdesk',
  'help',
  'hilfe',
  'system',
  'security',
  'sicherheit',
  'foretaste',
  'team',
  'service',
  'kundendienst',
  'kundenservice',
  'noreply',
  'abuse',
  'chatbot',
  'админ',
  'администратор',
  'администрация',
  'модератор',
  'поддержка',
];
/** Words that make no other name of it. */
const fillers = [
  'the',
  'real',
  'original',
  'your',
  'our',
  'customer',
  'user',
  'member',
  'account',
  'desk',
  'center',
  'centre',
  'care',
  'app',
  'hq',
  'of',
  'for',
  'from',
  'at',
  'by',
  'and',
  'von',
  'der',
  'die',
  'das',
];
/** Digits and signs that stand for letters. */
const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
  '+': 't',
};

interface ReservedWords {
  /** Nobody else's name begins, ends or goes on with these. */
  readonly own: readonly string[];
  /** Words that a member's name does not hold. */
  readonly ofMembers: ReadonlySet<string>;
  readonly offices: ReadonlySet<string>;
  /** Each with its repeated letters once: one of these stands in whatever is an office's name, written so. */
  readonly squeezedOffices: readonly string[];
}

interface OfficePatterns {
  readonly officeOrFiller: RegExp;
  readonly holdsOffice: RegExp;
  readonly officesAtOnce: RegExp;
}

let knownWords: ReservedWords | null = null;
let knownPatterns: OfficePatterns | null = null;

/** Both are made when a name asks for them: each engine of the server makes its own, and nearly no name needs the patterns. */
function reservedWords(): ReservedWords {
  const shapes = (written: readonly string[]) => written.map(shapeOfWord);
  knownWords ??= {
    own: shapes(['foretaste', 'administrator', 'moderator']),
    ofMembers: new Set(shapes(['support', 'official', 'offiziell'])),
    offices: new Set(shapes(offices)),
    squeezedOffices: shapes(offices).map(squeezed),
  };
  return knownWords;
}

function officePatterns(): OfficePatterns {
  knownPatterns ??= {
    officeOrFiller: new RegExp(`^(?:${[...offices, ...fillers].map(patternOf).join('|')})+$`, 'u'),
    holdsOffice: new RegExp(`(?:${offices.map(patternOf).join('|')})`, 'u'),
    officesAtOnce: new RegExp(`^(?:${[...offices, ...fillers].map(shapeOfWord).join('|')})+$`, 'u'),
  };
  return knownPatterns;
}

/** One word, in which each letter may be repeated more often than it is written. */
function patternOf(word: string): string {
  return runsOf(shapeOfWord(word))
    .map(({ letter, count }) => (count > 1 ? `${letter}{${count},}` : `${letter}+`))
    .join('');
}

function squeezed(word: string): string {
  return runsOf(word)
    .map(({ letter }) => letter)
    .join('');
}

function runsOf(word: string): readonly { readonly letter: string; readonly count: number }[] {
  const runs: { letter: string; count: number }[] = [];
  for (const letter of word) {
    const last = runs.at(-1);
    if (last?.letter === letter) last.count += 1;
    else runs.push({ letter, count: 1 });
  }
  return runs;
}

/**
 * Whether a name is one of those who run the service, or looks like one (R40): in other scripts, widths and alphabets, with marks, with
 * digits and signs for letters, spaced out, doubled, numbered, or several together ('Foretaste Support Team 2').
 */
export function isReservedName(name: string, of: NamedThing): boolean {
  const bare = bareLetters(name);
  return readingsOf(bare).some((reading) => {
    const said = wordsOf(reading);
    if (said.length === 0) return false;
    if (isOffice(said)) return true;
    if (of === 'thing') return false;
    const { own, ofMembers } = reservedWords();
    if (said.some((word) => own.some((part) => word.includes(part)))) return true;
    return (
      of === 'member' &&
      (said.some((word) => ofMembers.has(word)) || markedOffParts(reading).some((part) => isOffice(wordsOf(part))))
    );
  });
}

/** A digit is a letter, or a number before, behind or between words. */
function readingsOf(bare: string): readonly string[] {
  const atEdges = bare.replace(/(^|[^\p{L}\d])\d+|\d+(?=[^\p{L}\d]|$)/gu, '$1 ');
  return [bare, atEdges, bare.replace(/^\d+|\d+$/g, ' '), bare.replace(/\d+/g, ' ')].map((text) =>
    text.replace(/[0-9@$!|+]/g, (sign) => leet[sign] ?? sign),
  );
}

function isOffice(said: readonly string[]): boolean {
  const together = said.join('');
  const bare = squeezed(together);
  const reserved = reservedWords();
  if (!reserved.squeezedOffices.some((office) => bare.includes(office))) return false;
  if (reserved.offices.has(together)) return true;
  const { officeOrFiller, holdsOffice, officesAtOnce } = officePatterns();
  const isEachWord = said.every((word) => officeOrFiller.test(word)) && said.some((word) => holdsOffice.test(word));
  return isEachWord || (officesAtOnce.test(together) && holdsOffice.test(together));
}

/** What stands in brackets or behind a dash: 'Ana (Admin)'. */
function markedOffParts(reading: string): readonly string[] {
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
