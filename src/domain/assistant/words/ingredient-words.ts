import { memoize } from '#prelude/memoize.ts';
import { matchesIn } from '#prelude/text/matches-in.ts';
import type { SafetyFacts } from '#domain/foods/topics/stated-topics.ts';
import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { germanTasteWords } from './german-food-words.ts';
import { foldedPattern, germanPattern } from './german-pattern.ts';

/** An ingredient as it is asked for, and as records state it. */
export interface Ingredient {
  /** How it is called in the answer's language. */
  readonly name: Readonly<Record<AssistantLanguage, string>>;
  /** Over one stated ingredient, in lower case. */
  readonly stated: RegExp;
}

interface Entry extends Ingredient {
  readonly words: Readonly<Record<AssistantLanguage, RegExp>>;
}

/**
 * English name: other English words; German name: other words; how records state it. Records are in English, so a German word needs its
 * line here; an English one does only where it has others.
 */
const lines = `
fruit: fruits?; Obst: obst|früchten?|frucht; mango(?:e?s)?\\b(?! kernels)|banana(?! lea)|\\bfruit|(?<!juniper )berr(?:y|ies)|cherr(?!y tomato)|(?<!pine)apple|\\bprunes?\\b|\\bplums?\\b|apricot|quince|\\bfigs?\\b|grapes?\\b(?! leaves)|\\bpears?\\b|peach|orange(?! food)|melon(?! seed)|pineapple|jackfruit|papaya|currant|pomegranate|jujube|longan|lychee|\\bdates?\\b|raisin
berries: berr(?:y|ies)|strawberr(?:y|ies)|raspberr(?:y|ies); Beeren: \\w*beeren?; berr(?:y|ies)|currant
herbs: (?:fresh )?herbs?; Kräuter: (?:frische )?kräutern?; herb|basil|mint\\b|coriander(?! seed)|parsley|\\bdill\\b(?! seed)|thyme|rosemary|oregano|shiso|perilla|chive
chickpeas: chick ?peas?|garbanzos?; Kichererbsen: kichererbsen?; chickpea|chana|gram flour
aubergine: aubergines?|eggplants?|brinjals?; Auberginen: auberginen?; aubergine|eggplant
pumpkin: pumpkins?|squash; Kürbis: kürbis\\w*; pumpkin|squash
coconut: coconuts?(?:[ ]milk|[ ]cream)?; Kokos: kokos\\w*; coconut
coriander: coriander|cilantro; Koriander: koriander\\w*; coriander|cilantro|culantro
mushrooms: mushrooms?|shiitake|porcini; Pilze: pilze?n?|champignons?; mushroom|shiitake|porcini|truffle
tomatoes: tomato(?:es)?; Tomaten: tomaten?; tomato|passata|ketchup
onions: onions?; Zwiebeln: zwiebeln?; onion|shallot|leek|chive
garlic: garlic; Knoblauch: knoblauch\\w*; garlic
olives: olives?; Oliven: oliven; olives?\\b(?! oil)
mint: mint; Minze: minze; \\bmint\\b
ginger: ginger; Ingwer: ingwer\\w*; ginger|galangal
cinnamon: cinnamon; Zimt: zimt\\w*; cinnamon
banana: bananas?; Bananen: bananen?; banana(?! lea(?:f|ves))|plantain
mango: mangos?|mangoes; Mango: mangos?; mango(?:e?s)?\\b(?! kernels)
pineapple: pineapples?; Ananas: ananas; pineapple
apple: apples?; Äpfel: äpfel|apfel; (?<!pine)apple
raisins: raisins?|sultanas?; Rosinen: rosinen?; raisin|sultana
potatoes: potato(?:es)?|spuds?; Kartoffeln: kartoffeln?; (?<!sweet )potato(?! starch|.flour|.noodle)
carrots: carrots?; Karotten: karotten?|möhren?; carrot
cabbage: cabbages?; Kohl: kohl|weißkohl|chinakohl; cabbage|sauerkraut|kimchi
spinach: spinach; Spinat: spinat; spinach
peppers: (?:bell |sweet )peppers?|capsicums?; Paprika: paprika\\w*; bell pepper|capsicum|paprika|peppers\\b
cucumber: cucumbers?; Gurke: gurken?; cucumber|gherkin
avocado: avocados?; Avocado: avocados?; avocado
beans: beans?; Bohnen: bohnen?; (?<!soya |soy |locust |cocoa |coffee |vanilla )beans?\\b(?! sprouts?| curd| paste)
lentils: lentils?|dal|dhal; Linsen: linsen?; lentil|\\bdal\\b
peas: peas?; Erbsen: erbsen?; (?<!butterfly )\\bpeas?\\b
rice: rice; Reis: reis; \\brice\\b(?! (?:flour|vinegar|wine|noodle|paper))(?!.*(?:flour|vinegar|noodle|paper))
tofu: tofu|bean curd; Tofu: tofu; tofu|bean curd
chicken: chicken; Huhn: huhn|hühnchen|hähnchen\\w*|huhnerfleisch|poulet\\w*; chicken|cockerel
beef: beef|steak; Rind: rind\\w*; \\bbeef|(?<!fish )steak|oxtail
lamb: lamb|mutton; Lamm: lamm\\w*; lamb|mutton
pork: pork; Schwein: schwein\\w*; pork|bacon|\\bham\\b|guanciale|pancetta|chorizo|sausage|\\blard
duck: ducks?; Ente: enten?; duck(?! egg)
turkey: turkey; Pute: puten?\\w*; turkey
prawns: prawns?|shrimps?; Garnelen: garnelen?; prawn|shrimp
lemongrass: lemon ?grass; Zitronengras: zitronengras; lemongrass
lime: limes?; Limette: limetten?; \\b(?<!slaked )limes?\\b
lemon: lemons?; Zitrone: zitronen?; \\blemons?\\b
saffron: saffron; Safran: safran; saffron
tamarind: tamarinds?; Tamarinde: tamarinden?; tamarind
cardamom: cardamom; Kardamom: kardamom; cardamom
turmeric: turmeric; Kurkuma: kurkuma; turmeric
cumin: cumin; Kreuzkümmel: kreuzkümmel|kumin; cumin
star anise: star anise; Sternanis: sternanis; star anise
vanilla: vanilla; Vanille: vanille\\w*; vanilla
chocolate: chocolate|cocoa; Schokolade: schoko\\w*|kakao\\w*; chocolate|cocoa
coffee: coffees?|espressos?; Kaffee: kaffee\\w*|espresso; coffee|espresso
tea: (?:black |green )?teas?; Tee: tees?|grüntee|schwarztee; \\btea\\b
honey: honey; Honig: honig\\w*; honey
pistachios: pistachios?; Pistazien: pistazien?; pistachio
seaweed: seaweed|nori|kelp; Algen: algen?|nori; seaweed|\\bnori\\b|kelp|kombu\\b|wakame
miso: miso; Miso: miso; \\bmiso\\b
kimchi: kimchi; Kimchi: kimchi; kimchi
gochujang: gochujang; Gochujang: gochujang; gochujang
galangal: galangal; Galgant: galgant; galangal
pandan: pandan; Pandan: pandan; pandan
basil: basil; Basilikum: basilikum; basil
fennel: fennel; Fenchel: fenchel; fennel
chillies: chill?i(?:e?s)?|chile peppers?; Chili: chilis?|chilischoten?|peperoni; chill?i|chile|gochu
corn: corn|maize|sweetcorn; Mais: mais; \\bcorn\\b|maize|\\bmasa\\b|polenta|hominy|(?<!flour |wheat )tortilla
courgette: courgettes?|zucchinis?; Zucchini: zucchinis?; courgette|zucchini
noodles: rice noodles|glass noodles; Reisnudeln: reisnudeln|glasnudeln; noodle
spring onion: spring onions?|scallions?; Frühlingszwiebeln: frühlingszwiebeln?; spring onion|scallion
beetroot: beetroots?|beets?; Rote Bete: rote[nrs]? bee?te; (?<!sugar )beet
cauliflower: cauliflower; Blumenkohl: blumenkohl; cauliflower
radish: radish(?:es)?|daikon; Rettich: rettich|radieschen; (?<!horse)radish|daikon
poultry: poultry|fowl; Geflügel: geflügel\\w*; chicken|duck(?! egg)|turkey|goose|quail|cockerel|\\bhen\\b|pigeon(?! peas)
game: game meat|venison; Wild: wild|wildfleisch; venison|\\bboar\\b|\\bhare\\b|rabbit|pheasant|reindeer
meat: meats?; Fleisch: fleisch; beef|pork|chicken|lamb|mutton|veal|duck|\\bham\\b|bacon|guanciale|pancetta|sausage|prosciutto|goat meat|oxtail|\\bliver|cockerel|turkey
minced meat: minced? (?:meat|beef|pork|lamb)|ground (?:meat|beef|pork); Hackfleisch: hackfleisch|gehacktes|faschiertes|hack; minced|ground (?:beef|pork|lamb|meat)
bacon: bacon; Speck: speck; bacon|pancetta|guanciale|lardons
ham: ham; Schinken: schinken; \\bham\\b|prosciutto
sausage: sausages?; Wurst: wurst|würste|würstchen; sausage|chorizo
veal: veal; Kalb: kalb\\w*; veal
goat: goat; Ziege: ziegen?|ziegenfleisch; goat meat|\\bgoat\\b(?!'s| whey| milk| cheese)
offal: offal|liver|tripe|innards; Innereien: innereien|leber|kutteln; \\bliver|tripe|offal|blood|intestin
broccoli: broccoli; Brokkoli: brokkoli|broccoli; broccoli
leek: leeks?; Lauch: lauch|porree; leek
artichoke: artichokes?; Artischocken: artischocken?; artichoke
papaya: papayas?; Papaya: papayas?; papaya
cherries: cherr(?:y|ies); Kirschen: kirschen?; cherr(?:y|ies)(?! tomato)
strawberries: strawberr(?:y|ies); Erdbeeren: erdbeeren?; strawberr
orange: oranges?; Orange: orangen?|apfelsinen?; orange(?! food)
sprouts: bean ?sprouts?|sprouts; Sprossen: sprossen?|sojasprossen; sprout
parsley: parsley; Petersilie: petersilie; parsley
dill: dill; Dill: dill; \\bdill
thyme: thyme; Thymian: thymian; thyme
rosemary: rosemary; Rosmarin: rosmarin; rosemary
oregano: oregano; Oregano: oregano; oregano
cloves: cloves; Nelken: nelken?; \\bcloves?\\b(?! of)
nutmeg: nutmeg; Muskat: muskat\\w*; nutmeg
vinegar: vinegar; Essig: essig; vinegar
capers: capers; Kapern: kapern; caper
polenta: polenta|cornmeal; Polenta: polenta|maisgrieß; polenta|cornmeal
lettuce: lettuce; Kopfsalat: kopfsalat|blattsalat; lettuce
snails: snails|escargots; Schnecken: schnecken; snail
bread: (?:stale|old|dry|leftover|day[ ]old) bread|breadcrumbs?; Brot: (?:alte[mns]?|trockene[mns]?|harte[mns]?|übrige[mns]?) (?:brot|brote|brotes|brötchen)|semmelbrösel|paniermehl; \\bbread(?!fruit)
sweet potato: sweet potato(?:es)?; Süßkartoffel: süßkartoffeln?; sweet potato
olive oil: olive oil; Olivenöl: olivenöl; olive oil
rice flour: rice flour; Reismehl: reismehl; rice flour
rice noodles: rice noodles?|rice vermicelli; Reisnudeln: reisnudeln?; rice noodle|rice vermicelli|rice starch vermicelli
rice vinegar: rice vinegar; Reisessig: reisessig; rice vinegar
chickpea flour: (?:chickpea|gram) flour|besan; Kichererbsenmehl: kichererbsenmehl; chickpea flour|gram flour
palm sugar: palm sugar; Palmzucker: palmzucker; palm sugar
maple syrup: maple syrup; Ahornsirup: ahornsirup; maple syrup
curry leaves: curry lea(?:f|ves); Curryblätter: curryblätter; curry lea
curry paste: curry paste; Currypaste: currypaste; curry paste
bean sprouts: bean ?sprouts?; Sojasprossen: sojasprossen|bohnensprossen|mungosprossen; bean sprout
glass noodles: (?:glass|cellophane) noodles?; Glasnudeln: glasnudeln?; glass noodle|starch noodle
puff pastry: puff pastry; Blätterteig: blätterteig; puff pastry
filo: (?:filo|phyllo)(?: pastry)?; Filoteig: filoteig|yufka; filo|phyllo|yufka`;

const entries: readonly Entry[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', de = '', stated = ''] = line.split('; ').map((part) => part.trim().replace(/;$/, ''));
    const [[enName, enWords], [deName, deWords]] = [nameAndWords(en), nameAndWords(de)];
    return {
      name: { en: enName, de: deName },
      stated: new RegExp(stated, 'i'),
      words: {
        en: new RegExp(`\\b(?:${enWords})\\b`, 'g'),
        // 'Mit Äpfeln'.
        de: new RegExp(`\\b(?:${foldedPattern(deWords)})n?\\b`, 'g'),
      },
    };
  });

function nameAndWords(part: string): readonly [string, string] {
  const at = part.indexOf(': ');
  return [part.slice(0, at), part.slice(at + 2)];
}

/** 'Knoblauchig' says how a thing tastes, though garlic's word is in it. */
const isGermanTaste = germanPattern(`^(?:${Object.values(germanTasteWords).join('|').toLowerCase()})(?:e[mnrs]?)?$`);

/** The ingredients that a folded text names, with the words by which it does. */
export function ingredientsIn(
  text: string,
  language: AssistantLanguage,
): readonly { readonly ingredient: Ingredient; readonly words: string; readonly index: number }[] {
  return entries.flatMap((entry) =>
    matchesIn(text, entry.words[language])
      .filter(([words]) => language !== 'de' || !isGermanTaste.test(words))
      .map((match) => ({ ingredient: entry, words: match[0], index: match.index })),
  );
}

/** Words of questions that are remembered with what they mean. */
const MOST_KEPT = 200;

/** An ingredient that has no line of its own, by its English word. @param word folded, in the singular or plural */
export const plainIngredient = memoize(MOST_KEPT, (word: string): Ingredient => {
  const stem = word.replace(/(?:es|s)$/, '');
  return { name: { en: word, de: word }, stated: new RegExp(`\\b${stem.length >= 3 ? stem : word}(?:e?s)?\\b`, 'i') };
});

type Stating = Pick<SafetyFacts, 'ingredients'> & { readonly name: string };

/** Whether it is stated to be in a food, or the food is named after it. */
export function isStatedIn({ ingredients, name }: Stating, { stated }: Ingredient): boolean {
  return ingredients.some((one) => stated.test(one)) || stated.test(name);
}
