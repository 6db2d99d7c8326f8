import { allergen, diet, type Need } from './need.ts';

/**
 * The words by which people name an allergen or a diet. Each line: what is meant, and the words for it in the singular, folded; several words
 * are a phrase. A missing word is a danger, one too many costs a chip that the asker takes off.
 */
export interface AvoidableTerms {
  readonly needs: readonly Need[];
  readonly words: string;
  /**
   * Names a kind of dish or drink, or a meat, rather than an allergen: avoided where it is denied or somebody is harmed, but asked for where
   * it is just said ('beef noodles', 'pasta tonight').
   */
  readonly isDish?: true;
  /** Holds more that may harm than the allergens in `needs`: who is allergic to chocolate may stand milk, and no cocoa. */
  readonly isMoreThanNeeds?: true;
  /** Its allergens are meant beside harm or another thing that is named: who only does not like chocolate may have milk. */
  readonly isByHarm?: true;
  /** Says what somebody's food must be, not what is in it: kept wherever it is said and not denied. */
  readonly isDiet?: true;
}

/** Nuts of which it is not said which. */
export const nuts = [allergen('peanut'), allergen('tree nut')];
export const seafood = [allergen('fish'), allergen('shellfish'), allergen('molluscs')];

export const englishTerms: readonly AvoidableTerms[] = [
  { needs: [diet('vegan')], words: 'vegan, vgn, vg, plant based, plantbased, veganism', isDiet: true },
  {
    needs: [diet('vegetarian')],
    words:
      'vegetarian, veggie, veggo, veg, veg only, lacto vegetarian, ovo vegetarian, lactovegetarian, meat free, meatfree, meatless, vegetarianism, for veggies, are veggies, pescatarian, pescetarian, pesc, pescie, hindu, brahmin',
    isDiet: true,
  },
  { needs: [diet('vegan')], words: 'animal product, animal, anything animal', isDish: true },
  {
    needs: [diet('vegan')],
    words:
      'minus the bees, minus bees, without the bees, from bees, made by bees, bee products, no bee products, bienenprodukte, von bienen, nothing with a face or a mother, nothing with a mother, anything with a mother, anything that had a mother, anything with parents, anything that had parents, alles was eine mutter hatte, nothing that had a mother, nothing with parents, nothing that had parents, nichts was eine mutter hatte',
    isDiet: true,
  },
  {
    needs: [diet('vegetarian')],
    words:
      'animal flesh, flesh of animals, flesh of an animal, gave up flesh, give up flesh, given up flesh, giving up flesh, avoid flesh, avoids flesh, avoiding flesh, without flesh, ate flesh, eaten flesh, off flesh, touch flesh, touches flesh, flesh of any sort, flesh of any kind, any flesh, no flesh, eat flesh, eats flesh, eating flesh, slaughtered animal',
  },
  {
    needs: [diet('vegetarian')],
    words:
      'whatever had a face, whatever once had a face, whatever has a face, whatever ever had a face, what once had a face, what had a face, all that had a face, everything with a face, everything that had a face, things that had a face, things that once had a face, stuff with a face, stuff that had a face, anything with a face, anything that had a face, anything that has a face, anything that once had a face, anything with eyes, anything that had eyes, anything with a pulse, anything with a heartbeat, anything that had to die, anything that once lived, anything that was alive, things with faces, things with a face, food with a face, alles mit gesicht, alles mit augen, was ein gesicht hat, was ein gesicht hatte, was augen hat, was augen hatte, nothing with a face, nothing that had a face, nothing that has a face, nothing with eyes, nothing that had eyes, nothing that once lived, nothing that was alive, nothing with a pulse, nothing with a heartbeat, nothing that had to die, nichts mit gesicht, nichts mit augen, nichts was mal gelebt, nichts was gelebt, nichts mehr was mal gelebt, nichts mehr was gelebt, nichts was augen, nichts was ein gesicht, nichts mehr was ein gesicht, nichts mehr was augen',
    isDiet: true,
  },
  {
    needs: [diet('jain'), diet('vegetarian')],
    words:
      'jain, jainism, jainist, mahavira, pulled out of the ground, comes out of the ground, grows in the ground, grows underground, grown underground, from under the ground, killed by pulling it up, die when you pull them up, pulled up by the root, pulled up by its roots, unter der erde wachst, unter der erde waechst',
    isDiet: true,
  },
  {
    needs: [diet('gluten_free'), allergen('gluten')],
    words: 'coeliac, celiac, coeliac disease, celiac disease, coeliacs, gf',
    isDiet: true,
  },
  {
    needs: [diet('dairy_free'), allergen('milk')],
    words: 'df, lf, lactose intolerant, lactose intolerance, lactoseintolerant, lactard',
    isDiet: true,
  },
  { needs: [diet('nut_free'), ...nuts], words: 'nf', isDiet: true },
  { needs: nuts, words: 'pa and tna, pa tna', isDiet: true },
  { needs: [allergen('tree nut')], words: 'tna', isDiet: true },
  {
    needs: [allergen('peanut')],
    words: 'pa kid, pa child, pa son, pa daughter, pa mom, pa mum, pa family',
    isDiet: true,
  },
  { needs: [allergen('egg')], words: 'ef', isDiet: true },
  { needs: [allergen('peanut')], words: 'pf', isDiet: true },
  { needs: [allergen('gluten')], words: 'wf', isDiet: true },
  {
    needs: [diet('low_sodium')],
    words:
      'lo salt, lo sodium, low salt, low in salt, little salt, less salt, added salt, low sodium, low in sodium, less sodium, reduced salt, saltless',
    isDiet: true,
  },
  { needs: [diet('low_sodium')], words: 'sodium, salt', isDish: true },
  { needs: [diet('low_sugar')], words: 'sugar, suger, suagr, sugr, added sugar, refined sugar', isDish: true },
  { needs: [diet('low_sugar')], words: 'lo sugar, low sugar, low in sugar, less sugar, little sugar', isDiet: true },
  {
    needs: [diet('keto_friendly')],
    words: 'keto, ketogenic, keto friendly, lo carb, low carb, no carb, lchf, atkins',
    isDiet: true,
  },
  { needs: [diet('keto_friendly')], words: 'carb, carbohydrate', isDish: true },
  {
    needs: [diet('halal')],
    words:
      'halal, halaal, haram, muslim, ramadan, ramadhan, ramazan, islamic, the imam, our imam, an imam, imam and, mosque, moschee, umrah, hajj, haddsch, hadsch, from mecca, to mecca, in mecca, from mekka, in mekka, nach mekka, aus mekka, von mekka, makkah, kaaba, taraweeh, muslima, muslimin, muslime, muslimen, muslimisch, muslimische, muslimischen, muslimischer, moslem, moslems, five times a day, funfmal am tag, fuenfmal am tag, in allahs namen, inshallah, alhamdulillah',
    isDiet: true,
  },
  {
    needs: [diet('kosher')],
    words:
      'kosher, kosha, two sets of dishes, two sets of plates, two sets of pots, two sets of pans, two sets of cutlery, two sets of crockery, two sets of kitchenware, separate sets of dishes, separate dishes for meat, separate plates for meat, separate dishes for milk, zweierlei geschirr, zwei satze geschirr, zwei saetze geschirr, getrenntes geschirr, doppeltes geschirr, milchig und fleischig, fleischig und milchig, bar mitzvah, bat mitzvah, bar mitzwa, bat mitzwa, yom kippur, jom kippur, shomer, jewish, treif, kashrut, passover, pesach, rabbi, synagogue, synagoge, shabbat, shabbos, sabbath, schabbat, seder, milk and meat separate, meat and milk separate, meat and dairy separate, dairy and meat separate, milk and meat apart, meat and milk apart, meat and dairy apart, not mix meat and milk, not mix milk and meat, not mix meat and dairy, not mix dairy and meat, dont mix meat and milk, dont mix milk and meat, dont mix meat and dairy, dont mix dairy and meat, never mix meat and milk, never mix milk and meat, never mix meat and dairy, never mix dairy and meat, without mixing meat and milk, without mixing milk and meat, without mixing meat and dairy, without mixing dairy and meat',
    isDiet: true,
  },
  { needs: [diet('paleo')], words: 'paleo, paleolithic, whole30, whole 30, aip, carnivore diet', isDiet: true },
  { needs: [diet('low_fodmap')], words: 'fodmap, low fodmap, fodmaps', isDiet: true },
  {
    needs: [diet('alcohol_free')],
    words:
      'non alcoholic, nonalcoholic, teetotal, teetotaller, teetotaler, sober, sobriety, alcoholic in recovery, recovering alcoholic, on the wagon, days clean, weeks clean, months clean, years clean, alcoholics anonymous, aa meeting, aa meetings, goes to aa, go to aa, going to aa, in aa, off the drink, off the booze, year chip, month chip, day chip, sobriety chip, sobriety coin, year coin, meetings every day, her meetings every, his meetings every, twelve step, 12 step, twelve steps, 12 steps, tage trocken, wochen trocken, monate trocken, jahre trocken, tagen trocken, monaten trocken, jahren trocken, trockener alkoholiker, blauen kreuz, blaues kreuz, guttempler, trinkt nix mehr, trinkt nichts mehr, trinkt keinen tropfen, trinke nichts mehr, trinke keinen tropfen, does not drink anymore, does not drink any more, stopped drinking, gave up drinking, given up drinking, out of rehab, in rehab, from rehab, to rehab, after rehab, alcohol rehab, off the bottle, off the sauce, detoxing, detoxed, drying out, aus dem entzug, im entzug, auf entzug, entzugsklinik, entziehungskur, suchtklinik, aus der reha, trockene alkoholikerin, anonyme alkoholiker, anonymen alkoholiker',
    isDiet: true,
  },
  { needs: [diet('alcohol_free')], words: 'alcohol, alcoholic, alkohol, booze, boozy, liquor' },
  {
    needs: [diet('alcohol_free')],
    words:
      'wine, red wine, white wine, rum, sake, mirin, brandy, vodka, whisky, whiskey, liqueur, sherry, champagne, cider, beer',
    isDish: true,
  },
  {
    needs: [diet('pork_free')],
    words:
      'pork, bacon, ham, lard, prosciutto, pancetta, chorizo, pig, piggy, swine, pork belly, pepperoni, guanciale, salami, pork fat, pork broth, pork stock',
    isDish: true,
  },
  {
    needs: [diet('vegetarian')],
    words:
      'meat, beef, veal, lamb, lamm, lammfleisch, hammel, mutton, goat, poultry, chicken, turkey, duck, sausage, gelatin, gelatine, red meat, steak, offal, liver, venison, rabbit, bone broth, chicken stock, beef stock',
    isDish: true,
  },
  {
    needs: [allergen('peanut')],
    words:
      'peanut, pea nut, groundnut, ground nut, goober, monkey nut, arachis, pb, peanut butter, peanutbutter, peanut oil, satay sauce, cacahuete, cacahuate, pnut',
  },
  {
    needs: [allergen('tree nut')],
    words:
      'tree nut, treenut, almond, hazelnut, hazel nut, filbert, walnut, cashew, cashew nut, cashoo, cashu, caju, pistachio, pecan, macadamia, brazil nut, brazilnut, pine nut, pinenut, pignoli, chestnut, hickory, beechnut, marzipan, praline, nougat, nutella, frangipane, gianduja, amaretto, amaretti, almond milk, almond butter, almond flour, cashew cream, cashew milk, hazelnut milk, ginkgo nut, shea nut, almond extract',
  },
  { needs: nuts, words: 'nut, nutz, mixed nut, nut butter, nut milk, nut oil, nut flour, trail mix, nutallergy' },
  {
    needs: [allergen('gluten')],
    words:
      'gluten, wheat, barley, rye, spelt, semolina, couscous, cous cous, bulgur, bulgar, bulghur, seitan, malt, farro, kamut, durum, einkorn, emmer, triticale, freekeh, breadcrumb, bread crumb, panko, oat, oatmeal, oat milk, oatmilk, graham flour, wheat flour, plain flour, white flour, flour, matzo, matzah, wheat germ, bran, gluteny, wheaten, roux',
  },
  {
    needs: [allergen('gluten')],
    words:
      'bread, pasta, pizza, toast, pastry, biscuit, cracker, bagel, baguette, bun, croissant, crouton, tortilla wrap, udon, spaghetti, macaroni, lasagne, lasagna, naan, pita, chapati, roti, sandwich, cereal, cake, cookie, doughnut, donut, pie crust, batter, dough',
    isDish: true,
  },
  { needs: [allergen('shellfish'), allergen('molluscs')], words: 'shellfish, shell fish, bivalve' },
  {
    needs: [allergen('shellfish')],
    words:
      'crustacean, shrimp, shrimpy, shrimpie, prawn, crab, crabmeat, lobster, crayfish, crawfish, crawdad, langoustine, langostino, scampi, krill, shrimp paste, belacan, prawn cracker, gambas, tiger prawn, ebi, yabby',
  },
  {
    needs: [allergen('molluscs')],
    words:
      'mollusc, mollusk, clam, oyster, mussel, scallop, squid, calamari, calamari ring, octopus, cuttlefish, snail, escargot, abalone, cockle, whelk, conch, oyster sauce, periwinkle, winkle, limpet, geoduck',
  },
  {
    needs: [allergen('fish')],
    words:
      'fish, fishy, fishes, salmon, tuna, cod, anchovy, anchovies, sardine, mackerel, trout, herring, haddock, halibut, eel, roe, caviar, bonito, dashi, katsuobushi, worcestershire, worcestershire sauce, worcester sauce, fish sauce, fishsauce, fish stock, nam pla, nuoc mam, surimi, sea bass, seabass, pollock, tilapia, catfish, swordfish, snapper, plaice, carp, kipper, fish oil, fish roe, unagi, monkfish, whitebait, pilchard, turbot, omega 3',
  },
  {
    needs: seafood,
    words:
      'that swims, that swim, that swam, that once swam, with fins, had fins, has fins, seafood, sea food, fruit de mer, frutti di mare',
  },
  { needs: seafood, words: 'from the sea, out of the sea, from the ocean, out of the ocean', isDish: true },
  {
    needs: [allergen('milk')],
    words:
      'udder, out of a cow, out of cows, from an udder, skyr, emmental, emmentaler, appenzeller, manchego, provolone, roquefort, stilton, labneh, labne, edam, edamer, burrata, taleggio, tilsiter, leerdammer, reblochon, grana padano, creme fraiche, kaymak',
  },
  {
    needs: [allergen('egg')],
    words:
      'egg, out of a hen, out of hens, out of a chicken, out of chickens, hen lays, hens lay, hen laid, hens laid, chicken lays, chickens lay, laid by a hen, laid by hens, eggy bread, yolk, egg yolk, egg white, eggwhite, eggz, egss, albumen, albumin, mayo, mayonnaise, meringue, aioli, egg wash, ovo',
  },
  { needs: [allergen('egg')], words: 'omelette, omelet, frittata, custard, hollandaise, quiche', isDish: true },
  {
    needs: [allergen('milk')],
    words:
      'milk, dairy, diary, lactose, whey, casein, caseinate, butter, ghee, buttermilk, cream, sour cream, whipped cream, clotted cream, creme fraiche, cheese, cheez, cheeze, cream cheese, yoghurt, yogurt, yoghourt, kefir, dahi, curd, grana padano, condensed milk, evaporated milk, milk powder, lactalbumin, cow milk, cows milk, goat milk, sheep milk, dairy product, paneer, feta, mozzarella, parmesan, parm, ricotta, cheddar, brie, halloumi, mascarpone, gouda, camembert, gorgonzola, pecorino, gruyere, custard powder, ice cream, icecream, gelato, milk protein, cmpa, cmpi, cows milk protein, dulce de leche, buttercream, lactos, lactase',
  },
  {
    needs: [allergen('milk')],
    words: 'milkshake, latte, cappuccino, milk chocolate, cheesecake, bechamel',
    isDish: true,
    isMoreThanNeeds: true,
  },
  { needs: [allergen('milk')], words: 'chocolate', isDish: true, isMoreThanNeeds: true, isByHarm: true },
  {
    needs: [allergen('soy')],
    words:
      'soy, soya, soybean, soyabean, soy bean, soya bean, soy sauce, soya sauce, soy milk, soymilk, soya milk, soja, tofu, tempeh, edamame, miso, natto, tamari, shoyu, tvp, soy lecithin, lecithin, soy protein, bean curd, beancurd, yuba, okara, textured vegetable protein',
  },
  {
    needs: [allergen('sesame')],
    words: 'sesame, sesame seed, sesame oil, tahini, tahina, tehina, benne, gingelly, gomasio, til seed',
  },
  {
    needs: [allergen('sesame')],
    words: 'hummus, houmous, hommus, halva, halvah, zaatar',
    isDish: true,
    isMoreThanNeeds: true,
  },
  { needs: [allergen('celery')], words: 'celery, celeriac, celery salt, celery seed' },
  { needs: [allergen('mustard')], words: 'mustard, dijon, mustard seed, mustard oil' },
  {
    needs: [allergen('sulphites')],
    words:
      'sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulphur, sulfur, sulphate, e220, e221, e222, e223, e224, e226, e227, e228, metabisulphite, metabisulfite',
  },
  { needs: [allergen('lupin')], words: 'lupin, lupine, lupini, lupin flour, lupini bean' },
];

/** What holds the word of an allergen and is none, in both languages: nothing is meant by its part. */
export const neutralTerms =
  'coconut, coconut milk, coconut cream, coconut oil, coconut butter, coconut yoghurt, coconut yogurt, coco nut, nutmeg, nut meg, butternut, butternut squash, water chestnut, waterchestnut, tiger nut, eggplant, egg plant, rice milk, hemp milk, ' +
  'cocoa butter, shea butter, apple butter, butter bean, butterbean, butter lettuce, body butter, cream of tartar, cream soda, buckwheat, buck wheat, rice flour, corn flour, cornflour, tapioca flour, chickpea flour, gram flour, potato flour, ' +
  'coconut flour, teff flour, crab apple, rice noodle, rice cake, rice cracker, corn tortilla, rice pasta, milk thistle, butterfly, buttercup, baby corn, kidney bean, ' +
  'kokosnuss, kokosnüss, kokosmilch, kokosjoghurt, kokoscreme, muskatnuss, muskatnüss, muskat, reismilch, hanfmilch, kakaobutter, sheabutter, buchweizen, butternusskürbis, butternut kürbis, reismehl, maismehl, kichererbsenmehl, kartoffelmehl, ' +
  'reisnudel, glasnudel, genuss, genüss, hochgenuss, eis, eistee, eisbergsalat, wildkräuter, fruit and veg, fruit n veg, veggies, cheesy, milky, nutty, buttery, eggy, creamy';
