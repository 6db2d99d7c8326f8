import type { SafetyTopic } from '#domain/foods/topics/topic-names.ts';

/** Names that hold the word of an allergen or of what breaks a diet, and nothing of it: who reads them as it makes the truth less believed. */
export const namesakes = Object.entries({
  milk: `
coconut milk; coconut cream; creamed coconut; cream of coconut; coconut yoghurt; coconut butter; coconut milk powder; oat milk; almond milk; rice milk;
soy milk; cashew cream; oat cream; soy yoghurt; cocoa butter; shea butter; peanut butter; almond butter; nut butter; apple butter; butternut squash;
butter beans; butterbeans; butter lettuce; butterhead lettuce; butterfly pea; butterfly pea flowers; butternut; buttercup squash; cream of tartar;
cream sherry; milk thistle; milkfish; lactic acid; lactobacillus; vegan butter; plant-based butter; vegan cheese; vegan cream; vegan yoghurt;
nutritional yeast; head cheese; guinea fowl; Kokosmilch; Kokosnussmilch; Kokoscreme; Kokosjoghurt; Hafermilch; Reismilch; Mandelmilch; Sojamilch;
Sojajoghurt; Erdnussbutter; Kakaobutter; Butterbohnen; Buttersalat; Butternusskürbis; Butternut-Kürbis; Butterkürbis; Butterpilze; Milchsäure;
Weinstein; vegane Butter; vegane Sahne; pflanzliche Sahne; Hafersahne; Sojasahne; Kokossahne; milchfreie Schokolade; Leberkäse; Fleischkäse; Apfelmus;
lait de coco; crème de coco; lait d'amande; leche de coco; leche de almendras; latte di cocco; latte di mandorla; manteca de cacao; beurre de cacao;
kokosmelk; pindakaas; nước cốt dừa; santan; Quince cheese; damson cheese; membrillo; milk cap mushrooms; saffron milk caps; creme de cassis;
crème de menthe; crème de cassis; Nut cheese; cashew cheese; lactobacilli; Baumtomate; cream soda; Kuhbohnen; cowpeas; cow peas; sheep sorrel;
goat meat; goat; sheep; cow's tongue; buffalo meat; kefir lime; kefir lime leaves; kaffir lime; water kefir; Wasserkefir; kefir limes; Butternuss;
gheera; Ziegenfleisch; Schaffleisch; Schafgarbe; Schmalz; burrito; Feta-Alternative aus Tofu; Butterrübe; butter clams`,
  gluten: `
buckwheat; buckwheat flour; buckwheat groats; kasha; rice flour; glutinous rice; glutinous rice flour; corn flour; cornflour; cornmeal; polenta;
masa harina; almond flour; coconut flour; chickpea flour; gram flour; besan; tapioca flour; potato flour; potato starch; cassava flour; teff flour;
quinoa flour; lentil flour; millet; sorghum; amaranth; quinoa; rice noodles; glass noodles; rice vermicelli; corn tortillas; rice paper; rice crackers;
sweetbreads; breadfruit; breadnut; ginger beer; root beer; ginger ale; elderflower; cauliflower; sunflower seeds; sunflower oil; wheatgrass; beerroot;
pearl onions; pearl tapioca; cauliflower rice; zucchini noodles; courgetti; spaghetti squash; kelp noodles; shirataki noodles; konjac noodles;
sweet potato noodles; dangmyeon; mung bean noodles; kudzu; arrowroot; maltodextrin; maltose; maltitol; maltose syrup; Buchweizen; Buchweizenmehl;
Reismehl; Klebreis; Klebreismehl; Maismehl; Maisgrieß; Maisstärke; Polenta; Kartoffelmehl; Kartoffelstärke; Kichererbsenmehl; Mandelmehl; Kokosmehl;
Kastanienmehl; Johannisbrot; Guarkernmehl; Reisnudeln; Glasnudeln; Reispapier; Maistortillas; Hirse; Hirsegrieß; Quinoa; Amaranth; Holunderblüten;
Blumenkohl; Sonnenblumenkerne; Sonnenblumenöl; Weizengras; Kalbsbries; Brotfrucht; Zucchininudeln; glutenfreies Mehl; glutenfreie Nudeln; Ingwerbier;
Bierrettich; Bierschinken; Weinbrand; Kartoffelknödel; Kastenform; Tapioka; Sago; Teff; Tapiokamehl; Süßkartoffelnudeln; farine de riz; farine de maïs;
farine de sarrasin; sarrasin; blé noir; farine de châtaigne; harina de maíz; harina de arroz; farina di riso; farina di ceci; farina di mais;
farina di castagne; grano saraceno; trigo sarraceno; bột gạo; Fladen aus Maismehl; sweet bread of calf; masa; hominy; nixtamal; farinha de mandioca;
farofa; fécule de pomme de terre; flor de sal; fleur de sel; farofa de mandioca; tapioca; gari; garri; fufu flour; plantain flour; banana flour;
water chestnut flour; kudzu starch; pounded yam; carob flour; carob bean gum; flower; flowers; breast; Putenbrust; Brustfilet; kale;
Malta (island honey); Spelzen; Bockshornklee; tomato paste; tamarind paste; almond paste; curry paste; pâte d'amande; Paste; Nori`,
  egg: `
eggplant; eggplants; aubergine; vegan mayonnaise; Eierfrüchte; Eierfrucht; Eierpflaumen; Eiertomaten; Eisbergsalat; Eiswürfel; Eis; Eisbein; Reis;
Eierschwammerl; Eierschwämme; Eichblattsalat; Eicheln; Weißkohl; Rinderfilet; Freiland-Hähnchen; egg fruit; lucuma; Thai eggplants;
chicken of the woods; vegan egg replacer; vegane Mayonnaise; Mayonnaise ohne Ei; Fleisch; Schweinefleisch; Zweig; Brei; Breie; Blei; Beifuß;
Heidelbeeren; Preiselbeeren; Eisenkraut; Eiskraut; Weintrauben; tejföl; tej; Weizen; Uva; uva; uvas; uvas pasas; oven; lotus root; sauce without egg`,
  fish: `
Sardinia; Sardinian honey; Sardinien; crayfish; jellyfish; cuttlefish; starfruit; fish mint; vegan fish sauce; monkey bread; codlin; codlin apples; soleil; char siu; chard; Swiss chard;
charred corn; carpaccio; chickpeas; Bachkresse; Lachsschinken; Goldbarren; roe deer; Rehrücken; sea kale; sea beans; seabeans; sea buckthorn; sea salt;
Meersalz; Meerrettich; seaweed; Seetang; salsa; salsify; pescheria; pesca; pesche; peaches (pesche); pêche; pêches; pisco; piscine; fisting;
Thunbergia; coddled eggs; basal; basil; char-grilled aubergine; solera vinegar; kombu dashi; shiitake dashi; vegan caviar; lingonberries; lingot beans;
rayu; raya; ayurvedic; shadbush; shad`,
  shellfish: `
crab apples; crabapples; crab apple jelly; lobster mushroom; lobster mushrooms; vegan prawns; hummus; Krapfen; crabgrass; camembert; chickpea;
pea shells; pasta shells; shell pasta; shell beans; macadamia shells; eggshells; taco shells; jumbo shells; Muschelnudeln; gambling; kapitän;
kapiolani; kapia`,
  molluscs: `
oyster mushrooms; oyster mushroom; king oyster mushrooms; oysterleaf; oyster plant; oyster crackers; vegetarian oyster sauce; Austernpilze;
Austernseitlinge; Kräuterseitlinge; Muschelnudeln; conchiglie; Schneckennudeln; Hefeschnecken; Zimtschnecken; Rosinenschnecken; lumaconi; pasta shells;
oyster blade steak; chicken oysters; prairie oysters; Rocky Mountain oysters; ikan; ikanlong; taco; tacos; taco seasoning; Krakauer; pulp;
pulpy orange juice; ostrich; ostrich fillet`,
  peanut: `
without peanuts; Erdapfel; Erdäpfel; Erdbeeren; Erdmandeln; Erdartischocken; pine nuts; nutmeg; beech nuts; manioc; maniok; manioca; peas;
groundcherry; ground beef; ground cherries; ground elder; manioc root; manicotti; manitol; mania; kacang hijau; kacang panjang; lacinato kale; lac;
arak; araschnia; arame; lacto; Maniokmehl`,
  'tree nut': `
nutmeg; nutmeg powder; Muskatnuss; Muskatnuß; muscade; noix de muscade; noce moscata; nuez moscada; coconut; coconuts; coconut milk; Kokosnuss;
Kokosnüsse; Kokosraspel; noix de coco; noce di cocco; butternut squash; Butternusskürbis; water chestnuts; Wasserkastanien; tiger nuts; tigernuts;
Erdmandeln; chufa; doughnuts; donuts; peanuts; Erdnüsse; walnut-sized piece of ginger; hazelnut-sized piece of dough; mandelgroß; nussgroß;
walnussgroß; ohne Nüsse; ohne Mandeln; without nuts; nutritional yeast; nutty gruyère; nutraceutical; Mandarinen; Mandarine; mandolin; mandoline;
mandlig; Nussschinken; noix de veau; noix de jambon; betel nut; areca nut; kola nut; soy nuts; corn nuts; lotus seeds; pumpkin seeds; sunflower seeds;
nutria; padam; pistou; pestle; chestnut mushrooms; chestnut mushroom; Maronenröhrling; hickory smoke; hickory-smoked bacon; hickory wood;
beurre noisette; noix de beurre; pomme noisette; lozenges; loz; nocellara olives; nocellara; nocturne; dioscorea; diosgyor; candied orange; Betelnuss;
Kolanuss; Kokosblütenzucker; almond potatoes; Mandelkartoffeln`,
  soy: `
coconut aminos; mung bean sprouts; Mungobohnensprossen; black beans; fermented black garlic; black bean chilli; bean sprouts; soysambu; Sojourner;
soyer; soyeux; yubari melon; tamarind; tamarillo; tamarind paste; tamago; tamales; so yummy`,
  sesame: `
tiles; tilapia; tilsit; Tilsiter; tilefish; simsimi; semolina halva; suji halwa; carrot halwa; gajar halwa; tahi; Tahiti vanilla; Tahitian limes;
hummingbird; simsalabim; linga; simi; wijendaal; black cumin; nigella seeds; poppy seeds; Schwarzkümmel; Mohn; flax seeds`,
  celery: `
celtuce; Pastinaken; Petersilienwurzel; parsley root; parsnips; celosia; fennel; cerely; celestial salt; cellophane noodles; Cellophannudeln; apiol;
Zelle; cheiro-verde; sedanini pasta`,
  mustard: `
wasabi; horseradish; Meerrettich; raita; raisins; rajma; railing; senza; senna; senegal pepper; custard; custard apples; custard apple; Mostbirnen;
Most; mosto; mosto cotto; mostacholi; mostaccioli; Traubenmost`,
  lupin: `
chocolate; chocolat; chochoyotes; turmeric; lupulin; lupuline; loup de mer; lupus`,
  sulphites: `
unsulphured apricots; unsulphured dried apricots; ungeschwefelte Aprikosen; vine tomatoes; vine leaves; grape leaves; Weinblätter; swine; Schwein;
Schweinefleisch; Weintrauben; winesap apples; portobello; port salut; portulak; portion; sport drink; sultan's parasol; Trauben; ginger; wineberries;
vinho verde grapes; black salt`,
  pork: `
hamburger; champignons; hamachi; Hamburger bun; graham flour; nettles; turkey ham; turkey bacon; beef bacon; vegan bacon; beef sausage;
chicken sausage; lamb bacon; vegetarian sausage; shambala; Hamsi; beef ham; duck ham; chicken ham; Hammel; Hammelfleisch; hamaguri; sham; boarding;
beef gelatine; fish gelatine; Rindergelatine; collard; collards; dullard; mallard; pollard; Putenschinken; Rinderschinken; porcini; porcini mushrooms;
porcelain; hog plum; hogweed; hog plums; pignoli; pigeon; pigeon peas; pignuts; pigface; purslane (pigweed); pigweed`,
  meat: `
coconut meat; crab meat; nut meat; nutmeat; vegan mince; soya mince; jackfruit meat; Fruchtfleisch; Kokosfleisch; fleischlos; Fleischtomaten;
beefsteak tomatoes; beef tomatoes; beefsteak tomato; Fleischtomate; steak-cut fries; chicken-of-the-woods; hen of the woods; chickpeas;
chicken of the woods; chickweed; duck eggs; chicken eggs; Hühnereier; goose eggs; Gänseblümchen; lamb's lettuce; lambs lettuce; lamb's quarters;
Feldsalat; goat cheese; goat's milk; sheep's cheese; cow's milk; Kuhmilch; Ziegenkäse; oxheart tomatoes; oxheart cabbage; Ochsenherztomaten; Hasenohr;
hen eggs; buffalo mozzarella; buffalo milk; Büffelmozzarella; liverwort; Leberblümchen; kidney beans; Kidneybohnen; heart of palm; hearts of palm;
palm hearts; Palmherzen; artichoke hearts; Artischockenherzen; romaine hearts; celery hearts; Salatherzen; lettuce hearts; vegetable broth;
Gemüsebrühe; mushroom broth; vegetable stock; bouillon cube (vegetable); vegan burger; veggie burger; vegetarian mince; tofu steak; cauliflower steak;
Blumenkohlsteak; steak seasoning; grill seasoning; pigeon peas; turtle beans; black turtle beans; turtle bean; bear's garlic; Bärlauch; Katzenzungen;
Hundszunge; quail eggs; Wachteleier; Backbone; marrow; vegetable marrow; marrowfat peas; vegetable suet; bullhorn peppers; cowpeas; cowberry;
gooseberries; goosefoot; Gänsefuß; horseradish; horse chestnuts; horse gram; horse beans; Saubohnen; pferdebohnen; Hahnenkamm; cockscomb flower;
coxcomb; mock duck; vegetarian duck; lambada; lambrusco; hen-of-the-woods; Kuhbohnen; Rindenzimt; Zimtrinde; Baumrinde; Rinde; bark; chicory; Salbei;
meaty aubergines; meaty mushrooms; bullace; bear berries; foxberries; gamey; game chips`,
  alcohol: `
wine vinegar; red wine vinegar; white wine vinegar; Weinessig; Rotweinessig; cider vinegar; apple cider vinegar; malt vinegar; sherry vinegar;
rice vinegar; balsamic vinegar; champagne vinegar; ginger beer; root beer; ginger ale; alkoholfreies Bier; alkoholfreier Wein; rumen; rump steak;
Rumpsteak; rump; Rumpf; drumsticks; drumstick; Krume; crumpets; crumbs; ginger; ginger root; ginkgo; aubergine; margarine; virgin olive oil; ginseng;
portobello; brandade; wineberries; vine leaves; Weinblätter; Weintrauben; Weinbeeren; Weinbergschnecken; swine; Schwein; Weinstein; cream of tartar;
Bierrettich; Bierschinken; Bierwurst; beetroot; forsaken; kale; female; champagne grapes; champagne mango; sherry tomatoes; cherry tomatoes;
brandywine tomatoes; brandy tomatoes; Kirschen; Kirsche; Obst; Korn; Maiskorn; Kornblumen; Hafer; Insekten; insects; medium-hard cheese; meadowsweet;
liquorice; licorice; fliquid; liquid smoke; masala; masala chai; garam masala; Mirabellen; spirulina; portulaca; sport; Portulak; wormwood leaves;
campari tomatoes; agave; agave syrup; Ciderapfel; grapes; vinaigre de vin; vinagre de vino; aceto di vino; vinaigre; corn; bitter; bitter melon`,
  bee: `
honeydew; honeydew melon; Honigmelone; Honigmelonen; honeycrisp apples; honeyberries; vegan honey; honey mushrooms; honeysuckle; bienenfreundlich;
honeynut squash`,
} satisfies Partial<Record<SafetyTopic, string>>).flatMap(([topic, text]) =>
  text.split(';').map((name) => [name.trim(), topic as SafetyTopic] as const),
);
