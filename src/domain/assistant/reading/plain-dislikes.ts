import { findMentions } from '#domain/avoidance/find-mentions.ts';
import { isTalk } from '#domain/avoidance/ordinary-words.ts';
import { foldedSentences } from '#domain/avoidance/folded-sentences.ts';
import type { TasteTraits } from '#domain/foods/taste-traits.ts';
import { intensityNames } from '#domain/taste/taste-vocabulary.ts';
import { flavourWords, textureWords } from '#domain/taste/taste-words.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { isKindWord } from '#domain/assistant/words/dish-kinds.ts';
import { foldedPattern } from '#domain/assistant/words/german-pattern.ts';

/** An ingredient that people leave out because they do not like it. */
export interface Dislike {
  /** How it is called in the answer's language. */
  readonly name: Readonly<Record<AssistantLanguage, string>>;
  /** Over whatever a record says of a food: wide, with mixtures that are made with it. */
  readonly named: RegExp;
}

/**
 * English name: English words; German name: German words; what names it. No line may be of an allergen, its kin, or what a diet or a frequent
 * intolerance leaves out (coconut, mustard, celery, sesame, pulses, cereals, cabbages, fruit, chocolate): of those nothing is offered that is not
 * stated (R28, R29). Coriander is of celery's family and no allergen of itself: the answer says that it is no promise, and beside any word of harm it is no mere dislike.
 */
const lines = `
coriander: coriander|cilantro; Koriander: koriander; coriander|cilantro|culantro|garam masala|curry (?:powder|paste)|masala powder
mushrooms: mushrooms?; Pilze: pilze?n?|champignons?; mushroom|shiitake|porcini|truffle|chanterelle|enoki|champignon|\\bcep|fungus
onions: (?:spring |red |white |raw )?onions?|shallots?|scallions?; Zwiebeln: zwiebeln?|frühlingszwiebeln?|schalotten?; onion|shallot|scallion|chive|leek
garlic: garlic; Knoblauch: knoblauch; garlic|aioli|rouille
olives: olives?; Oliven: oliven?; \\bolives?\\b(?! oil)|tapenade
tomatoes: tomato(?:e?s)?; Tomaten: tomaten?; tomat|passata|ketchup|salsa|pico de gallo|marinara
potatoes: potato(?:e?s)?; Kartoffeln: kartoffeln?; potato|gnocchi
cucumber: cucumbers?|gherkins?; Gurken: gurken?; cucumber|gherkin|pickle
peppers: (?:bell|sweet|green|red) peppers?|capsicums?; Paprika: paprikas?; pepper(?!corn)|capsicum|paprika
aubergine: aubergines?|eggplants?|brinjals?; Auberginen: auberginen?; aubergine|eggplant|brinjal
courgette: courgettes?|zucchinis?; Zucchini: zucchinis?; courgette|zucchini
spinach: spinach; Spinat: spinat; spinach
beetroot: beetroots?|beets?; Rote Bete: rote[ ]bete|rote[ ]beete; beet
pumpkin: pumpkins?; Kürbis: kürbis|kürbisse; pumpkin|squash
ginger: ginger; Ingwer: ingwer; ginger|galangal
mint: mint; Minze: minze; \\bmint
basil: basil; Basilikum: basilikum; basil|pesto
chillies: chill?i(?:e?s)?; Chili: chilis?|peperoni; chil[il]|chile|gochu|sriracha|harissa|sambal|cayenne|curry (?:powder|paste)`;

interface Entry extends Dislike {
  readonly words: RegExp;
}

const entries: readonly Entry[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', de = '', named = ''] = line.split('; ');
    const [enName = '', enWords = ''] = en.split(': ');
    const [deName = '', deWords = ''] = de.split(': ');
    return {
      name: { en: enName, de: deName },
      named: new RegExp(named.trim(), 'i'),
      words: new RegExp(`^(?:${enWords}|${foldedPattern(deWords)})$`),
    };
  });

/** All that may be disliked so. */
export const plainDislikes: readonly Dislike[] = entries;

/** By its English name; null for none. */
export function dislikeCalled(name: string): Dislike | null {
  return entries.find((entry) => entry.name.en === name) ?? null;
}

/** By how people call it, in English or German, folded; null where it is none of them. */
export function plainDislikeNamed(word: string): Dislike | null {
  return entries.find(({ words }) => words.test(word)) ?? null;
}

/** What says that it is not wanted, and no more: '-free' asks for a promise, and 'cannot eat' speaks of harm. */
const denies =
  /^(?:no|without|not|cant|cannot|dont|doesnt|hates?|dislikes?|except|minus|skip|hold|ohne|keine?[mnrs]?|hasse|mag|ausser|minus)$/;
const fills =
  /^(?:the|any|all|more|of|that|like|love|want|stand|bear|into|keen|on|big|fan|fond|fresh|raw|cooked|a|an|die|das|den|der|viel|viele|so|gern|gerne|frische[mnrs]?|rohe[mnrs]?|keine?[mnrs]?|no)$/;
const joins = /^(?:,|and|or|nor|und|oder|noch)$/;
const isEnd = (word: string | undefined) =>
  word === undefined ||
  isTalk(word) ||
  isKindWord(word) ||
  /^(?:spicy|savou?ry|susse?s?|scharfe?s?)$/.test(word) ||
  [...flavourWords, ...textureWords, ...intensityNames].some((known) => known === word);

/**
 * The plain ingredients that a text says it does not want, if that is all that it does not want beside what is stated of foods: 'no olives or
 * mushrooms please'.
 *
 * @param unknown what is to be avoided of which no food states anything, as it was read of the text
 * @returns null where any of them is something else, or may be
 */
export function plainDislikesIn(text: string, unknown: readonly string[]): readonly Dislike[] | null {
  const read = new Set<string>();
  const found = new Set<Entry>();
  for (const { words } of foldedSentences(text)) {
    let isDenied = false;
    for (let at = 0; at < words.length; at += 1) {
      const one = entryAt(words, at);
      if (one === null) {
        const word = words[at] ?? '';
        // 'No cheese or mushrooms': the allergen is avoided for itself, and the list goes on.
        isDenied = denies.test(word) || (isDenied && (fills.test(word) || joins.test(word) || isAllergens(word)));
        continue;
      }
      if (!isDenied && !isDeniedAfter(words, at + one.length)) continue;
      found.add(one.entry);
      for (const word of words.slice(at, at + one.length)) read.add(word);
      at += one.length - 1;
      const next = words.findIndex(
        (word, place) => place > at && !joins.test(word) && !fills.test(word) && !denies.test(word),
      );
      isDenied = next >= 0 && entryAt(words, next) !== null;
      if (isDenied) at = next - 1;
      // What is listed with it and is nothing plain may be what harms: 'no onions or kiwi'.
      else if (next >= 0 && !isEnd(words[next]) && findMentions(words.slice(next, next + 1)).length === 0) return null;
    }
  }
  return found.size > 0 && unknown.every((word) => read.has(word)) ? [...found] : null;
}

const isAllergens = (word: string) => findMentions([word]).some(({ isHarmful }) => !isHarmful);

function entryAt(words: readonly string[], at: number): { readonly entry: Entry; readonly length: number } | null {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length).join(' ');
    const entry = length <= words.length - at ? entries.find((one) => one.words.test(phrase)) : undefined;
    if (entry !== undefined) return { entry, length };
  }
  return null;
}

/** 'Pilze mag ich nicht'. */
function isDeniedAfter(words: readonly string[], at: number): boolean {
  return /^mag (?:ich|er|sie|wir) (?:gar |so |ueberhaupt |uberhaupt )?nicht\b/.test(words.slice(at, at + 4).join(' '));
}

/** Whether a record states what is in a food and nothing that it says of it names any of these. That is no promise that there is none in it. */
export function namesNone(
  { name, nativeName, description, mouthfeel, ingredients }: TasteTraits,
  dislikes: readonly Dislike[],
): boolean {
  return (
    ingredients.length > 0 &&
    dislikes.every(
      ({ named }) => ![name, nativeName, description, mouthfeel, ...ingredients].some((said) => named.test(said)),
    )
  );
}
