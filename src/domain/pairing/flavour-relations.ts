/**
 * How flavours act on one another, over the words of `flavourWords`: the tables of enhancers, complements and contrasting pairs of spec 2 §9,
 * pairing results. Each relation holds both ways; its reason explains it.
 */
export interface FlavourRelation {
  readonly pair: readonly [string, string];
  readonly because: string;
}

/** One makes the other taste stronger, in the mouth itself. */
export const enhancingFlavours: readonly FlavourRelation[] = [
  { pair: ['umami', 'salty'], because: 'Salt and umami are tasted more strongly together.' },
  { pair: ['umami', 'fermented'], because: 'Fermented and umami tastes multiply each other.' },
  { pair: ['umami', 'meaty'], because: 'A meaty taste multiplies the umami of its companion.' },
  { pair: ['umami', 'tomatoey'], because: 'Tomato notes bring umami of their own.' },
  { pair: ['umami', 'briny'], because: 'A taste of the sea lifts savouriness.' },
  { pair: ['savory', 'garlicky'], because: 'Garlic notes round out what is savoury.' },
  { pair: ['savory', 'oniony'], because: 'Onion notes add sweetness and depth.' },
  { pair: ['savory', 'salty'], because: 'Salt brings savoury aromas forward.' },
  { pair: ['sweet', 'salty'], because: 'A little salt suppresses bitterness and lets sweetness through.' },
  { pair: ['chocolatey', 'salty'], because: 'Salt damps the bitterness of cocoa.' },
  { pair: ['caramelised', 'salty'], because: 'Salt sharpens caramel notes.' },
  { pair: ['fruity', 'tart'], because: 'Acidity makes fruit taste riper.' },
  { pair: ['tropical', 'citrusy'], because: 'Citrus brightens tropical notes.' },
  { pair: ['sweet', 'floral'], because: 'Floral aromas are read as sweetness.' },
  { pair: ['chocolatey', 'roasted'], because: 'Cocoa and roast have aromas in common.' },
  { pair: ['nutty', 'roasted'], because: 'Roasting makes nutty notes nuttier.' },
  { pair: ['nutty', 'toasty'], because: 'Toasted grain and nut share their browning aromas.' },
  { pair: ['malty', 'roasted'], because: 'Both are tastes of browning.' },
  { pair: ['smoky', 'charred'], because: 'Smoke and char reinforce each other.' },
  { pair: ['spicy', 'peppery'], because: 'Chilli heat and pepper heat add up.' },
  { pair: ['spicy', 'gingery'], because: 'Ginger notes add a second, quicker heat.' },
  { pair: ['numbing', 'spicy'], because: 'Numbing tingle makes heat bloom.' },
  { pair: ['minty', 'fresh'], because: 'Mint notes feel cool, and so do fresh ones.' },
];

/** They go well because one fills what the other lacks. */
export const complementaryFlavours: readonly FlavourRelation[] = [
  { pair: ['rich', 'tangy'], because: 'Tang cuts through richness.' },
  { pair: ['buttery', 'herbal'], because: 'Buttery tastes carry herbs.' },
  { pair: ['creamy', 'citrusy'], because: 'Citrus keeps cream from cloying.' },
  { pair: ['cheesy', 'fruity'], because: 'Fruit balances the weight of a cheesy taste.' },
  { pair: ['cheesy', 'honeyed'], because: 'Honey notes soften cheesy ones.' },
  { pair: ['smoky', 'sweet'], because: 'Sweetness rounds the edge of smoke.' },
  { pair: ['meaty', 'herbal'], because: 'Herbs freshen meaty tastes.' },
  { pair: ['meaty', 'mustardy'], because: 'Mustard heat clears the palate after meaty tastes.' },
  { pair: ['earthy', 'nutty'], because: 'Earthy and nutty tastes share warm low notes.' },
  { pair: ['earthy', 'buttery'], because: 'Buttery tastes carry earthy ones.' },
  { pair: ['gingery', 'citrusy'], because: 'Ginger and citrus notes smell a little alike.' },
  { pair: ['coconutty', 'spicy'], because: 'Coconut notes calm the burn.' },
  { pair: ['coconutty', 'tropical'], because: 'Coconut and tropical notes belong together.' },
  { pair: ['milky', 'chocolatey'], because: 'Milky tastes smooth cocoa.' },
  { pair: ['malty', 'chocolatey'], because: 'Malt deepens cocoa.' },
  { pair: ['sesame', 'savory'], because: 'Sesame notes finish what is savoury.' },
  { pair: ['fermented', 'fresh'], because: 'Freshness lightens what is fermented.' },
  { pair: ['garlicky', 'tomatoey'], because: 'Garlic and tomato notes make each other rounder.' },
  { pair: ['eggy', 'salty'], because: 'Salt wakes the mildness of eggy tastes.' },
  { pair: ['yeasty', 'buttery'], because: 'Yeasty and buttery tastes are as near as bread and butter.' },
  { pair: ['floral', 'fruity'], because: 'Fruit and flower smell a little alike.' },
  { pair: ['aniseed', 'citrusy'], because: 'Citrus makes aniseed fresher.' },
  { pair: ['grassy', 'citrusy'], because: 'Green and citrus notes make one freshness.' },
  { pair: ['mild', 'savory'], because: 'A mild base lets the savoury speak.' },
];

/** Opposites that make each other interesting. */
export const contrastingFlavours: readonly FlavourRelation[] = [
  { pair: ['sweet', 'sour'], because: 'Each is read as less of itself beside the other.' },
  { pair: ['sweet', 'bitter'], because: 'Sweetness masks bitterness, bitterness checks sweetness.' },
  { pair: ['sweet', 'spicy'], because: 'Sweetness calms heat.' },
  { pair: ['sweet', 'salty'], because: 'The oldest contrast on the plate.' },
  { pair: ['sweet', 'tangy'], because: 'Tang keeps sweetness awake.' },
  { pair: ['rich', 'fresh'], because: 'Richness against freshness.' },
  { pair: ['rich', 'light'], because: 'Weight against air.' },
  { pair: ['rich', 'tart'], because: 'Tartness cuts richness.' },
  { pair: ['rich', 'vinegary'], because: 'Vinegar notes cut richness.' },
  { pair: ['rich', 'bitter'], because: 'Bitterness clears the palate of richness.' },
  { pair: ['spicy', 'creamy'], because: 'Creaminess calms heat.' },
  { pair: ['spicy', 'milky'], because: 'Milky tastes calm heat.' },
  { pair: ['spicy', 'fresh'], because: 'Coolness against heat.' },
  { pair: ['spicy', 'mild'], because: 'A calm base for a loud voice.' },
  { pair: ['smoky', 'fresh'], because: 'Smoke is heavy where freshness is light.' },
  { pair: ['smoky', 'fruity'], because: 'Fruit brightens smoke.' },
  { pair: ['earthy', 'citrusy'], because: 'Low notes against high ones.' },
  { pair: ['umami', 'tart'], because: 'Tartness lifts a heavy savouriness.' },
  { pair: ['umami', 'sweet'], because: 'Savoury depth against sweetness.' },
  { pair: ['meaty', 'fruity'], because: 'Fruit lightens meaty tastes.' },
  { pair: ['fermented', 'sweet'], because: 'Fermented depth against sweetness.' },
  { pair: ['funky', 'floral'], because: 'Funk against blossom.' },
  { pair: ['buttery', 'tart'], because: 'Tartness against buttery tastes.' },
  { pair: ['cheesy', 'tart'], because: 'Tartness refreshes after cheesy tastes.' },
  { pair: ['salty', 'sour'], because: 'Salt and sourness pull apart.' },
  { pair: ['hearty', 'light'], because: 'Filling against airy.' },
  { pair: ['warm', 'minty'], because: 'Warm notes against cooling mint.' },
  { pair: ['charred', 'creamy'], because: 'Charred notes against creaminess.' },
  { pair: ['numbing', 'sweet'], because: 'Sweetness brings a numbed tongue back.' },
  { pair: ['chocolatey', 'citrusy'], because: 'Citrus against cocoa.' },
];
