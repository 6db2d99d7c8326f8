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
  says,
  served,
  soup,
  states,
  tastes,
  vegetarian,
} from './good-answer.ts';
import { after, asked, type OrdinaryQuestion } from './ordinary-question.ts';

const nothingToSay = all(namesNothing, says(/weiß|kenne|nicht/i));

/** A quarter of all, in German. */
export const germanQuestions: readonly OrdinaryQuestion[] = [
  // Superlative und Grenzen.
  asked('Was ist das schärfste Gericht?', all(first(2, 'Som Tam Thai', 'Misal Pav'), lists(level('spicy', 4, 5)))),
  asked('das mildeste Curry bitte', lists(curry, level('spicy', 0, 1))),
  asked(
    'Welche Suppe ist am salzigsten?',
    all(first(2, 'Budae-jjigae', 'Tonkotsu Ramen', 'Doenjang Jjigae'), lists(soup, level('salty', 3.5, 5))),
  ),
  asked('ein Nachtisch, der nicht so süß ist', lists(dessert, level('sweet', 0, 3))),
  asked('Schärfe höchstens 2 von 5, aber viel Umami', lists(level('spicy', 0, 2), level('umami', 3, 5))),
  asked('am wenigsten bitter: welcher Kaffee?', atLeast(1, drink, holds(/coffee|espresso/i))),
  asked('gar nicht scharf bitte', lists(level('spicy', 0, 1))),
  asked('etwas Saures und Scharfes', lists(level('sour', 2, 5), level('spicy', 2, 5))),
  asked('süß und salzig zugleich', lists(level('sweet', 2, 5), level('salty', 2, 5))),
  asked('knuspriger Snack', lists(feels('crunchy', 'crispy'))),

  // Zutaten.
  asked(
    'Gerichte mit Kichererbsen',
    all(lists(holds(/chickpea|chana|gram flour/i)), first(4, 'Chana Masala', 'Socca', 'Pani Puri', 'Dhokla')),
  ),
  asked('Was kann ich mit Kürbis machen?', atLeast(1, holds(/pumpkin|squash/i))),
  asked('etwas mit Kokosmilch ohne Fleisch', lists(holds(/coconut/i), vegetarian)),
  asked('Nudeln mit Huhn', lists(noodles, holds(/chicken/i))),
  asked('Curry ohne Kokos', lists(curry, lacks(/coconut/i))),
  asked('ich mag keinen Koriander, was gibt es Thailändisches', lists(from('Thai'), lacks(/coriander|cilantro/i))),
  asked('Rezepte mit Auberginen', lists(holds(/aubergine|eggplant/i))),
  asked('irgendwas mit Pilzen', lists(holds(/mushroom|shiitake|truffle/i))),
  asked('Reis und Ei, was geht da?', lists(holds(/rice/i), holds(/egg/i))),

  // Ähnlich, aber anders.
  asked('wie Ramen, aber nicht scharf', beside(['Tonkotsu Ramen'], lists(level('spicy', 0, 1), or(noodles, soup)))),
  asked('so etwas wie Kimchi, nur milder', beside(['Kimchi'], atLeast(1, level('spicy', 0, 2.5)))),
  asked('Was schmeckt ähnlich wie Tiramisu?', beside(['Tiramisù'], lists(level('sweet', 2.5, 5)))),
  asked('süßer als Mochi', beside(['Daifuku Mochi'], lists(level('sweet', 4, 5)))),
  asked('etwas wie Pho, aber vegetarisch', beside(['Pho Bo', 'Pho Ga'], atLeast(1, vegetarian))),

  // Vergleiche.
  asked(
    'Vergleiche Pho und Ramen',
    all(names('Tonkotsu Ramen'), first(2, 'Pho Bo', 'Pho Ga'), says(/mehr|gleich|beide/i)),
  ),
  asked(
    'Was ist schärfer, grünes Curry oder Massaman?',
    all(names('Thai Green Curry', 'Massaman Curry'), says(/Schärfe/)),
  ),
  asked('Unterschied zwischen Gulab Jamun und Rasgulla', names('Gulab Jamun', 'Rasgulla')),
  asked(
    'Tiramisu, Panna Cotta oder Crème brûlée, was ist am wenigsten süß?',
    all(names('Tiramisù', 'Panna Cotta', 'Crème Brûlée'), says(/süß|Süße/i)),
  ),
  asked('Ist Kimchi salziger als Misosuppe?', all(names('Kimchi', 'Miso Soup'), says(/Salz/i))),

  // Wonach etwas schmeckt.
  asked('Wonach schmeckt Zitronengras?', all(says(/Zitronengras/i), lists(holds(/lemongrass/i)))),
  asked('Was bedeutet umami?', all(says(/umami/i), lists(or(tastes('umami'), level('umami', 3.5, 5))))),
  asked('Wie schmeckt Safran?', all(says(/Safran/i), lists(holds(/saffron/i)))),
  asked('Wie schmeckt Tamarinde', all(says(/Tamarinde/i), lists(holds(/tamarind/i)))),
  asked('was heißt rauchig', all(says(/rauchig/i), lists(tastes('smoky')))),
  asked('Wie schmeckt Pad Thai?', about('Pad Thai', /süß|säuerlich|nussig/)),
  asked('Wie scharf ist Kimchi', about('Kimchi', /2 von 5/)),
  asked('Was ist in Okonomiyaki drin', about('Okonomiyaki', /cabbage/i)),
  asked('Woher kommt Cassoulet?', about('Cassoulet', /französisch/)),
  asked('Wie macht man Carbonara?', about('Spaghetti alla Carbonara', /guanciale/, /Rezept/)),
  asked('Ist Natto klebrig?', about('Natto', /klebrig/i)),

  // Anlass, Wetter, Tageszeit.
  asked('Was esse ich an einem verregneten Tag?', lists(served('Warm', 'Hot', 'Piping hot'))),
  asked('es ist so heiß draußen, etwas Kaltes bitte', lists(served('Cold', 'Cool', 'Frozen'))),
  asked(
    'leichtes Mittagessen',
    lists(tastes('light', 'fresh', 'delicate', 'mild'), not(tastes('hearty', 'rich')), meal),
  ),
  asked('herzhaftes Frühstück', lists(or(tastes('savory'), level('salty', 1, 5)))),
  asked('Abendessen für Gäste', lists(meal)),
  asked('was Warmes für den Winter', lists(served('Warm', 'Hot', 'Piping hot'))),
  asked('Sommerlicher Nachtisch', lists(dessert, served('Cold', 'Cool', 'Frozen', 'Room temperature'))),
  asked('Überrasch mich', lists()),
  asked('Seelenfutter', lists()),

  // Küchen.
  asked('etwas Ostasiatisches', lists(from('Japanese', 'Korean', 'Chinese', 'Taiwanese'))),
  asked('italienische Vorspeise', lists(from('Italian'), meal)),
  asked('scharfes mexikanisches Essen', lists(from('Mexican'), level('spicy', 2, 5))),
  asked(
    'asiatische Nudeln ohne Fisch',
    lists(from('Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese'), noodles, not(states('fish'))),
  ),
  asked(
    'mediterranes Abendessen',
    lists(from('Italian', 'French', 'Greek', 'Spanish', 'Turkish', 'Lebanese', 'Mediterranean')),
  ),

  // Getränke und Nachtisch dazu.
  asked('Was trinke ich zu Pad Thai?', beside(['Pad Thai'], atLeast(1, drink))),
  asked('Welcher Nachtisch passt zu Lasagne?', beside(['Lasagne alla Bolognese'], atLeast(1, dessert))),
  asked(
    'alkoholfreies Getränk zu Curry',
    atLeast(1, drink, ({ diet }) => diet.alcohol_free === true),
  ),
  asked('kaltes Getränk', lists(drink, served('Cold', 'Cool', 'Frozen'))),

  // Weiter im Gespräch.
  after('Wie schmeckt Tom Yum?', 'etwas Milderes?', beside(['Tom Yum Goong'], lists(level('spicy', 0, 3.5)))),
  after(
    'Wie schmeckt Bulgogi?',
    'und Getränke?',
    beside(['Bulgogi'], either(atLeast(1, drink), says(/soju|beer|tea|makgeolli/i))),
  ),
  after('etwas Scharfes', 'aber koreanisch', lists(from('Korean'), level('spicy', 2, 5))),
  after('Was ist Birria?', 'ist das scharf?', about('Birria', /Schärfe/)),
  after('eine Suppe', 'und ohne Fisch?', lists(soup, not(states('fish')))),

  // Gruß, Dank, anderes.
  asked('Moin!', all(namesNothing, says(/Hallo/))),
  asked('vielen lieben Dank', all(namesNothing, says(/Gern/))),
  asked('Wie wird das Wetter morgen?', nothingToSay),
  asked('Wie viele Kalorien hat Tiramisu?', says(/Kalorien|Nährwert/i)),
  asked('Tschüss', all(namesNothing, neverSays(/keine Antwort/))),
];
