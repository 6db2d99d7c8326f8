import { foldSearchText } from '#domain/values/fold-search-text.ts';
import type { flavourWords } from '#domain/taste/taste-words.ts';
import { germanTasteWords } from './german-food-words.ts';
import { foldedPattern, germanPattern, type Rewriting } from './german-pattern.ts';

/**
 * A flavour of the vocabulary, and the things that people name it by: 'tastes like smoke', 'Rauchgeschmack'. English as an expression; German in the forms
 * that stand after 'nach' and before '-geschmack'. What is like coffee or tea is asked by the food of that name, so no line holds these.
 */
const lines: readonly (readonly [flavour: (typeof flavourWords)[number], english: string, german: string])[] = [
  ['smoky', 'smoke|bacon|campfires?|barbecues?', 'Rauch|Speck|Lagerfeuer'],
  ['buttery', 'butter', 'Butter'],
  ['cheesy', 'cheese', 'Käse'],
  ['nutty', '(?:hazel|wal)?nuts?|almonds?', '(?:Hasel|Wal)?N(?:u|ü)ss(?:en?)?|Mandeln?'],
  ['caramelised', 'caramel|toffee|butterscotch', 'Karamell'],
  ['meaty', 'meat', 'Fleisch'],
  ['briny', 'sea|ocean|seawater', 'Meer(?:wasser)?'],
  ['garlicky', 'garlic', 'Knoblauch'],
  ['oniony', 'onions?', 'Zwiebeln?'],
  ['gingery', 'ginger', 'Ingwer'],
  ['peppery', 'black pepper', 'Pfeffer'],
  ['herbal', 'herbs', 'Kräutern?'],
  ['minty', '(?:pepper)?mint', '(?:Pfeffer)?Minze?'],
  ['grassy', 'grass|hay', 'Gras|Heu'],
  ['earthy', 'earth|dirt|soil', 'Erde?'],
  [
    'citrusy',
    'citrus|lemons?|limes?|oranges?|grapefruit',
    'Zitrus(?:früchten?)?|Zitronen?|Limetten?|Orangen?|Grapefruit',
  ],
  [
    'fruity',
    'fruits?|(?:straw|rasp|blue|black)?berr(?:y|ies)|apples?|pears?|peach(?:es)?|cherr(?:y|ies)|apricots?|plums?',
    'Früchten?|Frucht|Obst|(?:Erd|Him|Heidel|Brom)?beeren?|Äpfeln?|Apfel|Birnen?|Pfirsich(?:en)?|Kirschen?|Aprikosen?|Pflaumen?',
  ],
  ['tropical', 'bananas?|pineapples?|mango(?:es|s)?|papayas?', 'Bananen?|Ananas|Mangos?|Papaya'],
  ['floral', 'flowers|roses?|lavender|jasmine', 'Blumen|Rosen?|Lavendel|Jasmin'],
  ['honeyed', 'honey', 'Honig'],
  ['malty', 'malt', 'Malz'],
  ['yeasty', 'yeast', 'Hefe'],
  ['chocolatey', 'chocolate|cocoa', 'Schokoladen?|Schoko|Kakao'],
  ['coconutty', 'coconuts?', 'Kokos(?:nuss|nüssen)?'],
  ['vinegary', 'vinegar', 'Essig'],
  ['tomatoey', 'tomato(?:e?s)?', 'Tomaten?'],
  ['mustardy', 'mustard', 'Senf'],
  ['eggy', 'eggs?', 'Ei(?:ern)?'],
];

const english = lines.map(([, nouns]) => `(${nouns})`).join('|');
const german = lines.map(([, , nouns]) => `(${foldedPattern(nouns.toLowerCase())})`).join('|');

/** The flavour whose noun a pattern of all lines found. @param groups one of each line, all empty but one */
const englishFlavour = (groups: readonly (string | undefined)[]) =>
  lines.find((_, place) => groups[place] !== undefined)?.[0] ?? '';
const germanFlavour = (groups: readonly (string | undefined)[]) => {
  const flavour = lines.find((_, place) => groups[place] !== undefined)?.[0];
  return flavour === undefined ? '' : foldSearchText(germanTasteWords[flavour]);
};

const bit = '(?:a (?:bit|little) |slightly |strongly |mostly |really )?';
const intense = '(?:strong(?:est)?|intense|pronounced|distinct|nice|good|hint of|lots? of|much|most)';
const like = '(?:of|like) (?:the |an? |fresh |ripe )*';

const verb = '(?:tastes?|tasting|flavou?red)';
/** Not the beginning of a food's name: 'that taste like mango lassi'. */
const alone = '(?=$| (?:and|or|but|please|without|with|for|from|in|not|no|that|which|to|at|tonight|today)\\b)';

/**
 * A thing that names a flavour, as its adjective: 'that tastes like smoke' and 'with a smoke flavour' are 'smoky'. Not where a food is asked about: 'does
 * feta taste of butter', 'butter taste'.
 */
export const englishTasteOfNoun: readonly Rewriting[] = [
  [
    new RegExp(`^(?:what|which)(?: else| foods?| dish(?:es)?| things?)? tastes? ${bit}${like}(?:${english})$`),
    (_, ...groups) => `something ${englishFlavour(groups)}`,
  ],
  [
    new RegExp(`\\b(some|any|no)thing (?:(?:that|which) )?${verb} ${bit}${like}(?:${english})${alone}`, 'g'),
    (_, some, ...groups) => `${some}thing ${englishFlavour(groups)}`,
  ],
  [
    new RegExp(
      `\\b(?:that |which )?(?:${verb}|flavou?r)\\b(?<!\\b(?:what|does|do|did|would|will|can|why|how)\\b[^,.;]*) ${bit}${like}(?:${english})${alone}`,
      'g',
    ),
    (_, ...groups) => `that is ${englishFlavour(groups)}`,
  ],
  [new RegExp(`\\b(?:${english})[ -]flavou?red\\b`, 'g'), (_, ...groups) => englishFlavour(groups)],
  [
    new RegExp(
      `\\b(?:with|has|have|having|got) (?:(?:an?|the|some|any|${intense}) )*(?:${english}) (?:flavou?rs?|tastes?|notes?|aroma)\\b`,
      'g',
    ),
    (_, ...groups) => `that is ${englishFlavour(groups)}`,
  ],
];

const withStrong =
  '(?:mit |von )?(?:(?:ein(?:em|en|er)?|d(?:em|en|er)|viel|etwas|(?:leicht|stark|kräftig|intensiv|deutlich)(?:em|en|er)?|stärkste[mnr]?) )*';
const soMuch = '(?:(?:so|ein bisschen|ein wenig|etwas|leicht|stark|richtig|intensiv) )*';

/** The same in German: 'mit Rauchgeschmack', 'das nach Rauch schmeckt'. Not 'schmeckt Feta nach Butter'. */
export const germanTasteOfNoun: readonly Rewriting[] = [
  [
    germanPattern(
      `^(?:was|welche[srn]?(?: \\w+)?) schmeck(?:t|en) (?:denn |noch |alles )?${soMuch}nach (?:${german})$`,
    ),
    (_, ...groups) => `etwas ${germanFlavour(groups)}es`,
  ],
  [
    germanPattern(
      `\\b(etwas|nichts|irgendwas|irgendetwas) (?:(?:das|was|die|der) )?${soMuch}nach (?:${german}) schmeck(?:t|en)\\b`,
    ),
    (_, some, ...groups) => `${some} ${germanFlavour(groups)}es`,
  ],
  [
    germanPattern(`\\b(?:(?:das|die|der|was) )?${soMuch}nach (?:${german}) schmeck(?:t|en)\\b`),
    (_, ...groups) => germanFlavour(groups),
  ],
  [
    germanPattern(`\\b${withStrong}(?:${german})e?[ns]?(?:geschmack|aroma|note)\\b`),
    (_, ...groups) => germanFlavour(groups),
  ],
  [germanPattern(`\\b${withStrong}geschmack nach (?:${german})\\b`), (_, ...groups) => germanFlavour(groups)],
];
