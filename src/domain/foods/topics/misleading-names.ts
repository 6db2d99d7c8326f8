/** What flour, dough and noodles are made of, if not of wheat. */
const flourless =
  'rice|corn|maize|gram|chick ?pea|besan|tapioca|almond|coconut|buckwheat|potato|lentil|urad|millet|sorghum|cassava|masa|teff|soya?|quinoa|chestnut|banana|plantain|fufu|carob|acorn|mung bean|sweet potato|konjac|kelp|zucchini|glass|cellophane|shirataki|(?:kleb)?reis|mais|kichererbsen|(?:suss)?kartoffel|mandel|kokos|maniok|soja|buchweizen|hirse|glas|tapioka|linsen|kastanien|johannisbrotkern|guarkern';

/** What sounds like a topic and means something else: what stands for it instead. Applied in this order to a folded text. */
export const misleadingNames: readonly (readonly [RegExp, string])[] = [
  [/\b(tree|brazil|pine|cashew|macadamia|pecan|pistachio) nuts?\b/g, '$1nut '],
  [/\b(?:monkey|ground) nuts?\b/g, 'peanut '],
  [/\bsoya? nuts?\b/g, 'soya '],
  // An island, and seeds with dots.
  [/\bsardini(?:an?s?|en|sch\w*)\b|\bspeckle[ds]?\b/g, ' '],
  [/\b(?:bean|tofu|soya?) ?curds?\b/g, 'tofu '],
  [/\bmilk of (?=(?:\w+ )?(?:soya?|almonds?|oats?|rice|coconuts?|hemp|nuts)\b)/g, ' '],
  [/\bbourbon ?vanill\w*/g, 'vanilla '],
  [/\b(?:calf|calves|cow|lamb|sheep|mutton|beef|ox)(?: s)? (?:foot|feet|trotters?)\b/g, 'meat '],
  [/\blupini clams?\b/g, 'clam '],
  [
    new RegExp(
      `\\b(${flourless}) ?(?:wheat |rice )?(?:flour|noodles?|vermicelli|dough|cakes?|crepes?|crackers?|paper|tortillas?|mehl|griess|nudeln?|teig)\\b`,
      'g',
    ),
    '$1 ',
  ],
  [
    /\b(coconut|oat|rice|hemp|soya?|almond|cashew|hazelnut|peanut|nut) ?(?:milk|creams?|butter|yogh?urt|cheese)\b/g,
    '$1 ',
  ],
  [
    /\b(kokos|hafer|reis|hanf|soja|mandel|cashew|haselnuss|erdnuss|nuss) ?(?:milch|sahne|rahm|creme|butter|joghurt|drink)\b/g,
    '$1 ',
  ],
  [/\b(?:creamed|dried|grated|toasted|fresh) coconut\b|\bcoconuts?\b|\bkokosn(?:u|ü)ss\w*/g, 'coconut '],
  [
    /\b(?:lait|creme|noix) de coco\b|\bleche de (?:coco|tigre)\b|\bnata de coco\b|\b(?:latte di|noce di) cocco\b|\bcream of coconut\b|\bkokosmelk\b/g,
    'coconut ',
  ],
  [/\b(?:lait d|leche de|latte di) (?=amande|almendra|mandorl)/g, ' '],
  [/\b(?:noix (?:de )?muscade|noce moscata|nuez moscada|muscade)\b|\bnoix de (?:veau|beurre|jambon)\b/g, ' '],
  [/\b(?:beurre|mantequilla) de (?=cacahue)/g, ' '],
  [/\b(?:beurre|pommes?) noisette\b/g, 'beurre '],
  [
    /\b(?:cocoa|cacao|shea) butter\b|\bkakaobutter\b|\b(?:beurre|manteca) de cacao\b|\b(?:flor|cinco) de mayo\b|\bbutter ?beans?\b|\bbutter(?:nut|nuss|cup|fly|flied|head)\w*(?: squash| pea)?\b|\bbutter (?:lettuce\b|(?=clam))|\bapple butter\b|\bbutter(?:bohne|salat|kurbis|pilz|rube)\w*|\bkefir limes?\b|\bcream (?:of tartar|soda|(?=sherry))\b|\bweinstein\w*|\bmilk (?:thistle|cap)s?\b|\bmilchsaure\b|\bwater kefir\b|\b(?:damson|quince|head) cheese\b/g,
    ' ',
  ],
  [/\bcreme de (?:cassis|menthe|cacao)\b/g, 'likor '],
  [
    /\b(?:harina|farin[ae]) d[ei] (?:riz|riso|arroz|mais|maiz|sarrasin|chataigne|ceci|castagne)\b|\bmasa harina\b|\bble noir\b|\b(?:grano|trigo) sarrac\w+/g,
    ' ',
  ],
  [/\b(?:leber|fleisch)kase\b/g, 'wurst '],
  [/\bbutterschmalz\b/g, 'butter '],
  [/\blachsschinken\b/g, 'schinken '],
  [
    /\bwater ?chestnuts?\b|\bwasserkastanie\w*|\b(?:ginkgo|tiger|betel|areca|kola|corn) ?nuts?\b|\bnutmeg\b|\b(?:muskat|betel|kola|ginkgo)n(?:u|ue)ss\w*|\bnussschinken\b|\berdmandel\w*|\bchestnut mushrooms?\b|\bmaronenrohrling\w*|\bmandelkartoffel\w*|\balmond potatoe?s?\b/g,
    ' ',
  ],
  [
    /\b(?:\w+nuss|nuss|mandel|erbsen) ?gross\w*|\b(?:walnut|hazelnut|almond|nut|snail|shell) (?:size|shape)d (?=\w)/g,
    ' ',
  ],
  [/\b\w*erdn(?:u|ue)ss\w*/g, 'peanut '],
  [/\bbuckwheat\b|\bbuchweizen\w*|\bweizengras\b|\bjohannisbrot\b|\bspaghetti squash\b/g, ' '],
  [/\bbun (?=(?:bo|hue?|cha|rieu|thit|mam)\b)|\bbread and butter (?=pickle)|\bfish fragrant\b/g, ' '],
  [/\b(carrot|gajar|suji|semolina|moong) hal[vw]a\b|\b(coconut) +aminos\b/g, '$1 $2 '],
  [/\begg ?(?:plants?|fruits?)\b|\beier(?:frucht|fruchte|tomate|pflaume|schw)\w*/g, ' '],
  [
    /\b(?:oyster|lobster|honey) mushrooms?\b|\bausternpilz\w*|\baustern?seitling\w*|\b(?:zimt|hefe|rosinen)schnecke\w*|\bmuschel(?=nudel)|\boyster (?:plant|blade|(?=cracker))/g,
    ' ',
  ],
  [/\btintenfisch\w*/g, 'kalmar '],
  [/\bcrab ?meat\b/g, 'crab '],
  [/\b(?:chicken|prairie|mountain) oysters?\b|\bsweet ?breads?\b|\bguinea pigs?\b/g, 'meat '],
  [
    /\bbread ?fruit\b|\bbrotfrucht\w*|\bcrab ?apples?\b|\bfish mint\b|\bkidney beans?\b|\bkidneybohne\w*|\bblood oranges?\b|\bblutorange\w*|\bbeef(?:steak)? tomatoe?s?\b|\b(?:fleisch|ochsenherz)tomate\w*|\b(?:frucht|kokos)fleisch\w*|\bfleischlos\w*|\b(?:coconut|jackfruit) +meat\b|\b(?<=nut )meat\b|\bflesh\b|\bpigeon peas?\b|\bturtle beans?\b|\blambs? (?:s )?(?:lettuce|quarters)\b|\bganse(?:bl|fuss)\w*|\b(?:chicken|hen) of the woods\b|\bvegetable suet\b|\broe (?=deer)|\b(?:palm|artichoke|romaine|lettuce) hearts?\b|\bhearts? of palm\b/g,
    ' ',
  ],
  [/\b(?:quail|duck|chicken|goose|hens?)(?: s)? eggs?\b|\bhuhnereie?r?n?\b/g, 'egg '],
  [/\b(goat|sheep)(?: s)? (?=milk|cheese|butter|yog|whey)/g, ' '],
  [/\b(?:turkey|beef|lamb|duck|chicken|puten|rinder) ?(?:ham|bacon|schinken|speck)\b/g, 'meat '],
  [/\b(?:wine|balsamic|cider|sherry|champagne) vinegars?\b|\b\w*weinessig\b|\bbalsami\w+/g, 'winevinegar '],
  [/\b(?:vinaigre|vinagre|aceto)(?: d[ei] (?:vin|vino|sidra|cidre))?\b/g, 'winevinegar '],
  [/\b(?:rice )?(?:wine )?(?:vinegar|essig)\w*/g, ' '],
  [
    /\b(?:kombu|shiitake) dashi\b|\bhonigmelone\w*|\b(?:ginger|root) ?beer\b|\bingwerbier\b|\bginger ale\b|\b(?:champagne|sherry|brandy|campari) (?:grape|mango|tomatoe?)s?\b|\bbierschinken\b/g,
    ' ',
  ],
  [
    /\b(?:vegan|plant based|pflanzliche?[mnrs]?|vegane?[mnrs]?) (?:butter|margarine?|(?:cream )?cheese|(?:sour |ice |whipped )?cream|milk|yogh?urt|feta|parmesan|mozzarella|mayo(?:nn?aise)?|eggs?|honey|kase|sahne|milch|joghurt|ei)\b/g,
    'imitation ',
  ],
  [
    /\b(?:vegan|plant based|pflanzliche?[mnrs]?|vegane?[mnrs]?|(coconut|soya?|tofu)) (?:sausages?|ham|bacon|meat|mince|chicken|duck|beef|steak|gelatine?|fish sauce|oyster sauce|prawns?|caviar|wurst|fleisch)\b/g,
    '$1 imitation ',
  ],
  [
    /\b(?:vegetarian|meatless|mock) (?:sausages?|ham|bacon|meat|mince|chicken|duck|gelatine?|oyster sauce|caviar)\b/g,
    'imitation substitute ',
  ],
];
