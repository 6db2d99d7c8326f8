import type { Rewriting } from './german-pattern.ts';

/** Words of the south and of Berlin that the rules read as those of the written language. None of them is a word of it, of English, or of a dish. */
const lines = `
nicht: ned|net|nid|noed|nod|nich|nit
nichts: nix|nischt|nuescht|nueschts
kein: koa|koi
keine: koane|kaine
einem: nem
einen: nen
einer: ner
ein bisschen: a bissl|a bisserl|a bissle|a bisschen|a wengerl|a weng|es bitzeli|e bitzeli|bissl|bisserl|bissle|bitzeli
etwas: oeppis|oppis|ebbes|ebbas|epes
was: wos
schon: scho
heute: heut|heit
wir haben: wir ham|mir ham|mia ham
esse ich: ess ich|iss ich
ich: icke|ick
mag: mog
moechte: moecht|mecht
haette: haett|hatt i|haett i|hett|hetti
kleines: chliis|chlis|chliises|kloans|kloanes
gut: guet|guad
snack: znueni|znuni|zvieri|marende
abendessen: znacht
mittagessen: zmittag
fruehstueck: zmorge|zmorgen
nachtisch: nachspeis|dessertli|mehlspeis|mehlspeise|mehlspeisen
schmeckt: schmeggt
ist: isch|is
haben wir: hamma
mal: ma
zu: z(?! b\\b)
geschmack: gschmack
quark: topfen
kartoffeln: erdaepfel|erdapfel|erdapfeln|erdaepfeln|grumbeere|grumbeeren|gschwellti`;

/** What people of other regions write, and what it is in the written language; over folded text. */
export const germanDialects: readonly Rewriting[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [written = '', spoken = ''] = line.split(': ');
    return [new RegExp(`\\b(?:${spoken})\\b`, 'g'), written];
  });
