import { foldSearchText } from '#domain/values/fold-search-text.ts';

/**
 * Short names of foods, English and German, that look like slips of others: hake is no sake, margarine no margarita. A catalogue that lacks one does not
 * have it; what is spelt nearly so is another food.
 */
const names = `
perch, hake, haddock, pollock, halibut, plaice, sole, bass, bream, carp, pike, turbot, monkfish, skate, whiting, tilapia, char, sprat, smelt, pilchard, shad, dab, ling, coley, roe,
margarine, sago, semolina, hominy, millet, teff, spelt, rye, barley, oats, farro, bran, malt, suet, lard, dripping, tallow, ghee, shortening, rapeseed oil,
grappa, spritzer, perry, porter, ale, stout, mead, cider, arak, raki, pastis, toddy, shandy, cordial, squash, cava, claret, rose, merlot, malbec, shiraz,
veal, mutton, hogget, goat, kid, hare, grouse, quail, squab, goose, partridge, pheasant, elk, moose, tongue, brawn, speck, nduja, bologna, jerky, gammon, bacon, ham, rump, mince,
satsuma, clementine, tangerine, citron, damson, sloe, greengage, prune, sultana, medlar, mulberry, guava, longan, carob,
swede, salsify, dock, nettle, cress, samphire, laver, dulse, kelp, ramson, oca, pea, cep, morel, lupin, okara, orzo,
lovage, borage, chervil, savory, hyssop, tansy, rue, costmary, cassia, caraway, mace, sorrel, sherbet, rusk, bap, bun, flan, fritter, posset, curd, whey, rennet,
barsch, zander, hecht, karpfen, forelle, scholle, butt, dorsch, hering, matjes, sprotte, aal, wels, rogen,
grieß, graupen, hirse, roggen, gerste, dinkel, hafer, schrot, kleie, malz,
kalb, hammel, ziege, hase, kaninchen, fasan, wachtel, taube, gans, pute, zunge, bries, speck, schmalz, schinken, sülze, mett, hack, haxe,
quitte, mirabelle, schlehe, klementine, rübe, steckrübe, mangold, kresse, porree, rettich, kerbel, dill, nelke, salz, senf, quark, molke, schmand, most`;

const known: ReadonlySet<string> = new Set(names.trim().split(/,\s*/).map(foldSearchText));

/** Whether a folded word, in the singular or an English plural, names a food of its own. */
export function isFoodElsewhere(word: string): boolean {
  return known.has(word) || known.has(word.replace(/s$/, ''));
}
