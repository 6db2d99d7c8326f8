import {
  about,
  all,
  atLeast,
  beside,
  cooling,
  either,
  feels,
  first,
  from,
  holds,
  lacks,
  level,
  lists,
  names,
  namesNothing,
  neverSays,
  not,
  or,
  says,
  seafood,
  tastes,
  vegan,
  vegetarian,
  warming,
} from '#domain/assistant/testing/good-answer.ts';
import { after, asked, type OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import {
  alcoholic,
  course,
  flagged,
  isCheese,
  isCurry,
  isDessert,
  isDrink,
  isEaten,
  isNoodles,
  isSoup,
  madeBy,
  nordic,
  saysItIsNotThere,
  statedFree,
  westAfrican,
  wideAsian,
} from './whole-good.ts';

const potato = holds(/potato/i);
const egg = holds(/\begg/i);
const chicken = holds(/chicken/i);
const fish = holds(
  /fish|salmon|cod|herring|tuna|trout|mackerel|sardine|anchov|tilapia|snapper|bass|catfish|bream|grouper|hake|haddock/i,
);
const gentle = level('spicy', 0, 1);
const noAdvice = neverSays(/\bis healthy\b|good for you|\bist gesund\b/i);

/** Marked before they were asked; parted in two halves by lot. */
export const tenthEnglish: readonly OrdinaryQuestion[] = [
  // What it holds of milk stays avoided (R29), and no cheese is without.
  asked('what could i use instead of parmesan', either(atLeast(1, isCheese), says(/Take off what is avoided/))),
  asked('alternative to gochujang', beside(['Gochujang'], atLeast(1, isEatenOrUsed()))),
  asked('swap for coconut milk in a curry?', says(/coconut milk/i)),
  asked('which cheeses melt well', either(lists(isCheeseDish()), says(/melt/i))),
  asked('what stays crunchy even in soup', either(lists(feels('crunchy', 'crispy')), lists(isSoup))),
  asked('a rice dish that is not mushy', lists(holds(/rice/i), not(feels('soft', 'sticky')))),
  asked('fried fish thats not soggy', lists(fish, feels('crispy', 'crunchy', 'flaky', 'firm'))),
  asked('meat free moussaka', lists(vegetarian)),
  asked('shepherds pie without the meat', lists(vegetarian)),
  asked('burger but no beef', lists(lacks(/beef/i))),
  asked('curry with no coconut and no nuts pls', either(namesNothing, lists(statedFree('peanut'), lacks(/coconut/i)))),
  asked(
    'which is milder: mapo tofu, kung pao chicken or dan dan noodles',
    names('Mapo Tofu', 'Kung Pao Chicken', 'Dan Dan Noodles'),
  ),
  asked(
    'out of gazpacho, borscht, tom yum and miso soup, which is the most sour',
    names('Gazpacho', 'Borscht', 'Tom Yum Goong', 'Miso Soup'),
  ),
  asked('is injera more sour than sourdough', names('Injera', 'Sourdough Bread')),
  asked('sort by sweetness: kulfi, baklava, tiramisu', names('Kulfi', 'Baklava', 'Tiramisù')),
  asked('is kibbeh similar to falafel', names('Kibbeh', 'Falafel')),
  asked('is arancini like risotto', names('Arancini', 'Risotto alla Milanese')),
  asked('what does saffron smell like', about('Saffron')),
  asked('does stinky tofu really smell that bad', about('Stinky Tofu')),
  asked('how does jackfruit smell', about('Jackfruit')),
  asked('is ghee healthy', all(noAdvice, saysSomething())),
  asked('is natto good for you', all(about('Natto'), noAdvice)),
  asked('are chickpeas healthy', noAdvice),
  asked('dinner for two, nothing fancy', lists(isEaten, not(isDessert))),
  asked('feeding 12 people on saturday, any ideas', lists(isEaten, not(isDessert))),
  asked('something quick with noodles', lists(isNoodles)),
  asked('ready in 15 minutes please', lists(isEaten)),
  asked(
    'what can i cook with potatoes and cheese',
    lists(potato, holds(/cheese|cheddar|gruy|mozzarella|feta|curd|quark|queso|paria|raclette/i)),
  ),
  asked('ive got chicken and rice in the fridge', lists(chicken, holds(/rice/i))),
  asked('eggs, tomatoes, onions. what now', lists(egg, holds(/tomato/i))),
  asked('kimchee', about('Kimchi')),
  asked('chesecake', first(2, 'New York Cheesecake')),
  asked('brushetta', about('Bruschetta al Pomodoro')),
  asked('borhsct', about('Borscht')),
  asked('buldak', saysItIsNotThere),
  asked('toad in a hole', about('Toad in the Hole')),
  asked('red coloured drinks', lists(isDrink)),
  asked('any yellow food?', lists(isEatenOrUsed())),
  asked('what do i serve with roast lamb', lists(isEatenOrUsed())),
  asked('what is nice with rioja or another red wine', lists(isEaten)),
  asked('a beer for bratwurst', beside(['Bratwurst'], first(2, 'Beer', 'Guinness Stout'))),
  asked('nothing too filling before a run', lists(isEaten, not(tastes('rich', 'hearty')))),
  asked('nordic sweets', lists(nordic, or(isDessert, level('sweet', 2, 5)))),
  asked('west african but vegetarian', lists(westAfrican, vegetarian)),
  asked('the cheese in a greek salad', about('Feta')),
  asked('egg free dessert', lists(isDessert, statedFree('egg'))),
  asked('does caesar salad have anchovies', either(saysItIsNotThere, says(/anchov/i))),
  asked('shellfish allergy, what can i eat from spain', lists(from('Spanish'), statedFree('shellfish'))),
  asked('is there alcohol in tiramisu', about('Tiramisù', /alcohol/i)),
  asked('what would go on a vegan charcuterie board', lists(vegan)),
  asked('spicy snack without meat', lists(level('spicy', 1.5, 5), vegetarian)),
  asked('a stew, no beef, no pork', lists(lacks(/beef|pork|bacon|chorizo|ham\b/i))),
  after('noodles', 'but not in a soup', lists(isNoodles, not(isSoup))),
  after(['something with lamb', 'from the middle east or turkey'], 'milder', lists(holds(/lamb|mutton/i), gentle)),
  after(
    ['dumplings', 'from china'],
    'without pork',
    either(lists(from('Chinese'), flagged('pork_free')), saysItIsNotThere),
  ),
  after('what is bibimbap', 'is that spicy', about('Bibimbap')),
  after(['what is injera', 'how do you eat it'], 'and what goes on top', beside(['Injera'], lists(isEaten))),
  after('recommend me a soup', 'one with fish', lists(isSoup, or(fish, seafood))),
  after(['a dessert', 'with fruit'], 'and no gluten', lists(isDessert, statedFree('gluten'))),
  after('a cold drink', 'not sweet', lists(isDrink, level('sweet', 0, 2))),
];

/** The same in German. */
export const tenthGerman: readonly OrdinaryQuestion[] = [
  asked('womit kann ich parmesan ersetzen', either(atLeast(1, isCheese), says(/Nimm weg/))),
  asked('alternative zu sojasoße', says(/soja/i)),
  asked('was schmilzt gut, welcher käse', either(lists(isCheeseDish()), says(/schmilzt|schmelz/i))),
  asked('rindergulasch', either(saysItIsNotThere, lists(holds(/beef/i)))),
  asked('hühnersuppe', lists(isSoup, chicken)),
  asked('linsengericht', lists(holds(/lentil/i))),
  asked('kartoffelsalat', about('German Potato Salad')),
  asked('tomatensuppe kalt', first(2, 'Gazpacho', 'Salmorejo')),
  asked('apfelkuchen', first(3, 'Apfelstrudel', 'Tarte Tatin')),
  asked('lachsgerichte aus skandinavien', lists(nordic, holds(/salmon/i))),
  asked('gemüsecurry', lists(isCurry)),
  asked('nudelgericht ohne fleisch', lists(isNoodles, vegetarian)),
  asked('moussaka ohne fleisch', lists(vegetarian)),
  asked('käsespätzle ohne ei', either(saysItIsNotThere, says(/Ei\b/))),
  asked('scharfes mit nudeln', lists(isNoodles, level('spicy', 1.5, 5))),
  asked('gegrilltes vom lamm', lists(holds(/lamb|mutton/i), madeBy(/grill|roast|spit/i))),
  asked('was frittiertes', lists(madeBy(/fry/i))),
  asked(
    'mexikanisches ohne mais',
    either(namesNothing, lists(from('Mexican'), lacks(/corn|maize|masa|hominy|tortilla/i))),
  ),
  asked(
    'welche speise ist am sauersten: ceviche, borschtsch oder tom yum',
    names('Ceviche', 'Borscht', 'Tom Yum Goong'),
  ),
  asked('was ist süßer baklava oder lokum', names('Baklava', 'Turkish Delight')),
  asked('ist tahini wie hummus', names('Tahini', 'Hummus')),
  asked('wonach riecht safran', about('Saffron')),
  asked('ist natto gesund', all(about('Natto'), noAdvice)),
  asked('essen für zwölf gäste', lists(isEaten, not(isDessert))),
  asked('in zehn minuten fertig', lists(isEaten)),
  asked('ich habe hähnchen und reis', lists(chicken, holds(/rice/i))),
  asked('kimtschi', about('Kimchi')),
  asked('lasange', about('Lasagne alla Bolognese')),
  asked('rote getränke', lists(isDrink)),
  asked('wein zu lamm', atLeast(1, isDrink)),
  asked('passt bier zu currywurst', says(/currywurst/i)),
  asked('nachtisch ohne ei', lists(isDessert, statedFree('egg'))),
  asked('ist in tiramisu alkohol', about('Tiramisù', /alkohol/i)),
  asked('vegetarisches zum grillen', lists(vegetarian)),
  asked('eintopf ohne rind und schwein', lists(lacks(/beef|pork|bacon|chorizo|ham\b/i))),
  asked('was nicht klebrig ist mit reis', lists(holds(/rice/i), not(feels('sticky')))),
  asked('kühles für heiße tage', lists(cooling)),
  asked('deftiger wintereintopf', lists(warming)),
  after('nudeln', 'aber nicht als suppe', lists(isNoodles, not(isSoup))),
  after('was ist bibimbap', 'ist das scharf', about('Bibimbap')),
  after(['ein dessert', 'mit obst'], 'und ohne gluten', lists(isDessert, statedFree('gluten'))),
  after('asiatische suppen', 'vegetarisch', lists(wideAsian, isSoup, vegetarian)),
  after('ein kaltes getränk', 'nicht süß und ohne alkohol', lists(isDrink, level('sweet', 0, 2), not(alcoholic))),
];

function isEatenOrUsed() {
  return or(isEaten, course('sauce', 'ingredient', 'drink'));
}

/** A cheese, or a dish of melted cheese. */
function isCheeseDish() {
  return or(isCheese, feels('melting', 'stretchy', 'gooey'));
}

function saysSomething() {
  return says(/\S/);
}
