import type { Food } from '#domain/foods/food.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanPattern } from './german-pattern.ts';

/** How a food looks, and what warmth does to it, by what its whole record tells. */
interface ToldLook {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  readonly isTold: (food: Food) => boolean;
}

interface Hue {
  /** 0-360. */
  readonly hue: number;
  /** 0-1. */
  readonly saturation: number;
  /** 0-1. */
  readonly lightness: number;
}

/** A CSS hex colour by hue, saturation and lightness; null for any other text. */
function hueOf(colour: string): Hue | null {
  const [, digits = ''] = /^#([0-9a-f]{6})$/i.exec(colour) ?? [];
  if (digits === '') return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, span] = [(most + least) / 2, most - least];
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sixth * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness };
}

const within = (from: number, to: number, value: number) => from <= value && value < to;
const isReddish = ({ hue }: Hue) => hue >= 335 || hue < 16;

/** Each colour by its English and its German words, and when a dominant colour is called so. */
const colours: readonly (readonly [string, string, (hue: Hue) => boolean])[] = [
  ['red', 'rot', (one) => isReddish(one) && one.saturation >= 0.35 && within(0.2, 0.65, one.lightness)],
  ['pink', 'rosa|pink', (one) => (isReddish(one) || one.hue >= 300) && within(0.65, 0.92, one.lightness)],
  ['orange', 'orange(?:farben)?', (one) => within(16, 40, one.hue) && one.saturation >= 0.5 && one.lightness >= 0.45],
  ['yellow|golden', 'gelb|golden', (one) => within(40, 68, one.hue) && one.saturation >= 0.4 && one.lightness >= 0.45],
  ['green', 'grün', (one) => within(68, 170, one.hue) && one.saturation >= 0.12 && one.lightness < 0.85],
  ['blue', 'blau', (one) => within(190, 255, one.hue) && one.saturation >= 0.15],
  ['purple|violet', 'lila|violett', (one) => within(255, 335, one.hue) && one.saturation >= 0.12],
  ['white', 'weiß', (one) => one.lightness >= 0.86],
  ['black', 'schwarz', (one) => one.lightness < 0.2],
  ['brown', 'braun', (one) => within(8, 45, one.hue) && one.saturation >= 0.15 && within(0.15, 0.45, one.lightness)],
];

const things = {
  en: '(?:foods?|things?|stuff|dish(?:es)?|drinks?|desserts?|snacks?|meals?|soups?)',
  de: '(?:lebensmittel|gerichte?|sachen|essen|speisen?|getränke?|drinks?|desserts?|nachtisch\\w*|snacks?|suppen?)',
} as const;
/** What may stand behind a colour that is said of no noun: 'something green curry' is none. */
const alone = {
  en: '(?=$| (?:to (?:eat|drink|cook|try|snack on)|please|and|or|but|for|with|from|in|that|which)\\b)',
  de: '(?=$| (?:zu[mr]? \\w+|bitte|und|oder|aber|für|mit|aus|das|die)\\b)',
} as const;

const isColoured =
  (isSo: (hue: Hue) => boolean) =>
  ({ appearance }: Food) => {
    const hue = hueOf(appearance.colours[0] ?? '');
    return hue !== null && isSo(hue);
  };

/** 'Something green', 'purple foods', 'red coloured drinks', and no 'green tea'. */
const ofColour: readonly ToldLook[] = colours.map(([en, de, isSo]) => ({
  words: {
    en: new RegExp(
      `(?<=\\b(?:\\w+thing|${things.en}|what|which) (?:that )?(?:(?:is|are|looks?) )?(?:(?:naturally|bright|really|very|all) )*)(?:${en})(?: in colou?r)?${alone.en}|\\b(?:${en})(?: colou?red| in colou?r)?(?= ${things.en}\\b)|\\b(?:${en}) colou?red\\b`,
      'g',
    ),
    de: new RegExp(
      germanPattern(
        `(?<=\\b(?:etwas|was|irgendwas) )(?:${de})(?:es)?${alone.de}|\\b(?:${de})(?:e[mnrs]?)?(?= ${things.de}\\b)|(?<=\\b${things.de} (?:die |das )?)(?:${de})(?= (?:ist|sind)\\b)`,
      ),
      'g',
    ),
  },
  isTold: isColoured(isSo),
}));

const melts = /(?<!\bnot )\b(?:melts?|melted|melting)\b/i;
/** Not 'on the tongue', where chocolate melts, too. */
const isMelted = ({ temperatureExperience, preparationNotes, preparationMethods, culturalContext }: Food) =>
  melts.test(
    [temperatureExperience.hotVersusCold, preparationNotes, ...preparationMethods, culturalContext].join('\n'),
  );

/** Read of the whole record, and left out where none tells it. */
export const toldLooks: readonly ToldLook[] = [
  ...ofColour,
  {
    words: {
      en: /\b(?:(?:that )?(?:melts?|melted)(?: (?:well|best|nicely|easily|beautifully|down|the most))*|(?:good |best )?for melting|melting(?= cheeses?\b)|melty|cheese pull)\b/g,
      de: new RegExp(
        germanPattern(
          '\\b(?:(?:das |der |die )?(?:gut |am besten |schön )?(?:schmilzt|schmelzen)(?: (?:gut|am besten|schön))?|zum (?:schmelzen|überbacken))\\b',
        ),
        'g',
      ),
    },
    isTold: isMelted,
  },
];
