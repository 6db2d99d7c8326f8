import {
  about,
  all,
  atLeast,
  beside,
  curry,
  dessert,
  drink,
  either,
  feels,
  first,
  from,
  holds,
  lacks,
  level,
  lists,
  meal,
  names,
  namesNothing,
  neverSays,
  noodles,
  not,
  or,
  pasta,
  salad,
  says,
  served,
  soup,
  states,
  tastes,
  vegetarian,
} from './good-answer.ts';
import { after, asked, type OrdinaryQuestion } from './ordinary-question.ts';

const warming = served('Warm', 'Hot', 'Piping hot');
const cooling = served('Cold', 'Cool', 'Frozen', 'Room temperature');
const heavy = tastes('rich', 'hearty');
const snappy = feels('crunchy', 'crispy');
/** Nothing may be told to be free of what nobody states (R28, R29). */
const noPromise = neverSays(/\bfree\b|\bwithout\b|\bsafe\b/i);
const refusesToSay = all(namesNothing, says(/ingredients/));

/** Tastes, ingredients and likenesses, written after the first questions, when the assistant had been mended on half of those. */
export const laterEnglishTastes: readonly OrdinaryQuestion[] = [
  // Superlatives and limits.
  asked('which dish has the strongest umami?', lists(level('umami', 4.5, 5))),
  asked('whats the least spicy thai dish', lists(from('Thai'), level('spicy', 0, 0.5))),
  asked('sourest soup', lists(soup, level('sour', 2.5, 5))),
  asked('something with spice level 2 or lower but still indian', lists(from('Indian'), level('spicy', 0, 2))),
  asked('desserts below 3 sweetness', lists(dessert, level('sweet', 0, 3))),
  asked('not very salty vietnamese food', lists(from('Vietnamese'), level('salty', 0, 3))),
  asked('is there a dessert that is hardly sweet', lists(dessert, level('sweet', 0, 3))),
  asked('medium spicy chicken dish', lists(holds(/chicken/i), level('spicy', 1.5, 3.5))),
  asked('rather bitter but not sour', lists(level('bitter', 2, 5), level('sour', 0, 1.5))),
  asked('hotter than a 4 please', lists(level('spicy', 4, 5))),
  asked('no heat at all, I have a low spice tolerance', lists(level('spicy', 0, 1))),
  asked('give me the three sweetest drinks', lists(drink, level('sweet', 3.5, 5))),
  asked('whats the crunchiest thing here', lists(snappy)),
  asked('creamiest soup', lists(soup, feels('creamy', 'smooth', 'velvety', 'silky'))),
  asked('what is your richest french dish', lists(from('French'), or(heavy, tastes('buttery')))),
  asked('lightest japanese dish', lists(from('Japanese'), tastes('light', 'delicate', 'fresh', 'mild'))),
  asked('sour between 2 and 3', lists(level('sour', 2, 3))),
  asked('both sweet and sour, not spicy', lists(level('sweet', 1.5, 5), level('sour', 1.5, 5), level('spicy', 0, 1))),

  // With ingredients.
  asked('i have leftover rice and chicken, ideas?', lists(holds(/rice/i), holds(/chicken/i))),
  asked('got a lot of courgettes to use up', lists(holds(/courgette|zucchini/i))),
  asked('dishes that use lemongrass and chilli', lists(holds(/lemongrass/i), holds(/chil/i))),
  asked('what can i make with spinach', lists(holds(/spinach/i))),
  asked('what has lamb in it', lists(holds(/lamb|mutton/i))),
  asked('anything with goat', atLeast(1, holds(/goat/i))),
  asked('duck recipes', lists(holds(/duck/i))),
  asked('dessert with rice', lists(dessert, holds(/rice/i))),
  asked('beans or lentils for dinner', lists(holds(/bean|lentil|dal\b|chickpea/i), meal)),
  asked('pork belly', lists(holds(/pork belly|belly/i))),
  asked(
    'cheesy comfort food',
    lists(or(tastes('cheesy'), holds(/cheese|parmesan|gruy|mozzarella|emmental|pecorino|ricotta|paneer/i))),
  ),
  asked('noodle dish with beef', lists(noodles, holds(/beef/i))),
  asked('meals with prawns', lists(holds(/prawn|shrimp/i))),
  asked('mild tofu dishes', lists(holds(/tofu/i), level('spicy', 0, 1.5))),
  asked('anything w/ mango', lists(holds(/mango/i))),
  asked('a potatoe dish', lists(holds(/potato/i))),
  asked('I love garlic', lists(or(holds(/garlic/i), tastes('garlicky')))),
  asked('what dishes use turmeric', lists(holds(/turmeric/i))),

  // Without what somebody dislikes: told of what is named, never as a promise.
  asked('curry without potatoes', all(lists(curry, lacks(/potato/i)), noPromise)),
  asked(
    'I dont like mushrooms, something japanese',
    all(lists(from('Japanese'), lacks(/mushroom|shiitake|enoki|maitake|kikurage/i)), noPromise),
  ),
  asked('salad with no onions', all(atLeast(1, salad, lacks(/onion|shallot|scallion|chive/i)), noPromise)),
  asked(
    'vietnamese dish, no coriander please',
    all(lists(from('Vietnamese'), lacks(/coriander|cilantro/i)), noPromise),
  ),
  asked('no olives please, something italian', all(lists(from('Italian'), lacks(/\bolives?\b(?! oil)/i)), noPromise)),
  asked('italian but no tomato', all(lists(from('Italian'), lacks(/tomato|passata/i)), noPromise)),
  asked('pasta without garlic', all(lists(pasta, lacks(/garlic/i)), noPromise)),
  asked('I hate cucumber, any summer food?', all(lists(lacks(/cucumber/i)), noPromise)),
  asked('a dessert that has no coconut', refusesToSay),
  asked('korean dish without kiwi, im allergic', refusesToSay),

  // Like one, but otherwise.
  asked('something like pad thai but spicier', beside(['Pad Thai'], lists(level('spicy', 1.5, 5)))),
  asked('a vegetarian alternative to bulgogi', beside(['Bulgogi'], lists(vegetarian))),
  asked('similar to massaman curry but without meat', beside(['Massaman Curry'], atLeast(1, vegetarian))),
  asked('I enjoyed birria, what else is like that', beside(['Birria'], lists(meal))),
  asked('what could I have instead of ramen?', beside(['Tonkotsu Ramen'], lists(or(noodles, soup)))),
  asked(
    'what is the korean answer to spaghetti',
    beside(['Spaghetti alla Carbonara', 'Spaghetti alle Vongole'], atLeast(1, from('Korean'), noodles)),
  ),
  asked('anything close to lasagne but lighter', beside(['Lasagne alla Bolognese'], lists(not(heavy)))),
  asked('like tom kha gai but not so sour', beside(['Tom Kha Gai'], lists(level('sour', 0, 2)))),
  asked('a drink like mango lassi', beside(['Mango Lassi'], lists(drink))),
  asked('dessert similar to churros', beside(['Churros'], lists(dessert))),
  asked('crunchier version of gyoza', beside(['Gyoza'], lists(snappy))),
  asked('if I love tiramisu what else should I try', beside(['Tiramisù'], lists(level('sweet', 2, 5)))),

  // Two or three compared.
  asked('pho bo or pho ga?', names('Pho Bo', 'Pho Ga')),
  asked(
    'which is more bitter, espresso or matcha ice cream',
    all(names('Espresso', 'Matcha Ice Cream'), says(/bitter/i)),
  ),
  asked('what is the difference between mandu and gyoza', names('Mandu', 'Gyoza')),
  asked('is green curry hotter than panang', all(names('Thai Green Curry', 'Panang Curry'), says(/heat/i))),
  asked('saltiest of miso soup, kimchi and natto', all(names('Miso Soup', 'Kimchi', 'Natto'), says(/salt/i))),
  asked(
    'rank espresso, cappuccino and masala chai by sweetness',
    all(names('Espresso', 'Cappuccino', 'Masala Chai'), says(/sweet/i)),
  ),
  asked('how do masala dosa and pesarattu differ', names('Masala Dosa', 'Pesarattu')),
  asked('whats the difference between crispy and crunchy', says(/crispy/, /crunchy/)),
  asked('samosa or vada pav, I want the milder one', all(names('Samosa', 'Vada Pav'), says(/heat/i))),

  // What something is and tastes like.
  asked('whats tamarind like', all(says(/tamarind/i), lists(holds(/tamarind/i)))),
  asked('what is galangal?', all(says(/galangal/i), lists(holds(/galangal/i)))),
  asked('how does mole poblano taste', about('Mole Poblano', /rich|chocolat/)),
  asked('describe natto to someone who never had it', about('Natto', /fermented|sticky/)),
  asked('is kimchi jjigae very spicy?', about('Kimchi Jjigae', /heat/)),
  asked('whats in a croque monsieur', about('Croque-Monsieur', /ham|cheese|gruy/i)),
  asked('what does smoky mean', all(says(/smoky/i), lists(tastes('smoky')))),
  asked(
    'what does fermented food taste like',
    all(
      says(/ferment/i),
      lists(or(tastes('fermented'), ({ cookingMethods }) => cookingMethods.some((one) => /ferment/.test(one)))),
    ),
  ),
  asked('is tiramisu very sweet?', about('Tiramisù', /sweetness/)),
  asked('how salty is misal pav', about('Misal Pav', /salt/i)),
  asked('what texture does daifuku have', about('Daifuku Mochi', /chewy|soft/)),
  asked('which country is khao soi from', about('Khao Soi', /Thai/)),
  asked('is bibimbap served hot or cold', about('Bibimbap', /served/)),
  asked('do you have tiramisu?', first(1, 'Tiramisù')),
  asked('is gazpacho on here?', says(/not find/i)),
  asked('what kind of dish is cassoulet', first(1, 'Cassoulet')),
  asked('what makes tom yum sour', about('Tom Yum Goong', /lime|tamarind|sour/i)),
];

/** Occasions, kitchens, what goes with a dish, going on, small talk and misspelt ones, written later as well. */
export const laterEnglishOccasions: readonly OrdinaryQuestion[] = [
  // Occasion, weather, time of day.
  asked('something quick to eat on the train', lists(not(soup))),
  asked('snack for the kids after school', lists(level('spicy', 0, 1.5), not(drink))),
  asked('what do you suggest for a lazy sunday brunch', lists()),
  asked('its freezing out, need something hot and hearty', lists(warming, heavy)),
  asked('something cool for a hot summer evening', lists(cooling)),
  asked('game night finger food', lists(not(soup), not(drink))),
  asked('romantic dinner for two', lists(meal)),
  asked('what do I serve at a buffet', lists()),
  asked('what should I cook for my vegetarian friend', lists(vegetarian)),
  asked('new years eve food', lists()),
  asked('easy dish for a beginner', lists()),
  asked('movie snack, salty and crunchy', lists(level('salty', 2, 5), snappy)),
  asked('light dinner after a big lunch', lists(meal, not(heavy))),
  asked('food for sharing with friends', lists()),
  asked('warm breakfast soup', lists(soup, warming)),
  asked('something cold I can take to work for lunch', lists(cooling, meal)),
  asked('hot day, no appetite', lists(cooling)),
  asked('cooking for picky kids, nothing spicy', lists(level('spicy', 0, 1))),
  asked('something to nibble with drinks', lists(not(soup), not(drink))),
  asked('what would be good after a long hike in the cold', lists(warming)),
  asked(
    'steamed dishes',
    lists(({ cookingMethods }) => cookingMethods.some((one) => /steam/.test(one))),
  ),
  asked(
    'something deep fried and greasy',
    lists(({ cookingMethods }) => cookingMethods.some((one) => /fry/.test(one))),
  ),
  asked(
    'slow cooked meat',
    lists(({ cookingMethods }) => cookingMethods.some((one) => /brais|stew|simmer|confit|roast/.test(one))),
  ),
  asked(
    'raw dishes',
    lists(({ cookingMethods }) => cookingMethods.some((one) => /raw/.test(one))),
  ),
  asked('a one pot meal', lists(meal)),

  // Cuisine by region.
  asked('street food from vietnam', lists(from('Vietnamese'))),
  asked('african food', either(atLeast(1, from('Ethiopian')), says(/no|not/i))),
  asked('something from asia that isnt indian', lists(from('Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese'))),
  asked('south indian dishes', lists(from('Indian'))),
  asked('middle eastern mezze', says(/nothing|no |not/i)),
  asked('a typical korean breakfast', lists(from('Korean'))),
  asked('sicilian sweets', lists(from('Italian'), dessert)),
  asked('two soups from southeast asia', lists(soup, from('Thai', 'Vietnamese'))),
  asked('french pastries', lists(from('French'), or(dessert, tastes('buttery'), feels('flaky')))),
  asked('tex mex or mexican', lists(from('Mexican'))),
  asked('what do people eat in seoul', lists(from('Korean'))),

  // What goes with a dish.
  asked('what do I drink with bibimbap?', beside(['Bibimbap'], atLeast(1, drink))),
  asked('which beer goes with tacos al pastor', says(/beer|drink|goes/i)),
  asked('something sweet after sushi', beside(['Nigiri Sushi', 'Inarizushi'], atLeast(1, dessert))),
  asked('best side for tonkatsu', beside(['Tonkatsu'], atLeast(1, meal))),
  asked('what can I serve with mapo tofu', says(/not find/i)),
  asked('hot drink for winter', lists(drink, warming)),
  asked('starter for an italian dinner', lists(from('Italian'), meal)),
  asked('what goes well with kimchi', beside(['Kimchi'], atLeast(1, meal))),
  asked(
    'refreshing non alcoholic summer drink',
    lists(drink, ({ diet }) => diet.alcohol_free === true),
  ),
  asked(
    'bread to go with rogan josh',
    beside(
      ['Rogan Josh'],
      atLeast(1, ({ name }) => ['Naan', 'Bhatura', 'Baguette', 'Focaccia Genovese'].includes(name)),
    ),
  ),

  // Going on from what was said.
  after('spicy noodle soup', 'and vegetarian?', lists(vegetarian)),
  after('something from japan', 'not fish please', lists(from('Japanese'), not(states('fish')))),
  after('what does kulfi taste like', 'how sweet is it', about('Kulfi', /sweet/)),
  after('what does kulfi taste like', 'and what should i drink with it', beside(['Kulfi'], atLeast(1, drink))),
  after(
    'a cold dessert',
    'with fruit',
    lists(
      dessert,
      or(
        tastes('fruity', 'tropical', 'citrusy'),
        holds(/mango|banana|fruit|berr|cherr|lemon|lime|apple|pear|melon|coconut|jackfruit|pineapple/i),
      ),
    ),
  ),
  after('indian curry', 'less spicy please', lists(from('Indian'), level('spicy', 0, 2.5))),
  after('crunchy snack', 'sweet ones', lists(snappy, level('sweet', 2.5, 5))),
  after(['thai food', 'with chicken'], 'and not too hot', lists(from('Thai'), holds(/chicken/i), level('spicy', 0, 3))),
  after('tell me about tamales', 'are they sweet', about('Tamales', /sweet/)),
  after('something sweet', 'other than those', lists()),
  after('what is jok', 'do you have something crunchier', beside(['Jok'], lists(snappy))),
  after('japanese starter', 'and for dessert', lists(from('Japanese'), dessert)),
  after('vegetarian main', 'an italian one', lists(from('Italian'), vegetarian, meal)),
  after('what is pad kra pao', 'and how do i make it', about('Pad Kra Pao', /recipe/)),
  after('mexican soup', 'no tomato', all(lists(from('Mexican'), lacks(/tomato\b|tomatoes/i)), noPromise)),
  after('is rasam spicy?', 'and sour?', about('Rasam', /sour/)),

  // Small talk, and what is not known.
  asked('hey, how are you today?', namesNothing),
  asked('you are great', all(namesNothing, neverSays(/do not know an answer/i))),
  asked('what foods do you know', says(/catalogue|taste/i)),
  asked('how many recipes do you have', says(/recipes|catalogue|taste/i)),
  asked('solve 12 times 7', namesNothing),
  asked('is mole poblano healthy', says(/nutri|calor/i)),
  asked('how do i store kimchi', says(/not stated|recipe|do not know/i)),
  asked('qwertz uiop', all(namesNothing, says(/not/i))),

  // Misspelt.
  asked('tramisu taste', about('Tiramisù', /sweet/)),
  asked('creme brule vs panna cota', names('Crème Brûlée', 'Panna Cotta')),
  asked('vegitarian indian food', lists(from('Indian'), vegetarian)),
  asked('sumthing spicey and korean', lists(from('Korean'), level('spicy', 2, 5))),
  asked('vietnamse soup', lists(from('Vietnamese'), soup)),
  asked('desert with chocolat', lists(dessert, or(holds(/choc|cocoa/i), tastes('chocolatey')))),
  asked('whats guacamoly', about('Guacamole', /./)),
  asked('itlian dinner', lists(from('Italian'), meal)),
  asked('somthing cruncy', lists(snappy)),
];
