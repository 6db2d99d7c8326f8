import type { PieceName } from '../pieces/pieces.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';

/**
 * Where a garnish lies: `main` is what a dish is made of and lies as pieces, `plant` are its vegetables and fruit, `leaf` its herbs, `dust` is
 * strewn over, `cream` poured or set on top, `wedge` lies at the edge.
 */
export type Layer = 'main' | 'plant' | 'leaf' | 'dust' | 'cream' | 'wedge';

export interface Garnish {
  readonly name: string;
  readonly layer: Layer;
  readonly piece: PieceName;
  readonly tone: string;
  /** An ingredient that names it. */
  readonly words: RegExp;
  /** An ingredient that names it and is something else: peanut butter is no butter. */
  readonly except?: RegExp;
  /** A wider range of ingredients that a record may have drawn as this: an egg is fried where the record says so. */
  readonly also?: RegExp;
  /** Who sees it must take this for contained. */
  readonly allergen?: AllergenWord;
  /** It dissolves where it is cooked: seen only where things lie raw or on top. */
  readonly dissolves?: true;
}

const hidden = /paste|sauce|stock|broth|powder|juice|vinegar|ground (?!beef|pork|lamb|meat|veal)|oil\b|extract|essence|puree|purée|ketchup|flour|starch|syrup|fat\b|water\b|flavour|bones?\b|\bmilk|brine/;

type Row = readonly [
  name: string,
  layer: Layer,
  piece: PieceName,
  tone: string,
  words: RegExp,
  more?: { readonly except?: RegExp; readonly also?: RegExp; readonly allergen?: AllergenWord; readonly dissolves?: true },
];

/** In the order in which they are looked for: an ingredient is drawn as the first that names it. */
const rows: readonly Row[] = [
  // From the sea.
  ['prawn', 'main', 'prawn', '#f08a5d', /\b(prawns?|shrimps?|langoustines?|crayfish|lobster|scampi)\b/, { except: /dried|salted|fermented|cracker/, allergen: 'shellfish' }],
  ['crab', 'main', 'crab', '#dd5a35', /\bcrabs?\b/, { except: /stick|crab meat/, allergen: 'shellfish' }],
  ['crab meat', 'main', 'chicken', '#f3b79a', /\bcrab meat\b/, { allergen: 'shellfish' }],
  ['mussel', 'main', 'mussel', '#ec9a4d', /\b(mussels?)\b/, { allergen: 'molluscs' }],
  ['clam', 'main', 'clam', '#e9b98a', /\b(clams?|cockles?|oysters?|scallops?|abalones?|geoduck)\b/, { except: /oyster mushroom|raw scallop/, allergen: 'molluscs' }],
  ['snail', 'main', 'snail', '#8a6a4a', /\b(snails?|whelks?|periwinkles?|escargots?)\b/, { allergen: 'molluscs' }],
  ['octopus', 'main', 'octopus', '#b5556a', /\boctopus\b/, { allergen: 'molluscs' }],
  ['squid', 'main', 'squidRing', '#f3dcc8', /\b(squids?|calamari|cuttlefish)\b/, { except: /\bink\b/, allergen: 'molluscs' }],
  ['roe', 'main', 'roe', '#f0703a', /\b(roe|caviar|ikura|tobiko)\b/, { allergen: 'fish' }],
  ['salmon', 'main', 'fish', '#f08a62', /\b(salmon|trout|char)\b/, { allergen: 'fish' }],
  ['tuna', 'main', 'fish', '#cf6a62', /\btuna\b/, { allergen: 'fish' }],
  ['anchovy', 'main', 'anchovy', '#8f9aa6', /\b(anchov(y|ies)|sardines?|sprats?|whitebait|herrings?|smelts?)\b/, { except: /dried anchov/, allergen: 'fish' }],
  ['fish cake', 'main', 'fishCake', '#fbf1ea', /\b(fish cakes?|fish balls?|narutomaki|kamaboko|surimi)\b/, { allergen: 'fish' }],
  ['fish', 'main', 'fish', '#f2dcc0', /\b(fish|cod|haddock|hake|sea bass|sea bream|snapper|catfish|eel|halibut|mackerel|carp|tilapia|kingfish|monkfish|sole|plaice|perch|pike|stockfish|gurnard|barramundi|milkfish|grouper|turbot|pollock|swordfish|mahi|bream|sturgeon|shark|skate|bonito|dory|conger|bacalhau|baccalà)\b/, { except: /sauce|flakes|mint|stock|bones|paste|sawfish|dashi/, allergen: 'fish' }],
  ['insect', 'main', 'insect', '#9a5a34', /\b(grasshoppers?|crickets?|locusts?|ants?|mealworms?|larvae|silkworms?|pupae|witchetty|grubs?|chapulines|mopane|caterpillars?)\b/],
  // Meat.
  ['sausage', 'main', 'sausage', '#b4553c', /\b(sausages?|chorizo|frankfurters?|salami|bratwurst|kielbasa|linguiça|merguez|sucuk|sujuk|pepperoni|morcilla|black pudding|'?nduja|lap cheong|blood cake|kiełbasa|bockwurst|mortadella|andouille|longaniza)\b/],
  ['meatball', 'main', 'meatball', '#8a5236', /\b(meatballs?|köfte|kofta)\b/],
  ['bacon', 'main', 'bacon', '#b4503c', /\b(bacon|lardons?|guanciale|pancetta|speck)\b/],
  ['pork belly', 'main', 'belly', '#c98466', /\b(pork belly|crackling|pork rinds?|chicharr[oó]n|belly pork|salt pork)\b/],
  ['ham', 'main', 'ham', '#e39a8e', /\b(ham|prosciutto|jam[oó]n|gammon|luncheon meat|pastrami|cured beef|bresaola)\b/],
  ['liver', 'main', 'liver', '#7a4436', /\b(livers?|kidneys|hearts?|tripe|giblets|brains?|tongue|offal|intestines?|lungs?|gizzards?|sweetbreads?)\b/, { except: /kidney beans|palm hearts?|hearts? of|artichoke|intestine casing/ }],
  ['mince', 'main', 'mince', '#8a5638', /\b(minced? (beef|pork|lamb|meat|chicken|veal)|ground (beef|pork|lamb|meat|veal)|(beef|pork|lamb|meat|veal) mince|minced [a-z]+ and [a-z]+|mincemeat|minced pork shoulder)\b/],
  ['duck', 'main', 'slice', '#a5603c', /\b(ducks?|goose|pigeon|quail)\b/, { except: /\begg|pigeon peas/ }],
  ['chicken', 'main', 'chicken', '#e2ac66', /\b(chickens?|hen|cockerel|turkey|poultry|capon|guinea fowl)\b/],
  ['beef', 'main', 'chunk', '#7d4a32', /\b(beef|veal|ox|oxtail|steak|brisket|venison|bison|bones with meat)\b/, { except: /suet/ }],
  ['lamb', 'main', 'chunk', '#89502f', /\b(lamb|mutton|goat|hogget|kid goat)\b/, { except: /cheese|lamb'?s lettuce/ }],
  ['pork', 'main', 'chunk', '#bf7f58', /\b(pork|pig|boar|trotters?)\b/, { except: /casing|blood|skin/ }],
  ['meat', 'main', 'chunk', '#8a5236', /\b(meat|rabbit|hare|camel|horse|reindeer|frogs?|kangaroo|guinea pig|cuy)\b/, { except: /coconut|nut meat/ }],
  // Soy, egg, cheese.
  ['fried tofu', 'main', 'cube', '#d9a24c', /\b(fried (tofu|bean curd)|tofu pouches|tofu puffs|tempeh)\b/, { allergen: 'soy' }],
  ['tofu', 'main', 'cube', '#f5ead2', /\b(tofu|bean curd|beancurd)\b/, { except: /fermented/, allergen: 'soy' }],
  ['paneer', 'main', 'cube', '#f7edd6', /\b(paneer|halloumi|queso fresco para freír)\b/, { allergen: 'milk' }],
  ['fried egg', 'main', 'friedEgg', '#f5a623', /\bfried eggs?\b/, { also: /\beggs?\b(?! (white|noodle|yolk))/, allergen: 'egg' }],
  ['boiled egg', 'main', 'eggHalf', '#f2a72e', /\b(boiled|quail|soft-boiled|hard|tea|salted|marinated|century|poached|duck|preserved|ramen)[a-z -]* eggs?\b|\beggs?,? (hard-)?boiled/, { also: /\beggs?\b(?! (white|noodle|yolk))/, allergen: 'egg' }],
  ['yolk', 'main', 'yolk', '#f3a628', /\braw eggs?\b/, { also: /\begg( yolks?|s)?\b/, allergen: 'egg' }],
  ['egg', 'main', 'eggFlakes', '#f6cf55', /\beggs?\b/, { except: /white|noodle|eggplant|yolk|pasta|optional|glaz|wash|brush/, allergen: 'egg' }],
  ['mozzarella', 'main', 'cheeseSlice', '#fdf6e6', /\b(mozzarella|burrata|bocconcini)\b/, { allergen: 'milk' }],
  ['blue cheese', 'dust', 'blueCrumb', '#f4ecd2', /\b(gorgonzola|roquefort|stilton|blue cheese|cabrales)\b/, { allergen: 'milk' }],
  ['fresh cheese', 'dust', 'cheeseCrumbs', '#fbf3e0', /\b(feta|queso|cotija|fresh cheese|white cheese|panela|ricotta|bryndza|goat'?s cheese|beyaz|curd cheese|cottage cheese|quark|ayib|sulguni|brined cheese|akkawi|nabulsi|labneh|ricotta salata|salted cheese|twar[oó]g)\b/, { allergen: 'milk' }],
  ['cheese', 'dust', 'cheeseCurls', '#f3cf6a', /\b(cheese|parmesan|parmigiano|pecorino|grana|gruy[eè]re|emmental|cheddar|comt[eé]|kefalotyri|graviera|manchego|gouda|edam|appenzeller|raclette|reblochon|caciocavallo|kasar|kaşar|kashkaval|provolone|provola|fontina|västerbotten)\b/, { except: /vegan|cashew cheese|head cheese|rind/, allergen: 'milk' }],
  ['sour cream', 'cream', 'dollop', '#fffaf0', /\b(sour cream|crema|smetana|kaymak|clotted cream|whipped cream)\b/, { allergen: 'milk' }],
  ['cream', 'cream', 'creamSwirl', '#fffaf0', /\b(cream|crema|cr[eè]me fra[iî]che|smetana|kaymak|clotted cream)\b/, { except: /coconut|ice cream|cream of tartar|cashew cream|oat|soy|cream cracker|sour|crema/, allergen: 'milk', dissolves: true }],
  ['yoghurt', 'cream', 'dollop', '#fffaf0', /\b(yogh?urt|curd|skyr|ayran|kefir|mascarpone|labneh|quark)\b/, { except: /coconut|bean|soy/, allergen: 'milk', dissolves: true }],
  ['coconut cream', 'cream', 'creamSwirl', '#fffdf6', /\bcoconut (cream|milk)\b/, { dissolves: true }],
  ['butter', 'cream', 'butterPat', '#f7d56a', /\bbutter\b/, { except: /peanut|cocoa|shea|nut butter|butternut|beans|buttermilk|apple butter|almond|clarified|butter lettuce/, allergen: 'milk', dissolves: true }],
  // Nuts and seeds.
  ['peanut', 'dust', 'peanuts', '#dba55c', /\b(peanuts?|groundnuts?)\b/, { except: /butter|oil|sauce|paste|powder|soup|optional/, allergen: 'peanut' }],
  ['walnut', 'dust', 'walnut', '#b57f48', /\b(walnuts?|pecans?)\b/, { allergen: 'tree nut' }],
  ['pistachio', 'dust', 'nut', '#9dbb58', /\bpistachios?\b/, { except: /paste/, allergen: 'tree nut' }],
  ['nut', 'dust', 'nut', '#dcae74', /\b(almonds?|cashews?|hazelnuts?|macadamias?|nuts|brazil nuts?|marzipan)\b/, { except: /ground|paste|milk|peanut|coconut|pine nuts|water chestnut|chestnut|oil|cashew nuts \(ground|nutmeg|betel|tiger|candlenut|kemiri|oil/, allergen: 'tree nut' }],
  ['pine nut', 'dust', 'seeds', '#f1d9a4', /\bpine nuts?\b/],
  ['chestnut', 'plant', 'meatball', '#8a5a34', /(?<!water )\bchestnuts?\b/],
  ['sesame', 'dust', 'seeds', '#f8e7bd', /\b(sesame seeds?|sesame)\b/, { except: /oil|paste|tahini|optional|cracker/, allergen: 'sesame' }],
  ['seeds', 'dust', 'seeds', '#8d7a50', /\b(poppy seeds?|sunflower seeds?|pumpkin seeds?|nigella|caraway seeds?|chia|pepitas|perilla seeds|mustard seeds)\b/, { except: /mustard seeds|oil/ }],
  // Wedges.
  ['lime', 'wedge', 'limeWedge', '#bfdc6e', /\b(limes?|calamansi|kumquats?|key lime)\b/, { except: /leaf|leaves|juice|zest|makrut|dried lime|liquor/ }],
  ['lemon', 'wedge', 'lemonWedge', '#f9e184', /\blemons?\b/, { except: /juice|zest|verbena|grass|thyme|balm|preserved|peel|basil|myrtle|leaves/ }],
  ['orange', 'plant', 'orangeSlice', '#f7b04c', /\b(oranges?|tangerines?|mandarins?|clementines?|orange slice)\b/, { except: /juice|zest|liqueur|colour|blossom|peel|food|sour orange/ }],
  // Green things.
  ['seaweed', 'plant', 'seaweed', '#3f5d3c', /\b(wakame|seaweed|dulse|laver|sea grapes|miyeok)\b/, { except: /nori|dried green|agar|dried seaweed/ }],
  ['nori', 'plant', 'nori', '#2f4030', /\b(nori|gim|dried seaweed)\b/],
  ['basil', 'leaf', 'leaf', '#4f8f3c', /\b(basil|holy basil)\b/],
  ['mint', 'leaf', 'leaf', '#5fa556', /\b(mint|perilla|shiso|spearmint|rau ram|sorrel|vietnamese coriander)\b/, { except: /peppermint oil/ }],
  ['dill', 'leaf', 'dill', '#6a9a45', /\b(dill|fennel fronds?|rosemary|thyme|tarragon)\b/, { except: /dried thyme|tarragon vinegar/ }],
  ['coriander', 'leaf', 'sprig', '#5c9c3e', /\b(coriander|cilantro|parsley|chervil|mitsuba|culantro|coriander leaves|epazote|rice paddy herb|watercress|cress)\b/, { except: /seed|ground|powder|root|dried/ }],
  ['bay leaf', 'leaf', 'leaf', '#7d8a45', /\b(bay lea(f|ves)|curry leaves|sage|makrut lime leaves|lime leaves|betel leaves|avocado leaf|pandan lea(f|ves))\b/],
  ['scallion', 'leaf', 'scallion', '#6aa544', /\b(spring onions?|scallions?|chives?|green onions?|garlic chives|japanese leek|wild garlic|ramps)\b/],
  ['lettuce', 'plant', 'lettuce', '#a3c65a', /\b(lettuces?|fris[eé]e|rocket|arugula|endive|chicory leaves|salad leaves|chrysanthemum greens|mizuna|radicchio|herbs? salad)\b/],
  ['cabbage', 'plant', 'lettuce', '#cddc94', /\b(cabbages?|sauerkraut|bok choy|pak choi|kimchi|brussels sprouts|choy sum)\b/, { except: /kimchi|cavolo|red cabbage|brine/ }],
  ['kimchi', 'plant', 'lettuce', '#d8653a', /\b(kimchi)\b/, { except: /brine/ }],
  ['red cabbage', 'plant', 'lettuce', '#8e4a78', /\b(red cabbage|radicchio)\b/],
  ['greens', 'plant', 'greens', '#4f7f3a', /\b(spinach|kale|cavolo nero|chard|chinese broccoli|water spinach|collards?|mustard (leaves|greens)|turnip (tops|greens)|morning glory|amaranth|callaloo|couve|molokhia|jute|nettles?|mangetout|snow peas|purslane|cassava leaves|bitter leaf|mallow|sorrel|greens|vine leaves|grape leaves|fernbrake|bracken fern|sweet potato leaves|spring greens|chicory)\b/, { except: /wild greens pie|coffee|ground/ }],
  ['broccoli', 'plant', 'broccoli', '#5f9440', /\b(broccoli|romanesco)\b/],
  ['cauliflower', 'plant', 'broccoli', '#f4ead0', /\bcauliflower\b/],
  // Vegetables.
  ['cherry tomato', 'plant', 'cherryTomato', '#dc4530', /\bcherry tomato(es)?\b/],
  ['tomato', 'plant', 'tomato', '#dc4a34', /\btomato(es)?\b/, { except: /paste|passata|purée|ketchup|tomatillo|sauce|dried|juice|soup|tinned/, dissolves: true }],
  ['avocado', 'plant', 'avocado', '#d5dc7d', /\bavocados?\b/, { except: /leaf|oil/ }],
  ['cucumber', 'plant', 'cucumber', '#5c8f3f', /\b(cucumbers?|gherkins?|pickles?|pickled cucumber)\b/],
  ['carrot', 'plant', 'carrot', '#ee8a34', /\bcarrots?\b/],
  ['potato', 'plant', 'potato', '#f0d285', /\b(potato(es)?|yams?|cassava|yuca|taro|manioc|malanga|celeriac|parsnips?|turnips?|swedes?|cocoyam|eddoes?|breadfruit|jerusalem artichokes?)\b/, { except: /starch|sweet potato|noodle|turnip (tops|greens)|leaves|flour|taro stem|mountain yam/ }],
  ['sweet potato', 'plant', 'potato', '#e59a4c', /\bsweet potato(es)?\b/, { except: /starch|noodle|leaves/ }],
  ['pumpkin', 'plant', 'pumpkin', '#ee9a38', /\b(pumpkin|squash|butternut)\b/, { except: /seed|blossom/ }],
  ['aubergine', 'plant', 'aubergine', '#5a2f52', /\b(aubergines?|eggplants?)\b/],
  ['courgette', 'plant', 'courgette', '#7da24a', /\b(courgettes?|zucchini|marrow squash|bitter melon|bottle gourd|chayote)\b/],
  ['mushroom', 'plant', 'mushroom', '#b58a62', /\b(mushrooms?|shiitake|enoki|porcini|chanterelles?|wood ear|morels?|truffles?)\b/],
  ['pepper', 'plant', 'pepper', '#d8452f', /\b(bell peppers?|red peppers?|peppers|sweet peppers?|romano|paprika peppers?|piquillo)\b/, { except: /black pepper|chilli peppers?|peppercorn|hot|sichuan|scotch|aji|green pepper/ }],
  ['green pepper', 'plant', 'pepper', '#6a9a3c', /\b(green peppers?|small green pepper|poblano( chill?ies)?)\b/],
  ['corn', 'plant', 'corn', '#f4c942', /\b(sweetcorn|corn kernels?|maize kernels?|hominy|hominy maize|corn on the cob|maize on the cob|white maize)\b/, { except: /flour|dough|masa/ }],
  ['peas', 'plant', 'peas', '#86b548', /\b(peas|green peas|garden peas|edamame|broad beans|fava beans|green soya beans)\b/, { except: /chickpea|pigeon|split|black-eyed|dried|black-eye/ }],
  ['chickpea', 'plant', 'chickpeas', '#e0b56a', /\b(chickpeas?|garbanzos?)\b/, { except: /flour|noodle|paste/ }],
  ['green beans', 'plant', 'stalks', '#6f9f43', /\b(green beans|yardlong beans|long beans|runner beans|asparagus|okra|leeks?|celery|fennel|cardoons|spring onion salad|samphire|rhubarb)\b/, { except: /celery seed|celery salt|fennel seed|with celery|stock|chinese celery|bulb/ }],
  ['black beans', 'plant', 'beans', '#3b2a2c', /\b(black beans?|whole black urad|black-eyed peas|black eyed peas|urad lentils)\b/, { except: /paste|sauce|fermented/ }],
  ['red beans', 'plant', 'beans', '#8b3a30', /\b(kidney beans?|red beans?|adzuki beans?|azuki beans?|borlotti beans?|pinto beans|sweetened adzuki)\b/, { except: /paste/ }],
  ['beans', 'plant', 'beans', '#ead6ab', /\b(beans?|lima beans?|soya beans?|soybeans|lupins?|lentils|cannellini beans)\b/, { except: /paste|sprout|sauce|curd|green|vanilla|cocoa|coffee|tonka|mung|refried|fermented|long beans|toor|split|locust|jelly|pandan|black|powder|moth|oil|lecithin|noodle|miso/ }],
  ['sprouts', 'plant', 'sprouts', '#e9d48a', /\b(bean sprouts|sprouts|soybean sprouts|mung bean sprouts|bamboo shoots?|palm hearts?|hearts? of palm)\b/, { except: /brussels/ }],
  ['lotus root', 'plant', 'lotus', '#f1e2c4', /\b(lotus root|lotus stems?)\b/],
  ['beetroot', 'plant', 'carrot', '#a02f52', /\b(beetroots?|beets?)\b/],
  ['radish', 'plant', 'strips', '#f6efe2', /\b(radish(es)?|daikon|green papaya|kohlrabi|jicama|grated white radish|mooli|horseradish)\b/, { except: /brine|preserved|sauce/ }],
  ['olive', 'plant', 'olive', '#5a6135', /\bolives?\b/, { except: /oil|black/ }],
  ['black olive', 'plant', 'olive', '#33262c', /\bblack (niçoise )?olives?\b/],
  ['onion', 'plant', 'onionRing', '#d7a6c4', /\b(red onions?|onions?|shallots?|pearl onions)\b/, { except: /powder|spring|fried|green|oil|studded|charred/, dissolves: true }],
  ['fried onion', 'dust', 'flakes', '#a5622c', /\b(fried (onions?|shallots?|garlic)|crispy (onions?|shallots?))\b/],
  ['chilli', 'leaf', 'chilli', '#d23a2a', /\b(chill?i(es)?|bird'?s eye chill?i(es)?|jalape[nñ]os?|serranos?|habaneros?|scotch bonnets?|red chillies)\b/, { except: /powder|sauce|paste|oil|flakes|green|dried|ground|salsa|poblano|chipotle|ancho|guajillo|pasilla|kashmiri|ketchup|mulato|árbol|chilhuacle/ }],
  ['dried chilli', 'leaf', 'chilli', '#9a2a20', /\b(dried (red )?(kashmiri )?chill?i(es)?|guajillo|ancho|chipotle|árbol)\b/, { except: /powder|paste|flakes/, dissolves: true }],
  ['green chilli', 'leaf', 'chilli', '#5c9a38', /\b(green (bird'?s eye )?chill?i(es)?|serrano chill?i(es)?|jalape[nñ]os?|padr[oó]n)\b/, { dissolves: true }],
  ['chilli flakes', 'dust', 'specks', '#b8371f', /\b(chill?i flakes|gochugaru|chill?i powder|aleppo|pul biber|paprika|sumac|korean chilli flakes|red chilli powder|berbere)\b/, { dissolves: true }],
  ['ginger', 'plant', 'strips', '#eed9a0', /\bginger\b/, { except: /ground|powder|juice|pickled|dried|charred|paste|beer|ale\b/, dissolves: true }],
  ['pickled ginger', 'plant', 'strips', '#e8707a', /\bpickled (red )?ginger\b/],
  ['pickles', 'plant', 'strips', '#e9b23c', /\b(pickled (yellow )?(radish|daikon|carrot|vegetables|mustard greens)|yellow pickled radish|capers|preserved radish)\b/],
  ['garlic', 'plant', 'garlic', '#f7ead0', /\b(garlic|confit garlic)\b/, { except: /powder|chives|paste|oil|wild/, dissolves: true }],
  // Sweet things.
  ['pomegranate', 'dust', 'pomegranate', '#c32c48', /\bpomegranates?( seeds)?\b/, { except: /molasses|juice|syrup/ }],
  ['raisins', 'dust', 'raisins', '#5a3038', /\b(raisins?|sultanas?|currants?|barberries|cranberries|dried fruit)\b/, { except: /blackcurrant|redcurrant/ }],
  ['cherry', 'plant', 'cherryTomato', '#b3213a', /\b(cherr(y|ies)|maraschino|jujubes?|ume plums?|umeboshi)\b/, { except: /tomato|liqueur|brandy/ }],
  ['berries', 'plant', 'berries', '#c23453', /\b(raspberr(y|ies)|strawberr(y|ies)|redcurrants?|lingonberr(y|ies)|cloudberr(y|ies)|berries|gac fruit)\b/, { except: /juniper/ }],
  ['dark berries', 'plant', 'berries', '#4b3a72', /\b(blueberr(y|ies)|blackberr(y|ies)|bilberr(y|ies)|blackcurrants?|grapes|a[cç]a[ií]|mulberr(y|ies)|elderberr(y|ies)|plums?|damsons?|juniper berries)\b/, { except: /juniper|wine|leaves|ume|grape must|tomato|brandy/ }],
  ['mango', 'plant', 'fruitSlice', '#f6b038', /\b(mango(es)?|papayas?|peach(es)?|apricots?|persimmons?|jackfruit|nectarines?)\b/, { except: /green papaya|powder|pulp|amchoor|unripe|jam|kernel|dried/ }],
  ['banana', 'plant', 'banana', '#f8e6a6', /\b(bananas?|plantains?)\b/, { except: /leaf|leaves|blossom|flower|ketchup/ }],
  ['pineapple', 'plant', 'pineapple', '#f6cf4a', /\bpineapples?\b/, { except: /juice/ }],
  ['apple', 'plant', 'fruitSlice', '#f1dc9c', /\b(apples?|pears?|quinces?|korean pear|asian pear|melons?)\b/, { except: /juice|grated|pineapple|cider|vinegar|prickly|jerusalem/ }],
  ['date', 'plant', 'date', '#6a3a22', /\b(dates|figs|prunes|dried plums|dried figs|dried apricots)\b/],
  ['coconut', 'dust', 'flakes', '#fffaf0', /\b(coconut|grated coconut|coconut flakes)\b/, { except: /milk|cream|water|oil|sugar/ }],
  ['chocolate', 'plant', 'chocolate', '#5a3322', /\b(chocolate|cocoa (mass|nibs)|cacao)\b/, { except: /white chocolate|powder/, dissolves: true }],
  ['cocoa', 'dust', 'specks', '#5a3322', /\b(cocoa|matcha)\b/, { except: /matcha|butter/ }],
  ['matcha', 'dust', 'specks', '#6d8f3a', /\bmatcha\b/],
  ['honey', 'cream', 'creamSwirl', '#e29a2c', /\b(honey|syrup|caramel|dulce de leche)\b/, { dissolves: true }],
  ['rose', 'leaf', 'flower', '#e08aa0', /\b(rose petals|azalea petals|edible flowers|hibiscus|flowers|squash blossoms|blossoms?)\b/, { except: /water|cauli|banana|cabbage/ }],
  ['cinnamon', 'leaf', 'cinnamon', '#9a5a2c', /\b(cinnamon|cassia)\b/, { except: /ground|powder/, dissolves: true }],
  ['star anise', 'leaf', 'star', '#7a4526', /\bstar anise\b/, { dissolves: true }],
  ['crouton', 'dust', 'crouton', '#d59a4c', /\b(croutons?)\b/, { allergen: 'gluten' }],
  ['bread', 'wedge', 'breadSlice', '#cf9450', /\b(bread|baguette|toast|rolls?)\b/, { except: /crumb|flour|starter|stale|breadfruit|spring roll|bread rolls? of/, allergen: 'gluten', dissolves: true }],
  ['breadcrumbs', 'dust', 'specks', '#d9a55a', /\b(breadcrumbs|panko|rusk)\b/, { allergen: 'gluten', dissolves: true }],
  ['tortilla chips', 'plant', 'chip', '#e0a84c', /\b((corn|maize|fried maize)[a-z ]*(tortillas?|tostadas?)|tortilla chips|totopos|crackers?|prawn crackers)\b/, { dissolves: true }],
  ['rice cake', 'main', 'riceCake', '#f7efe0', /\b(sliced rice cakes|rice cakes?|tteok)\b/],
  ['noodle pieces', 'plant', 'strips', '#f0dca4', /\b(vermicelli|glass noodles|rice noodles|egg noodles)\b/, { dissolves: true }],
  ['pearls', 'main', 'pearls', '#3d2a26', /\b(tapioca pearls|sago|boba)\b/],
  ['ice', 'plant', 'ice', '#dff1f6', /\b(ice|crushed ice|ice cubes|shaved ice)\b/, { except: /ice cream|iced/ }],
  ['black pepper', 'dust', 'specks', '#3a2a22', /\b(black pepper(corns?)?|peppercorns|sichuan pepper)\b/, { dissolves: true }],
  ['sugar', 'dust', 'specks', '#ffffff', /\b(icing sugar|powdered sugar|coarse sugar|pearl sugar)\b/],
];

export const garnishTable: readonly Garnish[] = rows.map(([name, layer, piece, tone, words, more]) => ({ name, layer, piece, tone, words, ...more }));

const byName = new Map(garnishTable.map((garnish) => [garnish.name, garnish]));

export function garnishNamed(name: string): Garnish {
  const garnish = byName.get(name);
  if (garnish === undefined) throw new Error(`No such garnish: ${name}`);
  return garnish;
}

/** The stated ingredient that a garnish stands for; null where none does. Parts in brackets, optional things and sauces count for nothing. */
export function statedFor(garnish: Garnish, ingredients: readonly string[]): string | null {
  const exactly = ingredients.find((ingredient) => garnishOf(ingredient)?.name === garnish.name);
  return exactly ?? ingredients.find((ingredient) => garnish.also?.test(bareOf(ingredient)) === true) ?? null;
}

/** An ingredient in small letters, without what stands in brackets or after 'with'. */
const bareOf = (ingredient: string) => ingredient.toLowerCase().replace(/\(.*?\)/g, ' ').replace(/\bwith .*$/, '');

/** What an ingredient is drawn as; null for what is not seen. */
export function garnishOf(ingredient: string): Garnish | null {
  const text = ingredient.toLowerCase();
  if (/optional/.test(text)) return null;
  const bare = bareOf(ingredient);
  return (
    garnishTable.find(
      ({ words, except, layer }) =>
        words.test(bare) && except?.test(bare) !== true && (layer === 'cream' || layer === 'dust' || !hidden.test(bare)),
    ) ?? null
  );
}
