import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import type { flavourWords } from '#domain/taste/taste-words.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { foldedPattern } from './german-pattern.ts';

type FlavourWord = (typeof flavourWords)[number];

/** A word that people use of taste, and what it means. */
export interface TastingTerm {
  /** One sentence, true whatever the catalogue holds. */
  readonly meaning: Readonly<Record<AssistantLanguage, string>>;
  /** By what foods that are examples of it are chosen; without it there are none. */
  readonly example?: IntensityName | FlavourWord;
}

/** English words; German words; example or '-'; what it means in English; and in German. */
const lines = `
umami; umami; umami; Umami is the fifth basic taste: deep, savoury and mouth-filling, as of broth that has cooked for long.; Umami ist der fünfte Grundgeschmack: tief, herzhaft und mundfüllend, wie bei einer lange gekochten Brühe.
savou?r(?:y|iness); herzhaft\\w*|würzig\\w*; umami; Savoury is what is not sweet and tastes of salt and umami, as most main dishes do.; Herzhaft ist, was nicht süß ist und nach Salz und Umami schmeckt, wie die meisten Hauptgerichte.
astringen(?:t|cy)|tannic|tannins?|puckering|mouth ?drying; adstringierend\\w*|adstringenz|pelzig\\w*|gerbstoff\\w*|tannin\\w*|zusammenziehend\\w*; -; Astringent is no taste but a feeling: the mouth turns dry and rough, as after strong tea or an unripe banana.; Adstringierend ist kein Geschmack, sondern ein Gefühl: Der Mund wird trocken und rau, wie nach starkem Tee oder einer unreifen Banane.
herbaceous|herbal|herby; kräuterig\\w*|krautig\\w*; herbal; Herbal tastes of green leaves and fresh herbs.; Kräuterig schmeckt nach grünen Blättern und frischen Kräutern.
tart(?:ness)?; herb ?sauer|säuerlich\\w*; tart; Tart is a clean, sharp sourness, mostly of fruit.; Herb-sauer ist eine klare, scharfe Säure, meist von Früchten.
dry(?:ness)?; herb(?:e[nrs]?|heit)?; -; Dry has two meanings: a drink that is hardly sweet, and a food with little moisture.; Herb ist, was kaum süß und dafür leicht bitter oder sauer ist, wie trockener Wein, Grapefruit oder dunkle Schokolade.
tang(?:y|iness)?; spritzig\\w*|pikant ?sauer; tangy; Tangy is a lively, light sourness, as of yoghurt or lime.; Spritzig ist eine lebhafte, leichte Säure, wie bei Joghurt oder Limette.
acid(?:ic|ity); säure|sauer\\w*; sour; Acidity is how sour something is: it makes the mouth water and a rich dish feel lighter.; Säure sagt, wie sauer etwas ist: Sie lässt das Wasser im Mund zusammenlaufen und macht Schweres leichter.
pungen(?:t|cy); stechend\\w*|beißend\\w*; mustardy; Pungent is a sharp sting in the nose and mouth, as of mustard or raw onion.; Stechend ist eine Schärfe, die in Nase und Mund brennt, wie bei Senf oder roher Zwiebel.
piquan(?:t|cy); pikant\\w*; spicy; Piquant is pleasantly sharp: some heat, often with a little sourness.; Pikant ist angenehm scharf: etwas Schärfe, oft mit ein wenig Säure.
funk(?:y|iness)?|gamey; funkig\\w*|streng\\w*; funky; Funky is the deep, animal smell and taste of what has fermented or ripened for long.; Streng ist der tiefe, tierische Geruch und Geschmack von lange Gereiftem oder Vergorenem.
earth(?:y|iness); erdig\\w*; earthy; Earthy tastes of soil after rain, as beetroot, mushrooms and lentils do.; Erdig schmeckt nach Erde nach dem Regen, wie Rote Bete, Pilze und Linsen.
brin(?:y|iness|e); meersalzig\\w*|salzlakig\\w*; briny; Briny tastes of the sea: salty and clean, with a trace of seaweed.; Meersalzig schmeckt nach Meer: salzig und klar, mit einer Spur von Algen.
bland(?:ness)?; fad\\w*|fade|lasch\\w*; -; Bland is what has little taste of any kind.; Fad ist, was kaum nach etwas schmeckt.
mild(?:ness)?; mild\\w*; mild; Mild is gentle: nothing in it is hot, sharp or strong.; Mild ist sanft: Nichts daran ist scharf, beißend oder streng.
rich(?:ness)?; vollmundig\\w*|reichhaltig\\w*|mächtig\\w*; rich; Rich is full and heavy in the mouth, mostly by fat, cream or long cooking.; Vollmundig ist voll und schwer im Mund, meist durch Fett, Sahne oder langes Kochen.
zest(?:y|iness); zitrusfrisch\\w*; citrusy; Zesty is lively and sharp, like the peel of a lemon.; Zitrusfrisch ist lebhaft und scharf, wie die Schale einer Zitrone.
al dente; al dente; -; Al dente is cooked until it is done and still firm to the bite.; Al dente ist gekocht, bis es gar ist und noch Biss hat.
mouth ?feel; mundgefühl; -; Mouthfeel is how something feels in the mouth: thin or thick, smooth or rough, dry or juicy.; Mundgefühl sagt, wie sich etwas im Mund anfühlt: dünn oder dick, glatt oder rau, trocken oder saftig.
after ?tastes?|finish; nachgeschmack|abgang; -; Aftertaste is what stays in the mouth once you have swallowed.; Nachgeschmack ist, was nach dem Schlucken im Mund bleibt.
full ?bod(?:y|ied)|body; körper|körperreich\\w*; -; Body is how heavy and full something feels in the mouth, above all a drink.; Körper sagt, wie schwer und voll sich etwas im Mund anfühlt, vor allem ein Getränk.
malt(?:y|iness)?; malzig\\w*; malty; Malty tastes of roasted grain: bready, toasty and faintly sweet.; Malzig schmeckt nach geröstetem Getreide: brotig, röstig und leicht süß.
yeast(?:y|iness)?; hefig\\w*; yeasty; Yeasty tastes of fresh dough and beer.; Hefig schmeckt nach frischem Teig und Bier.
numbing|ma la|mala; betäubend\\w*|prickelnd taub; numbing; Numbing is the tingle of Sichuan pepper, which leaves lips and tongue half asleep.; Betäubend ist das Prickeln von Szechuanpfeffer, das Lippen und Zunge halb einschlafen lässt.
kokumi; kokumi; -; Kokumi is no taste of its own: it makes other tastes fuller, rounder and longer.; Kokumi ist kein eigener Geschmack: Es macht andere voller, runder und länger.
toast(?:y|iness); röstig\\w*|röstaromen?; toasty; Toasty tastes of what has browned in dry heat, as crust and roasted seeds do.; Röstig schmeckt nach dem, was in trockener Hitze gebräunt ist, wie Kruste und geröstete Samen.
caramell?i[sz]ed; karamellisiert\\w*|karamellig\\w*; caramelised; Caramelised tastes of sugar that has browned: sweet, warm and faintly bitter.; Karamellisiert schmeckt nach gebräuntem Zucker: süß, warm und leicht bitter.
flor(?:al|ality); blumig\\w*; floral; Floral tastes the way blossoms smell, as of rose, jasmine or orange flower.; Blumig schmeckt so, wie Blüten duften, etwa nach Rose, Jasmin oder Orangenblüte.
aniseed|anisey|licoricey; anisig\\w*; aniseed; Aniseed tastes of liquorice and fennel: sweet, cool and spicy at once.; Anisig schmeckt nach Lakritz und Fenchel: süß, kühl und würzig zugleich.`;

interface KnownTerm extends TastingTerm {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
}

const terms: readonly KnownTerm[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', german = '', example = '', meaning = '', bedeutung = ''] = line.split('; ');
    return {
      words: { en: new RegExp(`^(?:${english})$`), de: new RegExp(`^(?:${foldedPattern(german)}|${english})$`) },
      meaning: { en: meaning, de: bedeutung },
      ...(example === '-' ? {} : { example: example as IntensityName | FlavourWord }),
    };
  });

/** By how people write it, folded; null where it is none of them. */
export function tastingTerm(word: string, language: AssistantLanguage): TastingTerm | null {
  return terms.find(({ words }) => words[language].test(word)) ?? null;
}
