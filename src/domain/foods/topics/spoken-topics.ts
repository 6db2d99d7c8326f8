import { foldText } from '#prelude/text/fold-text.ts';
import { seenAs } from '#domain/naming/seen-as.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { Food } from '#domain/foods/food.ts';
import { clauseTopics } from './named-topics.ts';
import { allTopics, topicBits } from './topic-names.ts';
import { isOtherInProse, topicsOfWords } from './topics-of-words.ts';

/** The texts of a food that tell of it in sentences. */
export type SpokenTexts = Pick<
  Food,
  | 'ingredients'
  | 'description'
  | 'preparationNotes'
  | 'preparationMethods'
  | 'servingSuggestions'
  | 'culturalVariations'
  | 'regionalVariations'
>;

/** What such texts say of what is in a food, topics as bits (`topicBits`). They state nothing: they only speak against what is stated. */
export interface SpokenTopics {
  /** Told as put into it: 'topped with crushed peanuts', 'fried in butter'. */
  readonly mayContain: number;
  /** Named, and neither denied nor likened: 'served with cheese'. */
  readonly doubted: number;
}

export const nothingSpoken: SpokenTopics = { mayContain: 0, doubted: 0 };

/** How salty or sweet something is to the tongue is no statement of a diet, and whom a text turns to is none either. */
const spoken = allTopics & ~topicBits('salt', 'sugar', 'vegans', 'vegetarians');

/** What a food's sentences speak of. @param asked the topics that they are read for, wanted only where they name any */
export function spokenTopics(texts: SpokenTexts, asked: () => number): SpokenTopics {
  const told = tellingTexts(texts).filter(({ text }) => (topicsOfWords(text) & spoken) !== 0);
  if (told.length === 0) return nothingSpoken;
  const open = spoken & asked();
  if (open === 0) return nothingSpoken;
  let [mayContain, doubted] = [0, 0];
  for (const { text, ofItself } of told) {
    if ((topicsOfWords(text) & open) === 0) continue;
    const read = readText(text, open);
    if (ofItself) mayContain |= read.mayContain & open;
    doubted |= (ofItself ? read.doubted : read.mayContain | read.doubted) & open;
  }
  return mayContain === 0 && doubted === 0 ? nothingSpoken : { mayContain, doubted: doubted & ~mayContain };
}

/** The texts of the food itself; those of another version, and of what is put on it by whoever likes to. What is one thing alone has no version: those are dishes that are made of it. */
function tellingTexts(texts: SpokenTexts): readonly { readonly text: string; readonly ofItself: boolean }[] {
  const itself = [texts.description, texts.preparationNotes, ...texts.preparationMethods];
  const versions =
    texts.ingredients.length === 1
      ? []
      : [...texts.culturalVariations, ...texts.regionalVariations].filter((text) => !otherDish.test(text));
  const others = [...versions, ...texts.servingSuggestions.filter((text) => puttingOn.test(text))];
  const told = (those: readonly string[], ofItself: boolean) =>
    those.flatMap(seenAs).map((text) => ({ text, ofItself }));
  return [...told(itself, true), ...told(others, false)];
}

/** A version that is told to be something else altogether. */
const otherDish = /\b(?:another|a different|different) (?:dish|stew|food)\b|\b(?:cousin|kin|relatives?|neighbours?)\b/i;

/** A suggestion that puts something on or into the food itself, and not beside it. */
const puttingOn =
  /\b(?:topped|sprinkled|scattered|brushed|dusted|drizzled|spread|stuffed|filled|dressed) with\b|\bon top\b|\bstirred in\b|\bmit\b.*\b(?:bestreut|bestrichen|belegt|gefüllt|beträufelt|übergossen|überbacken|garniert)\b|\b(?:darüber|obendrauf|darauf)\b/i;

function readText(text: string, open: number): SpokenTopics {
  const sum = { mayContain: 0, doubted: 0 };
  for (const sentence of text.split(sentences)) {
    if ((topicsOfWords(sentence) & open) === 0) continue;
    const plain = foldText(sentence.replaceAll(englishRind, ' '))
      .replaceAll(neverWithout, ' ')
      .replaceAll(likened, ' ')
      .replaceAll(tasted, ' ')
      .replaceAll(denied, ' ')
      .replaceAll(aside, ' ');
    const named = (topicsOfWords(plain) & open) === 0 ? 0 : topicsIn(plain) & open;
    const at = named === 0 ? -1 : plain.search(putting);
    const put = at < 0 ? 0 : named & topicsIn(plain.slice(at));
    sum.mayContain |= put;
    sum.doubted |= named & ~put;
  }
  return sum;
}

function topicsIn(clause: string): number {
  const words = foldSearchText(clause)
    .split(' ')
    .filter((word) => !isOtherInProse(word));
  return words.length === 0 ? 0 : clauseTopics(words.join(' ')) & spoken;
}

const sentences = /[.;:!?()\n]+|\s[-–—]+\s/;

/** What is done with something that is put into a food. */
const puts =
  'topp?(?:ed|ing)|sprinkl|scatter|dusted|brush|coat|bread(?:ed|ing)|stuff|layer|glaz|drizzl|garnish|crown|dress|toss|fry|fri|saut|cook|brais|simmer|bak(?:e|ing)|roast|boil|poach|bind|bound|thicken|enrich|mak(?:e|ing)|made|mix|beat|whisk|fold|stir|knead|marinat|soak|wrap|season|sweeten|add|melt|pour|contain|blend|ground|combin|spread|mash|crumbl|fill(?:ed|ing)|' +
  'bestr|gebraten|brat|geback|back|fritt|gefull|full|gekocht|koch|\\w*ruhr|\\w*misch|vermeng|uberback|ubergoss|betrauf|panier|garnier|verfeiner|gebunden|zubereit|gemacht|besteh|enthal|belegt|marinier|gerost|gewalzt|hinein|dazugeb|zugeb|unterheb|schmelz|geschmolz';
const putting = new RegExp(`\\b(?:${puts})`);

/** Where what a denial or a likeness is about ends. */
const turns = `(?!\\b(?:but|with|then|while|although|yet|aber|mit|sondern|dann|dafur|only|just|nur|${puts})\\b|\\b(?:${puts})\\w*)`;
/** No more words belong to it than a few: 'without a doubt the best peanut noodles'. The first ones do, be it 'not made with'. */
const first = "(?: ?[a-z\\u00df'’-]+){0,2}";
const few = (most: number) => `${first}(?: ${turns}[a-z\\u00df'’-]+){0,${most}}`;
const list = `(?:, ?${turns}[a-z-]+(?: ${turns}[a-z-]+)?(?=,| (?:and|or|nor|und|oder|noch) )|,? (?:and|or|nor|und|oder|noch) ${turns}[a-z-]+(?: ${turns}[a-z-]+)?)*`;

const neverWithout = /\b(?:not|never|nothing|nicht|nichts|nie|niemals) (?:\w+ ){0,2}(?:without|ohne)\b/g;

/** What is not in it. 'Not only' and 'do not forget' deny nothing, and neither does 'never without'. */
const denied = new RegExp(
  `\\b(?:(?:not|never|nicht|nie|niemals)(?! (?:only|just|merely|forget|omit|skip|leave|nur|allein|vergess|weglass|fehl)\\w*)(?: (?:with|in|of|from|any|an?|the|use\\w*|need\\w*|mit|der|die|das|de[mn]|eine?[mnrs]?|(?:${puts})\\w*)\\b)*${few(0)}|(?:no|nor|neither|keine?[mnrs]?|weder|without|ohne|free (?:of|from)|frei von|lack(?:s|ing)|omit(?:s|ting)|instead of|in place of|rather than|unlike|statt|anstatt|anstelle|replac(?:es|ing)|substitut\\w+ for|stands? in for|ersetzt|verzichtet auf|im gegensatz zu|anders als)\\b${few(1)})${list}`,
  'g',
);

/** What it is like, or what goes beside it. */
const aside = new RegExp(
  `\\b(?:(?<!\\b(?:toppings|additions|ingredients|things|extras|spices|garnishes|nuts|seeds|fats|zutaten|dingen?|nusse) )(?:like|wie)|as \\w+ as|as (?:for|in|with)|similar to|smell(?:s|ing) of|scent of|(?:hints?|notes?|aromas?|whiff) of|recall(?:s|ing)|remind\\w* \\w* ?of|reminiscent of|cousin of|kin of|relatives? of|compared (?:to|with)|goes (?:\\w+ )?with|go (?:\\w+ )?with|good with|great with|perfect with|pairs? (?:\\w+ )?with|ahnlich|erinner\\w+|riecht nach|duftet nach|passt (?:\\w+ )?zu|verwandt\\w* mit|im vergleich)\\b${few(4)}`,
  'g',
);

/** How it tastes, to the end of the sentence or of what is told of taste. */
const tasted = new RegExp(
  `\\b(?:tast(?:es?|ing)|schmeck(?:t|en))\\b(?:(?!\\b(?:because|thanks|due|from|with|wegen|dank|durch|mit)\\b|\\b(?:${puts})\\w*).)*`,
  'g',
);

/** As German writes it, in capitals, it is beef. */
const englishRind = /\brinds?\b/g;

/** 'Butter-yellow', 'peanut-like', 'mandelförmig', a country that sounds like a bird, and what is done by a verb that sounds like a thing. */
const likened =
  /\b(?!egg)[a-z]+-(?:like|looking|shaped|sized|style|colou?red|brown|white|yellow|red|black|scented)\b|\b[a-z]+(?:farben|formig|ahnlich|artig|gross)\w*|\b(?:in|from|of|across|and|to) turkey\b(?! (?:breast|meat|leg|mince|ham|stock))|\b(?:toast|mince|cream|milk) (?:the|an?|it|them|together|each|until|lightly)\b|\bfor the sake\b|\bsake of\b|\bthe sole\b|(?<!\b(?:in|with|of|and|beef|meat) )dripping\b|\b(?:it|they) toasts?\b|\b(?:kidney|pigeon|butter) (?:or|and) \w+ (?:beans?|peas?)\b|\bworcester (?!sauce)/g;
