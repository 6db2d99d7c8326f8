import { flavourWords, textureWords, aromaWords } from '#domain/taste/taste-words.ts';

/** Words that speak of nearly the same, whichever list they stand in: what is learned of one is half learned of the others. */
const wordFamilies = {
  milky: ['creamy', 'buttery', 'cheesy', 'milky', 'velvety'],
  smoky: ['smoky', 'charred', 'roasted', 'toasty', 'toasted', 'caramelised', 'caramel', 'woody', 'malty'],
  sea: ['briny', 'oceanic', 'salty'],
  fermented: ['fermented', 'funky', 'vinegary', 'pungent', 'yeasty', 'mushroomy', 'earthy'],
  fresh: ['fresh', 'light', 'delicate', 'mild', 'herbal', 'minty', 'grassy'],
  tart: ['sour', 'tangy', 'tart', 'citrusy', 'tomatoey'],
  sweet: ['sweet', 'honeyed', 'chocolatey', 'fruity', 'tropical', 'floral', 'coconutty'],
  meaty: ['meaty', 'savory', 'umami', 'rich', 'hearty', 'deep', 'brothy'],
  hot: ['spicy', 'peppery', 'gingery', 'numbing', 'mustardy', 'warm'],
  bitter: ['bitter', 'aniseed', 'anise'],
  nutty: ['nutty', 'sesame'],
  crisp: ['crunchy', 'crispy', 'crackling', 'flaky', 'airy', 'crumbly'],
  soft: ['soft', 'tender', 'melting', 'fluffy', 'silky', 'smooth', 'succulent', 'juicy'],
  chewy: [
    'chewy',
    'springy',
    'bouncy',
    'sticky',
    'stretchy',
    'slippery',
    'gooey',
    'doughy',
    'starchy',
    'fibrous',
    'dense',
  ],
} as const;

type WordFamily = keyof typeof wordFamilies;
export const wordFamilyNames = Object.keys(wordFamilies) as readonly WordFamily[];

const familyOfWord = new Map<string, WordFamily>();
for (const name of wordFamilyNames) for (const word of wordFamilies[name]) familyOfWord.set(word, name);

/** The family of a folded word, or null. */
export function wordFamilyOf(word: string): WordFamily | null {
  return familyOfWord.get(word) ?? null;
}

/** The lists of words that a food is described by, each with its closed vocabulary. */
export const wordLists = { flavours: flavourWords, textures: textureWords, aromas: aromaWords } as const;
export type WordListName = keyof typeof wordLists;
export const wordListNames = Object.keys(wordLists) as readonly WordListName[];
