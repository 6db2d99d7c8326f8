/**
 * How flavours act on one another, over the words of `flavourWords`: the tables of enhancers, complements and contrasting pairs of spec 2 §9,
 * pairing results. Each relation holds both ways; the reason says what is behind it.
 */
export interface FlavourRelation {
  readonly pair: readonly [string, string];
  readonly because: string;
}

/** One makes the other taste stronger, in the mouth itself. */
export const enhancingFlavours: readonly FlavourRelation[] = [
  { pair: ['umami', 'salty'], because: 'Sodium and glutamate are tasted more strongly together.' },
  { pair: ['umami', 'fermented'], because: 'Fermentation frees glutamate and nucleotides, which multiply each other.' },
  { pair: ['umami', 'meaty'], because: 'Inosinate of meat multiplies the glutamate of its companion.' },
  { pair: ['umami', 'tomatoey'], because: 'Ripe tomato brings free glutamate.' },
  { pair: ['umami', 'briny'], because: 'Sea salt and seaweed lift savouriness.' },
  { pair: ['savory', 'garlicky'], because: 'Sulphur compounds of garlic round out savoury broths.' },
  { pair: ['savory', 'oniony'], because: 'Cooked onion adds sweetness and kokumi depth.' },
  { pair: ['savory', 'salty'], because: 'Salt brings savoury aromas forward.' },
  { pair: ['sweet', 'salty'], because: 'A little salt suppresses bitterness and lets sweetness through.' },
  { pair: ['chocolatey', 'salty'], because: 'Salt damps the bitterness of cocoa.' },
  { pair: ['caramelised', 'salty'], because: 'Salt sharpens the notes of browned sugar.' },
  { pair: ['fruity', 'tart'], because: 'Acidity makes fruit taste riper.' },
  { pair: ['tropical', 'citrusy'], because: 'Citric acid brightens ripe tropical esters.' },
  { pair: ['sweet', 'floral'], because: 'Floral aromas are read as sweetness.' },
  { pair: ['chocolatey', 'roasted'], because: 'Cocoa and roast share pyrazines.' },
  { pair: ['nutty', 'roasted'], because: 'Roasting builds the pyrazines that make nuts taste of nut.' },
  { pair: ['nutty', 'toasty'], because: 'Toasted grain and nut share their browning aromas.' },
  { pair: ['malty', 'roasted'], because: 'Both come from the Maillard reaction.' },
  { pair: ['smoky', 'charred'], because: 'Smoke phenols and char reinforce each other.' },
  { pair: ['spicy', 'peppery'], because: 'Capsaicin and piperine excite the same receptor.' },
  { pair: ['spicy', 'gingery'], because: 'Gingerol adds a second, quicker heat.' },
  { pair: ['numbing', 'spicy'], because: 'Sanshool makes the tongue tingle and chilli bloom.' },
  { pair: ['minty', 'fresh'], because: 'Menthol excites the receptor of cold.' },
];

/** They go well because one fills what the other lacks. */
export const complementaryFlavours: readonly FlavourRelation[] = [
  { pair: ['rich', 'tangy'], because: 'Acid cuts through fat.' },
  { pair: ['buttery', 'herbal'], because: 'Fat carries the oils of herbs.' },
  { pair: ['creamy', 'citrusy'], because: 'Citrus keeps cream from cloying.' },
  { pair: ['cheesy', 'fruity'], because: 'Fruit sugar balances salt and fat.' },
  { pair: ['cheesy', 'honeyed'], because: 'Honey softens ripe cheese.' },
  { pair: ['smoky', 'sweet'], because: 'Sweetness rounds the edge of smoke.' },
  { pair: ['meaty', 'herbal'], because: 'Terpenes of herbs freshen roasted meat.' },
  { pair: ['meaty', 'mustardy'], because: 'Mustard heat cleans fat off the palate.' },
  { pair: ['earthy', 'nutty'], because: 'Root, mushroom and nut share warm low notes.' },
  { pair: ['earthy', 'buttery'], because: 'Butter carries the aromas of mushroom and root.' },
  { pair: ['gingery', 'citrusy'], because: 'Both hold lemon-scented terpenes.' },
  { pair: ['coconutty', 'spicy'], because: 'Fat dissolves capsaicin and calms its burn.' },
  { pair: ['coconutty', 'tropical'], because: 'Lactones of coconut sit beside tropical esters.' },
  { pair: ['milky', 'chocolatey'], because: 'Milk fat smooths cocoa.' },
  { pair: ['malty', 'chocolatey'], because: 'Malt deepens cocoa.' },
  { pair: ['sesame', 'savory'], because: 'Toasted sesame oil finishes savoury dishes.' },
  { pair: ['fermented', 'fresh'], because: 'Raw freshness lightens what is aged.' },
  { pair: ['garlicky', 'tomatoey'], because: 'Sulphur and acid make each other rounder.' },
  { pair: ['eggy', 'salty'], because: 'Salt wakes the mildness of egg.' },
  { pair: ['yeasty', 'buttery'], because: 'Bread and butter: diacetyl is in both.' },
  { pair: ['floral', 'fruity'], because: 'Fruit and flower share their esters.' },
  { pair: ['aniseed', 'citrusy'], because: 'Orange lifts anise from liquorice to fresh.' },
  { pair: ['grassy', 'citrusy'], because: 'Green and citrus notes make one freshness.' },
  { pair: ['mild', 'savory'], because: 'A mild base lets the savoury speak.' },
];

/** Opposites that make each other interesting. */
export const contrastingFlavours: readonly FlavourRelation[] = [
  { pair: ['sweet', 'sour'], because: 'Each is read as less of itself beside the other.' },
  { pair: ['sweet', 'bitter'], because: 'Sugar masks bitterness, bitterness checks sugar.' },
  { pair: ['sweet', 'spicy'], because: 'Sugar calms heat.' },
  { pair: ['sweet', 'salty'], because: 'The oldest contrast on the plate.' },
  { pair: ['sweet', 'tangy'], because: 'Tang keeps sweetness awake.' },
  { pair: ['rich', 'fresh'], because: 'Fat against crispness.' },
  { pair: ['rich', 'light'], because: 'Weight against air.' },
  { pair: ['rich', 'tart'], because: 'Acid cuts fat.' },
  { pair: ['rich', 'vinegary'], because: 'Pickle beside roast.' },
  { pair: ['rich', 'bitter'], because: 'Bitter leaves clear the palate of fat.' },
  { pair: ['spicy', 'creamy'], because: 'Fat and casein carry capsaicin away.' },
  { pair: ['spicy', 'milky'], because: 'Casein binds capsaicin.' },
  { pair: ['spicy', 'fresh'], because: 'Coolness against heat.' },
  { pair: ['spicy', 'mild'], because: 'A calm base for a loud voice.' },
  { pair: ['smoky', 'fresh'], because: 'Smoke is heavy where freshness is light.' },
  { pair: ['smoky', 'fruity'], because: 'Fruit brightens smoke.' },
  { pair: ['earthy', 'citrusy'], because: 'Low notes against high ones.' },
  { pair: ['umami', 'tart'], because: 'Acid lifts a heavy savouriness.' },
  { pair: ['umami', 'sweet'], because: 'Savoury depth against sugar.' },
  { pair: ['meaty', 'fruity'], because: 'Roast and fruit.' },
  { pair: ['fermented', 'sweet'], because: 'Funk against sugar.' },
  { pair: ['funky', 'floral'], because: 'Barnyard against blossom.' },
  { pair: ['buttery', 'tart'], because: 'Acid against butter.' },
  { pair: ['cheesy', 'tart'], because: 'Acid refreshes after cheese.' },
  { pair: ['salty', 'sour'], because: 'Pickle and brine pull apart.' },
  { pair: ['hearty', 'light'], because: 'Filling against airy.' },
  { pair: ['warm', 'minty'], because: 'Warming spice against cooling menthol.' },
  { pair: ['charred', 'creamy'], because: 'Bitter crust against softness.' },
  { pair: ['numbing', 'sweet'], because: 'Sugar brings the tongue back.' },
  { pair: ['chocolatey', 'citrusy'], because: 'Orange against cocoa.' },
];
