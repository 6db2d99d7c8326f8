import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { memoize } from '#prelude/memoize.ts';
import type { Ingredient } from './ingredient-words.ts';

/**
 * What German calls ingredients that have no line among `ingredient-words`, and the English of records, the inside of a pattern. They are looked up by
 * the word, so that many cost no more than few.
 */
const names = `
Backpflaumen: prune; Pflaumen: plum; Walnüsse: walnut; Mandeln: almond; Haselnüsse: hazelnut; Cashewkerne: cashew; Cashews: cashew; Pekannüsse: pecan; Pinienkerne: pine nut; Erdnüsse: peanut
Esskastanien: chestnut; Maronen: chestnut; Datteln: date; Feigen: fig; Granatapfel: pomegranate; Granatäpfel: pomegranate; Pfirsiche: peach; Aprikosen: apricot; Birnen: pear; Himbeeren: raspberr; Johannisbeeren: currant
Heidelbeeren: bilberr|blueberr; Preiselbeeren: lingonberr|cranberr; Brombeeren: blackberr; Trauben: grape; Weintrauben: grape; Grapefruit: grapefruit; Melone: melon; Wassermelone: watermelon; Kochbananen: plantain
Passionsfrucht: passion fruit; Maracuja: passion fruit; Guave: guava; Litschis: lychee; Quitten: quince; Rhabarber: rhubarb; Kokosnuss: coconut; Kokosmilch: coconut milk; Kokosraspel: coconut
Grünkohl: kale; Rosenkohl: brussels sprout; Weißkohl: cabbage; Rotkohl: red cabbage; Chinakohl: napa cabbage; Wirsing: savoy; Sauerkraut: sauerkraut; Kohlrabi: kohlrabi; Spargel: asparagus; Okra: okra; Okraschoten: okra
Taro: taro; Maniok: cassava; Yams: yam; Topinambur: jerusalem artichoke|topinambur; Pastinaken: parsnip; Steckrüben: swede; Rüben: turnip; Bambussprossen: bamboo; Bambus: bamboo; Mangold: chard; Rucola: rocket; Brennnesseln: nettle; Sauerampfer: sorrel
Zuckerschoten: snow pea; Mungbohnen: mung bean; Kichererbsenmehl: chickpea flour|gram flour; Kidneybohnen: kidney bean; Saubohnen: broad bean; Ackerbohnen: broad bean; Augenbohnen: black-eyed; Edamame: edamame; Pintobohnen: pinto; Sojabohnen: soya bean|soybean
Champignons: mushroom; Steinpilze: porcini; Shiitake: shiitake; Pfifferlinge: chanterelle; Trüffel: truffle
Bulgur: bulgur; Couscous: couscous; Quinoa: quinoa; Graupen: barley; Gerste: barley; Hirse: millet|teff; Grieß: semolina; Haferflocken: oat(?:meal)?; Hafer: oat(?:meal)?; Buchweizen: buckwheat; Roggen: rye; Maismehl: cornmeal|masa; Klebreis: glutinous rice|sticky rice
Basmatireis: basmati; Jasminreis: jasmine rice; Glasnudeln: glass noodle; Filoteig: filo|phyllo; Yufka: yufka; Blätterteig: puff pastry; Reispapier: rice paper; Tortillas: tortilla; Baguette: baguette; Fladenbrot: flatbread
Rinderhack: minced beef; Lammhack: minced lamb; Kalbfleisch: veal; Kaninchen: rabbit; Hase: hare|rabbit; Hirsch: venison; Wild: venison; Reh: venison; Rehrücken: venison; Rehkeule: venison; Hirschrücken: venison; Gans: goose; Wachtel: quail; Ochsenschwanz: oxtail; Rindfleisch: beef; Schweinebauch: pork belly
Schweinehaxe: pork knuckle; Blutwurst: black pudding|morcilla|blood; Chorizo: chorizo; Pancetta: pancetta; Prosciutto: prosciutto; Knochenmark: marrow; Zunge: tongue; Niere: kidney; Nieren: kidney; Leber: liver
Lachs: salmon; Thunfisch: tuna; Sardinen: sardine; Sardellen: anchov; Makrele: mackerel; Hering: herring; Kabeljau: cod; Stockfisch: stockfish|salt cod; Forelle: trout; Aal: eel; Kaviar: roe; Dorade: bream; Wolfsbarsch: sea bass; Barsch: bass
Krebs: crab; Krabben: crab; Hummer: lobster; Muscheln: mussel|clam|cockle; Miesmuscheln: mussel; Venusmuscheln: clam; Austern: oyster; Jakobsmuscheln: scallop; Tintenfisch: squid|octopus|cuttlefish; Oktopus: octopus; Calamari: squid
Joghurt: yog?hurt; Quark: curd|quark; Sahne: cream; Schlagsahne: cream; Sauerrahm: soured cream; Schmand: soured cream; Buttermilch: buttermilk; Kefir: kefir; Butter: (?<!cocoa |peanut |nut |almond )butter; Ghee: ghee; Kondensmilch: condensed milk|evaporated milk; Frischkäse: cream cheese|fresh cheese
Käse: cheese|parmesan|parmigiano|feta|mozzarella|pecorino|gruyère|emmental|paneer|ricotta|halloumi|mascarpone|suluguni|sulguni|cheddar|stilton|gouda; Eier: \\begg; Milch: milk; Nüsse: nut\\b|nuts\\b|almond|hazelnut|walnut|pistachio|cashew|pecan; Ziegenkäse: goat's cheese; Schafskäse: feta|sheep; Feta: feta; Mozzarella: mozzarella; Parmesan: parmesan|parmigiano; Blauschimmelkäse: blue cheese|roquefort|stilton|gorgonzola; Paneer: paneer; Ricotta: ricotta; Mascarpone: mascarpone; Halloumi: halloumi
Essiggurken: gherkin; Gewürzgurken: gherkin; Meerrettich: horseradish; Wasabi: wasabi; Senfkörner: mustard seed; Ketchup: ketchup; Mayonnaise: mayonnaise; Sojasoße: soy sauce; Sojasauce: soy sauce; Fischsoße: fish sauce; Fischsauce: fish sauce; Sesampaste: tahini|sesame paste; Tahini: tahini
Koriandersamen: coriander seed; Kümmel: caraway; Anis: anise|aniseed; Anissamen: anise; Sumach: sumac; Zaatar: za'atar; Lorbeer: bay leaf|bay leaves; Piment: allspice; Schwarzkümmel: nigella; Bockshornklee: fenugreek; Wacholder: juniper; Majoran: marjoram
Salbei: sage; Estragon: tarragon; Schnittlauch: chive; Bärlauch: wild garlic; Rosenwasser: rose water; Orangenblütenwasser: orange flower water; Lavendel: lavender; Pfeffer: pepper(?:corn)?\\b; Sichuanpfeffer: sichuan pepper; Mohn: poppy seed; Sesam: sesame
Currypulver: curry powder; Currypaste: curry paste; Garam Masala: garam masala; Melasse: molasses; Ahornsirup: maple syrup; Sirup: syrup; Marzipan: marzipan|almond; Nougat: nougat; Vanillesoße: custard; Pudding: custard; Rosen: rose
Rum: \\brum\\b; Whisky: whisky; Matcha: matcha; Tempeh: tempeh; Seitan: seitan; Kutteln: tripe; Frösche: frog; Froschschenkel: frog; Insekten: cricket|mealworm|grasshopper; Grillen: cricket; Heuschrecken: grasshopper; Qualle: jellyfish; Quallen: jellyfish; Seeigel: urchin
Tortilla: tortilla; Kürbiskerne: pumpkin seed; Sonnenblumenkerne: sunflower seed; Leinsamen: linseed; Tomatenmark: tomato paste; Salzzitronen: preserved lemon; Kapern: caper; Palmöl: palm oil; Brot: bread(?:crumb)?; Eigelb: yolk; Eiweiß: egg white; Essig: vinegar`;

const stem = (word: string) => word.replace(/(?:en|er|es|n|e|s)$/, '');

const byWord: ReadonlyMap<string, { readonly name: string; readonly english: string }> = new Map(
  names
    .trim()
    .split(/;|\n/)
    .flatMap((entry) => {
      const [name = '', english = ''] = entry.split(': ').map((part) => part.trim());
      const word = foldSearchText(name);
      return [word, stem(word)].map((key) => [key, { name, english }] as const);
    }),
);

/** By one folded German word, in any number and case; null for one that is not known. */
export const germanIngredient = memoize(200, (word: string): Ingredient | null => {
  const found = byWord.get(word) ?? (word.length > 4 ? byWord.get(stem(word)) : undefined);
  if (found === undefined) return null;
  const { name, english } = found;
  return {
    name: { en: english.replace(/\|.*|[\\()?:]/g, ''), de: name },
    stated: new RegExp(`\\b(?:${english})(?:e?s|y|ies)?\\b`, 'i'),
  };
});
