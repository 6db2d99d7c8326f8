import type { Food } from '#domain/foods/food.ts';
import {
  about,
  all,
  asian,
  atLeast,
  beside,
  cooling,
  dessert,
  drink,
  feels,
  first,
  type FoodTest,
  from,
  holds,
  lacks,
  level,
  lists,
  names,
  noodles,
  not,
  or,
  says,
  snappy,
  soup,
  tastes,
  vegetarian,
  warming,
} from './good-answer.ts';
import { after, asked, type OrdinaryQuestion } from './ordinary-question.ts';

const course =
  (...courses: readonly Food['course'][]): FoodTest =>
  (food) =>
    courses.includes(food.course);
const porkFree: FoodTest = ({ diet }) => diet.pork_free === true;
const fried: FoodTest = ({ cookingMethods }) => cookingMethods.some((method) => /fry/i.test(method));
const cheesy = holds(
  /cheese|paneer|mozzarella|parmes|parmigiano|pecorino|ricotta|gorgonzola|fontina|reblochon|gruy|mascarpone|queso|cotija|comté|taleggio/i,
);
const cooked = or(soup, feels('soft', 'silky', 'smooth', 'creamy', 'tender'));
const byHand: FoodTest = (food) =>
  course('snack', 'starter', 'bread')(food) || /taco|tostada|sushi|pizza|sandwich|torta/i.test(food.name);
const savouryPancakes = [
  'Okonomiyaki',
  'Haemul Pajeon',
  'Banh Xeo',
  'Bindaetteok',
  'Galette Complète',
  'Socca',
  'Pesarattu',
  'Masala Dosa',
];

/** Sixty more, in the manner of threads on eating and cooking, marked before any was answered, and asked once before anything was mended for them. */
export const freshEnglishQuestions: readonly OrdinaryQuestion[] = [
  asked('never had thai before, whats a good first dish for a beginner?', lists(from('Thai'))),
  asked(
    'is there something like mac and cheese on here',
    first(4, 'Cacio e Pepe', 'Lasagne alla Bolognese', 'Gratin Dauphinois', 'Tartiflette', 'Polenta Concia'),
  ),
  asked('what should I order at a korean restaurant if I dont do spicy', lists(from('Korean'), level('spicy', 0, 1))),
  asked('I want soup but not a creamy one', lists(soup, not(feels('creamy')))),
  asked('craving something salty and crispy right now', lists(level('salty', 2, 5), snappy)),
  asked('what does natto smell like', about('Natto')),
  asked('sweet but not a dessert', lists(not(dessert), level('sweet', 2.5, 5))),
  asked('are there any cold noodle dishes', lists(noodles, cooling)),
  asked('we are having friends over who dont eat pork', lists(porkFree)),
  asked('how chewy is mochi really', about('Daifuku Mochi', /chewy/i)),
  asked('does kimchi taste fishy', about('Kimchi')),
  asked('give me a chicken soup', lists(soup, holds(/chicken/i))),
  asked('what can I eat with my hands', lists(byHand)),
  asked('something I can practise my chopstick skills on', lists(asian)),
  asked('whats a good vegetarian option for someone who loves umami', first(1, 'Nasu Dengaku')),
  asked(
    'I only have tomatoes, mozzarella and basil',
    first(3, 'Insalata Caprese', 'Pizza Margherita', 'Gnocchi alla Sorrentina', 'Parmigiana di Melanzane'),
  ),
  asked('which is heavier, pho or ramen', all(names('Tonkotsu Ramen'), says(/pho/i))),
  asked('how is bun cha different from bun bo hue', names('Bun Cha', 'Bun Bo Hue')),
  asked('i like sour candy, which dishes would I enjoy', lists(level('sour', 2, 5))),
  asked('why is green curry sweet', about('Thai Green Curry')),
  asked('what pairs with mango sticky rice?', beside(['Mango Sticky Rice'], lists())),
  asked('what could I drink with birria', beside(['Birria'], lists(drink))),
  asked('dessert that isnt chocolate', lists(dessert, lacks(/chocolate|cocoa/i))),
  asked('ive got a sore throat, something soft and warm', lists(cooked, warming)),
  asked(
    'i cant stand bitter stuff. what coffee should i try',
    all(
      first(3, 'Vietnamese Egg Coffee', 'Cappuccino', 'South Indian Filter Coffee', 'Vietnamese Iced Coffee'),
      atLeast(1, drink, not(level('bitter', 4, 5))),
    ),
  ),
  asked('dumplings?', first(3, 'Gyoza', 'Mandu')),
  asked('what are some good savoury pancakes', first(3, ...savouryPancakes)),
  asked('meatless mexican please', lists(from('Mexican'), vegetarian)),
  asked('something light that wont put me to sleep at work', lists(not(tastes('rich', 'hearty')))),
  asked('rate pad thai out of 5 for sweetness', about('Pad Thai', /2\.5/)),
  asked('no bell peppers please, something mexican', lists(from('Mexican'), lacks(/bell pepper|capsicum/i))),
  asked('grilled stuff on a stick', first(3, 'Yakitori', 'Thai Pork Satay', 'Seekh Kebab', 'Elote')),
  asked('what is sweet and spicy at once', lists(level('sweet', 2, 5), level('spicy', 2, 5))),
  asked('cheese lover here, what should I try', lists(cheesy)),
  asked('recomend me smth crunchy n spicy', lists(snappy, level('spicy', 2, 5))),
  asked('does okonomyaki have a strong taste', about('Okonomiyaki')),
  after('something with beef', 'and not fried', lists(holds(/beef|steak|oxtail/i), not(fried))),
  after('what is mole negro', 'is it like mole poblano?', says(/mole negro/i, /mole poblano/i)),
  after(
    'korean soup',
    'the mildest one',
    all(({ foods: [best] }) => best !== undefined && level('spicy', 0, 0.5)(best), atLeast(1, soup, from('Korean'))),
  ),
  after('what does pho taste like', 'ok and how do you eat it', first(1, 'Pho Bo', 'Pho Ga')),
];

export const freshGermanQuestions: readonly OrdinaryQuestion[] = [
  asked('Ich hab Lust auf was Knuspriges', lists(snappy)),
  asked('Was kann ich als Anfänger der koreanischen Küche probieren?', lists(from('Korean'))),
  asked('Suppe, aber nicht cremig', lists(soup, not(feels('creamy')))),
  asked('Gibt es was mit Rindfleisch und Nudeln?', lists(holds(/beef/i), noodles)),
  asked('Wonach riecht Natto?', about('Natto')),
  asked('Ist Massaman eher süß oder eher scharf?', about('Massaman Curry')),
  asked('Welches Getränk passt zu Birria?', beside(['Birria'], lists(drink))),
  asked('vegetarisch, mexikanisch und nicht zu scharf', lists(from('Mexican'), vegetarian, level('spicy', 0, 2.5))),
  asked('ein Nachtisch ohne Schokolade', lists(dessert, lacks(/chocolate|cocoa/i))),
  asked('Was schmeckt richtig sauer?', lists(level('sour', 2.5, 5))),
  asked('Ich habe Halsweh, was Weiches und Warmes', lists(cooked, warming)),
  asked('etwas, das man mit den Fingern isst', lists(byHand)),
  asked('Wie isst man eigentlich Pho?', first(1, 'Pho Bo', 'Pho Ga')),
  asked('Was ist der Unterschied zwischen Mole Negro und Mole Poblano?', names('Mole Negro', 'Mole Poblano')),
  asked('kalte Nudeln', lists(noodles, cooling)),
  asked('Hühnersuppe', lists(soup, holds(/chicken/i))),
  asked('Gegrilltes am Spieß', first(3, 'Yakitori', 'Thai Pork Satay', 'Seekh Kebab', 'Elote')),
  asked('Meine Schwiegermutter isst kein Schwein, was koche ich?', lists(porkFree)),
  after('Erzähl mir von Bibimbap', 'Und was trinkt man dazu?', beside(['Bibimbap'], lists(drink))),
  asked('Pfannkuchen, aber herzhaft', all(first(3, ...savouryPancakes), atLeast(1, not(dessert)))),
];
