import type { DrawnFood } from './drawn-food.ts';
import { type Form, formShapes, isForm } from './forms.ts';

/** Words of a name or a shape that tell the form, the surest first. */
const rules: readonly (readonly [form: Form, words: RegExp, shape?: string])[] = [
  ['noodle-soup', /ramen|\bpho\b|\budon|laksa|noodle soup|noodles (submerged|in .*broth|in .*soup)|noodles? .*\bbroth|\bsoup .*noodle|naengmyeon|noodle bowl|guksu|kalguksu|champon|soto/],
  ['noodles', /tangle|strands|spaghetti|linguine|fettuccine|tagliatelle|noodles?\b|pappardelle|yakisoba|chow mein|lo mein|pad thai|vermicelli|soba/, 'long'],
  ['noodles', /ribbons/, 'ribbons'],
  ['noodles', /penne|rigatoni|macaroni|fusilli|short pasta|orecchiette|pasta/, 'short'],
  ['noodles', /gnocchi|sp[äa]tzle|halušky/, 'gnocchi'],
  ['noodles', /ravioli|tortellini|agnolotti|cappelletti/, 'stuffed'],
  ['sushi', /nigiri|sushi|maki\b|onigiri|gimbap|kimbap|musubi/],
  ['rice', /\brice\b(?! (noodle|paper|flour|cake|pudding|cracker|wine))|risotto|paella|pilaf|pilau|pilav|polow|polo\b|biryani|jollof|couscous|nasi|donburi|fried rice|bulgur|kushari|bibimbap|arroz|plov|congri|don\b/],
  ['skewers', /skewer|kebab|kebap|satay|\bsate\b|yakitori|souvlaki|shashlik|suya|brochette|anticucho|mtsvadi|threaded/],
  ['taco', /\btacos?\b|tostada|arepa|\bsopes?\b|gordita|tlayuda|tortilla.*fold|small open tortilla/],
  ['dumplings', /dumpling|gyoza|jiaozi|pierog|manti\b|mandu|khinkali|momo|wonton|varenyky|pelmeni|shumai|siu mai|har gow|maultasche|kopytka|kroppkak/],
  ['bun', /\bbuns\b|(steamed|filled|white|bao|pork) bun\b|\bbao\b|baozi|siopao|mantou|nikuman/],
  ['sandwich', /sandwich|burger|banh mi|b[aá]nh m[iì]|\btorta\b|croque\b|\bblt\b|panini|hot dog|po'? ?boy|choripan|francesinha|bifana|currywurst roll|bocadillo|sm[øo]rrebr[øo]d/],
  ['rolls', /spring roll|summer roll|egg roll|\blumpia|stuffed (vine |cabbage )?(leaves|rolls)|dolma|sarma|burrito|wrap\b|enchilada|shawarma|d[öo]ner|roulade|go[łl][ąa]bki|slim cylinders|translucent cylinder/],
  ['parcel', /parcel|tamale|empanada|samosa|b[öo]rek|burek|pasty|pasties|zongzi|husk|turnover|fatayer|spanakopita|briwat|brick|bastilla|calzone|pyramid|pastel de feira|curry puff/],
  ['pizza', /pizza|lahmacun|flammkuchen|tarte flamb|pide\b|pissaladi|coca\b/],
  ['tart', /\btart(e|lets?|s)?\b|quiche|\bpies?\b|\bflan p[âa]tissier|strudel|pastel de nata|galette des|torta pasqualina/],
  ['gratin', /gratin|lasagn|moussaka|casserole|souffl[eé]|shepherd|cottage pie|pastitsio|bake\b|baked dish|browned top|bobotie|tartiflette|parmigiana|kugel|jansson|timbale/],
  ['pancake', /pancake|cr[êe]pe|\bdosa\b|blini|galette|palatschinken|pajeon|jeon\b|okonomiyaki|injera|hotteok|chilla|uttapam|waffle|kaiserschmarrn|latke|placki|r[öo]sti|hoppers?\b|appam|msemen|baghrir|crumpet|drop scone|farinata|socca/],
  ['omelette', /omelett?e|frittata|fried eggs?|scrambled|shakshuka|menemen|tortilla espa|tortilla de patata|kuku\b|kookoo|huevos|eggs? on|rolled egg|tamagoyaki/],
  ['salad', /salad|slaw|tabbouleh|fattoush|larb|som tam|heap of leaves|ceviche|poke\b|gado|tartare/],
  ['stuffed', /stuffed|rellenos|filled (pepper|courgette|aubergine|tomato)|whole chilli|gemista|dolma of pepper|imam bay|karn[ıi]yar[ıi]k/],
  ['shellfish', /mussels?\b|clams?\b|oysters?|snails?|escargots?|shells? with|open shells|lobster|crayfish|\bcrabs?\b|prawns? (in|with|grilled)|gambas|scampi|langoustine|butterflied prawns|whole insects|octopus|squid|calamar|chapulines|coiled shells|spiral shells/],
  ['fried', /fritter|croquette|croqueta|tempura|fried pieces|schnitzel|cutlet|nugget|arancin|falafel|pakora|bhaji|karaage|katsu|fried chicken|battered|chips|fries|churro|batter|patty|acaraj|hush|tostones|patacon|koftas?|korokke|fish and chips|balls? in a row|deep-fried|crisp(y)? (crust|coat|shell|pieces)|b[öo]rek rolls|puffed, wrinkled|fried dough/],
  ['fish', /whole fish|fish fillet|fillets?\b|gravlax|herring|sashimi|raw fish|fish steaks|salmon|trout|mackerel|sardine|cod\b|eel\b|pescado|poisson|escabeche|matjes|kippers?/],
  ['pot', /earthen pot|clay ?pot|stone pot|black pot|hot ?pot|iron pan|tagine|tajine|jjigae|sukiyaki|shabu|fondue|cassoulet|casuela|kuzu|sizzling|cauldron|nabe|cocido|pot-au-feu|earthenware (pot|bowl)|clay dish/],
  ['curry', /curry|\bdal\b|daal|masala|korma|vindaloo|gravy|\bmole\b|sauce over|under sauce|in (a |the )?(red|green|white|yellow|orange|brown|creamy|thick|tomato|coconut|peanut)[a-z -]*sauce|in sauce|wot\b|wat\b|rendang|gulai|caldine|egusi|fesenjan|chakhokhbili/],
  ['soup', /\bsoups?\b|broth|chowder|bisque|borscht|gazpacho|congee|porridge|consomm|harira|ajiaco|pozole|menudo|cawl|solyanka|minestrone|stew with .*liquid|gruel/],
  ['stew', /stew|braise|ragout|ragoût|goulash|g[uú]lyas|feijoada|chunks|in a .*sauce|pieces in|jointed pieces|cubes|tender in|fricass|bourguignon|ossobuco|adobo|caldereta|chili con|ropa vieja|caponata|ratatouille/],
  ['roast', /steak|roast|grilled|chop\b|\bribs?\b|leg\b|joint|shoulder|knuckle|brisket|pork belly|sliced meat|slices of meat|fanned slices|shredded meat|pulled|sausages?|w[uü]rst|bird|chicken|duck|lamb|ham\b|b[ru]a[ai]|barbecue|asado|mixed grill|churrasco|jerk|strips cut|coil cut|haggis|black pudding|pastrami|cevap|kofte|k[öo]fte/],
  ['flatbread', /flatbread|naan|pita\b|lavash|focaccia|khachapuri|lepin|roti\b|chapati|paratha|tortilla|bazlama|yufka|manakish|manoushe|balloon of bread|dimpled|langos|frybread|bannock|teardrop/],
  ['bread', /bread|loaf|baguette|bagel|pretzel|croissant|brioche|challah|simit|ciabatta|\brolls?\b|scones?|sourdough|crispbread/],
  ['ice', /ice cream|gelato|sorbet|granita|shaved ice|kulfi|popsicle|paleta|frozen|sherbet|semifreddo|scoop|bingsu/],
  ['custard', /custard|flan\b|panna cotta|mousse|pudding|cr[eè]me (br|car)|jelly|blancmange|yogh?urt|muhallebi|s[üu]tla[cç]|tiramisu|trifle|posset|fool|syllabub|dome\b.*trembl|trembling|arroz con leche|eton mess|skyr|rote gr/],
  ['cake', /\bcakes?\b|gateau|torte|sponge|brownie|gingerbread|cheesecake|baumkuchen|babka|stollen|pavlova|layered square|slab|medovik|kuchen/],
  ['sweet-soup', /sweet soup|balls in .*(syrup|milk|soup)|compote|\bch[eè]\b|tong sui|in white (milk|cream)/],
  ['dip', /\bdip\b|hummus|baba|guacamole|tzatziki|mash|pur[ée]e|salsa|sauce|relish|chutney|p[âa]t[ée]|spread|ajvar|aioli|tapenade|pesto|muhammara|skordalia|smooth mound|moretum|polenta|fufu|ugali/],
  ['vegetables', /greens|vegetables?|cabbage|spinach|pickle|kimchi|namul|mushrooms?|asparagus|beans|potatoes|aubergine|sauerkraut|florets|plantain|tangled mound|cob\b/],
];

const roomOfCourse: Readonly<Record<string, readonly Form[]>> = {
  drink: ['hot-cup', 'cold-glass', 'bottle'],
  soup: ['noodle-soup', 'pot', 'soup'],
  bread: ['flatbread', 'bread', 'parcel', 'pancake', 'pizza', 'bun'],
  salad: ['salad', 'noodles', 'rice', 'vegetables', 'dip'],
  dessert: ['tart', 'pancake', 'ice', 'custard', 'cake', 'sweet-soup', 'dumplings', 'bun', 'parcel', 'flatbread', 'gratin'],
  sauce: ['dip', 'jar', 'salad'],
};

/** Sweet shapes. */
const sweetShapes: readonly (readonly [shape: string, words: RegExp])[] = [
  ['sandwich', /macaron|alfajor|two .*discs|whoopie|sandwiched/],
  ['spirals', /spiral|jalebi|coil/],
  ['rings', /\bring\b|doughnut|donut|beignet ring/],
  ['tubes', /tube|cannol|horn|krumkake/],
  ['fingers', /finger|[ée]clair|churro|ladyfinger|stick|cigar|log\b/],
  ['shells', /shell|madeleine|ma'?amoul/],
  ['flowers', /flower|blossom|petal|chrysanth/],
  ['diamonds', /diamond|baklava|lozenge/],
  ['bars', /\bbar\b|tablet|turr[oó]n|nougat|brittle|scored/],
  ['cubes', /cubes?|turkish delight|lokum/],
  ['squares', /square|slab|brownie|barfi|burfi|block|slices/],
  ['cookies', /cookie|biscuit|shortbread|disc|round|cracker|coin|crisp/],
  ['balls', /ball|round|truffle|mochi|laddu|brigadeiro|plump|dumpling|bonbon/],
];

/** Shapes that a text tells, by form. */
const shapeWords: Readonly<Partial<Record<Form, readonly (readonly [shape: string, words: RegExp])[]>>> = {
  noodles: [
    ['gnocchi', /gnocchi|sp[äa]tzle|dumplings/],
    ['stuffed', /ravioli|tortell|stuffed/],
    ['ribbons', /ribbon|folded broad|wide|sheets|fettuccine|tagliatelle|pappardelle/],
    ['short', /short|cups|tubes|twists|penne|rigatoni|macaroni|pasta topped/],
    ['long', /./],
  ],
  roast: [
    ['bird', /whole (chicken|duck|bird|goose|turkey)|flattened bird|peking|roast (goose|turkey)/],
    ['ribs', /\bribs?\b/],
    ['sausage', /sausage|w[uü]rst|coil|cevap|haggis|black pudding|merguez|boerewors|boudin/],
    ['leg', /\bleg\b|drumstick|joint|bone-in|knuckle|shank|confit|jointed|wings?/],
    ['chop', /chop|cutlet with a long bone|with a bone|slice with a bone/],
    ['steak', /steak|sirloin|rib-?eye|fillet of beef|churrasco|picanha/],
    ['mince', /mince|ground|patt(y|ies)|k[öo]fte|crumbl/],
    ['shreds', /shred|pulled|chopped|ribbons|shaved|strips/],
    ['slices', /./],
  ],
  fish: [
    ['slices', /slices|sashimi|gravlax|steaks|draped/],
    ['whole', /whole|sardine|trout|sprat/],
    ['fillet', /./],
  ],
  shellfish: [
    ['insects', /insect|grasshopper|cricket|ant\b|larva|worm|pupa|chapulin/],
    ['snails', /snail|escargot|spiral|coiled|periwinkle/],
    ['crab', /crab|lobster/],
    ['squid', /squid|calamar|octopus|cuttlefish|pulpo/],
    ['prawns', /prawn|shrimp|gambas|langoustine|crayfish|aguachile/],
    ['shells', /./],
  ],
  fried: [
    ['chips', /chips|fries|frites|pommes/],
    ['cubes', /cubes|triangles/],
    ['sticks', /stick|strips|straight|churro|fingers|cylinder|battered|prawns|tempura/],
    ['cutlets', /cutlet|schnitzel|flat|oval|katsu|chop|escalope|patty|patties|fillet/],
    ['rings', /ring/],
    ['rounds', /rounds|disc|slices|wrinkled|tostones/],
    ['balls', /./],
  ],
  pancake: [
    ['stack', /stack|pile|thick small|blini|drop scone|waffle/],
    ['rolled', /rolled|roll\b|palatschinken|long roll|cylinder/],
    ['folded', /fold|half-moon|quarter|triangle|square parcel|taco/],
    ['flat', /./],
  ],
  omelette: [
    ['pan', /shakshuka|menemen|pan\b|in sauce|in tomato/],
    ['fried', /fried egg|eggs? on|sunny|huevos|cilbir|çılbır/],
    ['folded', /fold|roll|half-moon/],
    ['round', /./],
  ],
  taco: [
    ['flat', /flat|disc|tostada|sope|open|tlayuda|arepa|small dish/],
    ['folded', /./],
  ],
  rolls: [
    ['leaf', /leaf|leaves|vine|dolma|sarma|cabbage roll|go[łl]/],
    ['fresh', /fresh|summer|translucent|rice paper(?!.*(crisp|brittle))|sheets/],
    ['wrap', /wrap|burrito|shawarma|d[öo]ner|enchilada|tortilla|kebab|d[üu]r[üu]m/],
    ['fried', /./],
  ],
  parcel: [
    ['triangle', /triang|pyramid|samosa|spanakopita|fatayer/],
    ['leaf', /leaf|leaves|husk|tamale|zongzi|banana/],
    ['square', /square|rectang|slab/],
    ['half-moon', /./],
  ],
  dumplings: [
    ['half-moon', /half-moon|crescent/],
    ['pleated', /pleat|khinkali|soup dumpling|xiao|purse|pouch|manti|momo|twisted|siu mai|shumai|wonton/],
    ['round', /round|ball|kn[öo]del|rings|klo[ßs]|kluski|potato dumpling|cepelin|kroppkak/],
    ['half-moon', /./],
  ],
  skewers: [
    ['mince', /mince|seekh|adana|kofta|k[öo]fte|kefta|koobideh|ćevap|long cylinders|lyulya|sausage/],
    ['fish-cake', /fish cake|wavy|eomuk/],
    ['balls', /balls|dango/],
    ['pieces', /./],
  ],
  soup: [
    ['dumplings', /tortellini|wonton|dumpling|kreplach|matzo|uszka|kn[öo]del|meatball/],
    ['pieces', /./],
  ],
  curry: [
    ['balls', /dumplings?|balls?|kofta|koftas/],
    ['pieces', /./],
  ],
  sandwich: [
    ['open', /open|bruschett|crostini|sm[øo]rrebr|slice with|toast with|on toast|pan con tomate|pa amb/],
    ['bun', /burger|bun\b|square roll|slider|vada/],
    ['toast', /toast|square|open|slice|croque\b|sm[øo]rrebr|tea sandwich|club|ploughman/],
    ['pita', /pita|pocket|gyro|falafel|sabich/],
    ['roll', /./],
  ],
  bread: [
    ['croissant', /crescent|croissant|kipferl|cornetto/],
    ['pretzel', /pretzel|brezel/],
    ['ring', /ring|bagel|simit|obwarzanek|koulouri|doughnut/],
    ['baguette', /baguette|long slim/],
    ['braid', /braid|plait|challah|zopf|tsoureki|brioche/],
    ['slices', /slices?\b|rye|pumpernickel|crispbread|toast/],
    ['roll', /\brolls?\b|bun|scone|p[ãa]o de/],
    ['loaf', /./],
  ],
  flatbread: [
    ['boat', /boat|adjar|pide/],
    ['teardrop', /teardrop|naan/],
    ['slab', /slab|rectang|focaccia|dimpled|square|lavash|sangak|barbari|torn/],
    ['folded', /fold|rolled|quarter/],
    ['round', /./],
  ],
  cake: [
    ['ring', /\bring\b|bundt|gugelhupf|paris-brest/],
    ['roll', /roll|roulade|log\b|swiss/],
    ['loaf', /loaf|stollen|babka|fruit ?cake|p[ãa]o de/],
    ['square', /square|slab|tray|rectang|diamond|striped|layered|cut in/],
    ['round', /whole round|round/],
    ['slice', /./],
  ],
  sushi: [
    ['maki', /maki|slices of a filled roll|rolled|roll|gimbap|kimbap/],
    ['ball', /triangle|onigiri|ball/],
    ['cube', /cube|lontong|lemang|idli|square|pressed|musubi/],
    ['nigiri', /./],
  ],
  custard: [
    ['layers', /layer|tiramisu|trifle|parfait|coupe/],
    ['cup', /\bcup\b|lidded|chawan|pot\b/],
    ['glass', /glass|mousse|foam|jelly|fool|syllabub|posset/],
    ['dome', /dome|flan|panna|turned out|mould|pudding that|caramel/],
    ['dish', /./],
  ],
  ice: [
    ['stick', /stick|bar\b|paleta|popsicle|kulfi|cone, often/],
    ['slush', /slush|granita|snow in|crystals/],
    ['shaved', /shaved|bingsu|heaped dome|crushed ice|halo|ice kacang|cendol/],
    ['scoops', /./],
  ],
  'hot-cup': [
    ['tea-glass', /glass|tulip|çay|mint tea|turkish tea/],
    ['small-cup', /small (cup|handleless)|espresso|turkish coffee|demitasse|little cup|finj/],
    ['bowl', /\bbowl\b|matcha|clay cup|handleless|kulhad|calabash|mate\b/],
    ['tall', /tumbler|tall|latte/],
    ['mug', /./],
  ],
  'cold-glass': [
    ['layered', /layer|bubble|pearls|falooda/],
    ['beer', /beer|lager|stout|ale\b|pils|weizen|kvass|porter/],
    ['flute', /flute|champagne|cava|sekt|prosecco(?!.*balloon)/],
    ['wine', /wine glass|balloon|\bwine\b|spritz|sangria|glass of (red|white)|vermouth|port\b|sherry/],
    ['cocktail', /cocktail|margarita|martini|pisco sour|coupe|daiquiri|stemmed/],
    ['tall', /tall|straw|lassi|shake|smoothie|over ice|highball|cuba libre|horchata|mojito/],
    ['tumbler', /./],
  ],
  fruit: [
    ['banana', /banana|plantain/],
    ['citrus', /citrus|lemon|lime|orange|yuzu|pomelo|kumquat|grapefruit|calamansi|bergamot|tangerine|buddha/],
    ['spiky', /spik|thorn|durian|rambutan|jackfruit|soursop|dragon|pineapple|horned|prickly|cherimoya|custard apple|lychee/],
    ['star', /star/],
    ['pod', /\bpod\b|tamarind|carob|cacao/],
    ['melon', /melon|papaya|pumpkin|squash/],
    ['stone', /stone|mango|avocado|peach|plum|apricot|date\b|olive|ackee|jujube/],
    ['pear', /pear|fig\b|feijoada|quince|feijoa|guava|salak/],
    ['bunch', /bunch|cluster|grapes|longan|acai|a[cç]a[ií]|rowan/],
    ['berries', /berr|cherr|currant|physalis|sea buckthorn|small round/],
    ['segments', /segment|mangosteen|pomegranate|passion|rosettes|seeds inside/],
    ['long', /long|finger|oblong/],
    ['round', /./],
  ],
  cheese: [
    ['blue', /blue|roquefort|stilton|gorgonzola|cabrales|veins/],
    ['crumbled', /crumb|feta|curds|cottage|cotija/],
    ['ball', /ball|mozzarella|burrata|oscypek|scamorza/],
    ['log', /\blog\b|goat|sainte-maure/],
    ['soft', /soft|brie|camembert|bloomy|runny|vacherin|[ée]poisses|spread/],
    ['block', /block|halloumi|paneer|brown|brunost|gjetost|slab|square/],
    ['wheel', /whole wheel|small round/],
    ['wedge', /./],
  ],
  grains: [
    ['powder', /powder|ground|dust|spice blend|mix|sumac|curry powder|za'?atar|matcha/],
    ['threads', /thread|saffron|strands|floss/],
    ['sticks', /stick|bark|cinnamon|cassia|vanilla/],
    ['pods', /pod|star anise|cardamom|clove/],
    ['nuts', /\bnuts?\b|almond|walnut|pistach|hazel|macadamia|cashew|pecan|chestnut|kola/],
    ['beans', /bean|lentil|chickpea|pea\b|legume|lupin/],
    ['grains', /./],
  ],
  leaf: [
    ['sheet', /sheet|nori|paper/],
    ['sprig', /sprig|feather|dill|rosemary|thyme|fronds/],
    ['leaves', /./],
  ],
  root: [
    ['mushroom', /mushroom|truffle|morel|huitlacoche|cep|chanterelle/],
    ['bulb', /bulb|garlic|onion|fennel|turnip|beet|kohlrabi/],
    ['pod', /pod|okra|chilli|pepper|bean/],
    ['long', /long|daikon|carrot|horseradish|burdock|salsify|leek|asparagus|rhubarb/],
    ['root', /./],
  ],
};

const textOf = ({ name, shape, consistency }: DrawnFood) => `${name} | ${shape} | ${consistency}`.toLowerCase();

function formOfDrink(food: DrawnFood): Form {
  const text = textOf(food);
  if (/bottle|\bsake\b|soju|baijiu|makgeolli|raki|ouzo|schnaps|vodka|spirit|cacha[çc]a|aquavit|arak|liqueur|kombucha|rum\b|tequila|mezcal|palinka|brandy|whisk/.test(text) && !/wine glass|tumbler|cocktail|tall/.test(text)) return 'bottle';
  return /hot|warm/i.test(food.temperature) ? 'hot-cup' : 'cold-glass';
}

function formOfIngredient(food: DrawnFood): Form {
  const text = `${textOf(food)} ${food.ingredients[0]?.toLowerCase() ?? ''}`;
  if (/cheese|\bmilk.*(wheel|wedge)|\bbrie|camembert|feta\b|halloumi|paneer|brunost|wedge cut from/.test(text)) return 'cheese';
  if (/\beggs?\b/.test(text) && !/eggplant|fruit/.test(text)) return 'egg';
  if (/fruit|melon|berr|citrus|durian|mango|persimmon|lychee|banana|flesh|plum|stone\b/.test(text)) return 'fruit';
  if (/paste|jar\b|jam|honey|syrup|miso|spread|extract|sauce|ferment|mustard|vinegar|pickle/.test(text)) return 'jar';
  if (/seaweed|leaf|leaves|herb|sheet|nori|kelp|flower|petal/.test(text)) return 'leaf';
  if (/root|rhizome|bulb|tuber|mushroom|truffle|pod\b|radish/.test(text)) return 'root';
  return 'grains';
}

const fallback: Readonly<Record<string, Form>> = { soup: 'soup', salad: 'salad', dessert: 'sweets', bread: 'bread', sauce: 'dip', side: 'vegetables', snack: 'fried', starter: 'plate', main: 'stew' };

function derivedForm(food: DrawnFood): Form {
  if (food.course === 'drink') return formOfDrink(food);
  if (food.course === 'ingredient') return formOfIngredient(food);
  const room = roomOfCourse[food.course ?? ''];
  const [name, shape, consistency] = [food.name.toLowerCase(), food.shape.toLowerCase(), food.consistency.toLowerCase()];
  const told = (text: string, vague: boolean) =>
    rules.find(([form, words]) => (room === undefined || room.includes(form)) && (vague || !vagueInNames.has(form)) && words.test(text) && (form !== 'noodles' || hasNoodles(food)))?.[0];
  if (food.course === 'side' && /greens|spinach|stems|leaves/.test(`${name} ${shape}`) && !/stuffed|rolled/.test(shape)) return 'vegetables';
  const sweet = food.course === 'dessert' && sweetShapes.some(([, words]) => words.test(shape)) ? 'sweets' : undefined;
  const found = told(name, false) ?? told(shape, true) ?? sweet ?? told(consistency, true) ?? told(name, true);
  if (found === 'noodles' && /broth|soup/.test(`${shape} ${consistency}`)) return 'noodle-soup';
  return found ?? fallback[food.course ?? ''] ?? 'plate';
}

/** What a name says by the way: 'butter chicken' is no roast. */
const vagueInNames: ReadonlySet<Form> = new Set(['roast', 'vegetables', 'fried', 'stew', 'fish', 'dip', 'shellfish']);

const hasNoodles = ({ ingredients, name, shape }: DrawnFood) => /noodle|pasta|spaghett|vermicelli|semolina|durum|soba|linguine|macaroni|konjac|bucatini|gnocchi|flour|starch/i.test(`${ingredients.join(' ')} ${name} ${shape}`);

/** The form and shape of a food's drawing: as the record says, else as its words tell. @throws {Error} for a form or shape that the engine has not */
export function formOf(food: DrawnFood): { readonly form: Form; readonly shape: string } {
  const wished = food.wish.form;
  if (wished !== undefined && !isForm(wished)) throw new Error(`${food.name}: no such form: ${wished}`);
  const form = wished ?? derivedForm(food);
  const shapes: readonly string[] = formShapes[form];
  if (food.wish.shape !== undefined) {
    if (!shapes.includes(food.wish.shape)) throw new Error(`${food.name}: ${form} has no shape ${food.wish.shape}`);
    return { form, shape: food.wish.shape };
  }
  const text = textOf(food);
  const told = (form === 'sweets' ? sweetShapes : (shapeWords[form] ?? [])).find(([, words]) => words.test(text))?.[0];
  return { form, shape: told ?? (form === 'sweets' ? 'squares' : (shapes[0] ?? '')) };
}
