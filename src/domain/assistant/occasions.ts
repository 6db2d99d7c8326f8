import type { TasteTraits } from '#domain/taste-traits.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import { isDrink, isMeal } from './dish-kinds.ts';
import { germanPattern } from './german-pattern.ts';
import { type ReadPart, takeOut, type WishPart } from './wish-part.ts';

const isServed = (...temperatures: readonly string[]) => ({ temperatureServed, defaulted }: TasteTraits) => !defaulted.includes('temperatureServed') && temperatures.includes(temperatureServed.toLowerCase());
const isHot = isServed('warm', 'hot', 'piping hot');
const isCold = isServed('cold', 'cool', 'frozen');
const feels = ({ textures }: TasteTraits, ...words: readonly string[]) => words.some((word) => textures.includes(word));

interface Occasion {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
  /** null where no record says what is fit for it. */
  readonly passes: ((food: TasteTraits) => boolean) | null;
}

const occasion = (en: string, de: string, passes: Occasion['passes']): Occasion => ({ words: { en: new RegExp(`\\b(?:${en})\\b`, 'g'), de: new RegExp(germanPattern(`\\b(?:${de})\\b`), 'g') }, passes });

/** Weather, seasons and moments, by what a record states of how a food is served and how it feels. */
const occasions: readonly Occasion[] = [
  occasion('(?:(?:i|we) have |got |with )?(?:a |the |this )?(?:bad |nasty |stinking )?(?:cold|flu) and [\\w ]*|(?:have|got|caught) (?:a|the) (?:cold|flu)|blocked nose|stuffy nose|runny nose|sore throat|nose is blocked', '(?:eine )?erkältung|erkältet|schnupfen|halsschmerzen|halsweh', (food) => isHot(food) && isMeal(food) && feels(food, 'brothy', 'smooth', 'soft')),
  occasion('(?:it is |its |it s )?(?:so |really |very |boiling |way too )?(?:boiling|hot|scorching|warm|sweltering)(?: hot)? (?:outside|out there|out|day|days|weather|summer|afternoon)|heat ?wave|in (?:the|this) heat|summer(?:y|time)?|hot (?:day|weather|summer)', '(?:es ist )?(?:so |sehr |total )?(?:heiß|warm) draußen|hitze|bei (?:der|dieser) hitze|hitzewelle|sommer\\w*|heiße[mnrs]? (?:tag\\w*|sommer\\w*)|hochsommer', isServed('cold', 'cool', 'frozen', 'room temperature')),
  occasion('rain(?:y|ing)?(?: days?| evening)?|cold (?:outside|days?|evenings?|nights?|weather|winter|morning)|winter(?:y)?|snow(?:y|ing)?|freezing(?: outside)?|chilly|autumn(?:al)?|stormy|warm(?:ing|s)?(?: me| us)?(?: up)?', 'verregnet\\w*|regen\\w*|regnerisch\\w*|regnet|winter\\w*|schnee|kalte[mnrs]? (?:tag\\w*|abend\\w*|wetter)|kalt draußen|herbst\\w*|wärmend\\w*|warme[mnrs]?', (food) => isHot(food) && !isDrink(food)),
  occasion('hot(?= (?:drinks?|beverages?|teas?|coffees?|chocolates?|soups?|meals?|lunch|dinner|breakfast))|something hot to drink', 'heiße?[mnrs]?(?= (?:getränke?|tee|kaffee|suppe|schokolade))', isHot),
  occasion('(?:ice )?cold|chilled|iced|cooling', 'kalte?[mnrs]?|eiskalt\\w*|gekühlt\\w*|kühle?[mnrs]?', isCold),
  occasion('picnics?|lunch ?box(?:es)?|packed lunch', 'picknicks?|lunchbox|brotdose|brotzeit', (food) => isServed('cold', 'cool', 'room temperature', 'warm')(food) && !feels(food, 'brothy', 'icy', 'melting')),
  occasion('hang ?over|hung ?over', 'kater\\w*|verkatert', (food) => isMeal(food) && food.intensities.salty >= 2 && isHot(food)),
  occasion('(?:high |more |lots of )?protein|(?:after (?:a |the |my )?)?work ?out|gym', '(?:viel )?protein|eiweißreich\\w*|(?:nach dem )?(?:sport|training)', (food) => isMeal(food) && food.ingredients.some((one) => /beef|chicken|pork|lamb|fish|tuna|salmon|egg|tofu|lentil|bean|chickpea|prawn|paneer|cheese/i.test(one))),
  occasion('(?:after |at )?(?:the |my )?dentist|soft foods?|(?:can ?not|hard to|without) chew(?:ing)?|no chewing|braces', '(?:nach dem |beim )?zahnarzt\\w*|weiches essen|ohne (?:zu )?kauen|zahnspange', (food) => feels(food, 'soft', 'smooth', 'creamy', 'silky', 'velvety', 'brothy') && !feels(food, 'crunchy', 'crispy', 'chewy', 'firm', 'crackling')),
  occasion('refreshing|refreshment', 'erfrischend\\w*|erfrischung', (food) => food.flavours.some((word) => ['fresh', 'citrusy', 'tart', 'minty', 'fruity', 'light'].includes(word)) && (isCold(food) || food.intensities.sour >= 2)),
  occasion('not (?:too |so |very )?heavy|nothing (?:too )?heavy', 'nicht (?:zu |so |sehr )?(?:schwer|mächtig|deftig)|nichts schweres', ({ flavours }) => !flavours.includes('rich') && !flavours.includes('hearty') && !flavours.includes('buttery')),
  occasion('birthdays?|part(?:y|ies)|date nights?|celebrat\\w+|anniversar\\w+|wedding|christmas|xmas|easter|thanksgiving|festive|guests?|in laws|impress(?:ive)?|fancy|special|potluck|buffet', 'geburtstag\\w*|party|partys|feier\\w*|hochzeit\\w*|weihnacht\\w*|ostern|gäste?n?|besuch|schwiegereltern|beeindruck\\w*|besonderes', null),
  occasion('quick(?:ly)?|fast|easy|simple|weeknights?|between meetings|cheap|budget|healthy', 'schnell\\w*|einfach\\w*|rasch\\w*|günstig\\w*|billig\\w*|unkompliziert\\w*|gesund\\w*', null),
];

/** @returns `parts`; `isUnstated`: whether it names an occasion for which no record says what is fit */
export function readOccasions(text: string, language: AssistantLanguage): ReadPart<{ readonly parts: readonly WishPart[]; readonly isUnstated: boolean }> {
  let rest = text;
  let isUnstated = false;
  const parts: WishPart[] = [];
  for (const { words, passes } of occasions) {
    const { found, rest: left } = takeOut(rest, words[language]);
    if (found.length === 0) continue;
    rest = left;
    if (passes === null) isUnstated = true;
    else parts.push({ left: 'occasion', passes });
  }
  return { found: { parts, isUnstated }, rest };
}
