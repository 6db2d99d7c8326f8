import { allergenWords, type AllergenWord } from '#domain/taste/taste-vocabulary.ts';

/** What a text about a food may name: an allergen, or something that speaks against a diet. */
export type SafetyTopic = AllergenWord | (typeof dietTopics)[number];

/** 'bee': what bees make. 'vegans' and 'vegetarians': a warning turns to them. 'salt', 'sugar': much of it. */
const dietTopics = ['meat', 'pork', 'alcohol', 'bee', 'vegans', 'vegetarians', 'salt', 'sugar'] as const;

/** The place of a topic is its bit. */
const safetyTopics: readonly SafetyTopic[] = [...allergenWords, ...dietTopics];

/** The bits of some topics. */
export function topicBits(...topics: readonly SafetyTopic[]): number {
  return topics.reduce((bits, topic) => bits | (1 << safetyTopics.indexOf(topic)), 0);
}

/** Every topic there is. */
export const allTopics = topicBits(...safetyTopics);

interface TopicRule {
  /**
   * Folded words (`foldSearchText`) between bars; a star stands for what German joins to them, a plural ending needs no word of its own. English and
   * German, and what the kitchens of other languages that are written in these letters call it.
   */
  readonly names: string;
  /** What is in it. */
  readonly brings?: readonly SafetyTopic[];
  /** What may be in it, by the usual recipe or by many makers. */
  readonly mayBring?: readonly SafetyTopic[];
}

/** The words of the kitchen for each topic, of the fourteen allergens of EU Regulation 1169/2011, annex II, and of diets. */
export const topicRules: readonly TopicRule[] = [
  {
    names:
      'gluten*|wheat|barley|rye|spelt|semolina|farina|couscous|bul[gh]+ur|burghul|farro|freekeh|frikeh|durum|triticale|seitan|malt|malted|oats?|oatmeal|coeliac|celiac|emmer|kamut|atta|maida|sooji|suji|rava',
    brings: ['gluten'],
  },
  {
    names:
      '*weizen*|gerste*|roggen*|dinkel*|hafer*|*griess*|grunkern*|*(?<!sch)malz(?!ig)*|zoliakie|*graupe*|*mehl(?!ig|wurm)*|*brot(?!h)*|*semmel*|*brosel*|\\w+teig(?!en)*|teigblatt*|*keks*|lasagne*|*waffel*|*oblate*|*brezel*|breze|zwieback|*maultasche*',
    brings: ['gluten'],
  },
  {
    names:
      'flour|*breads?|breadcrumb|baguette|brioche|croissant|crouton|crostini|ciabatta|focaccia|sourdough|rusk|toast|buns?|bagel|crumpet|muffin|panko|tempura|fill?o|phyllo|(?:puff |shortcrust |choux )?pastry|biscuit|wafer|pretzel|naan|pitt?a|chapati|paratha|pizza|pie crust|wonton*|(?:gyoza|dumpling|egg roll) (?:wrapper|skin)',
    brings: ['gluten'],
  },
  {
    names:
      'pasta|spaghetti|fettuccine|ma[ck]+aroni|bucatini|tagliatelle|pappardelle|penne|rigatoni|fusilli|orecchiette|cannelloni|lasagn[ea]|linguine|ravioli|tortellini|gnocchi|udon|ramen|somen|la ?mian|fideo|orzo|egg noodle|yufka|pide|kadaif|kataifi|tarhana|lavash|matzo|matzah?|simit|knackebrod|pierogi|mugi*|marmite|vegemite|kvass',
    brings: ['gluten'],
  },
  {
    names: 'harina|semola|semoule|farine',
    brings: ['gluten'],
  },
  {
    names:
      'noodle|*nudel*|dumpling|mee|mie|chow mein|soba|vermicelli|roti|cake|*kuchen|*torte|cookie|cracker|dough|teig|batter|roux|pie|cone|roll|wrap|wrapper|tortilla|injera|granola|mue?sli|*knodel|asafoetida|hing|worces\\w+|couverture',
    mayBring: ['gluten'],
  },
  {
    names: 'sponge|genoise|spatzle|savoiardi|ladyfinger|eiernudel*|*biskuit*',
    brings: ['gluten', 'egg'],
    mayBring: ['milk'],
  },
  {
    names:
      'panettone|challah|*zopf|do(?:ugh)?nut|*krapfen|berliner|profiterole|eclair|baklava|yorkshire pudding|brandteig|ruhrteig|waffle|kaiserschmarrn|pfannkuchen*|crepe|*kipferl',
    brings: ['gluten'],
    mayBring: ['egg', 'milk'],
  },
  {
    names: 'brioche|choux|pancake|blini|(?<!fish |blood |peanut )cake|*kuchen|*torte|cookie|*knodel',
    mayBring: ['egg', 'milk'],
  },
  { names: '(?<!ginger |root )(?:beers?|ales?)\\b|lager|stout|biere?|*bier', brings: ['gluten', 'alcohol'] },
  {
    names:
      'soya? (?:sauce|glaze)|so[jy]aso*|so[jy]asauce|shoyu|teriyaki|hoisin*|tonkatsusauce|susse bohnensosse|chunjang|(?:okonomiyaki|takoyaki|tonkatsu) sauce|sauce soja|salsa d[ei] so[ij]a',
    brings: ['soy'],
    mayBring: ['gluten'],
  },
  { names: 'miso|doenjang|gochujang|ssamjang|oyster sauce|ponzu', mayBring: ['gluten'] },
  {
    names:
      '(?:sweet|black|yellow) bean sauce|tianmian*|douban*|tobanjan|fermented bean paste|kecap|ketjap|tauc[ou]|douchi|fermented black bean|fermentierte (?:schwarze )?bohne|cheonggukjang',
    brings: ['soy'],
    mayBring: ['gluten'],
  },

  {
    names:
      'shellfish|crustacean|shrimp|prawn|crab|crabmeat|lobster|crayfish|crawfish|langoustine|langouste|krill|scampi|gamba',
    brings: ['shellfish'],
  },
  {
    names:
      'krustentier*|*garnele*|*krabbe*|hummer*|languste*|krebs*|flusskrebs*|taschenkrebs*|kaisergranat*|[ck]revette*',
    brings: ['shellfish'],
  },
  {
    names:
      'belacan|belachan|terasi|trassi|kapi|bagoong alamang|udang|ebi|camaro*|camarao|kani|langostino|cangrejo|gamber*|aragosta|homard|ecrevisse|garnalen|xo sauce',
    brings: ['shellfish'],
  },
  {
    names: 'seafood|meeresfruchte*|schalentier*|marisco|frutti di mare|fruits? de mer|xo sauce',
    mayBring: ['shellfish', 'molluscs', 'fish'],
  },
  {
    names:
      'mollusc|mollusk|clam|oyster|mussel|squid|octopus(?:es)?|cuttlefish|calamar*|scallop|abalone|conch|snail|escargot|whelk|cockle|(?:peri)?winkle',
    brings: ['molluscs'],
  },
  {
    names: 'weichtier*|*muschel*|auster*|kalmar*|oktopus*|krake*|*schnecke|sepia*|*seppi[ae]',
    brings: ['molluscs'],
  },
  {
    names: 'pulpo|polpo|poulpe|almeja|huitre|cozze|vongole|moules|cumi(?!n)|sotong|ika|tako',
    brings: ['molluscs'],
  },
  {
    names:
      '(?!cray|craw|jelly|shell|cuttle|star|tinten)*fish(?:es)?|fishcake|ancho[avi]\\w+|*bonito*|*dashi|tuna|salmon|gravlax|lox|mackerel|cod|haddock|herring|rollmop|pilchard|sprat|trout|char(?! \\w)|bream|branzino|dorade|barramundi|sea bass|snapper|grouper|gurnard|john dory|pangasius|mullet|eels?|tilapia|halibut|turbot|plaice|sole|whiting|pollo?a?ck|ling|hake|carp|pike|(?:pike)?perch|zander|sturgeon|shark|skate|mahi|pomfret|hilsa|basa|surimi|kamaboko|chikuwa|caviar|roe|tobiko|ikura|masago|mentaiko|tarako|taram*|bottarga|isinglass|garum|nam pla|nuoc [mc]h?am|patis|padek|katsuobushi|bacalhau|baccala|bacalao|whitebait|kipper|worces\\w+|puttanesca|caesar',
    brings: ['fish'],
  },
  {
    names: 'unagi|hamachi|sanma|*fisk|laks|hamsi|ikan|teri',
    brings: ['fish'],
  },
  {
    names:
      '*fisch*|sardelle*|anschovis|*lachs*|*(?<!(?<!br)[a-z]t|ad|co|ip|us)hering*|*makrele*|*makreel*|*kabeljau*|*dorsch*|*forelle*|*saibling*|*aal|aale|karpfen|*kaviar|*(?<!nit|hyd|est|and)rogen|ma?atjes*|buckling|scholle*|seezunge*|heilbutt|steinbutt|*barsch|hecht|wels(?!h)*|*wasserwels|drachenkopf|knurrhahn|schnapper|*brasse|seeteufel|felchen|renke|sprotte',
    brings: ['fish'],
  },
  {
    names:
      'poisson|cabillaud|morue|saumon|thon|pescado|merluza|atun|boquer*|sardin*|pesce|merluzzo|tonno|acciug*|alici|salmone',
    brings: ['fish'],
  },
  { names: 'bagoong|prahok', mayBring: ['fish', 'shellfish'] },
  {
    names: 'crab stick|imitation crab|kani ?kama|ponzu|kimchi|*curry paste|nam (?:jim|prik)*|tapenade|bouillabaisse',
    mayBring: ['fish'],
  },
  {
    names: '*curry paste|kimchi|insect|grasshopper|cricket|chapulines|laksa|nam prik*|sambal|tom yum|bouillabaisse',
    mayBring: ['shellfish'],
  },

  {
    names:
      'eggs?|egg(?:white|yolk|wash)|yolk|*mayonn?aise|mayo|kewpie|aioli|rouille|remoulade|tarta?re? sauce|meringue|macaron|omelett?es?|*albumi?e?n|eggnog|advocaat|hollandaise|bearnaise|sabayon|zabag?l?ione|lemon curd|pastry cream|caesar|tamago*|telur',
    brings: ['egg'],
  },
  {
    names:
      'ei|eier*|*eier|(?:enten|ganse|wachtel)ei|eigelb*|eiweiss*|eiklar|*dotter*|eipulver|vollei*|huhnerei*|*eischnee|ruhrei|spiegelei|omelett*|baiser*|majonase',
    brings: ['egg'],
  },
  {
    names: 'oeuf|huevo|yema|uov[ao]|tuorl[io]|jaj[ek]*',
    brings: ['egg'],
  },
  { names: 'custard|surimi|crab stick|imitation crab|kani ?kama', mayBring: ['egg'] },
  {
    names:
      'milk|milky|dairy|lactose|casein*|whey|ghee|cream|creamy|*creme|crema|cheese|cheesy|parmes*|parmigiano|grana padano|pecorino|gruyere|emmental*|mozz?arella|mascarpone|ricotta|queso*|quesillo|comte|feta|cheddar|brie|camembert|gouda|edam|reblochon|gorgonzola|burrata|hall?oumi|paneer|kho[yv]?a|mawa|*yogh?o?ur*|curd|kefir*|lassi|custard|cajeta|laba?neh?|skyr(?!hak)*',
    brings: ['milk'],
  },
  {
    names:
      'smetana|ka[yj]mak|dahi|ayran|malai|raita|kulfi|tzatziki|tsatsiki|fontina|chevre|gelato|bechamel*|hollandaise|bearnaise|caesar|nutella|white chocolate|weisse schokolade|provolone|roquefort|stilton|raclette|manchego',
    brings: ['milk'],
  },
  {
    names:
      '*milch(?!ig|saft|weiss)*|*butter*|*sahne*|*rahm|rahm*|schmand|*obers|*kase*|*jogh?urt*|*molke*|laktose*|topfen|*quark*|ob[ae]t?zda|harzer|(?:vanille|speise)eis',
    brings: ['milk'],
  },
  {
    names: 'lait|beurre|fromage|yaourt|leche|mantequilla|latte|burro|panna|formaggio|susu',
    brings: ['milk'],
  },
  { names: '*chocolate|*schoko*|kuverture|batter|pesto|caramel|karamell|margarine?|vanilles\\w+', mayBring: ['milk'] },

  {
    names: 'peanut|groundnut|arachis|satay|gado gado|*erdnuss*',
    brings: ['peanut'],
  },
  {
    names: 'cacah?uet*|cacahuate|arachid*|mani|mungfali|kacang(?! (?:hijau|panjang|mete))',
    brings: ['peanut'],
  },
  {
    names:
      '(?:tree|brazil|pine|pecan|pili|hickory)nut|almond|walnut|cashew|pistachio|hazelnut|pecan|macadamia|pine kernel|chestnut|*marzipan*|praline|giandui?j?a|frangipane|amaretti|macaron|baklava|muhammara|nutella|kaju|badam|pista',
    brings: ['tree nut'],
  },
  {
    names:
      '*mandel*|cashew*|pistazie*|macadamia*|pinienkern*|*kastanie*|marone*|schalenfr[uc]*|*nougat*|*krokant*|studentenfutter|vanillekipferl|linzer*',
    brings: ['tree nut'],
  },
  { names: 'nuts?|*nuss*', brings: ['tree nut'], mayBring: ['peanut'] },
  {
    names: 'amande|noix|noisette|pistach*|pistacchi*|almendra|nuez|nueces|mandorl*|noci|nocciol*|kacang mete',
    brings: ['tree nut'],
  },
  {
    names:
      '*chocolate|*schoko*|couverture|kuverture|pesto|romesco|candlenut|amaretto|mortadella|dukkah|korma|lebkuchen',
    mayBring: ['tree nut'],
  },
  {
    names:
      'soya?|soya? ?bean|*tofu*|bean ?curd|edamame|tempeh?|miso*|natto|doenjang|gochujang|ssamjang|tamari|ponzu|yuba|okara|kinako|abura ?age|inari|tvp|textured (?:vegetable )?protein|aminos|*so[jy]a*',
    brings: ['soy'],
  },
  { names: '*chocolate|*schoko*|*lecithine?|oyster sauce', mayBring: ['soy'] },
  {
    names:
      'sesame?|sesam*|tahin*|hal[vw]ah?|gomasio|goma|furikake|shichimi|humm?us|houmous|dukkah|za ?atar|zahtar|gingelly|til|ajonjoli|simit',
    brings: ['sesame'],
  },
  {
    names: 'celery|*sellerie*|mirepoix|soffritto|suppengrun*|suppengemuse|wurzelwerk|old bay|celeri*|apio|sedano',
    brings: ['celery'],
  },
  {
    names:
      '(?:chicken|beef|vegetable|meat|pork|veal|capon) (?:stock|broth)|bouillon|stock cube|*bruhe|*bruhwurfel|wurzelgemuse',
    mayBring: ['celery'],
  },
  {
    names: 'mustard|*senf*|piccalilli|remoulade|rai|sarson|karashi|panch ph\\w+|panj ph\\w+|moutarde|mostaza|senape',
    brings: ['mustard'],
  },
  { names: 'vinaigrette|*mayonn?aise|mayo|wasabi', mayBring: ['mustard'] },
  {
    names:
      'sulphite|sulphur|sulfur|sulph?ured|*bisul(?:ph|f)ite|sulfit*|*disulfit|schwefeldioxid|geschwefelt*|e22[0-8]',
    brings: ['sulphites'],
  },
  {
    names: 'raisin|sultana|*rosine|dried (?:apricot|mango|fruit)*|*aprikosen|winevinegar',
    mayBring: ['sulphites'],
  },
  { names: '*lupine?*|altramu*|tremoco|tarwi', brings: ['lupin'] },

  {
    names:
      'meat|meatball|beef|veal|lamb|mutton|goat|venison|reindeer|rabbit|hare|poultry|fowl|chicken|capon|cockerel|duck|goose|turkey|quail|pheasant|pigeon|oxtail|ox|offal|liver|kidney|tongue|tripe|tallow|suet|dripping|bone (?:marrow|broth)|marrow bone|foie gras|pate|mince|brisket|pastrami|bresaola|pastirma|su[cj]uk|merguez|haggis|keema|gosht|cecina|frankfurter|frog|turtle|jellyfish|sea (?:urchin|cucumber)|insect|grasshopper|cricket|chapulines|mealworm|carmine|cochineal|e120',
    brings: ['meat'],
  },
  {
    names:
      '*fleisch*|rind|rinder*|ochsen*|kalbs*|lamm*|*huhn|*huhner*|*h[au]e?hnchen*|enten?|enten(?!ei)*|gans|ganse*|*pute|puten*|truthahn|wachtel|fasan|taube|hirsch*|reh(?:rucken|keule|ragout)|hase|kaninchen|*wurst*|*hack(?:ball|steak|brat)*|gehacktes|faschiert*|roulade*|*schmalt?z|*talg|*knochen|nierenfett|ziege(?!n)|qualle|*bratenfond|*leber|nieren?|kutteln|zunge|doner|frikadelle|*gelatine*|heuschrecke|insekten?|karmin|cochenille',
    brings: ['meat'],
  },
  {
    names: 'viande|boeuf|veau|agneau|mouton|poulet|canard|carne|pollo|daging|ayam',
    brings: ['meat'],
  },
  {
    names:
      'sausage|*gelatin[ae]?|salami|*schmalt?z|blood|kielbasa|hot ?dogs?|pepperoni|sulze|*hackfleisch|*wurst|saucisse|salsiccia',
    brings: ['meat'],
    mayBring: ['pork'],
  },
  { names: 'steak|ribs?|heart|kebab|kofta|gyros|*schnitzel|gulasch|*braten', mayBring: ['meat'] },
  {
    names: '*rennet|lab|\\w+erlab|parmes*|parmigiano|grana padano|pecorino|gruyere|comte|reblochon|gorgonzola',
    mayBring: ['meat'],
  },
  {
    names:
      'pork|hams?|gammon|bacon|lardon|lardo|lard|crackling|pancetta|guanciale|prosciutto|coppa|n?duja|chorizo|mortadella|andouille|black pudding|spam|pigs?|boar|trotter|char si[ue]w?|lap (?:cheong|xuong)|tonkatsu(?! sauce)|tonkotsu|chashu|carnitas|chicharron*|lechon|tocino|longg?ani[sz]a|morcilla|*(?<!ti)schwein*|*speck*|*schinken*|spanferkel|kass?e?ler|eisbein|mett|blutwurst|mettwurst|*hackfleisch gemischt|gemischtes hackfleisch',
    brings: ['meat', 'pork'],
  },
  {
    names: 'porc|cochon|jambon|cerdo|jamon|maiale',
    brings: ['meat', 'pork'],
  },
  {
    names:
      'wine|prosecco|champagner?|cava|marsala|madeira|sherry|port|vermouth|wermut|sekt|*(?<!sch)weine?|*(?:rot|weiss)wein*|wein(?:schaum|gelee)|vin|vino|cider',
    brings: ['alcohol'],
    mayBring: ['sulphites'],
  },
  {
    names:
      'alcohol|alcoholic|liquor|spirit|sake*|mirin|shaox\\w+|brandy|rum|rum(?:topf|rosine)|vodka|wodka|whiske?y|bourbon|gin|liqueur|aperol|campari|tequila|mezcal|soju|makgeolli|cognac|calvados|kirsch(?!e)|kirschwasser|*(?:obst|wein|trauben)brand|weingeist|*burgunder|riesling|sli[vw]o[vw]itz|grappa|a[kq][uv]a?vit|ouzo|raki|arak|limoncello|amaretto|baileys|cointreau|bitters|mead|met|*alkohol*|*likor*|*schnaps|jagermeister',
    brings: ['alcohol'],
  },
  { names: 'vanilla extract', mayBring: ['alcohol'] },
  { names: 'honey|honeycomb|*honig*|miele?|beeswax|*bienenwachs|royal jelly|shellac|mead|met', brings: ['bee'] },
  { names: 'imitation|substitute', mayBring: ['gluten', 'soy', 'tree nut'] },
  { names: 'substitute', mayBring: ['egg', 'milk'] },
  { names: 'vegan*', brings: ['vegans'] },
  { names: 'vegetari*', brings: ['vegetarians', 'vegans'] },
  { names: 'salty|salted|(?:high|rich) in (?:salt|sodium)|salzig*|salzreich*|viel salz', brings: ['salt'] },
  {
    names: 'sugary|high in sugar|sugar and (?:fat|butter)|(?:contains|added) sugar|zuckerreich*|viel zucker',
    brings: ['sugar'],
  },
];
