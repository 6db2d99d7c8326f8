import type { Form } from './forms.ts';

/** Words of a name or a shape that tell the form, the surest first. */
export const rules: readonly (readonly [form: Form, words: RegExp, shape?: string])[] = [
  [
    'noodle-soup',
    /ramen|\bpho\b|\budon|laksa|noodle soup|noodles (submerged|in .*broth|in .*soup)|noodles? .*\bbroth|\bsoup .*noodle|naengmyeon|noodle bowl|guksu|kalguksu|champon|soto/,
  ],
  [
    'noodles',
    /tangle|strands|spaghetti|linguine|fettuccine|tagliatelle|noodles?\b|pappardelle|yakisoba|chow mein|lo mein|pad thai|vermicelli|soba/,
    'long',
  ],
  // A name or a shape that is nothing but nuts or grains: 'chicken with cashews' is none of these.
  [
    'grains',
    /^(?:[a-z-]+ed |raw |whole |mixed |handful of |shelled |a |half )*(walnuts?|almonds?|hazelnuts?|cashews?( nuts)?|pistachios?|pecans?|macadamias?|peanuts?|brazil nuts|pine nuts|nuts|grains|barley|chickpeas|seeds|popcorn|trail mix)$|toasted grains|beads$|\bcaviar\b/,
  ],
  ['jar', /(?<!clay )\bjars?\b|\btub\b/],
  ['noodles', /ribbons/, 'ribbons'],
  ['noodles', /penne|rigatoni|macaroni|fusilli|short pasta|orecchiette|pasta/, 'short'],
  ['noodles', /gnocchi|sp[äa]tzle|halušky/, 'gnocchi'],
  ['noodles', /ravioli|tortellini|agnolotti|cappelletti/, 'stuffed'],
  ['sushi', /nigiri|inari|sushi|maki\b|onigiri|gimbap|kimbap|musubi/],
  [
    'rice',
    /\brice\b(?! (noodle|paper|flour|cake|pudding|cracker|wine))|risotto|paella|pilaf|pilau|pilav|polow|polo\b|biryani|jollof|couscous|nasi|donburi|fried rice|bulgur|kushari|bibimbap|arroz|plov|congri|don\b/,
  ],
  ['skewers', /skewer|kebab|kebap|satay|\bsate\b|yakitori|souvlaki|shashlik|suya|brochette|anticucho|mtsvadi|threaded/],
  ['taco', /\btacos?\b|tostada|arepa|\bsopes?\b|gordita|tlayuda|tortilla.*fold|small open tortilla/],
  [
    'dumplings',
    /dumpling|gyoza|jiaozi|pierog|manti\b|mandu|khinkali|momo|wonton|varenyky|pelmeni|shumai|siu mai|har gow|maultasche|kopytka|kroppkak/,
  ],
  ['bun', /\bbuns\b|(steamed|filled|white|bao|pork) bun\b|\bbao\b|baozi|siopao|mantou|nikuman/],
  [
    'sandwich',
    /sandwich|burger|banh mi|b[aá]nh m[iì]|\btorta\b|croque\b|\bblt\b|panini|hot dog|po'? ?boy|choripan|francesinha|bifana|currywurst roll|bocadillo|sm[øo]rrebr[øo]d/,
  ],
  [
    'rolls',
    /spring roll|summer roll|egg roll|\blumpia|stuffed (vine |cabbage )?(leaves|rolls)|dolma|sarma|burrito|wrap\b|enchilada|shawarma|d[öo]ner|roulade|go[łl][ąa]bki|slim cylinders|translucent cylinder/,
  ],
  [
    'parcel',
    /parcel|opened paper|papillote|crimped|tamale|empanada|samosa|b[öo]rek|burek|pasty|pasties|zongzi|husk|turnover|fatayer|spanakopita|briwat|brick|bastilla|calzone|pyramid|pastel de feira|curry puff/,
  ],
  ['pizza', /pizza|lahmacun|flammkuchen|tarte flamb|pide\b|pissaladi|coca\b/],
  [
    'tart',
    /\btart(e|lets?|s)?\b|quiche|\bpies?\b|\bflan p[âa]tissier|strudel|pastel de nata|galette des|torta pasqualina/,
  ],
  [
    'gratin',
    /gratin|lasagn|moussaka|casserole|souffl[eé]|shepherd|cottage pie|pastitsio|bake\b|baked dish|browned top|bobotie|tartiflette|parmigiana|kugel|jansson|timbale/,
  ],
  [
    'pancake',
    /pancake|cr[êe]pe|\bdosa\b|blini|galette|palatschinken|pajeon|jeon\b|okonomiyaki|hotteok|chilla|uttapam|waffle|kaiserschmarrn|latke|placki|r[öo]sti|hoppers?\b|appam|msemen|baghrir|crumpet|drop scone|farinata|socca/,
  ],
  [
    'omelette',
    /omelett?e|frittata|fried eggs?|scrambl|shakshuka|menemen|tortilla espa|tortilla de patata|kuku\b|kookoo|huevos|eggs? on|rolled egg|tamagoyaki/,
  ],
  ['salad', /salad|slaw|tabbouleh|fattoush|larb|som tam|heap of leaves|ceviche|poke\b|gado|tartare/],
  [
    'stuffed',
    /stuffed|rellenos|filled (pepper|courgette|aubergine|tomato)|whole chilli|gemista|dolma of pepper|imam bay|karn[ıi]yar[ıi]k/,
  ],
  [
    'shellfish',
    /mussels?\b|clams?\b|oysters?|snails?|escargots?|shells? with|open shells|lobster|crayfish|\bcrabs?\b|prawns? (in|with|grilled)|gambas|scampi|langoustine|butterflied prawns|whole insects|octopus|squid|calamar|chapulines|coiled shells|spiral shells/,
  ],
  [
    'fried',
    /fritter|craggy|crumbed|battered fillet|croquette|croqueta|tempura|fried pieces|schnitzel|cutlet|nugget|arancin|falafel|pakora|bhaji|karaage|katsu|fried chicken|battered|chips|fries|churro|batter|patty|acaraj|hush|tostones|patacon|koftas?|korokke|fish and chips|balls? in a row|deep-fried|crisp(y)? (crust|coat|shell|pieces)|b[öo]rek rolls|puffed, wrinkled|fried dough/,
  ],
  [
    'fish',
    /whole fish|fish fillet|fillets?\b|gravlax|herring|sashimi|raw fish|fish steaks|salmon|trout|mackerel|sardine|cod\b|eel\b|pescado|poisson|escabeche|matjes|kippers?/,
  ],
  [
    'pot',
    /earthen pot|clay ?pot|stone pot|black pot|hot ?pot|iron pan|tagine|tajine|jjigae|sukiyaki|shabu|fondue|cassoulet|casuela|kuzu|sizzling|cauldron|nabe|cocido|pot-au-feu|earthenware (pot|bowl)|clay dish/,
  ],
  [
    'curry',
    /curry|\bdal\b|daal|masala|korma|vindaloo|gravy|\bmole\b|sauce over|under sauce|in (a |the )?(red|green|white|yellow|orange|brown|creamy|thick|tomato|coconut|peanut)[a-z -]*sauce|in sauce|wot\b|wat\b|rendang|gulai|caldine|egusi|fesenjan|chakhokhbili/,
  ],
  [
    'soup',
    /\bsoups?\b|broth|chowder|bisque|borscht|gazpacho|congee|porridge|consomm|harira|ajiaco|pozole|menudo|cawl|solyanka|minestrone|stew with .*liquid|gruel/,
  ],
  [
    'stew',
    /stew|braise|ragout|ragoût|goulash|g[uú]lyas|feijoada|chunks|in a .*sauce|pieces in|jointed pieces|cubes|tender in|fricass|bourguignon|ossobuco|adobo|caldereta|chili con|ropa vieja|caponata|ratatouille/,
  ],
  [
    'roast',
    /steak|roast|grilled|chop\b|\bribs?\b|leg\b|joint|shoulder|knuckle|brisket|pork belly|sliced meat|slices of meat|fanned slices|shredded meat|pulled|sausages?|w[uü]rst|bird|chicken|duck|lamb|ham\b|b[ru]a[ai]|barbecue|asado|mixed grill|churrasco|jerk|strips cut|coil cut|haggis|black pudding|pastrami|cevap|kofte|k[öo]fte|golden ring|wellington|\bsalo\b|\blardo\b|jam[oó]n|prosciutto|slivers|marrow|foie gras|frikadell|flat brown ovals|oval .*patties|red mince|brown mince|short .*links|brown balls|bone in the middle|pink streak|thick slices under/,
  ],
  [
    'flatbread',
    /flatbread|flat (brown-spotted )?(disc|round)|thin round|pale round|large round with|torn .*bread|rags of|square packet|injera|naan|pita\b|lavash|focaccia|khachapuri|lepin|roti\b|chapati|paratha|tortilla|bazlama|yufka|manakish|manoushe|balloon of bread|dimpled|langos|frybread|bannock|teardrop/,
  ],
  [
    'bread',
    /bread|loaf|baguette|bagel|pretzel|croissant|brioche|challah|simit|ciabatta|\brolls?\b|scones?|sourdough|crispbread/,
  ],
  ['ice', /ice cream|gelato|sorbet|granita|shaved ice|kulfi|popsicle|paleta|frozen|sherbet|semifreddo|scoop|bingsu/],
  [
    'custard',
    /custard|crema catalana|amber sheet|flan\b|panna cotta|mousse|pudding|cr[eè]me (br|car)|jelly|blancmange|yogh?urt|muhallebi|s[üu]tla[cç]|tiramisu|trifle|posset|fool|syllabub|dome\b.*trembl|trembling|arroz con leche|eton mess|skyr|rote gr/,
  ],
  [
    'cake',
    /\bcakes?\b|knafeh|k[üu]nefe|kunafa|gateau|torte|sponge|brownie|gingerbread|cheesecake|baumkuchen|babka|stollen|pavlova|layered square|slab|medovik|kuchen/,
  ],
  ['sweet-soup', /sweet soup|balls in .*(syrup|milk|soup)|compote|\bch[eè]\b|tong sui|in white (milk|cream)/],
  [
    'dip',
    /\bdip\b|hummus|baba|guacamole|tzatziki|mash|pur[ée]e|salsa|sauce|relish|chutney|p[âa]t[ée]|spread|ajvar|aioli|tapenade|pesto|muhammara|skordalia|smooth mound|moretum|polenta|fufu|ugali/,
  ],
  [
    'vegetables',
    /greens|vegetables?|cabbage|spinach|pickle|kimchi|namul|mushrooms?|asparagus|beans|potatoes|aubergine|sauerkraut|florets|plantain|tangled mound|cob\b/,
  ],
];

export const roomOfCourse: Readonly<Record<string, readonly Form[]>> = {
  drink: ['hot-cup', 'cold-glass', 'bottle'],
  soup: ['noodle-soup', 'pot', 'soup'],
  bread: ['flatbread', 'bread', 'parcel', 'pancake', 'pizza', 'bun'],
  salad: ['salad', 'noodles', 'rice', 'vegetables', 'dip'],
  dessert: [
    'skewers',
    'tart',
    'pancake',
    'ice',
    'custard',
    'cake',
    'sweet-soup',
    'dumplings',
    'bun',
    'parcel',
    'flatbread',
    'gratin',
    'fruit',
  ],
  sauce: ['dip', 'jar', 'salad'],
};
