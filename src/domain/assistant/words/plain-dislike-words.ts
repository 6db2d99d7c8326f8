import type { AssistantLanguage } from '#domain/assistant/assistant-language.ts';
import { foldedPattern } from './german-pattern.ts';

/** An ingredient that people leave out because they do not like it. */
export interface Dislike {
  /** How it is called in the answer's language. */
  readonly name: Readonly<Record<AssistantLanguage, string>>;
  /** Over whatever a record says of a food: wide, with mixtures that are made with it. */
  readonly named: RegExp;
}

/**
 * English name: English words; German name: German words; what names it. No line may be of an allergen of the list, its kin, what a diet leaves out, or what often
 * harms and hides (mustard, celery, carrots, sesame, cereals, maize, honey, strawberries, kiwi): of those nothing is offered that is not stated (R28,
 * R29). Of a pulse all pulses are left out, with peanuts and soya, and of one citrus fruit all of them. The answer says that it is no promise, and beside any word of harm it is no mere dislike.
 */
const lines = `
coriander: coriander|cilantro; Koriander: koriander; coriander|cilantro|culantro|garam masala|curry (?:powder|paste)|masala powder
anise: (?:star )?anise(?:ed)?; Anis: (?:stern)?anis; \\banis|aniseed|liquorice|licorice|fennel|five[ -]spice|garam masala|pastis|ouzo|arak|absinthe|sambuca|raki|tarragon
mushrooms: mushrooms?; Pilze: pilze?n?|champignons?; mushroom|shiitake|porcini|truffle|chanterelle|enoki|champignon|\\bcep|fungus
onions: (?:spring |red |white |raw )?onions?|shallots?|scallions?; Zwiebeln: zwiebeln?|frühlingszwiebeln?|schalotten?; onion|shallot|scallion|chive|leek
garlic: garlic; Knoblauch: knoblauch; garlic|aioli|rouille
olives: olives?; Oliven: oliven?; \\bolives?\\b(?! oil)|tapenade
tomatoes: tomato(?:e?s)?; Tomaten: tomaten?; tomat|passata|ketchup|salsa|pico de gallo|marinara
potatoes: potato(?:e?s)?; Kartoffeln: kartoffeln?; potato|gnocchi
chips: chips; Chips: chips; potato|fries|crisps|chips|nachos|crackers|fried cassava
fries: fries|french[ ]fries; Pommes: pommes|fritten; potato|fries|crisps|chips|fried cassava
crisps: crisps; Kartoffelchips: kartoffelchips; potato|fries|crisps|chips|nachos|crackers|fried cassava
cucumber: cucumbers?|gherkins?|pickles?; Gurken: gurken?; cucumber|gherkin|pickle
peppers: (?:bell|sweet|green|red) peppers?|capsicums?; Paprika: paprikas?; pepper(?!corn)|capsicum|paprika
aubergine: aubergines?|eggplants?|brinjals?; Auberginen: auberginen?; aubergine|eggplant|brinjal
courgette: courgettes?|zucchinis?; Zucchini: zucchinis?; courgette|zucchini
spinach: spinach; Spinat: spinat; spinach
beetroot: beetroots?|beets?; Rote Bete: rote[ ]bete|rote[ ]beete; beet
pumpkin: pumpkins?; Kürbis: kürbis|kürbisse; pumpkin|squash
ginger: ginger; Ingwer: ingwer; ginger|galangal
mint: mint; Minze: minze; \\bmint
basil: basil; Basilikum: basilikum; basil|pesto
chillies: chill?i(?:e?s)?; Chili: chilis?|peperoni; chil[il]|chile|gochu|sriracha|harissa|sambal|cayenne|curry (?:powder|paste)
cinnamon: cinnamon; Zimt: zimt; cinnamon|cassia|garam masala|mixed spice|gingerbread
coffee: coffee; Kaffee: kaffee; coffee|espresso|mocha|cappuccino
cumin: cumin; Kreuzkümmel: kreuzkümmel|kumin; cumin|garam masala|masala powder|curry (?:powder|paste)|ras el hanout|berbere
cardamom: cardamom; Kardamom: kardamom; cardamom|garam masala|masala chai|hawaij
saffron: saffron; Safran: safran; saffron
turmeric: turmeric; Kurkuma: kurkuma; turmeric|curry (?:powder|paste)
rosemary: rosemary; Rosmarin: rosmarin; rosemary|herbes de provence|mixed herbs
thyme: thyme; Thymian: thymian; thyme|za'atar|herbes de provence|mixed herbs|bouquet garni
oregano: oregano; Oregano: oregano; oregano|mixed herbs
capers: capers?; Kapern: kapern?; caper|tapenade|remoulade|tartar
artichokes: artichokes?; Artischocken: artischocken?; artichoke
asparagus: asparagus; Spargel: spargeln?; asparagus
okra: okra|lady s fingers; Okra: okra|okraschoten; okra|gumbo
rosewater: rose[ ]?water; Rosenwasser: rosenwasser; rose ?water|\\brose\\b|rose petal|gulkand
citrus: citrus(?:[ ]fruits?)?|citruses|lemons?|limes?|oranges?|grapefruits?; Zitrusfrüchte: zitrus|zitrusfrüchte|zitronen?|limetten?|limonen?|orangen?|apfelsinen?|grapefruits?|pampelmusen?; citrus|lemon(?!gr)|lime|orange|grapefruit|mandarin|clementine|tangerine|yuzu|kumquat|calamansi|bergamot|earl grey|ponzu|marmalade|limoncello|curaçao|triple sec|cointreau|verbena
pulses: chickpeas?|garbanzos?|lentils?|beans?|pulses|legumes; Hülsenfrüchte: kichererbsen?|linsen?|bohnen?|hülsenfrüchten?; chickpea|garbanzo|gram flour|besan|hummus|houmous|falafel|lentil|\\bbean|\\bpeas?\\b|legume|pulse|\\bdal\\b|dhal|chana|lupin|soy|tofu|miso|edamame|peanut|lima|fava|urad|mung|refried|chili con carne
coconut: coconuts?|coconut (?:milk|cream|oil|water); Kokos: kokos|kokosnuss|kokosnüsse|kokosmilch|kokosöl; coconut|curry paste|piña colada|copra|nata de coco|laksa|rendang
chocolate: chocolates?|cocoa; Schokolade: schokolade|schoko|kakao; chocolat|cocoa|cacao|mocha|brownie|praline|ganache|nougat|nutella|\\bmole\\b
kimchi: kimchi; Kimchi: kimchi; kimchi
raisins: raisins?|sultanas?; Rosinen: rosinen?|sultaninen?; raisin|sultana|currant|dried fruit|mincemeat|panettone|stollen
pineapple: pineapples?; Ananas: ananas; pineapple|piña
banana: bananas?|plantains?; Bananen: bananen?|kochbananen?; banana|plantain
avocado: avocados?|guacamole; Avocado: avocados?|guacamole; avocado|guacamole
figs: figs?; Feigen: feigen?; \\bfigs?\\b
grapes: grapes?; Trauben: trauben|weintrauben?; grape(?!fruit|seed)|raisin|sultana|currant|must\\b
pears: pears?; Birnen: birnen?; \\bpears?\\b(?! cactus)|perry
plums: plums?|prunes?; Pflaumen: pflaumen?|zwetschgen?|backpflaumen?; plum(?! tomato)|prune|damson|umeboshi|powidl
dates: dates; Datteln: datteln?; \\bdates?\\b
dill: dill; Dill: dill; \\bdill|gravlax|gravad
sage: sage; Salbei: salbei; \\bsage\\b|mixed herbs
horseradish: horseradish|wasabi; Meerrettich: meerrettich|kren|wasabi; horseradish|wasabi
vinegar: vinegar; Essig: essig; vinegar|pickle|balsamic|ketchup|mayonnaise|mustard
cabbage: cabbages?|kale|sauerkraut|brussels sprouts?|sprouts; Kohl: kohl|grünkohl|weisskohl|rotkohl|kraut|sauerkraut|rosenkohl; cabbage|kale|sprout|kraut|kimchi|coleslaw|bok choy|pak choi
broccoli: broccoli; Brokkoli: brokkoli|broccoli; broccoli
cauliflower: cauliflowers?; Blumenkohl: blumenkohl|karfiol; cauliflower|gobi
radish: radish(?:es)?; Rettich: rettich|radieschen; radish|daikon
leeks: leeks?; Lauch: lauch|porree; leek
lettuce: (?:iceberg |romaine |cos |raw )?lettuces?|rocket|arugula|salad leaves|watercress; Blattsalat: kopfsalat|blattsalat|blattsalate|eisbergsalat|feldsalat|rucola|kresse; lettuce|romaine|iceberg|rocket|arugula|cress|\\bleaves\\b|\\bgreens\\b|salad
tarragon: tarragon; Estragon: estragon; tarragon|b[eé]arnaise|mixed herbs|fines herbes|bouquet garni|\\bherbs\\b
turnips: turnips?|swedes?|rutabagas?; Rüben: rüben?|steckrüben?|mairüben?; turnip|swede|rutabaga|kohlrabi|\\bneeps
rhubarb: rhubarb; Rhabarber: rhabarber; rhubarb
cloves: cloves?; Nelken: nelken?|gewürznelken?; \\bcloves?\\b(?! of garlic)|garam masala|five[ -]spice|mixed spice|gingerbread|specul|ras el hanout|berbere|lebkuchen`;

export interface DislikedWords extends Dislike {
  readonly words: RegExp;
}

/** All that may be disliked so, with how people call it. */
export const plainDislikes: readonly DislikedWords[] = lines
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

/** By its English name; null for none. */
export function dislikeCalled(name: string): Dislike | null {
  return plainDislikes.find((entry) => entry.name.en === name) ?? null;
}

/** By how people call it, in English or German, folded; null where it is none of them. */
export function plainDislikeNamed(word: string): Dislike | null {
  return plainDislikes.find(({ words }) => words.test(word)) ?? null;
}
