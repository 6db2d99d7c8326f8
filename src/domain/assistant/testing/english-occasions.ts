import {
  type FoodTest,
  about,
  all,
  atLeast,
  beside,
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
  says,
  served,
  soup,
  states,
  tastes,
  vegetarian,
} from './good-answer.ts';
import { after, asked, type OrdinaryQuestion } from './ordinary-question.ts';

const eastAsian = from('Japanese', 'Korean', 'Chinese', 'Taiwanese');
const southEastAsian = from('Thai', 'Vietnamese');
const warming = served('Warm', 'Hot', 'Piping hot');
const cooling = served('Cold', 'Cool', 'Frozen', 'Room temperature');
/** Dishes and drinks that nobody means by breakfast. */
const dinnerOnly: FoodTest = ({ name }) =>
  [
    'Thai Green Curry',
    'Panang Curry',
    'Boeuf Bourguignon',
    'Cassoulet',
    'Coq au Vin',
    'Ossobuco alla Milanese',
    'Lasagne alla Bolognese',
    'Kir',
    'Pastis',
    'Aperol Spritz',
    'Steak Frites',
  ].includes(name);
const outOfScope = all(namesNothing, says(/I know foods|I do not know|only|cannot|can not|taste/i));
const notSolid = or(soup, drink, feels('soft', 'smooth', 'creamy', 'brothy'));

/** Occasions, weather, hours, cuisines, what goes with a dish, going on, and small talk. */
export const englishOccasions: readonly OrdinaryQuestion[] = [
  // Occasion, weather, time of day.
  asked('what should I eat on a rainy day?', lists(warming)),
  asked('its boiling outside, something cold please', lists(served('Cold', 'Cool', 'Frozen'))),
  asked(
    'something warming for winter',
    lists(
      warming,
      not(({ name }) => name === 'Thai Iced Tea'),
    ),
  ),
  asked('light lunch', lists(tastes('light', 'fresh', 'delicate', 'mild'), not(tastes('hearty', 'rich')), meal)),
  asked('what to have for breakfast', lists(not(dinnerOnly))),
  asked('a sweet breakfast', lists(level('sweet', 1.5, 5))),
  asked('savoury breakfast without eggs', lists(or(tastes('savory'), level('salty', 1, 5)), lacks(/egg/i))),
  asked('date night dinner ideas, a bit fancy', lists(meal)),
  asked('something for a birthday party', lists()),
  asked('hangover food', lists(or(level('salty', 2, 5), soup))),
  asked('I have a cold and my nose is blocked, what helps... well tastes good', lists(or(soup, warming))),
  asked('picnic food please', lists(served('Cold', 'Cool', 'Room temperature', 'Warm'), not(soup))),
  asked('late night snack', lists(not(noodles))),
  asked('comfort food for a bad day', lists()),
  asked('quick bite between meetings', lists()),
  asked('summer dessert', lists(dessert, served('Cold', 'Cool', 'Frozen', 'Room temperature'))),
  asked('what do people eat at christmas', either(lists(), says(/not stated|do not know/i))),
  asked('something to impress my in-laws', lists()),
  asked(
    'bbq party, what can I grill',
    lists(({ cookingMethods }) => cookingMethods.some((one) => /grill|griddl|roast|char/.test(one))),
  ),
  asked('I feel adventurous tonight', lists()),
  asked('surprise me', lists()),
  asked('dinner for a cold evening', lists(warming, meal)),
  asked('something refreshing to drink in the heat', lists(drink, cooling)),
  asked(
    'finger food for movie night',
    lists(feels('crispy', 'crunchy', 'soft', 'chewy', 'flaky'), not(soup), not(drink)),
  ),
  asked('after a workout, high protein', lists(not(dessert), not(drink))),
  asked('soft food after the dentist', lists(notSolid)),
  asked('soup for tonight', lists(soup)),
  asked('easy weeknight dinner', lists(meal)),

  // Cuisine by region.
  asked('something east asian', lists(eastAsian)),
  asked('south east asian street food', lists(southEastAsian)),
  asked(
    'mediterranean dinner',
    lists(from('Italian', 'French', 'Greek', 'Spanish', 'Turkish', 'Lebanese', 'Mediterranean')),
  ),
  asked('latin american food', lists(from('Mexican', 'Peruvian', 'Brazilian', 'Caribbean'))),
  asked('what european dishes do you have', lists(from('French', 'Italian', 'European', 'German', 'Spanish', 'Greek'))),
  asked('show me vietnamese food that is not soup', lists(from('Vietnamese'), not(soup))),
  asked('japanese dessert', lists(from('Japanese'), dessert)),
  asked('spicy mexican', lists(from('Mexican'), level('spicy', 2, 5))),
  asked('mild indian dishes', lists(from('Indian'), level('spicy', 0, 1.5))),
  asked('i fancy thai or vietnamese', lists(from('Thai', 'Vietnamese'))),
  asked('asian noodles', lists(from('Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese'), noodles)),
  asked('french starters', lists(from('French'), meal)),
  asked(
    'anything from south america',
    either(lists(from('Peruvian', 'Brazilian', 'Argentinian')), says(/no|not|nothing/i)),
  ),
  asked('do you have any german food', either(lists(from('German')), all(says(/no|not/i), neverSays(/Käse/)))),
  asked('not italian, but pasta-like', lists(not(from('Italian')), noodles)),
  asked(
    'korean bbq',
    lists(from('Korean'), ({ cookingMethods }) =>
      cookingMethods.some((one) => /grill|griddl|roast|sear|char|marinat/.test(one)),
    ),
  ),
  asked('whats popular in mexico', either(lists(from('Mexican')), says(/rated/i))),

  // Drinks and desserts to a dish.
  asked('what should I drink with pad thai', beside(['Pad Thai'], all(atLeast(1, drink), says(/drink|goes|with/i)))),
  asked('wine with ramen?', either(says(/beer|sake|tea|wine/i))),
  asked(
    'drinks to go with tacos al pastor',
    beside(['Tacos al Pastor'], either(atLeast(1, drink), says(/beer|agua|horchata|mezcal|tequila/i))),
  ),
  asked('dessert after green curry', beside(['Thai Green Curry'], atLeast(1, dessert))),
  asked('what dessert goes with lasagna', beside(['Lasagne alla Bolognese'], atLeast(1, dessert))),
  asked(
    'which drink goes with kimchi',
    beside(['Kimchi'], either(atLeast(1, drink), says(/makgeolli|soju|beer|tea/i))),
  ),
  asked('what goes with naan', beside(['Naan'], atLeast(1, meal))),
  asked('side dish for bulgogi', beside(['Bulgogi'], atLeast(1, meal))),
  asked('a starter before coq au vin', beside(['Coq au Vin'], atLeast(1, meal))),
  asked(
    'what to serve with boeuf bourguignon',
    all(says(/Boeuf Bourguignon/), beside(['Boeuf Bourguignon'], atLeast(0, not(dessert)))),
  ),
  asked(
    'nonalcoholic drink for spicy food',
    atLeast(1, drink, ({ diet }) => diet.alcohol_free === true),
  ),
  asked('something sweet to drink', lists(drink, level('sweet', 2.5, 5))),
  asked('coffee drinks', lists(drink, holds(/coffee|espresso/i))),
  asked('a cold drink that isnt sweet', either(atLeast(1, drink, cooling, level('sweet', 0, 2)), says(/nothing|no /i))),
  asked('three course italian menu', lists(from('Italian'))),
  asked(
    'alcoholic drinks',
    lists(drink, ({ diet }) => diet.alcohol_free !== true),
  ),
  asked('chocolate desserts', lists(dessert, or(holds(/chocolate|cocoa/i), tastes('chocolatey')))),

  // Going on from what was said.
  after('what does tom yum taste like', 'something milder?', beside(['Tom Yum Goong'], lists(level('spicy', 0, 3.5)))),
  after(
    'what does daifuku mochi taste like',
    'and something sweeter',
    beside(['Daifuku Mochi'], lists(level('sweet', 4, 5))),
  ),
  after(
    'tell me about bulgogi',
    'and drinks?',
    beside(['Bulgogi'], either(atLeast(1, drink), says(/soju|beer|tea|makgeolli/i))),
  ),
  after('tell me about bulgogi', 'is it spicy?', about('Bulgogi', /heat/)),
  after('what is birria', 'what goes with it?', about('Birria', /goes|pair|beside|together/i)),
  after('what does miso soup taste like', 'and is it vegan?', about('Miso Soup', /vegan/)),
  after('something spicy', 'but korean', lists(from('Korean'), level('spicy', 2, 5))),
  after('japanese food', 'only desserts', lists(from('Japanese'), dessert)),
  after('something sweet', 'and not too sweet?', lists(level('sweet', 0, 3))),
  after('a hearty soup', 'and without fish?', lists(soup, not(states('fish')))),
  after('something creamy', 'more please', lists()),
  after('thai curry', 'another one', lists(from('Thai'))),
  after('what does pad see ew taste like', 'what is in it', about('Pad See Ew', /soy/i)),
  after('what does pad see ew taste like', 'anything similar?', beside(['Pad See Ew'], lists(meal))),
  after('tell me about cassoulet', 'and for two?', says(/quantit|portion|amount|how much|recipe|people|persons|serv/i)),
  after('what does rasam taste like', 'and for dessert?', beside(['Rasam'], atLeast(1, dessert))),
  after('compare pho and ramen', 'which one is saltier?', all(names('Tonkotsu Ramen'), says(/salt/i))),
  after('something spicy', 'too hot for me', lists(level('spicy', 0, 2.5))),
  after(
    'what does okonomiyaki taste like',
    'how about vegetarian?',
    either(about('Okonomiyaki', /vegetarian/), lists(vegetarian)),
  ),
  after('mexican food', 'with chicken', lists(from('Mexican'), holds(/chicken/i))),
  after(['something cold', 'sweet'], 'a drink', lists(drink)),
  after('what is kulfi', 'where is it from', about('Kulfi', /Indian/)),

  // Greetings, thanks, and what is no question for it.
  asked('hi there!', all(namesNothing, says(/hello|hi/i))),
  asked('good evening', all(namesNothing, says(/hello|evening/i))),
  asked('thx a lot', all(namesNothing, says(/welcome/i))),
  asked('thank you, that was helpful!', all(namesNothing, says(/welcome/i))),
  asked('what can you do', all(namesNothing, says(/taste/i))),
  asked('bye', all(namesNothing, neverSays(/do not know an answer/i))),
  asked('who won the world cup', outOfScope),
  asked('what is the capital of France?', outOfScope),
  asked('write me a poem about the sea', outOfScope),
  asked('how many calories are in tiramisu', all(says(/calor|nutri/i))),
  asked('how much does pho cost', all(says(/price|cost/i))),
  asked('where can I buy gochujang near me', all(says(/buy|shop|where/i))),
  asked('book a table for 4 tonight', outOfScope),
  asked('are you a robot', all(namesNothing, says(/assistant|catalogue|I answer/i))),
  asked('what is the weather tomorrow', outOfScope),
  asked('asdfghjkl', all(namesNothing, says(/not/i))),
  asked('how long does it take to cook cassoulet', all(first(1, 'Cassoulet'), says(/recipe|how long|time/i))),
];
