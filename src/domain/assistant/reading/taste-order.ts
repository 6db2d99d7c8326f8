import { matchesIn } from '#prelude/text/matches-in.ts';
import type { LevelRange } from '#domain/foods/level-range.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { foldedPattern } from '#domain/assistant/words/german-pattern.ts';
import { type ReadPart, takeOut, type TasteOrder } from './wish-part.ts';

/** Adjectives and nouns of each taste, as the inside of a regular expression over folded texts. */
const said: Readonly<Record<AssistantLanguage, Readonly<Record<IntensityName, string>>>> = {
  en: {
    sweet: 'sweet(?:er|ness)?|sugary',
    salty: 'salty|salt|saltier|saltiness',
    sour: 'sour(?:er|ness)?|acidic|tangy|acidity',
    bitter: 'bitter|bitterness',
    umami: 'umami|savou?ry',
    spicy: 'spicy|hot|fiery|spice|spiciness|spicier|hotter|milder|heat|heat level',
  },
  de: {
    sweet: 'süß\\w*|süße',
    salty: 'salzig\\w*|salz',
    sour: 'sauer|saur\\w*|säure',
    bitter: 'bitter\\w*|herb',
    umami: 'umami|herzhaft\\w*|würzig\\w*',
    spicy: 'scharf\\w*|schärfe|pikant\\w*',
  },
};

/** Superlatives of one word. */
const single: Readonly<
  Record<AssistantLanguage, readonly (readonly [string, IntensityName, TasteOrder['direction']])[]>
> = {
  en: [
    ['sweetest', 'sweet', 'most'],
    ['saltiest', 'salty', 'most'],
    ['sourest|tangiest', 'sour', 'most'],
    ['bitterest', 'bitter', 'most'],
    ['savou?riest|umami bombs?', 'umami', 'most'],
    ['spiciest|hottest|fieriest', 'spicy', 'most'],
    ['mildest|tamest|gentlest', 'spicy', 'least'],
  ],
  de: [
    ['(?:am )?(?:aller)?süßeste[mnrs]?', 'sweet', 'most'],
    ['(?:am )?(?:aller)?salzigste[mnrs]?', 'salty', 'most'],
    ['(?:am )?(?:aller)?sauerste[mnrs]?', 'sour', 'most'],
    ['(?:am )?(?:aller)?bitterste[mnrs]?', 'bitter', 'most'],
    ['(?:am )?(?:herzhafteste|würzigste)[mnrs]?', 'umami', 'most'],
    ['(?:am )?(?:aller)?schärfste[mnrs]?', 'spicy', 'most'],
    ['(?:am )?(?:aller)?mildeste[mnrs]?', 'spicy', 'least'],
  ],
};
const several: Readonly<Record<AssistantLanguage, Readonly<Record<TasteOrder['direction'], string>>>> = {
  en: { most: '(?:most|highest|top(?: \\d+)?)(?: in)?', least: '(?:least|lowest)(?: in)?' },
  de: {
    most: '(?:am meisten|meisten?|höchste\\w*|top(?: \\d+)?)',
    least: '(?:am wenigsten|wenigsten?|niedrigste\\w*|geringste\\w*)',
  },
};

const fold = (language: AssistantLanguage, pattern: string) =>
  new RegExp(language === 'de' ? foldedPattern(pattern) : pattern, 'g');
const tasteNames = Object.keys(said.en) as IntensityName[];
const tasteWords = Object.fromEntries(
  (['en', 'de'] as const).map((language) => [
    language,
    Object.fromEntries(tasteNames.map((taste) => [taste, fold(language, `\\b(?:${said[language][taste]})\\b`)])),
  ]),
) as unknown as Readonly<Record<AssistantLanguage, Readonly<Record<IntensityName, RegExp>>>>;
const orders = Object.fromEntries(
  (['en', 'de'] as const).map((language) => [
    language,
    [
      ...single[language].map(([pattern, taste, direction]) => ({
        pattern: fold(language, `\\b(?:${pattern})\\b`),
        order: { taste, direction },
      })),
      ...tasteNames.flatMap((taste) =>
        (['most', 'least'] as const).map((direction) => ({
          pattern: fold(language, `\\b${several[language][direction]} (?:${said[language][taste]})\\b`),
          order: { taste, direction },
        })),
      ),
    ],
  ]),
) as unknown as Readonly<
  Record<AssistantLanguage, readonly { readonly pattern: RegExp; readonly order: TasteOrder }[]>
>;

/** 'The sweetest', 'least bitter', 'am wenigsten scharf': the first that a text says. */
export function readOrder(text: string, language: AssistantLanguage): ReadPart<TasteOrder | null> {
  for (const { pattern, order } of orders[language]) {
    const { found, rest } = takeOut(text, pattern);
    if (found.length > 0) return { found: order, rest };
  }
  return { found: null, rest: text };
}

const figures: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  null: 0,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
};
const anyFigure = /\d|\b(?:zero|one|two|three|four|five|null|eins|zwei|drei|vier|fue?nf)\b/;
const levelOf = (word: string | undefined) => Math.min(5, figures[word ?? ''] ?? Number(word));

const levelBeside = (word: string | undefined, beside: number) => Math.max(0, Math.min(5, levelOf(word) + beside));

const figure = '(?:a |level |einer? |stufe )?(\\d|zero|one|two|three|four|five|null|eins|zwei|drei|vier|fünf)';
const ofFive = '(?: (?:out of |of |von |aus )?(?:5|five|fünf))?';
const most = {
  en: '(?:at most|max(?:imum)?|no more than|(?:no|not|nothing) (?:higher|hotter|spicier|sweeter|saltier|sourer|stronger|bitterer) than|up to|(?:no|not|nothing|never|none) (?:more than|over|above|past|beyond))',
  de: '(?:höchstens|maximal|max|bis(?: zu)?|(?:nicht|nichts|nie) (?:mehr als|höher als|schärfer als|süßer als|salziger als|saurer als|über))',
};
const least = {
  en: '(?:at least|min(?:imum)?|(?:no|not) (?:less|lower) than|not (?:under|below))',
  de: '(?:mindestens|ab|nicht (?:weniger als|unter))',
};
/** These do not mean the figure itself. */
const less = {
  en: '(?:under|below|less than|lower than|milder than)',
  de: '(?:unter|weniger als|milder als)',
};
const more = {
  en: '(?:over|above|more than|(?:higher|sweeter|saltier|sourer|hotter|spicier) than)',
  de: '(?:über|mehr als|(?:süßer|salziger|saurer|schärfer) als)',
};
const mostAfter = {
  en: '(?:or (?:less|lower|below|under)|at (?:the )?most|max(?:imum)?|tops)',
  de: '(?:oder (?:weniger|drunter|darunter)|höchstens|maximal|max)',
};
const leastAfter = {
  en: '(?:or (?:more|above|higher|over|up)|at (?:the )?least|min(?:imum)?|and up|plus)',
  de: '(?:oder (?:mehr|höher)|mindestens|aufwärts)',
};
const between = {
  en: `(?:between|from) ${figure} (?:and|to) ${figure}${ofFive}`,
  de: `(?:zwischen|von) ${figure} (?:und|bis) ${figure}${ofFive}`,
};
/** '2-3', behind what says that it is a level: 'two or three sweet snacks' counts. */
const around = {
  en: `(?:say|about|around|roughly|levels?|heat|spice|spiciness|sweetness|saltiness|sourness|bitterness) ${figure} (?:(?:to|or) ${figure}|([0-4]))${ofFive}`,
  de: `(?:sagen wir|etwa|ungefähr|circa|stufe|schärfe|süße|säure|bitterkeit) ${figure} (?:(?:bis|oder) ${figure}|([0-4]))${ofFive}`,
};
/** 'A full 5', '4 out of 5': that level, and none beside it. */
const just = {
  en: `(?:(?:full|solid|perfect|whole|straight|scores?|scoring|rated?|rates|reach(?:es)?|gets?) ${figure}${ofFive}|${figure} (?:out of|of) (?:5|five))`,
  de: `(?:(?:volle[nrs]?|glatte[nrs]?|ganze[nrs]?|erreicht|kommt auf|kommen auf) ${figure}${ofFive}|${figure} (?:von|aus) (?:5|fünf))`,
};

/** 'Umami 5 sweet 1': the figure stands behind the taste. */
const behind = {
  en: '(?<=\\b(?:sweet|sweetness|salty|saltiness|salt|sour|sourness|bitter|bitterness|umami|spicy|heat|spice) )([0-5])(?= (?:and |but )?(?:sweet|salt|sour|bitter|umami|spic|heat|hot)|$)',
  de: '(?<=\\b(?:süß|süße|salzig|salz|sauer|säure|bitter|bitterkeit|umami|scharf|schärfe) )([0-5])(?= (?:und |aber )?(?:süß|salz|sauer|säure|bitter|umami|scharf|schärfe)|$)',
};

interface Limit {
  readonly pattern: RegExp;
  /** What its figures bound: both for a range. */
  readonly end: keyof LevelRange | 'both';
  /** Of a bound that is not meant itself, how far from it the nearest level is. */
  readonly beside?: number;
}

/** '1 on spice'. */
const joinsLevel = /^ (?:on|for|in|of|auf|bei|an) (?:the |de[rmn] |die )?$/;

/** 'Under 2' is anything that is less. */
const JUST = 0.01;

const limits = Object.fromEntries(
  (['en', 'de'] as const).map((language) => [
    language,
    [
      { pattern: fold(language, `\\b${between[language]}\\b`), end: 'both' },
      { pattern: fold(language, `\\b${around[language]}\\b`), end: 'both' },
      { pattern: fold(language, `\\b${most[language]} ${figure}${ofFive}\\b`), end: 'to' },
      { pattern: fold(language, `\\b${figure}${ofFive} ${mostAfter[language]}\\b`), end: 'to' },
      { pattern: fold(language, `\\b${least[language]} ${figure}${ofFive}\\b`), end: 'from' },
      {
        pattern: fold(
          language,
          `\\b(?<!(?:not|no|nothing|never|none|nicht|nichts|nie) )${less[language]} ${figure}${ofFive}\\b`,
        ),
        end: 'to',
        beside: -JUST,
      },
      {
        pattern: fold(
          language,
          `\\b(?<!(?:not|no|nothing|never|none|nicht|nichts|nie) )${more[language]} ${figure}${ofFive}\\b`,
        ),
        end: 'from',
        beside: JUST,
      },
      { pattern: fold(language, `\\b${figure}${ofFive} ${leastAfter[language]}\\b`), end: 'from' },
      { pattern: fold(language, `\\b${just[language]}\\b`), end: 'both' },
      { pattern: fold(language, behind[language]), end: 'both' },
    ],
  ]),
) as unknown as Readonly<Record<AssistantLanguage, readonly Limit[]>>;

/** 'Under 2 of 5', 'heat 3 at most but at least 2': bounds in figures, each of the taste that was named last before it, or else next. */
export function readLimits(
  text: string,
  language: AssistantLanguage,
): ReadPart<Readonly<Partial<Record<IntensityName, LevelRange>>>> {
  if (!anyFigure.test(text)) return { found: {}, rest: text };
  const named = tasteNames
    .flatMap((taste) =>
      matchesIn(text, tasteWords[language][taste]).map(({ index, 0: word }) => ({ taste, index, word })),
    )
    .toSorted((one, other) => one.index - other.index);
  const ranges: Partial<Record<IntensityName, LevelRange>> = {};
  const words: { readonly index: number; readonly length: number }[] = [];
  for (const { pattern, end, beside = 0 } of limits[language]) {
    for (const match of matchesIn(text, pattern)) {
      const after = match.index + match[0].length;
      // 'Less than 1 spice' names it at once.
      const taste =
        named.find(({ index }) => index === after + 1 || joinsLevel.test(text.slice(after, index))) ??
        named.findLast(({ index }) => index <= match.index) ??
        named.find(({ index }) => index > match.index);
      const isRead = words.some(({ index, length }) => match.index < index + length && index < after);
      if (taste === undefined || (isRead && taste.index !== match.index)) continue;
      const { from, to } = ranges[taste.taste] ?? { from: 0, to: 5 };
      const [first, second = first] = match.slice(1).filter((one) => one !== undefined);
      const [level, other] = [levelBeside(first, beside), levelOf(second)];
      if (end === 'both') ranges[taste.taste] = { from: Math.min(level, other), to: Math.max(level, other) };
      else
        ranges[taste.taste] =
          end === 'to'
            ? { from: Math.min(from, level), to: Math.min(to, level) }
            : { from: Math.max(from, level), to: Math.max(to, level) };
      words.push({ index: match.index, length: match[0].length }, { index: taste.index, length: taste.word.length });
    }
  }
  return {
    found: ranges,
    rest: words.reduce(
      (left, { index, length }) => left.slice(0, index) + ' '.repeat(length) + left.slice(index + length),
      text,
    ),
  };
}
