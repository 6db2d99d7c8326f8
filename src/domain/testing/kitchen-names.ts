import type { AllergenWord, DietaryFlagName } from '#domain/taste/taste-vocabulary.ts';

/**
 * What the kitchen calls things that hold an allergen or break a diet, and what only sounds so: written from knowledge of foods, beside the
 * vocabulary and not from it, so that the vocabulary is held against something. English, German, and what other languages are borrowed from.
 */
const names = (text: string): readonly string[] => text.split(';').map((name) => name.trim());
const table = <Key extends string>(rows: Readonly<Record<Key, string>>) =>
  Object.entries<string>(rows).flatMap(([topic, text]) => names(text).map((name) => [name, topic as Key] as const));

/** Of a food with it nobody may be told that the allergen is not in it. */
export const carriersOfAllergens = table<AllergenWord>({
  gluten: `
wheat flour; plain flour; all-purpose flour; bread flour; strong white flour; self-raising flour; cake flour; wholemeal flour;
whole wheat pastry flour; 00 flour; semolina; durum wheat; durum semolina; farina; fine semolina; atta; maida; sooji; suji; rava; freekeh; frikeh;
bulgur; bulghur; burghul; cracked wheat; couscous; giant couscous; pearl couscous; spelt; spelt flour; emmer; farro; kamut; khorasan wheat; triticale;
rye; rye flour; rye bread; barley; pearl barley; barley malt; malt extract; malted milk powder; malt syrup; malt vinegar; seitan; vital wheat gluten;
wheat gluten; wheat berries; wheat germ; wheat bran; panko; breadcrumbs; bread crumbs; dried breadcrumbs; rusk; zwieback; croutons; crostini; baguette;
brioche; ciabatta; focaccia; sourdough; sourdough starter; pita; pitta bread; naan; chapati; roti; paratha; lavash; flatbread; burger buns;
hot dog rolls; bread rolls; bagels; english muffins; toast; phyllo; filo pastry; fillo dough; puff pastry; shortcrust pastry; pie crust; pizza dough;
wonton wrappers; wonton skins; gyoza wrappers; dumpling wrappers; egg roll wrappers; spring roll wrappers; spaghetti; linguine; penne; tagliatelle;
macaroni; lasagne sheets; orzo; vermicelli; ramen noodles; udon; udon noodles; somen; lo mein noodles; chow mein; soba; soba noodles; wheat noodles;
yellow noodles; mee; gnocchi; ravioli; tortellini; graham crackers; digestive biscuits; ladyfingers; savoiardi; sponge fingers; crackers; matzo;
matzo meal; matzah; pretzels; flour tortillas; wheat tortillas; beer; lager; stout; ale; wheat beer; roux; tempura batter; beer batter; batter;
hoisin sauce; soy sauce; shoyu; oats; rolled oats; oatmeal; oat milk; oat flour; porridge oats; muesli; granola; mugi miso; barley tea; mugicha; kvass;
fermented wheat; bread kvass; cream crackers; melba toast; water biscuits; ice cream cones; wafers; waffle cones; pie dough; suet pastry;
suet dumplings; crumpets; injera; simit; yufka; pide; kataifi; knafeh dough; tarhana; gozleme dough; borek pastry; orecchiette; pappardelle; rigatoni;
fusilli; cannelloni; vareniki dough; pelmeni dough; hand-pulled noodles; la mian; biang biang noodles; bao dough; Mehl; Weizenmehl;
Weizenmehl Type 405; Dinkelmehl; Dinkel; Dinkelgrieß; Vollkornmehl; Roggenmehl; Roggen; Roggenbrot; Gerste; Perlgraupen; Graupen; Gerstenmalz; Grieß;
Griess; Weichweizengrieß; Hartweizengrieß; Hartweizengriess; Hartweizen; Paniermehl; Semmelbrösel; Semmelbroesel; Semmeln; Brötchen; Broetchen;
Knödelbrot; Weißbrot; Toastbrot; Schwarzbrot; Vollkornbrot; Bauernbrot; Laugenbrezeln; Brezeln; Breze; Zwieback; Löffelbiskuits; Loeffelbiskuit;
Butterkekse; Kekse; Blätterteig; Blaetterteig; Mürbeteig; Hefeteig; Strudelteig; Filoteig; Pizzateig; Nudelteig; Nudeln; Eiernudeln; Bandnudeln;
Suppennudeln; Spätzle; Spaetzle; Schupfnudeln; Maultaschen; Bier; Weißbier; Malzbier; Altbier; Weizenkleie; Weizenkeime; Grünkern; Gruenkern; Emmer;
Haferflocken; Hafer; Hafermilch; Haferkleie; Müsli; Seitan; Weizeneiweiß; Malz; Malzextrakt; Malzessig; Oblaten; Waffeln; Knäckebrot; Sauerteig;
Vorteig; Mehlschwitze; Fladenbrot; Ciabattabrot; Croûtons; Kamut; Couscous; Bulgur; Freekeh; Polenta mit Weizengrieß; Biskuitboden; Mie-Nudeln;
Glasierte Brezeln; Weizentortillas; Lasagneplatten; Quiche-Teig; Weizenstärke; Quarkstrudelteig; Kaisersemmel; Dampfnudeln; Knödel; Semmelknödel;
Grießnockerl; Weckmehl; Panierbrot; Semmelwürfel; Brotwürfel; altbackene Brötchen; farine de blé; farine; semoule; harina de trigo; sémola;
farina di grano; orzo perlato; harina; fideos; mąka pszenna; bột mì; dark soy sauce; light soy sauce; kecap manis; ketjap manis; sweet soy sauce;
teriyaki sauce; ponzu; gochujang; ssamjang; Sojasauce; Sojasoße; helle Sojasauce; sauce soja; salsa de soja; salsa di soia; tonkatsu sauce; chunjang;
doubanjiang; douban; tianmianjiang; sweet bean sauce; soy glaze; Kecap Manis; xì dầu; macaroni cheese; pumpkin pie crust; Yorkshire pudding;
pancake batter; Pfannkuchenteig; crêpe batter; Yorkshire puddings; Pfannkuchen; crêpes; Kaiserschmarrn; choux pastry; Brandteig; waffles; Waffelteig;
Rührteig; Spätzleteig; sponge cake; Hefezopf; panettone; donuts; doughnuts; Krapfen; Berliner; eclair shells; profiteroles; croissants; challah;
baklava; amaretti biscuits; Nusskuchen; Linzertorte; Vanillekipferl; peanut cookies`,
  soy: `
soy sauce; dark soy sauce; light soy sauce; shoyu; kecap manis; ketjap manis; sweet soy sauce; teriyaki sauce; ponzu; gochujang; ssamjang;
hoisin sauce; Sojasauce; Sojasoße; helle Sojasauce; sauce soja; salsa de soja; salsa di soia; tonkatsu sauce; chunjang; doubanjiang; douban;
tianmianjiang; sweet bean sauce; soy glaze; Kecap Manis; xì dầu; soy; soya; soybeans; soya beans; soybean oil; edamame; tofu; silken tofu; smoked tofu;
firm bean curd; bean curd; tempeh; tempe; miso; white miso; miso paste; natto; okara; yuba; tofu skin; soy milk; soya milk; soy yoghurt; soy cream;
TVP; textured vegetable protein; textured soy protein; soy lecithin; soya lecithin; lecithin (soya); tamari; tamari sauce; doenjang; douchi;
fermented black beans; black bean sauce; fermented bean curd; fermented tofu; stinky tofu; abura-age; aburaage; inari; soy chunks; soy flour; kinako;
soybean paste; yellow bean sauce; fermented soybeans; cheonggukjang; tauco; taucu; soy protein isolate; Liquid aminos; Bragg aminos; vegan mince;
Sojabohnen; Soja; Sojamilch; Sojadrink; Sojajoghurt; Sojasahne; Sojaschnetzel; Sojagranulat; Sojaöl; Sojamehl; Sojalecithin; Räuchertofu; Seidentofu;
Edamame; Tofu; Misopaste; Tempeh; lait de soja; fèves de soja; soja texturizada; leche de soja; tofu fumé; đậu phụ; đậu hũ; phô mai sữa đậu nành;
bean curd sheets; dried bean curd; soybean sprouts; sojový tofu`,
  milk: `
milk; whole milk; skimmed milk; semi-skimmed milk; milk powder; dried milk; evaporated milk; condensed milk; sweetened condensed milk; dulce de leche;
cajeta; butter; unsalted butter; salted butter; clarified butter; ghee; brown butter; beurre noisette; cream; double cream; heavy cream;
whipping cream; single cream; clotted cream; sour cream; soured cream; crème fraîche; creme fraiche; smetana; kaymak; buttermilk; yoghurt; yogurt;
greek yogurt; labneh; labne; labaneh; dahi; curd; lassi; ayran; kefir; skyr; quark; fromage blanc; fromage frais; cottage cheese; cream cheese;
mascarpone; ricotta; paneer; khoya; khoa; mawa; malai; whey; whey powder; whey protein; casein; caseinate; sodium caseinate; lactose; milk solids;
cheese; cheddar; parmesan; parmigiano reggiano; grana padano; pecorino; pecorino romano; gruyère; gruyere; emmental; emmentaler; comté; gouda; edam;
feta; halloumi; haloumi; mozzarella; burrata; stracciatella cheese; provolone; gorgonzola; roquefort; stilton; blue cheese; brie; camembert; reblochon;
raclette; manchego; queso fresco; queso blanco; oaxaca cheese; quesillo; requeijão; halloumi cheese; goat's cheese; goat cheese; chèvre; sheep's milk;
goat milk; buffalo milk; camel milk; milk chocolate; white chocolate; ice cream; gelato; custard; custard powder; crème anglaise; béchamel;
bechamel sauce; hollandaise; caramel sauce; butterscotch; malted milk powder; nutella; yak butter; Tzatziki; raita; butterfat; butteroil;
American cheese slices; processed cheese; Munster cheese; Burrata di bufala; cultured butter; cultured cream; malai paneer; Milch; Vollmilch;
Magermilch; H-Milch; Milchpulver; Kondensmilch; Buttermilch; Sauermilch; Dickmilch; Butter; Süßrahmbutter; Butterschmalz; Sahne; Schlagsahne;
Schlagrahm; Rahm; Sauerrahm; saure Sahne; Schmand; Obers; Schlagobers; Crème double; Joghurt; Jogurt; Naturjoghurt; Quark; Speisequark; Magerquark;
Topfen; Frischkäse; Frischkaese; Hüttenkäse; Käse; Kaese; Reibekäse; Bergkäse; Ziegenkäse; Schafskäse; Hirtenkäse; Schmelzkäse; Emmentaler;
Allgäuer Bergkäse; Obazda; Obatzda; Handkäse; Harzer Käse; Harzer; Kefir; Molke; Molkenpulver; Süßmolke; Laktose; Milchzucker; Milcheiweiß; Kasein;
Vollmilchschokolade; Milchschokolade; weiße Schokolade; Kuvertüre weiß; Vanillesoße; Vanilleeis; Sahneeis; Mascarpone; Butterkekse; Mozzarella;
Parmesan; Schafmilch; Ziegenmilch; Stutenmilch; Rahmspinat; Kaffeesahne; Schichtkäse; Mozarella; Parmesean; Béchamelsauce; Schmelzflocken mit Milch;
Sprühsahne; Landrahm; Sauerrahmbutter; Alpenbutter; Käsewürfel; Raclettekäse; Gratinkäse; geriebener Käse; Quarkcreme; Joghurtsauce; Knoblauchbutter;
Kräuterbutter; Ghee; Milchreis; Griechischer Joghurt; Ziegenfrischkäse; Streukäse; lait; lait entier; beurre; crème; crème liquide; fromage;
fromage râpé; yaourt; lait caillé; leche; leche condensada; mantequilla; queso; queso rallado; crema; yogur; latte; burro; panna; panna da cucina;
formaggio; latte condensato; ricotta salata; fløde; smør; rømme; masło; śmietana; ser biały; tereyağı; yoğurt; sữa; sữa đặc; bơ; susu kental manis;
susu; macaroni cheese; mac and cheese; Käsespätzle; Yorkshire pudding; pancake batter; Pfannkuchenteig; crêpe batter; brioche; Yorkshire puddings;
pancakes; Pfannkuchen; crêpes; Kaiserschmarrn; choux pastry; Brandteig; waffles; Rührteig; sponge cake; Hefezopf; panettone; blini; donuts; doughnuts;
Krapfen; Berliner; eclair shells; profiteroles; challah; milk chocolate with hazelnuts; kulfi with pistachio; Nuss-Nougat-Creme; Nutella;
pesto alla genovese; butter pecan ice cream; Vollnussschokolade`,
  egg: `
egg; eggs; egg yolk; egg yolks; egg white; egg whites; beaten egg; egg wash; quail eggs; duck eggs; hard-boiled eggs; omelette; mayonnaise; mayo;
kewpie; Kewpie mayonnaise; aioli; hollandaise; béarnaise; bearnaise; meringue; meringues; italian meringue; lemon curd; custard; pastry cream;
zabaglione; sabayon; advocaat; eggnog; egg noodles; albumen; albumin; ovalbumin; dried egg; egg powder; century egg; century eggs; salted duck egg;
salted egg yolk; tamago; tamagoyaki; remoulade; rémoulade; tartare sauce; tartar sauce; caesar dressing; brioche; ladyfingers; savoiardi; sponge cake;
genoise; choux pastry; macarons; yolks; free-range eggs; large eggs; scrambled eggs; fried egg; poached egg; liquid egg; egg replacer; Ei; Eier;
2 Eier; Eigelb; Eigelbe; Eiweiß; Eiweiss; Eiklar; Eidotter; Dotter; Vollei; Hühnereier; Hühnerei; Wachteleier; Enteneier; Eischnee; Eierstich; Rührei;
Spiegelei; Spiegeleier; Eierlikör; Mayonnaise; Majonäse; Mayo; Remoulade; Sauce hollandaise; Baiser; Eierspätzle; Spätzle; Eierteigwaren; Biskuit;
Biskuitboden; Löffelbiskuits; Sauce béarnaise; Eipulver; Freilandeier; Bio-Eier; verquirltes Ei; oeufs; œufs; jaunes d'œufs; blancs d'œufs; huevo;
huevos; yemas; claras de huevo; uova; uovo; tuorlo; tuorli; eieren; æg; jajka; jajko; trứng; trứng gà; telur; egg tofu; dried egg white; spaetzle;
Yorkshire puddings; pancakes; Pfannkuchen; crêpes; Kaiserschmarrn; Brandteig; waffles; Rührteig; Hefezopf; panettone; blini; donuts; doughnuts;
Krapfen; Berliner; eclair shells; profiteroles; challah; surimi; tartare sauce with anchovy; imitation crab; kani kama; Caesar-Dressing`,
  fish: `
fish; white fish; cod; salt cod; bacalhau; bacalao; baccalà; klippfisk; stockfish; lutefisk; haddock; smoked haddock; hake; pollock; pollack;
alaska pollock; plaice; sole; turbot; halibut; sea bass; branzino; sea bream; dorade; red snapper; grouper; monkfish; mackerel; smoked mackerel;
sardines; pilchards; sprats; anchovy; anchovies; anchovy paste; boquerones; herring; kippers; rollmops; salmon; smoked salmon; gravlax; lox; trout;
rainbow trout; char; tuna; canned tuna; bonito; katsuobushi; bonito flakes; dashi; dashi stock; dashi powder; hondashi; fish sauce; nam pla; nuoc mam;
nước mắm; patis; colatura di alici; garum; worcestershire sauce; worcester sauce; caviar; roe; fish roe; tobiko; ikura; masago; tarama; taramosalata;
bottarga; mentaiko; tarako; eel; unagi; catfish; tilapia; carp; pike; perch; zander; pikeperch; sturgeon; swordfish; shark; skate; barramundi;
mahi-mahi; mahi mahi; milkfish; pangasius; basa; whitebait; surimi; fish cakes; fish balls; kamaboko; chikuwa; isinglass; fish gelatine; fish stock;
fish fingers; fish paste; bagoong isda; prahok; padek; caesar dressing; puttanesca sauce; tapenade; rakfisk; maatjes; ceviche fish; hamachi; kingfish;
sanma; hilsa; pomfret; saltfish; ackee and saltfish; John Dory; gurnard; mullet; red mullet; whiting; ling; cod roe; cod liver; cod liver oil;
fish oil; sardine; kipper; cured salmon; Fisch; Fischfilet; Kabeljau; Dorsch; Schellfisch; Seelachs; Lachs; Räucherlachs; Raeucherlachs; Forelle;
Forellenfilet; Bachsaibling; Saibling; Thunfisch; Tunfisch; Makrele; Hering; Heringsfilet; Matjes; Bismarckhering; Rollmops; Bückling; Sardinen;
Sardellen; Sardellenpaste; Anchovis; Anschovis; Scholle; Seezunge; Steinbutt; Heilbutt; Zander; Hecht; Barsch; Rotbarsch; Karpfen; Aal; Räucheraal;
Wels; Goldbrasse; Wolfsbarsch; Schwertfisch; Seeteufel; Kaviar; Fischrogen; Rogen; Fischsauce; Fischsoße; Fischfond; Fischbrühe; Fischstäbchen;
Worcestersauce; Worcestershiresauce; Stockfisch; Klippfisch; Pangasius; Viktoriabarsch; Felchen; Renke; Stremellachs; Steckerlfisch; Backfisch;
Sprotten; Surimi; Dashi; Graved Lachs; Wildlachs; poisson; cabillaud; morue; saumon; saumon fumé; thon; anchois; pescado; merluza; atún; boquerón;
anchoas; sardinas; bonito del norte; pesce; merluzzo; tonno; acciughe; alici; salmone; pesce spada; sardinha; fisk; laks; śledź; łosoś; balık; hamsi;
nước chấm; ikan; ikan bilis; ikan teri; teri; surimi sticks; nam jim; kimchi; XO sauce; bouillabaisse; baechu-kimchi; mul-kimchi;
tartare sauce with anchovy; imitation crab; kani kama; Caesar-Dressing`,
  shellfish: `
prawns; prawn; shrimp; shrimps; dried shrimp; tiger prawns; king prawns; shrimp paste; belacan; belachan; terasi; trassi; kapi; bagoong;
bagoong alamang; prawn paste; prawn crackers; krupuk udang; kerupuk udang; lobster; rock lobster; crab; crabmeat; crab meat; crab sticks;
soft-shell crab; crayfish; crawfish; langoustine; langoustines; scampi; krill; lobster bisque; shrimp stock; camarones; gambas; langostinos; cangrejo;
camarão; gamberi; gamberetti; aragosta; crevettes; crevettes roses; homard; langouste; écrevisses; garnalen; mắm tôm; udang; ebi; kani; Garnelen;
Krabben; Nordseekrabben; Nordseegarnelen; Shrimps; Krebs; Flusskrebse; Hummer; Languste; Kaisergranat; Taschenkrebs; Krebsfleisch; Krabbenpaste;
Garnelenpaste; Krebsbutter; Riesengarnelen; Krustentiere; Krustentierfond; Krevetten; Crevetten; shrimp floss; sakura ebi; XO sauce; laksa paste;
Thai red curry paste; nam prik pao; sambal belacan; sambal terasi; seafood; mixed seafood; frutti di mare; fruits de mer; mariscos; Meeresfrüchte;
seafood mix; seafood stock; marisco; kimchi; tom yum paste; bouillabaisse; baechu-kimchi; mul-kimchi`,
  molluscs: `
squid; calamari; baby squid; squid ink; cuttlefish; cuttlefish ink; octopus; baby octopus; mussels; green-lipped mussels; clams; razor clams; cockles;
oysters; oyster; oyster sauce; dried oysters; smoked oysters; scallops; scallop; dried scallops; whelks; periwinkles; winkles; abalone; conch; snails;
escargots; land snails; sea snails; clam juice; clam chowder; XO sauce; nero di seppia; seppie; calamares; pulpo; almejas; polpo; cozze; vongole;
poulpe; moules; huîtres; kalmary; mực; bạch tuộc; ốc; dầu hào; cumi; cumi-cumi; sotong; ika; tako; Tintenfisch; Tintenfische; Kalmar; Kalmare; Sepia;
Oktopus; Krake; Pulpo; Miesmuscheln; Muscheln; Venusmuscheln; Jakobsmuscheln; Herzmuscheln; Austern; Austernsauce; Austernsoße; Schnecken;
Weinbergschnecken; Meeresschnecken; Wellhornschnecken; Sepiatinte; Tintenfischtinte; Abalone; Muschelfleisch; Meeresfrüchte; seafood; mixed seafood;
frutti di mare; fruits de mer; mariscos; seafood mix; seafood stock; marisco`,
  peanut: `
peanuts; peanut; roasted peanuts; peanut butter; peanut oil; groundnuts; groundnut oil; groundnut paste; monkey nuts; arachis oil; satay sauce;
peanut sauce; beer nuts; peanut brittle; ground peanuts; crushed peanuts; peanut flour; Erdnüsse; Erdnuesse; Erdnuss; Erdnuß; Erdnussbutter;
Erdnussmus; Erdnussöl; Erdnusssauce; Erdnussflips; geröstete Erdnüsse; gesalzene Erdnußkerne; cacahuètes; cacahuète; arachides; beurre de cacahuète;
huile d'arachide; cacahuates; cacahuetes; maní; mani; crema de cacahuate; arachidi; burro di arachidi; jordnøtter; peanøtter; arašídy; yer fıstığı;
mungfali; lạc; đậu phộng; kacang tanah; bumbu kacang; sambal kacang; gado-gado sauce; boiled peanuts; peanut cookies`,
  'tree nut': `
almonds; almond; flaked almonds; ground almonds; almond flour; almond meal; almond milk; almond butter; almond extract; almond paste; marzipan;
frangipane; amaretti; amaretto; walnuts; walnut; walnut oil; hazelnuts; hazelnut; cob nuts; hazelnut paste; praline; praliné; pralines; gianduja;
gianduia; nutella; nougat; cashews; cashew nuts; cashew cream; cashew butter; kaju; pecans; pecan nuts; brazil nuts; pistachios; pistachio;
pistachio paste; pistachio kernels; macadamia nuts; macadamias; mixed nuts; chopped nuts; nuts; nut butter; romesco; pesto; baklava filling; krokant;
praliné paste; candlenuts; marcona almonds; almond slivers; slivered almonds; badam; pista; mandel; Mandeln; Mandel; Mandelblättchen; Mandelstifte;
gehackte Mandeln; gemahlene Mandeln; Mandelmehl; Mandelmilch; Mandeldrink; Mandelmus; Bittermandelaroma; Marzipan; Marzipanrohmasse; Walnüsse;
Walnuesse; Walnuss; Walnußkerne; Walnusskerne; Baumnüsse; Haselnüsse; Haselnuss; Haselnußkerne; gemahlene Haselnüsse; Nuss-Nougat-Creme; Nougat;
Nussnougat; Krokant; Haselnusskrokant; Nüsse; Nuesse; gehackte Nüsse; Nussmischung; Studentenfutter; Cashewkerne; Cashewnüsse; Cashewmus; Pekannüsse;
Pekanuss; Paranüsse; Pistazien; Pistazienkerne; Macadamianüsse; Nusslikör; Nussmus; Nussfüllung; Mandelsplitter; amandes; poudre d'amandes;
amandes effilées; noix; cerneaux de noix; noisettes; noix de cajou; noix de pécan; noix du Brésil; pistaches; pâte d'amande; almendras; nueces;
pistachos; nuez; mandorle; noci; nocciole; pistacchi; avelãs; amandelen; migdały; orzechy włoskie; ořechy; fındık; antep fıstığı; hạt điều;
kacang mete; dukkah; mortadella with pistachios; noisette butter; muhammara; fesenjan walnut paste; Linzer dough; muesli with nuts; pili nuts;
hickory nuts; chestnuts; pine nuts; nussecken; milk chocolate with hazelnuts; kulfi with pistachio; Nutella; pesto alla genovese;
butter pecan ice cream; Vollnussschokolade; Haselnusseis; baklava; amaretti biscuits; Nussecken; Nusskuchen; Mandelgebäck; Linzertorte; Vanillekipferl;
macarons`,
  sesame: `
sesame; sesame seeds; black sesame; white sesame seeds; toasted sesame oil; sesame oil; sesame paste; tahini; tahina; tahine; tahin; halva;
halwa tahini; halvah; za'atar; zaatar; zahtar; dukkah; gomasio; furikake; hummus; houmous; humus; gingelly oil; til; til oil; goma; goma dare;
shichimi togarashi; sesame buns; simit; tahini sauce; Sesam; Sesamsamen; Sesamöl; Sesamoel; Sesampaste; Sesamkörner; schwarzer Sesam; Tahin; Tahini;
Tahina; Halwa; Gomasio; Sesammus; sésame; graines de sésame; huile de sésame; sésamo; ajonjolí; semi di sesamo; tahin pekmez; vừng; dầu mè; chikki til;
sesame halva; gingelly; lavash crackers with sesame`,
  celery: `
celery; celery stalks; celery sticks; celery salt; celery seed; celery seeds; celery leaves; celeriac; celery root; mirepoix; soffritto; bouillon cube;
vegetable stock; stock cube; Old Bay seasoning; Sellerie; Staudensellerie; Stangensellerie; Knollensellerie; Sellerieknolle; Selleriesalz;
Sellerieblätter; Selleriegrün; Suppengrün; Suppengruen; Suppengemüse; Wurzelwerk; Wurzelgemüse; Gemüsebrühe; Brühwürfel; céleri; céleri-rave;
céleri branche; apio; apio nabo; sedano; sedano rapa; cần tây; soffritto base; Holy trinity (onion, celery, pepper); Krautersalz mit Sellerie;
apio de campo; Bouquet garni with celery`,
  mustard: `
mustard; dijon mustard; wholegrain mustard; english mustard; mustard powder; mustard seeds; black mustard seeds; mustard oil; mustard greens;
american mustard; honey mustard; piccalilli; rai; sarson; sarson ka saag; karashi; vinaigrette; mayonnaise; remoulade; Senf; Senfkörner; Senfkoerner;
Senfsaat; Senfpulver; Senfmehl; Senfsamen; Dijonsenf; Dijon-Senf; süßer Senf; Weißwurstsenf; mittelscharfer Senf; Senföl; Senfgurken; Senfsauce;
moutarde; moutarde à l'ancienne; graines de moutarde; mostaza; senape; hořčice; panch phoron; panch phoran; tasty cheese with mustard;
Salatsauce mit Senf; Tafelsenf; rapini mustard`,
  sulphites: `
wine; white wine; red wine; dry white wine; cooking wine; marsala; port; sherry; champagne; prosecco; cider; dried apricots; sulphured apricots;
sultanas; raisins; golden raisins; wine vinegar; balsamic vinegar; Weißwein; Rotwein; Weisswein; Sekt; Portwein; Sherry; Rosinen; Trockenaprikosen;
getrocknete Aprikosen; vin blanc; vin rouge; vino tinto; vino blanco; vino bianco; sulphur dioxide; sulfites; sulphites; sodium metabisulphite; E220;
E223; E224; Schwefeldioxid; Sulfite; geschwefelte Rosinen; geschwefelte Aprikosen; sodium sulfite; potassium metabisulfite; Natriumdisulfit; Glühwein;
vermouth; Wermut; Vino; dried mango`,
  lupin: `
lupin; lupin flour; lupini beans; lupini; lupine; lupine flour; lupin beans; lupin flakes; sweet lupin; tarwi; tremoços; tremocos; altramuces;
altramuz; Lupine; Lupinen; Lupinenmehl; Lupinenkerne; Lupinenschrot; Süßlupine; Süßlupinen; Lupinenkaffee; Lupinenjoghurt; farine de lupin; lupins;
lupino; lupinen; łubin`,
});

/** Of a food with it nobody may be told that it keeps the diet. */
export const breakersOfDiets = table({
  vegan: `
honey; raw honey; acacia honey; royal jelly; beeswax; honeycomb; Honig; Waldhonig; Akazienhonig; Blütenhonig; miel; miele; mật ong; Bienenwachs;
shellac; milk; butter; egg; eggs; cheese; lactose; whey; casein; yoghurt; ghee; mayonnaise; albumen; Lebkuchenhonig; honey mustard; mead; Met`,
  vegetarian: `
gelatine; gelatin; gelatine leaves; leaf gelatine; powdered gelatin; Gelatine; Blattgelatine; Gelatineblätter; lard; leaf lard; suet; beef suet;
tallow; beef dripping; dripping; duck fat; goose fat; schmaltz; chicken fat; bone marrow; marrow bones; bone broth; beef stock; beef broth;
beef bouillon; chicken stock; chicken broth; chicken bouillon; veal stock; dashi; fish sauce; anchovies; anchovy; worcestershire sauce; oyster sauce;
shrimp paste; caviar; isinglass; carmine; cochineal; E120; bacon; pancetta; guanciale; lardons; prosciutto; ham; chorizo; salami; nduja; 'nduja;
mortadella; pepperoni; sausages; black pudding; blood sausage; blood; pig's blood; duck blood; haggis; liver; chicken liver; calf's liver; foie gras;
pâté; kidney; kidneys; sweetbreads; tripe; tongue; oxtail; heart; trotters; pig's trotters; pork rind; pork belly; chicharrón; crackling; beef;
minced beef; ground beef; mince; steak; brisket; short ribs; ribs; spare ribs; lamb; mutton; goat; veal; venison; rabbit; hare; duck; goose; turkey;
chicken; chicken thighs; chicken breast; quail; pheasant; pigeon; guinea fowl; horse meat; boar; wild boar; reindeer; camel meat; frog legs;
frogs' legs; turtle; insects; crickets; grasshoppers; chapulines; mealworms; pastrami; corned beef; bresaola; pastirma; sucuk; sujuk; merguez;
boerewurst; andouille; bratwurst; kielbasa; lap cheong; Spam; luncheon meat; hot dogs; frankfurters; meatballs; kofta; kebab; doner meat;
shawarma meat; gyros; char siu; tasso ham; speck; jamón; jamón serrano; jamón ibérico; morcilla; cecina; carne seca; tocino; longganisa; longaniza;
lechon; pork floss; meat floss; rendang beef; keema; gosht; mutton keema; snails; escargots; shark fin; sea cucumber; jellyfish; sea urchin; cod;
prawns; squid; mussels; Fleisch; Hackfleisch; Rinderhack; Gehacktes; Faschiertes; Mett; Rindfleisch; Rinderfilet; Rouladen; Kalbfleisch;
Kalbsschnitzel; Schnitzel; Lammfleisch; Lamm; Hammelfleisch; Ziegenfleisch; Wildfleisch; Hirsch; Rehrücken; Wildschwein; Hase; Kaninchen; Huhn;
Hähnchen; Hähnchenbrust; Haehnchenbrust; Hühnchen; Hühnerfleisch; Hühnerbrühe; Suppenhuhn; Pute; Putenbrust; Truthahn; Ente; Entenbrust; Gans;
Gänseschmalz; Gänsekeule; Wachtel; Fasan; Taube; Leber; Kalbsleber; Gänseleber; Nieren; Kutteln; Zunge; Rinderzunge; Ochsenschwanz; Markknochen;
Rindermark; Rinderbrühe; Fleischbrühe; Kalbsfond; Bratenfond; Fleischwurst; Wurst; Würstchen; Wiener Würstchen; Bratwurst; Weißwurst; Leberwurst;
Blutwurst; Salami; Mettwurst; Teewurst; Leberkäse; Fleischkäse; Sülze; Speck; Bauchspeck; Speckwürfel; Schinken; Schinkenspeck; Rohschinken;
Kochschinken; Kassler; Kasseler; Eisbein; Schweinehaxe; Schweinebauch; Griebenschmalz; Schmalz; Schweineschmalz; Schweineblut; Rindertalg; Talg;
Rinderfett; Frikadellen; Hackbällchen; Gulasch; Sauerbraten; Döner; Insekten; Heuschrecken; Hühnerklein; Bündnerfleisch; Tiroler Speck; Karmin;
Cochenille; Katenschinken; Lachsschinken; Entenschmalz; Pferdefleisch; Hausmacher Wurst; Rinderknochen; Suppenfleisch; Jagdwurst; Corned Beef; viande;
viande hachée; boeuf; bœuf; bœuf haché; veau; agneau; mouton; porc; poulet; canard; jambon; saucisse; bouillon de poulet; fond de veau;
graisse de canard; gélatine; carne; carne molida; carne picada; cerdo; pollo; manteca de cerdo; gelatina; carne de vaca; carne asada; chicharrones;
carne macinata; maiale; prosciutto crudo; salsiccia; pancetta affumicata; lardo; carne bovina; bacon defumado; kjøtt; mięso; wołowina; kiełbasa;
hovězí; vepřové; kuře; kıyma; thịt; thịt bò; thịt heo; thịt lợn; daging; daging sapi; ayam; rennet; animal rennet; calf rennet; Lab; Kälberlab;
tierisches Lab; parmesan; parmigiano reggiano; grana padano; pecorino romano; gorgonzola; Parmesan`,
  pork_free: `
pork; pork belly; pork shoulder; pork loin; pork chops; pork ribs; pork mince; pulled pork; pork rind; pork scratchings; pork floss; pork fat; pig;
suckling pig; pig's feet; pig's ears; pig's blood; trotters; ham; ham hock; gammon; bacon; streaky bacon; Canadian bacon; pancetta; guanciale; lardons;
lardo; lard; prosciutto; speck; jamón; jamón serrano; jamón ibérico; serrano ham; chorizo; salami; nduja; mortadella; pepperoni; coppa; andouille;
morcilla; black pudding; kielbasa; bratwurst; lap cheong; lap xuong; char siu; char siew; tonkatsu; chicharrón; chicharron; carnitas; lechon; tocino;
longganisa; chashu; chāshū; Spam; cracklings; pork crackling; salt pork; boar; wild boar; Virginia ham; Black Forest ham; Schweinefleisch; Schwein;
Schweinebauch; Schweinehack; Schweinefilet; Schweinenacken; Schweinelende; Schweinebraten; Schweineschmalz; Schweineschulter; Schweinerippchen;
Spanferkel; Mett; gemischtes Hackfleisch; Hackfleisch gemischt; Speck; Bauchspeck; Räucherspeck; Speckwürfel; Schinken; Schinkenwürfel;
Schwarzwälder Schinken; Kassler; Kasseler; Eisbein; Schweinshaxe; Griebenschmalz; Schmalz; Leberwurst; Blutwurst; Bratwurst; Weißwurst; Mettwurst;
Wildschwein; Sülze; Jagdwurst; Frühstücksspeck; porc; jambon; lard fumé; cochon; cerdo; carne de cerdo; lomo de cerdo; manteca de cerdo; maiale;
prosciutto cotto; leitão; svinekød; svinekjøtt; vepřové; šunka; thịt heo; thịt lợn; giò lụa; chả lụa; tonkotsu; tonkotsu broth; pork gelatine;
pork bone broth; Schweinegelatine`,
  alcohol_free: `
wine; white wine; red wine; dry white wine; rosé wine; sparkling wine; champagne; prosecco; cava; port; port wine; sherry; fino sherry; marsala;
madeira; vermouth; beer; lager; stout; ale; cider; hard cider; mead; sake; mirin; hon-mirin; shaoxing wine; shaohsing rice wine; rice wine;
cooking wine; soju; makgeolli; rum; dark rum; white rum; spiced rum; vodka; gin; tequila; mezcal; whisky; whiskey; bourbon; brandy; cognac; calvados;
kirsch; kirschwasser; grappa; aquavit; akvavit; ouzo; raki; arak; limoncello; amaretto; baileys; cointreau; campari; aperol; crème de cassis;
creme de cassis; crème de menthe; maraschino liqueur; liqueur; coffee liqueur; orange liqueur; sloe gin; vanilla extract; bitters; angostura bitters;
palm wine; Wein; Weißwein; Weisswein; Rotwein; Sekt; Champagner; Prosecco; Portwein; Sherry; Marsala; Madeira; Wermut; Bier; Altbier; Weißbier;
Starkbier; Apfelwein; Glühwein; Met; Rum; Wodka; Gin; Whisky; Weinbrand; Cognac; Kirschwasser; Kirsch; Obstbrand; Schnaps; Slivovitz; Sliwowitz; Likör;
Eierlikör; Amaretto; Orangenlikör; Kräuterlikör; Jägermeister; Rumtopf; Rumrosinen; rum raisins; rum-soaked raisins; Weinschaum; vin; vin blanc;
vin rouge; vin jaune; bière; vino; vino blanco; vino tinto; vino bianco; vino rosso; bier; øl; wino białe; wódka; víno; şarap; rượu; rượu trắng;
arak bali; spirits; spirit; alcohol; Alkohol; sake lees; sakekasu; wine jelly; Weingelee; beer batter; brandy butter; brandy sauce; wine sauce;
Rotweinsauce; wine-poached pears; penne alla vodka sauce`,
} satisfies Partial<Record<DietaryFlagName, string>>);

/** In letters that nobody here reads: milk, wheat, nuts, fish, pork, wine … */
export const inOtherLetters = names(`
мука; пшеничная мука; манка; манная крупа; перловка; хлеб; 小麦粉; 面粉; 麵粉; うどん; 麩; パン粉; 밀가루; 부침가루; 国수; आटा; मैदा; सूजी; دقيق; برغل; فريكة; خبز; קמח;
بلغور; αλεύρι; แป้งสาลี; 醤油; 酱油; 醬油; 간장; 고추장; 豆腐; 大豆; 味噌; 納豆; 毛豆; 두부; 된장; 豆豉; 豆瓣酱; 腐乳; тофу; соевый соус; соя; เต้าหู้; शोया; सोयाबीन; молоко;
масло сливочное; сливочное масло; сметана; творог; сливки; сыр; кефир; ряженка; γάλα; βούτυρο; φέτα; τυρί; γιαούρτι; حليب; زبدة; لبنة; لبن; جبن; سمن;
חלב; חמאה; גבינה; לבנה; दूध; घी; मक्खन; दही; पनीर; खोया; मलाई; 牛乳; バター; チーズ; ヨーグルト; 生クリーム; 牛奶; 奶油; 黄油; 奶酪; 芝士; 炼乳; 우유; 버터; 치즈; นม; เนย; นมข้นหวาน;
яйца; яйцо; желтки; αυγά; αβγά; بيض; ביצים; अंडा; अंडे; 卵; 玉子; たまご; 鸡蛋; 雞蛋; 蛋黄; 皮蛋; 달걀; 계란; ไข่; ไข่ไก่; 咸蛋黄; рыба; сельдь; лосось; треска; ψάρι; سمك;
דג; मछली; 鱼; 魚; 鮭; 鮪; まぐろ; かつお節; 鰹節; だし; 鲑鱼; 鱼露; 생선; 멸치; 액젓; 참치; ปลา; น้ำปลา; креветки; краб; раки; γαρίδες; روبيان; קשיש שרימפס; झींगा; えび; 海老; エビ;
カニ; 蟹; 虾; 蝦; 虾米; 虾皮; 새우; 새우젓; 게; กุ้ง; กุ้งแห้ง; กะปิ; ปู; кальмар; мидии; осьминог; χταπόδι; καλαμάρι; μύδια; いか; イカ; たこ; タコ; あさり; 牡蠣; ほたて; 鱿鱼; 章鱼; 蚝;
蚝油; 蠔油; 扇贝; 干贝; 오징어; 낙지; 문어; 굴; 조개; 홍합; ปลาหมึก; หอย; ซอสหอยนางรม; морепродукты; 海鲜; 해물; арахис; φυστίκι αράπικο; فول سوداني; בוטנים; मूंगफली; 花生; 花生酱;
落花生; ピーナッツ; 땅콩; ถั่วลิสง; миндаль; грецкие орехи; фундук; орехи; кешью; фисташки; αμύγδαλα; καρύδια; φουντούκια; لوز; جوز; فستق; فستق حلبي; كاجو;
שקדים; אגוזים; बादाम; काजू; पिस्ता; अखरोट; アーモンド; くるみ; カシューナッツ; 杏仁; 核桃; 腰果; 榛子; 아몬드; 호두; อัลมอนด์; เม็ดมะม่วงหิมพานต์; кунжут; σουσάμι; ταχίνι; سمسم;
طحينة; زعتر; שומשום; טחינה; तिल; ごま; 胡麻; ゴマ; 芝麻; 芝麻酱; 麻油; 香油; 참기름; 깨; งา; сельдерей; σέλινο; كرفس; סלרי; セロリ; 芹菜; 西芹; 셀러리; คื่นช่าย; горчица;
μουστάρδα; خردل; חרדל; सरसों; राई; からし; マスタード; 芥末; 겨자; 芥菜; ترمس; люпин; λούπινα; мясо; говядина; свинина; баранина; курица; сало; фарш; колбаса; бекон;
κρέας; μοσχάρι; χοιρινό; κοτόπουλο; αρνί; لحم; دجاج; لحم ضأن; بشر; עוף; मांस; मटन; चिकन; कीमा; 肉; 牛肉; 豚肉; 鶏肉; 豬肉; 猪肉; 鸡肉; 羊肉; 火腿; 腊肠; 排骨; 고기; 소고기; 쇠고기;
돼지고기; 닭고기; 삼겹살; หมู; ไก่; เนื้อ; เนื้อวัว; หมูสับ; мёд; мед; μέλι; عسل; דבש; शहद; はちみつ; 蜂蜜; 꿀; น้ำผึ้ง; ветчина; μπέικον; ζαμπόν; خنزير; חזיר; 豚バラ;
ベーコン; 五花肉; 培根; 叉烧; 베이컨; 햄; หมูกรอบ; вино; пиво; водка; коньяк; κρασί; μπύρα; نبيذ; بيرة; יין; 酒; 料理酒; みりん; 日本酒; 料酒; 黄酒; 绍兴酒; 啤酒; 白酒; 청주; 소주; 미림; 맥주;
막걸리; เหล้า; เบียร์`);
