import { allergenWords } from '#domain/taste/taste-vocabulary.ts';
import { topicBits, topicRules } from './topic-names.ts';

/** Shorter names are one letter from too much: 'milk' from 'mild'. */
const SHORTEST = 6;
const allergens = topicBits(...allergenWords);

/** Names that are a letter from too many other words. */
const leftOut = new Set(
  'scholle mullet vollei harzer brasse malted topfen hummer marone auster graupe linzer moules kipper snapper sponge zander ruhrei schnecke schnapper buckling grouper whiting waffle dotter gamber sarson senape'.split(
    ' ',
  ),
);

/** Words of their own that are a letter from a name: looked for in dictionaries of English and German, and in the texts of the catalogue. */
const wordsOfTheirOwn = new Set(
  (
    'almondy camemberti custardy farinha genoese genose mustardy macaroni poule tahiti roqueforti ' +
    'sardinien sardinian advocates amigos amines amino arachnid bailey barely barney baser bausch beirre better bezel bitter bourrees brodeln bronzino ' +
    'brosle bulacan bunter buster butler butte butted buttel buttes cackle cannellini casar cashed cashes cattle celebi cheeky cheery ' +
    'chevron creaky dimpling dinker douche douches drosch duchies dumping dunkel erklar famine faring farne feschen formelle geaste ' +
    'geiste genosse gerate gerbte gerte geruste geste giess gingerly gluhen gluhten griefs grundern grunere guten hainan haring harira ' +
    'hearing heitre herding herging herrin hoard kadai kalkar kampfen kayak krabble krampfen kropfen lavish macadamizes macron madel ' +
    'mandrel mangel mantel mendel muffen muffig muffing mundel muskel musse mussed musselin musses nieces oblagen obster odster oster ' +
    'ouster panang pander paneel panier panter panzer pares parses place poison sailing salmen salon saloon sammel sarden saumen scamp ' +
    'schwand scrimp sedan seiten setzungen sextans sibling spatzen spiegele spitzle spotte surgeon tamar tamara tatarin tempera trasse ' +
    'tremolo turbo waffe wanton weiden weightier weihen weilen weisen weiten wetzen'
  ).split(' '),
);

/** Long names that the vocabulary writes as patterns. */
const alsoLong =
  'sesame tahini mozzarella parmesan yoghurt yogurt joghurt laktose crayfish crawfish octopus squids anchovy anchovies celeriac sulphite sulfite sulphites sulfites erdnuss erdnusse haselnuss haselnusse walnuss walnusse cashewkern mandeln weizenmehl roggen dinkel gerste krebstier krustentier schalentier weichtier sellerie muschel garnele forelle sardine sahne';

/** Long plain names of allergens. */
const longNames = new Set([
  ...topicRules
    .filter(({ brings = [] }) => (topicBits(...brings) & allergens) !== 0)
    .flatMap(({ names }) => names.split('|').map((name) => name.replace(/^\*|\*$/g, '')))
    .filter((name) => name.length >= SHORTEST && /^[a-z]+$/.test(name) && !leftOut.has(name)),
  ...alsoLong.split(' '),
]);

/** Names as they stand in the vocabulary, which miss no other. */
const exactNames = new Set([
  ...longNames,
  ...leftOut,
  ...topicRules.flatMap(({ names }) => names.replaceAll('*', '').split('|')),
]);

/** By a name and by each that one letter less makes of it. */
const byDeletion = new Map<string, string[]>();
for (const name of longNames)
  for (const less of deletionsOf(name)) byDeletion.set(less, [...(byDeletion.get(less) ?? []), name]);

function deletionsOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether one letter too many, too few, wrong, or swapped with its neighbour makes one word of the other, the first being right. */
function isOneSlip(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1])
    [end, otherEnd] = [end - 1, otherEnd - 1];
  const [left, otherLeft] = [one.slice(from, end), other.slice(from, otherEnd)];
  if (left.length <= 1 && otherLeft.length <= 1) return left !== otherLeft;
  return left.length === 2 && left === `${otherLeft[1]}${otherLeft[0]}`;
}

const ending = /(?:e?s|n)$/;

/** The long name of an allergen that a folded word misses by one letter: 'penuts', 'almnd', 'Haselnus'. A word of its own misses nothing. */
export function slipOf(word: string): string | undefined {
  const forms = [word, word.replace(ending, '')];
  if (forms.some((form) => wordsOfTheirOwn.has(form) || exactNames.has(form))) return undefined;
  for (const form of new Set(forms))
    for (const less of form.length < SHORTEST - 1 ? [] : deletionsOf(form)) {
      const meant = byDeletion.get(less)?.find((name) => isOneSlip(form, name));
      if (meant !== undefined) return meant;
    }
  return undefined;
}
