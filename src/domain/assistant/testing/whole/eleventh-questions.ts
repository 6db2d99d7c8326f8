import {
  about,
  all,
  atLeast,
  beside,
  cooling,
  either,
  first,
  type FoodTest,
  from,
  type Good,
  holds,
  lacks,
  level,
  lists,
  meat,
  names,
  namesNothing,
  not,
  or,
  says,
  seafood,
  served,
  tastes,
  vegan,
  vegetarian,
  warming,
} from '#domain/assistant/testing/good-answer.ts';
import { after, asked, type OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import {
  course,
  flagged,
  isCurry,
  isDessert,
  isDrink,
  isEaten,
  isNoodles,
  isSoup,
  madeBy,
  notThereOr,
  refusedOr,
  saysItIsNotThere,
  statedFree,
  wideAsian,
} from './whole-good.ts';

const chicken = holds(/chicken/i);
const rice = or(holds(/\brice\b(?! (?:vinegar|wine|flour|noodle|paper))/i), holds(/risotto|arborio/i));
const main = course('main', 'soup');
const called =
  (words: RegExp): FoodTest =>
  ({ name }) =>
    words.test(name);
const fried = madeBy(/fry|fried/);
const grilled = madeBy(/grill|char|barbecue|broil/);
/** Not what the question names itself, and so many of those that pass. */
const others = (name: string, ...tests: readonly FoodTest[]): Good => beside([name], lists(...tests));
/** Carried and eaten anywhere: not hot from the pot. */
const portable = [isEaten, not(isSoup), not(served('Piping hot', 'Frozen'))] as const;
const little = course('snack', 'bread', 'starter', 'dessert', 'side');
/** What it holds stays avoided, or is left out of the list, or it says that there is none. */
const withoutIt = (name: string, ...tests: readonly FoodTest[]): Good =>
  beside([name], either(namesNothing, saysItIsNotThere, atLeast(1, ...tests)));

/** Marked before they were asked; parted in two halves by lot. */
export const eleventhEnglish: readonly OrdinaryQuestion[] = [
  // What is like a dish.
  asked(
    'something like lasagne',
    all(
      first(4, 'Moussaka', 'Pastitsio', 'Parmigiana di Melanzane', 'Macaroni and Cheese'),
      others('Lasagne alla Bolognese', course('main')),
    ),
  ),
  asked('a main like ramen', others('Tonkotsu Ramen', main, isNoodles)),
  asked(
    'main courses similar to butter chicken',
    all(
      first(4, 'Chicken Tikka Masala', 'Tandoori Chicken', 'Dal Makhani', 'Palak Paneer', 'Rogan Josh'),
      others('Butter Chicken', course('main')),
    ),
  ),
  asked('what else would i enjoy if pad thai is my favourite', others('Pad Thai', main, wideAsian)),
  asked('dishes in the style of paella', others('Paella Valenciana', rice)),
  asked('anything comparable to moussaka', first(4, 'Pastitsio', 'Lasagne alla Bolognese', 'Parmigiana di Melanzane')),
  asked('a dinner that reminds me of beef stroganoff', others('Beef Stroganoff', isEaten)),
  asked('something in the direction of tacos but not mexican', atLeast(1, not(from('Mexican')), isEaten)),
  asked('a soup along the lines of tom yum', others('Tom Yum Goong', isSoup)),
  asked('desserts like tiramisu', others('Tiramisù', isDessert)),
  asked('which dish comes closest to goulash', notThereOr(lists(main))),
  asked('drinks similar to aperol spritz', others('Aperol Spritz', isDrink)),
  asked('kinda like fried chicken but from asia', beside(['Fried Chicken'], atLeast(1, wideAsian, chicken))),
  asked('if i like carbonara which other pasta should i try', others('Spaghetti alla Carbonara', isNoodles)),
  asked('similar to hummus', others('Hummus', course('starter', 'sauce', 'side', 'salad', 'soup'))),
  asked('mains in the same vein as pulled pork', others('Pulled Pork', course('main'), meat)),
  // A way of cooking with a kind of food.
  asked('best cheese for grilling', first(2, 'Halloumi', 'Oscypek', 'Saganaki')),
  asked('which cheese can i fry in a pan', first(3, 'Halloumi', 'Sulguni', 'Oscypek', 'Saganaki')),
  asked(
    'good cheese for melting on toast',
    first(3, 'Gruyère', 'Raclette', 'Mozzarella di Bufala', 'Sulguni', 'Welsh Rarebit', 'Croque-Monsieur', 'Camembert'),
  ),
  asked('fish for the grill', lists(seafood, grilled)),
  asked('a braised meat dish', lists(meat, madeBy(/brais|stew|slow|simmer/))),
  asked('steamed dumplings', lists(madeBy(/steam/))),
  asked('deep fried snacks', lists(fried, isEaten)),
  asked('best bread for dipping in soup', lists(course('bread'))),
  asked('what meat is good for slow cooking', lists(meat, madeBy(/brais|stew|slow|simmer|roast|smok|bak/))),
  asked('baked pasta', lists(isNoodles, madeBy(/bak/))),
  asked('raw fish dishes', lists(seafood, not(madeBy(/fry|grill|bak|simmer/)))),
  asked('grilled chicken', lists(chicken, madeBy(/grill|char|barbecue|roast/))),
  asked('vegetables for roasting', lists(vegetarian, madeBy(/roast|bak|grill|char/))),
  // A dish without what belongs to it.
  asked('a burger without beef please', withoutIt('Hamburger', lacks(/\bbeef/i))),
  asked('chili without beans', refusedOr(lacks(/bean/i))),
  asked(
    'carbonara without bacon',
    withoutIt('Spaghetti alla Carbonara', lacks(/bacon|pork|guanciale|pancetta|ham\b/i)),
  ),
  asked('curry that has no coconut in it', refusedOr(lacks(/coconut/i))),
  asked('tiramisu without alcohol', beside(['Tiramisù'], atLeast(1, flagged('alcohol_free')))),
  asked('pho without beef', withoutIt('Pho Bo', lacks(/\bbeef|oxtail/i))),
  asked('moussaka with no meat', beside(['Moussaka'], atLeast(1, vegetarian))),
  asked('paella but skip the seafood', atLeast(1, not(seafood))),
  asked('dumplings without pork', lists(flagged('pork_free'))),
  asked('pizza without tomato', withoutIt('Pizza Margherita', lacks(/tomat/i))),
  asked('ramen no egg', withoutIt('Tonkotsu Ramen', statedFree('egg'))),
  asked('cheesecake but dairy free', withoutIt('New York Cheesecake', statedFree('milk'))),
  // What somebody has had enough of.
  asked('bored of pasta', lists(isEaten, not(isDessert), not(isNoodles), not(course('bread')))),
  asked('so over chicken and rice', lists(isEaten, not(chicken), not(rice))),
  asked(
    'i eat sandwiches every day, give me something else for lunch',
    lists(isEaten, not(called(/sandwich|banh mi/i))),
  ),
  asked('sick of salads', lists(isEaten, not(course('salad')))),
  asked('we always have pizza on fridays, any other ideas', lists(isEaten, not(called(/pizza/i)))),
  asked('anything but curry', lists(isEaten, not(isCurry))),
  asked('not another burger', lists(isEaten, not(called(/burger/i)))),
  asked('in a rut with chicken', lists(isEaten, not(chicken))),
  // Moments and weather.
  asked('food for a picnic', atLeast(3, ...portable)),
  asked('late-night snack', atLeast(3, little)),
  asked('something to take to work', atLeast(2, ...portable)),
  asked('packed lunch ideas', atLeast(2, ...portable)),
  asked('road trip food', atLeast(2, ...portable)),
  asked('comfort food for a rainy sunday', lists(isEaten, warming)),
  asked('too hot to cook today', lists(cooling)),
  asked('what to eat after the gym', lists(isEaten)),
  asked('game day food', lists(course('snack', 'starter', 'main', 'side'), not(isSoup))),
  asked('sunday lunch with the family', lists(course('main', 'soup', 'salad', 'starter'))),
  asked('afternoon tea with grandma', lists(course('dessert', 'drink', 'snack', 'bread'))),
  asked('snow day lunch', lists(isEaten, warming)),
  asked('after a long walk in the cold', lists(warming)),
  asked('something small before bed', lists(or(little, isDrink))),
  asked('drinks for a garden party', lists(isDrink)),
  asked('lunchbox for my kid', atLeast(2, level('spicy', 0, 1), ...portable)),
  asked('side dish for a bbq', lists(course('side', 'salad', 'bread'))),
  asked('camping food', lists(isEaten)),
  asked('food for the beach', atLeast(2, ...portable)),
  asked('midnight munchies', atLeast(2, isEaten, not(course('soup')))),
  // What goes on.
  after('thai curry', 'and without fish?', either(namesNothing, atLeast(1, statedFree('fish')))),
  after('something like lasagne', 'vegetarian?', beside(['Lasagne alla Bolognese'], atLeast(1, vegetarian, isEaten))),
  after('bored of rice', 'with chicken maybe', atLeast(1, chicken, not(rice))),
  after('picnic food', 'something sweet', lists(isDessert)),
  after('grilled fish', 'from asia', atLeast(1, wideAsian, seafood)),
  after('late night snack', 'not fried', lists(isEaten, not(fried))),
  after('dumplings', 'and which of them are vegan', atLeast(1, vegan)),
  after('soup for a cold day', 'with lentils', atLeast(1, isSoup, holds(/lentil/i))),
  after('something like butter chicken', 'but milder', beside(['Butter Chicken'], lists(level('spicy', 0, 1.5)))),
  // Slips.
  asked('somthing simular to lasagna', others('Lasagne alla Bolognese', course('main'))),
  asked('vegitarian picknick food', atLeast(2, vegetarian, ...portable)),
  asked('best chese to gril', first(3, 'Halloumi', 'Oscypek', 'Saganaki')),
];

/** The same in German. */
export const eleventhGerman: readonly OrdinaryQuestion[] = [
  // Names of dishes, many of them joined of two words.
  asked('Milchreis', notThereOr(atLeast(1, rice, isDessert))),
  asked('Gemüseauflauf', notThereOr(atLeast(1, vegetarian, madeBy(/bak|roast|gratin/)))),
  asked('Kartoffelsuppe', notThereOr(atLeast(1, isSoup, holds(/potato/i)))),
  asked('Hühnersuppe', atLeast(1, isSoup, chicken)),
  asked('Rinderroulade', about('Beef Rouladen')),
  asked('Käsekuchen', first(2, 'New York Cheesecake', 'Sernik')),
  asked('Apfelkuchen', atLeast(1, isDessert, holds(/apple/i))),
  asked('Kartoffelpuffer', first(2, 'Reibekuchen', 'Placki Ziemniaczane', 'Deruny', 'Rösti')),
  asked('Kartoffelbrei', first(1, 'Mashed Potatoes')),
  asked('Bratkartoffeln', notThereOr(atLeast(1, holds(/potato/i)))),
  asked('Nudelauflauf', notThereOr(atLeast(1, isNoodles, madeBy(/bak/)))),
  asked('Fleischbällchen', lists(called(/meatball|köfte|kefta|klopse|frikadell|bakso/i))),
  asked('Pilzrisotto', notThereOr(atLeast(1, or(rice, holds(/mushroom/i))))),
  asked('Hähnchenspieße', lists(chicken, grilled)),
  asked('Grießbrei', notThereOr(atLeast(1, or(isDessert, holds(/semolina/i))))),
  asked('Bohneneintopf', lists(holds(/bean/i))),
  asked('Tomatensuppe', lists(isSoup, holds(/tomat/i))),
  asked('Fischsuppe', lists(isSoup, seafood)),
  asked('Schokopudding', notThereOr(atLeast(1, or(isDessert, isDrink), holds(/chocolate|cocoa/i)))),
  asked('Eierkuchen', first(2, 'Pancakes with Maple Syrup', 'Kaiserschmarrn', 'Galette Complète')),
  asked('Rührei', notThereOr(atLeast(1, holds(/\begg/i)))),
  asked('Erbsensuppe', notThereOr(atLeast(1, isSoup))),
  asked('Krautsalat', notThereOr(atLeast(1, holds(/cabbage/i)))),
  asked('Lammeintopf', lists(holds(/lamb|mutton/i))),
  asked('Reispfanne', lists(rice)),
  // What is like a dish.
  asked(
    'etwas wie Lasagne',
    all(
      first(4, 'Moussaka', 'Pastitsio', 'Parmigiana di Melanzane', 'Macaroni and Cheese'),
      others('Lasagne alla Bolognese', course('main')),
    ),
  ),
  asked('ein Hauptgericht wie Ramen', others('Tonkotsu Ramen', main, isNoodles)),
  asked('etwas in Richtung Döner', others('Döner Kebab', course('main', 'snack'), meat)),
  asked('Was kommt einem Schnitzel am nächsten?', beside(['Wiener Schnitzel'], atLeast(1, main, meat))),
  asked('Nachtisch ähnlich wie Tiramisu', others('Tiramisù', isDessert)),
  // A way of cooking with a kind of food.
  asked('bester Käse zum Grillen', first(2, 'Halloumi', 'Oscypek', 'Saganaki')),
  asked('Welcher Käse eignet sich zum Überbacken?', first(4, 'Gruyère', 'Mozzarella di Bufala', 'Raclette', 'Sulguni')),
  asked('Fisch zum Grillen', lists(seafood, grilled)),
  asked('Fleisch zum Schmoren', lists(meat, madeBy(/brais|stew|slow|simmer/))),
  asked('gedämpfte Teigtaschen', lists(madeBy(/steam/))),
  asked('frittierte Snacks', lists(fried, isEaten)),
  // A dish without what belongs to it.
  asked('Pizza ohne Käse', withoutIt('Pizza Margherita', statedFree('milk'))),
  asked('Burger ohne Rindfleisch', withoutIt('Hamburger', lacks(/\bbeef/i))),
  asked('Carbonara ohne Speck', withoutIt('Spaghetti alla Carbonara', lacks(/bacon|pork|guanciale|pancetta|ham\b/i))),
  asked('Curry ohne Kokosmilch', refusedOr(lacks(/coconut/i))),
  asked('Moussaka ohne Fleisch', beside(['Moussaka'], atLeast(1, vegetarian))),
  asked('Tiramisu ohne Kaffee', withoutIt('Tiramisù', lacks(/coffee|espresso/i))),
  // What somebody has had enough of.
  asked('ich kann keine Nudeln mehr sehen', lists(isEaten, not(isDessert), not(isNoodles))),
  asked('alles außer Reis', lists(isEaten, not(rice))),
  asked('mal was anderes als Schnitzel', lists(isEaten, not(called(/schnitzel/i)))),
  asked('ich hab Suppe satt', lists(isEaten, not(course('soup')))),
  // Moments and weather.
  asked('Sonntagsessen für die Familie', lists(course('main', 'soup', 'salad', 'starter'))),
  asked('etwas zum Mitnehmen ins Büro', atLeast(2, ...portable)),
  asked('Essen fürs Picknick', atLeast(3, ...portable)),
  asked('Mitternachtssnack', atLeast(2, little)),
  asked('Essen bei Regenwetter', lists(isEaten, warming)),
  asked('Was esse ich bei 35 Grad?', lists(cooling)),
  asked('Abendbrot', lists(isEaten)),
  asked('Proviant für eine Wanderung', atLeast(2, ...portable)),
  asked('Beilage zum Grillen', lists(course('side', 'salad', 'bread'))),
  asked('etwas für den Kaffeeklatsch', lists(course('dessert', 'drink', 'snack', 'bread'))),
  asked('Katerfrühstück', lists(isEaten)),
  asked('Wintergerichte', lists(isEaten, warming)),
  asked('Pausenbrot für die Schule', atLeast(2, ...portable)),
  asked('Snack nach Feierabend', atLeast(2, little)),
  // What goes on.
  after('etwas wie Lasagne', 'und ohne Fleisch?', beside(['Lasagne alla Bolognese'], atLeast(1, vegetarian, isEaten))),
  after('Nudeln', 'und vegan?', atLeast(1, vegan, isNoodles)),
  after('Curry', 'lieber mit Huhn', lists(chicken)),
  after('Käse zum Grillen', 'und aus Griechenland?', atLeast(1, or(from('Greek', 'Cypriot')))),
  after('Essen fürs Picknick', 'etwas Süßes', lists(or(isDessert, tastes('sweet')))),
  after('Suppe', 'ohne Fleisch', lists(isSoup, vegetarian)),
  after('frittierte Snacks', 'und was passt dazu zu trinken', either(lists(isDrink), says(/goes|passt/))),
  // Slips.
  asked('etwas wie Lasange', others('Lasagne alla Bolognese', course('main'))),
  asked('Gemüse Auflauff', notThereOr(atLeast(1, vegetarian, madeBy(/bak|roast|gratin/)))),
  asked('besster Käse zum grilen', first(3, 'Halloumi', 'Oscypek', 'Saganaki')),
  asked('Hünersuppe', atLeast(1, isSoup, chicken)),
  asked('was schmekt ähnlich wie Ramen', all(names('Tonkotsu Ramen'), others('Tonkotsu Ramen', main))),
];
