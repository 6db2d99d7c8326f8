import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import { englishCountries } from './english-countries.ts';
import { germanCuisines, germanTasteWords } from './german-food-words.ts';
import { foldedPattern, type Rewriting } from './german-pattern.ts';

const either = (words: readonly string[]) =>
  [...new Set(words.map(foldSearchText))].toSorted((one, other) => other.length - one.length).join('|');

const tastes = either([
  ...flavourWords,
  ...textureWords,
  ...Object.values(englishCountries),
  ...'sweet sugary salty sour acidic bitter spicy hot fiery savoury savory umami heavy greasy fatty oily slimy mushy soggy rich light cold warm'.split(
    ' ',
  ),
]);
/** Without 'too' and 'very', which bound a taste and do not deny it. */
const some =
  '(?:(?:it(?= (?:too|so|very)\\b)|anything|something|food|foods|things|stuff|dishes|meals|eating|having|any|all|the|an?|really) )*';
const unwanted = (words: string): Rewriting => [
  new RegExp(`${words} ${some}(too |so |very )?(?=\\w)`, 'g'),
  // 'Not too spicy' bounds it.
  (all, bound: string | undefined) =>
    bound !== undefined ? `not ${bound}` : /\b(?:any|some)thing\b/.test(all) ? 'nothing ' : 'no ',
];
/** Of what stands after a taste. */
const said =
  '(?: (?:food|foods|things|stuff|dishes|meals|tastes?|flavou?rs?))?(?: (?:is|are|was|were|does|do))?(?: (?:really|just|simply|definitely|often|usually))*';

/**
 * Ways of saying that a taste is not wanted, written as 'no spicy', which the rules read. Who is not in the mood for anything spicy would be offered the
 * spiciest otherwise.
 */
export const englishNotWanted: readonly Rewriting[] = [
  // 'Don't you have anything spicy' and 'why not something spicy' want it.
  [
    new RegExp(
      `^(?:(?:is|are|was) not there|(?:do|have) not you (?:have|got)|(?:do|have) you not (?:have|got)|why not(?: try| have)?|(?:can|could) not (?:i|we) (?:have|get)) (?:anything|something|any|some) (?=(?:${tastes})\\b)`,
    ),
    'something ',
  ],
  [
    new RegExp(
      `^(?:i |we )?have not (?:had|eaten|tried) (?:anything|something|any) ((?:${tastes})\\b.*?) (?:in|for|since) (?:ages|\\w+ while|\\w+ (?:long )?time|weeks|months|years|forever|so long|long)`,
    ),
    'something $1',
  ],
  unwanted('\\b(?:it |this |that )?(?:(?:does|do) not (?:have|need) to be|need not be|not necessarily)'),
  unwanted(
    '\\b(?:(?:i|we|he|she|they) (?:am|are|is) |am |are )?not (?:(?:really|at all|exactly|currently|quite|that|much|so) )*(?:in (?:the |a )?mood (?:for|to (?:eat|have|try))|feeling(?: like)?|keen on|into|up for|craving|after|a (?:(?:big|huge|great|massive) )?(?:fan|lover) of|big on|fond of|crazy about)',
  ),
  unwanted(
    '(?:^(?:he|she|they|my \\w+) |(?<!\\b(?:he|she|they) )\\b(?:(?:i|we|you|it) )?)(?:do|does|did|would|could|can|will|should|must|may|might) not (?:(?:really|even|actually|ever|usually) )*(?:like|want|feel like|fancy|crave|handle|stand|bear|take|tolerate|enjoy|stomach|cope with|care for|go for|touch|be|taste|make (?:it|them|this|that)|(?:eat|do)(?= (?:(?:anything|something|food|any|too|so|very) )*(?:' +
      tastes +
      ')\\b))(?: (?:eating|having|to (?:eat|have)))?',
  ),
  unwanted('\\b(?:(?:i|we|he|she|they) (?:am|are|is) )?(?:(?:a bit|really|so) )*(?:scared|afraid|wary|terrified) of'),
  unwanted('\\b(?:i am|we are) (?:(?:so|completely|totally) )?(?:over|through with|off)(?= )'),
  unwanted('(?:^|\\b(?:i|we) (?:have )?(?:had )?)enough (?:of|with)'),
  unwanted('\\b(?:(?:i|we) (?:would |d )?)?rather not (?:have|eat|want|be|try|go for)'),
  unwanted(
    `\\b(?:anything|everything|all|whatever|something(?= (?:but|other) ${some}(?:${tastes})\\b)) (?:but|except(?: for)?|other than|besides|apart from)(?! (?:not|no)\\b)`,
  ),
  unwanted(
    `\\b(?:let us |lets |let s |please )?(?:skip|drop|forget|ditch|spare (?:me|us)|leave out|avoid\\w*)(?= ${some}(?:${tastes})\\b)`,
  ),
  unwanted(
    '\\b(?:(?:i|we|he|she|they) (?:have |has |had )?)?never (?:really )?(?:liked?|enjoyed?|been into|been a fan of|cared for)',
  ),
  unwanted('\\b(?:i |we )?(?:can|could) do without'),
  unwanted('\\bwithout(?= (?:anything|something) )'),
  unwanted('\\b(?:please )?do not (?:give|offer|suggest|recommend)(?: (?:me|us))?'),
  [/\bnothing (?:remotely|even slightly|in the least|at all) (?=\w)/g, 'nothing '],
  [/\bnot (?:anything|something) (?=\w)/g, 'nothing '],
  // Of whatever it is said: 'noodles are not my thing', 'enough rice for now'.
  [
    /^(?!(?:that|this|it|they|these|those|which|what|i|we)\b)(\w+(?: \w+)?) (?:is|are) (?:(?:just|really|simply) )*not (?:really )?(?:my (?:thing|cup of tea|favou?rite|style|jam)|for (?:me|us))\b/,
    'no $1',
  ],
  [
    /^enough (\w+) (?:for (?:now|today)|already|today|lately|this week)\b(?: (?:something|anything) (?:else|different|other))?/,
    'something without $1',
  ],
  [/\bnothing (?:with|containing) (?=\w)/g, 'no '],
  [/\b(?:let us|lets|let s) skip (?:the )?(?=\w)/g, 'no '],
  [new RegExp(`\\bnot (?:an?|the) (?=(?:${tastes})\\b)`, 'g'), 'not '],
  [new RegExp(`\\bun (?=(?:${tastes})\\b)`, 'g'), 'no '],
  [
    new RegExp(
      `\\b(?:too )?(${tastes})${said} (?:not (?:really )?(?:my (?:thing|cup of tea|favou?rite|style|taste|jam)|for me|for us|do it for me|what i (?:want|need)|appeal to me)|puts? me off|turns? me off|(?:is |are )?too much for (?:me|us)|a no go|no go|a hard pass|no thanks?(?: you)?|nope|nah)\\b`,
      'g',
    ),
    'no $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:that|it|this) is )?too (${tastes}) for (?:me|us|my \\w+)(?: \\w+)? (?=(?:something|anything|what|any)\\b)`,
      'g',
    ),
    'no $1 ',
  ],
];

const germanEndings = '(?:e[mnrs]?)?';
const germanTastes = foldedPattern(
  [
    ...Object.values(germanTasteWords).filter((word) => !word.includes(' ')),
    ...Object.values(germanCuisines).flatMap(([adjective]) => adjective ?? []),
    ...'süß salzig sauer saur bitter scharf herzhaft würzig pikant feurig schwer fettig ölig schleimig matschig deftig leicht kalt warm'.split(
      ' ',
    ),
  ]
    .map((word) => word.toLowerCase())
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
);
const germanTaste = `((?:${germanTastes})${germanEndings})`;
const someGerman = '(?:(?:etwas|was|irgendwas|irgendetwas|essen|eine?[mnrs]?|die|das|den|dem|der) )*';
const unwantedGerman = (words: string): Rewriting => [
  new RegExp(`${foldedPattern(words)} ${someGerman}(zu |so |sehr |allzu )?(?=\\w)`, 'g'),
  (_, bound: string | undefined) => (bound === undefined ? 'nicht ' : `nicht ${bound}`),
];
const germanThings = '(?: (?:essen|sachen|speisen|gerichte|zeug))?';
const germanEmphasis = '(?:(?:gar|überhaupt|wirklich|so|einfach|heute|gerade|jetzt|leider|echt|absolut) )*';

/** The same in German, written as 'nicht scharf'. */
export const germanNotWanted: readonly Rewriting[] = [
  // 'Gibt es nichts Scharfes' and 'warum nicht was Scharfes' want it.
  [
    new RegExp(
      `^(?:gibt es|gibts|habt ihr|hast du|haben sie) (?:(?:denn|hier|da) )*nichts (?=${germanTaste})|^warum (?:denn )?nicht (?:mal )?(?:etwas|was) (?=${germanTaste})`,
    ),
    'etwas ',
  ],
  unwantedGerman(
    '\\b(?:(?:ich|wir) )?(?:(?:habe|hab|haben) )?(?:heute |gerade |jetzt )?keine?n? (?:lust|bock|appetit|hunger) (?:mehr )?(?:auf|nach)',
  ),
  unwantedGerman('\\b(?:(?:ich|wir) )?(?:(?:habe|haben) )?angst vor'),
  unwantedGerman(`\\b(?:mir|uns) ist ${germanEmphasis}(?:nicht|nie) nach`),
  unwantedGerman(`\\b(?:(?:ich|wir|er|sie) )?(?:stehe?n?|steht) ${germanEmphasis}(?:nicht|nie) ${germanEmphasis}auf`),
  unwantedGerman('\\balles (?:außer|bis auf|nur nicht|nur nichts|ohne)'),
  unwantedGerman('\\bauf (?:gar )?keinen fall'),
  unwantedGerman(`\\b(?:ich |wir )?verzichte[nt]? (?:gern |lieber )?auf(?= ${someGerman}(?:${germanTastes}))`),
  [new RegExp(`\\b${germanTaste} (?:nein danke|nee|lieber nicht)\\b`), 'nicht $1'],
  [new RegExp(`\\b${germanTaste} (?:lasse|lass|lassen) (?:ich|wir) (?:\\w+ )?(?:weg|aus)\\b`), 'nicht $1'],
  unwantedGerman('\\bohne(?= (?:etwas|was|irgendwas) )'),
  unwantedGerman(
    `\\b(?:(?:ich|wir) )?(?:(?:bin|sind) )?keine? (?:(?:großer|große|besonderer) )?(?:fans?|freund|freundin|liebhaber) von`,
  ),
  [
    new RegExp(`\\b${foldedPattern('ohne dass (?:es|das)')} (?:zu |so )?${germanTaste} (?:ist|wird|schmeckt)\\b`, 'g'),
    'nicht $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:es|das) )?${foldedPattern('(?:darf|soll|sollte|muss|kann|braucht) (?:(?:bloß|bitte|aber) )*(?:nicht|nie)')} ${germanTaste} (?:zu )?(?:sein|werden|schmecken)\\b`,
      'g',
    ),
    'nicht $1',
  ],
  [
    new RegExp(
      `\\b${germanTaste}${germanThings} ${foldedPattern(`(?:mag|esse|vertrage|will|möchte|kann|brauche) ich ${germanEmphasis}(?:\\w+ )?(?:nicht|nie|kaum|schlecht)`)}\\b(?: essen| haben)?`,
      'g',
    ),
    'nicht $1',
  ],
  [
    new RegExp(
      `\\b${germanTaste}${germanThings} ${foldedPattern(`(?:ist|sind) ${germanEmphasis}(?:nicht|nichts|nie) (?:meins|(?:mein|unser|für mich|für uns)(?: (?:ding|fall|geschmack))?)`)}\\b`,
      'g',
    ),
    'nicht $1',
  ],
  [
    new RegExp(
      `\\b${germanTaste}${germanThings} ${foldedPattern(`(?:muss|darf|soll|sollte|braucht|geht|gehen) (?:es )?${germanEmphasis}(?:nicht|nie)`)}\\b(?: sein| werden)?`,
      'g',
    ),
    'nicht $1',
  ],
  // Of whatever it is said: 'Nudeln mag ich nicht', 'ich habe Reis satt'.
  [
    new RegExp(
      `^(?!(?:die|das|den|der|dem|es|diese\\w*|dies|was|ich|wir)\\b)(\\w+) ${foldedPattern('(?:mag|will|möchte|brauche) ich')} ${foldedPattern(germanEmphasis)}(?:nicht|nie)\\b`,
    ),
    'etwas ohne $1',
  ],
  [
    new RegExp(
      `^(?!(?:die|das|den|der|dem|es|diese\\w*|dies|was|ich|wir)\\b)(\\w+) ${foldedPattern(`(?:ist|sind) ${germanEmphasis}(?:nicht|nichts|nie) (?:meins|(?:mein|unser|für mich|für uns)(?: (?:ding|fall|geschmack))?)`)}\\b`,
    ),
    'etwas ohne $1',
  ],
  [
    new RegExp(`\\b(?:(?:ich|wir) )?(?:habe|haben|hab) (\\w+) ${foldedPattern(germanEmphasis)}satt\\b`),
    'etwas ohne $1',
  ],
  [/\bnichts mit (?=\w)/g, 'etwas ohne '],
];
