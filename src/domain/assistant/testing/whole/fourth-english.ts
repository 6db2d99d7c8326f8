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
  heavy,
  holds,
  lacks,
  level,
  lists,
  meat,
  names,
  namesNothing,
  neverSays,
  not,
  or,
  says,
  seafood,
  served,
  snappy,
  states,
  tastes,
  vegan,
  vegetarian,
  warming,
} from '#domain/assistant/testing/good-answer.ts';
import { asked, type OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import {
  alcoholic,
  course,
  flagged,
  isCheese,
  isCheesy,
  isCreamy,
  isCurry,
  isDessert,
  isDrink,
  isEaten,
  isNoodles,
  isSoup,
  madeBy,
  mediterranean,
  nordic,
  onlyTalks,
  refusedOr,
  saysItIsNotThere,
  smells,
  statedFree,
  wideAsian,
} from './whole-good.ts';

const tasteQuestions: readonly OrdinaryQuestion[] = [
  asked('something really sour', lists(level('sour', 3, 5))),
  asked('crunchy snacks', lists(or(snappy, feels('crackling')), not(course('main', 'soup', 'drink')))),
  asked('gooey', lists(feels('gooey', 'melting', 'stretchy'))),
  asked('bitter drinks', lists(isDrink, or(level('bitter', 2, 5), tastes('bitter')))),
  asked('umami bomb', lists(level('umami', 3.5, 5))),
  asked('fluffy dessert', lists(isDessert, feels('fluffy', 'airy'))),
  asked('is there anything that makes your mouth go numb', lists(tastes('numbing'))),
  asked('food that tastes of flowers', lists(or(tastes('floral'), smells('floral')))),
  asked('slimy stuff', lists(feels('slippery', 'sticky', 'stretchy'))),
  asked('nutty taste but no actual nuts', lists(tastes('nutty'), statedFree('tree nut'), statedFree('peanut'))),
  asked('sweet and salty together', lists(level('sweet', 2, 5), level('salty', 2, 5))),
  asked('sour soup with some heat', lists(isSoup, level('sour', 1.5, 5), level('spicy', 1, 5))),
  asked('creamy mild pasta', atLeast(1, isNoodles, or(isCreamy, isCheesy), level('spicy', 0, 1))),
  asked(
    'crispy outside, soft inside',
    lists(snappy, feels('soft', 'tender', 'fluffy', 'melting', 'creamy', 'gooey', 'juicy', 'smooth', 'velvety')),
  ),
  asked('spicy and sweet chicken', lists(holds(/chicken/i), level('spicy', 1, 5), level('sweet', 1.5, 5))),
  asked(
    'something cold and refreshing with mint',
    lists(or(holds(/mint/i), tastes('minty')), served('Cold', 'Cool', 'Frozen')),
  ),
  asked(
    'fruity drink without alcohol',
    lists(isDrink, flagged('alcohol_free'), tastes('fruity', 'citrusy', 'tropical', 'tart')),
  ),
  asked('sticky rice dessert', lists(isDessert, holds(/rice/i))),
  asked('earthy vegetarian dish for autumn', lists(vegetarian, tastes('earthy', 'nutty', 'roasted'))),
  asked('crunchy sour cold', lists(snappy, level('sour', 1.5, 5), cooling)),
];

const avoidingQuestions: readonly OrdinaryQuestion[] = [
  asked('dessert thats not too sweet', lists(isDessert, level('sweet', 0, 3))),
  asked('curry but not hot please', lists(isCurry, level('spicy', 0, 1.5))),
  asked('no dairy no gluten breakfast', lists(flagged('dairy_free'), flagged('gluten_free'))),
  asked('soup without meat', lists(isSoup, not(meat))),
  asked("I don't like mushrooms, what else can I have with rice", lists(holds(/rice/i), lacks(/mushroom|shiitake/i))),
  asked('salad no onion', lists(course('salad'), lacks(/onion|shallot|scallion/i))),
  asked('not fried, not heavy, something for lunch', lists(isEaten, not(madeBy(/fr(?:y|ied)/i)), not(heavy))),
  asked('nothing with coriander it tastes like soap', refusedOr(lacks(/^coriander$|coriander lea|cilantro/i))),
  asked('a cocktail that isnt sweet', lists(isDrink, alcoholic, level('sweet', 0, 2))),
  asked(
    "breakfast ideas that aren't eggs",
    lists(({ name }) => !/egg|omelet/i.test(name), not(states('egg'))),
  ),
];

const likeQuestions: readonly OrdinaryQuestion[] = [
  asked('something like ramen but lighter', beside(['Tonkotsu Ramen'], lists(not(heavy), or(isSoup, isNoodles)))),
  asked(
    'I love kimchi, what else would I like',
    beside(['Kimchi'], lists(or(level('sour', 1.5, 5), tastes('fermented', 'funky', 'spicy')))),
  ),
  asked('similar to pho but vegetarian', lists(vegetarian)),
  asked('like tiramisu but no coffee', beside(['Tiramisù'], lists(isDessert, lacks(/coffee|espresso/i)))),
  asked(
    "what's the closest thing to a burrito",
    either(saysItIsNotThere, first(3, 'Quesadilla', 'Enchiladas Verdes', 'Tacos al Pastor', 'Baja Fish Tacos')),
  ),
  asked('food like mac and cheese but for grown ups', beside(['Macaroni and Cheese'], lists(or(isCheesy, isCreamy)))),
  asked('any dumplings from poland?', first(3, 'Pierogi Ruskie')),
  asked('spicier than pad thai but similar', beside(['Pad Thai'], lists(level('spicy', 1.5, 5)))),
  asked('if i like hummus will i like baba ghanoush', says(/Hummus/, /Baba Ghanoush/)),
  asked(
    'less salty alternative to miso soup',
    beside(['Miso Soup'], lists(level('salty', 0, 2.4), or(isSoup, level('umami', 2, 5)))),
  ),
  asked(
    'a dessert like gulab jamun, but not as sweet',
    beside(['Gulab Jamun'], lists(isDessert, level('sweet', 0, 4.5))),
  ),
  asked('pho vs ramen', names('Pho Bo', 'Tonkotsu Ramen')),
  asked('which is spicier, tom yum or green curry', names('Tom Yum Goong', 'Thai Green Curry')),
  asked('whats the difference between gyros and doner', names('Gyros', 'Döner Kebab')),
  asked('is baklava sweeter than halva', names('Baklava', 'Halva')),
  asked('bubble and squeak vs colcannon', says(/Colcannon/)),
  asked(
    "falafel or köfte for someone who doesn't eat meat?",
    either(first(1, 'Falafel'), says(/Falafel[^.]*vegetarian|vegetarian[^.]*Falafel/i)),
  ),
];

const occasionQuestions: readonly OrdinaryQuestion[] = [
  asked('hungover, need something', lists(not(alcoholic), or(level('salty', 1.5, 5), isDrink, isSoup))),
  asked('movie night snacks', lists(course('snack', 'dessert', 'starter', 'drink', 'side', 'bread'))),
  asked("it's 35 degrees outside and I can't face cooking", lists(cooling)),
  asked('rainy sunday comfort food', lists(warming)),
  asked('first date dinner, nothing messy or garlicky', lists(isEaten, not(tastes('garlicky')))),
  asked(
    "I've got a cold and a sore throat",
    lists(or(isSoup, isDrink, feels('soft', 'brothy', 'smooth')), not(snappy), level('spicy', 0, 2)),
  ),
  asked('birthday cake ideas', lists(isDessert)),
  asked('picnic food that travels well', lists(isEaten, not(isSoup), not(served('Piping hot')))),
  asked('late night munchies', lists(isEaten)),
  asked(
    'post workout, lots of protein',
    lists(or(meat, seafood, holds(/egg|tofu|tempeh|bean|lentil|chickpea|yog|skyr|milk|cheese/i))),
  ),
  asked('Diwali sweets', lists(isDessert, from('Indian'))),
  asked('starters', lists(course('starter', 'snack', 'salad', 'soup'))),
  asked('side dish for steak', lists(course('side', 'salad', 'bread', 'sauce', 'starter'))),
  asked('non alcoholic drinks', lists(isDrink, flagged('alcohol_free'))),
  asked('hot drinks for winter', lists(isDrink, warming)),
  asked(
    'a light starter before lasagne',
    beside(['Lasagne alla Bolognese'], lists(course('starter', 'salad', 'soup', 'snack', 'side'), not(heavy))),
  ),
  asked('frozen treats', lists(served('Frozen'))),
  asked(
    'tea',
    lists(isDrink, ({ name, ingredients }) => [name, ...ingredients].some((one) => /tea\b|chai|teh|matcha/i.test(one))),
  ),
];

const kitchenQuestions: readonly OrdinaryQuestion[] = [
  asked('best ethiopian food', lists(from('Ethiopian'))),
  asked('vegetarian georgian', lists(from('Georgian'), vegetarian)),
  asked('mild indian for a beginner', lists(from('Indian'), level('spicy', 0, 1.5))),
  asked('peruvian raw fish', first(3, 'Ceviche', 'Tiradito')),
  asked('what do they eat in senegal', lists(from('Senegalese'))),
  asked('weird scandinavian stuff', lists(nordic)),
  asked('east african bread', first(2, 'Injera')),
  asked('fillipino sour soup', first(2, 'Sinigang na Baboy')),
  asked('anything mediterranean and healthy', lists(mediterranean)),
];

const safetyQuestions: readonly OrdinaryQuestion[] = [
  asked('vegan and high protein', lists(vegan, holds(/bean|lentil|tofu|tempeh|chickpea|pea|nut|almond|seed|soy/i))),
  asked("I'm coeliac. What can I have?", lists(statedFree('gluten'))),
  asked('peanut allergy, thai food', lists(from('Thai'), statedFree('peanut'))),
  asked(
    'is pad thai safe for someone with a shellfish allergy',
    all(about('Pad Thai', /shellfish|crustacean|shrimp|prawn/i), neverSays(/^yes\b/i)),
  ),
  asked("can i eat pesto if i can't have nuts", all(about('Pesto alla Genovese', /nut/i), neverSays(/^yes\b/i))),
  asked('lactose intolerant but I want something creamy', lists(statedFree('milk'), isCreamy)),
  asked('halal main course', either(namesNothing, lists(flagged('pork_free'), flagged('alcohol_free')))),
  asked('egg free dessert', lists(isDessert, statedFree('egg'))),
  asked('im pregnant what cheese should i avoid', says(/doctor|midwife|medical|health|pregnan/i)),
  asked('does fish sauce contain gluten', about('Fish Sauce', /gluten/i)),
  asked('keto snack', lists(flagged('keto_friendly'))),
  asked('sesame allergy - falafel ok?', all(about('Falafel', /sesame/i), neverSays(/^yes\b/i))),
  asked(
    'my kid is allergic to milk and eggs, need a birthday cake',
    either(namesNothing, atLeast(1, isDessert, statedFree('milk'), statedFree('egg'))),
  ),
];

const pairingQuestions: readonly OrdinaryQuestion[] = [
  asked('what drink with pad thai', beside(['Pad Thai'], lists(isDrink))),
  asked('wine for moussaka', beside(['Moussaka'], atLeast(1, isDrink))),
  asked(
    'what do i serve next to jerk chicken',
    beside(['Jerk Chicken'], lists(course('side', 'salad', 'bread', 'drink', 'sauce', 'snack'))),
  ),
  asked('does blue cheese go with figs', says(/\bfigs?\b/i)),
  asked('food to go with a cold beer', beside(['Beer'], lists(isEaten))),
  asked('dessert after a heavy curry', lists(isDessert)),
  asked('cheese for port', beside(['Port Wine'], atLeast(1, isCheese))),
];

const oneFoodQuestions: readonly OrdinaryQuestion[] = [
  asked('is durian stinky?', about('Durian', /smell|pungent|aroma|stink|sulph|funky/i)),
  asked('what makes tom yum sour', about('Tom Yum Goong', /lime|tamarind|lemongrass/i)),
  asked('how do you eat injera', about('Injera')),
  asked('whats in haggis', about('Haggis', /oat|sheep|lung|heart|liver/i)),
  asked('texture of natto', about('Natto', /sticky|slippery|stretchy|slimy|stringy/i)),
  asked('should I try hakarl or is it gross', about('Hákarl')),
  asked('where is khachapuri from', about('Khachapuri Adjaruli', /Georgia/)),
  asked('why is barszcz so red', about('Barszcz', /beet/i)),
  asked('how long does kimchi keep in the fridge', either(about('Kimchi'), namesNothing)),
  asked('recipe for shakshuka', about('Shakshuka', /tomato|egg/i)),
  asked('how many calories in a croissant', says(/calor|kcal|nutrition|energy/i)),
];

const otherQuestions: readonly OrdinaryQuestion[] = [
  asked('how spicey is vindaloo', about('Vindaloo')),
  asked('korean fryed chiken', first(2, 'Yangnyeom Chicken')),
  asked('gimme sumthin cheezy', lists(isCheesy)),
  asked('bussin noodles', lists(isNoodles)),
  asked(
    "so my girlfriend is vegetarian and I'm not and we're having her parents over who hate spicy food, what could I cook that everyone would eat",
    lists(vegetarian, level('spicy', 0, 1)),
  ),
  asked(
    "honestly i just had a really long day and i want something warm and soft that i don't have to chew much, ideally with potatoes, any ideas??",
    lists(warming, holds(/potato/i)),
  ),
  asked("what's the weather tomorrow", onlyTalks),
  asked('can you order me a pizza', either(onlyTalks, first(1, 'Pizza Margherita'))),
  asked('who won the world cup', onlyTalks),
  asked('noodles asian not soup', lists(isNoodles, wideAsian, not(isSoup))),
];

/** Written when the three before it had been mended on, from what people say to apps and to each other. */
export const fourthEnglish: readonly OrdinaryQuestion[] = [
  ...tasteQuestions,
  ...avoidingQuestions,
  ...likeQuestions,
  ...occasionQuestions,
  ...kitchenQuestions,
  ...safetyQuestions,
  ...pairingQuestions,
  ...oneFoodQuestions,
  ...otherQuestions,
];
