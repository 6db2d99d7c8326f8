import {
  about,
  all,
  atLeast,
  beside,
  cooling,
  curry,
  dessert,
  drink,
  feels,
  first,
  from,
  heavy,
  holds,
  lacks,
  level,
  lists,
  names,
  namesNothing,
  neverSays,
  noodles,
  not,
  or,
  salad,
  says,
  served,
  meal,
  soup,
  tastes,
  vegetarian,
  warming,
} from './good-answer.ts';
import { after, asked, type OrdinaryQuestion } from './ordinary-question.ts';

/** Nothing may be told to be free of what nobody states (R28, R29). */
const noPromise = neverSays(/frei\b|\bohne\b|\bsicher\b/i);

/** Written after the first questions, when the assistant had been mended on half of those. */
export const laterGermanQuestions: readonly OrdinaryQuestion[] = [
  // Superlative und Grenzen.
  asked('Was ist das süßeste Getränk?', lists(drink, level('sweet', 3.5, 5))),
  asked('Welches indische Gericht ist am wenigsten scharf?', lists(from('Indian'), level('spicy', 0, 1))),
  asked('Nachtisch mit höchstens 3 von 5 Süße', lists(dessert, level('sweet', 0, 3))),
  asked('Schärfe unter 2, aber thailändisch', lists(from('Thai'), level('spicy', 0, 2))),
  asked('etwas Saures, aber nicht salzig', lists(level('sour', 2.5, 5), level('salty', 0, 1.5))),
  asked('kaum süßer Nachtisch', lists(dessert, level('sweet', 0, 3))),
  asked('das Knusprigste, was ihr habt', lists(feels('crispy', 'crunchy'))),
  asked('mittelscharfe Suppe', lists(soup, level('spicy', 1.5, 3.5))),

  // Mit und ohne.
  asked('Ich hab noch Spinat übrig, was mach ich draus?', lists(holds(/spinach/i))),
  asked('Gerichte mit Linsen', lists(holds(/lentil|\bdal\b/i))),
  asked('Was kann ich mit Kürbis kochen?', atLeast(1, holds(/pumpkin|squash/i))),
  asked('Huhn mit Zitronengras', atLeast(1, holds(/chicken/i), holds(/lemongrass/i))),
  asked('etwas mit Knoblauch und Zitrone', lists(holds(/garlic/i), holds(/lemon\b/i))),
  asked('Wo ist Rindfleisch drin?', lists(holds(/beef|steak|oxtail/i))),
  asked('vegetarisches Curry ohne Kartoffeln', all(lists(curry, vegetarian, lacks(/potato/i)), noPromise)),
  asked(
    'Ich mag keine Pilze, was Japanisches bitte',
    all(lists(from('Japanese'), lacks(/mushroom|shiitake|enoki/i)), noPromise),
  ),
  asked('Salat ohne Zwiebeln', all(atLeast(1, salad, lacks(/onion|shallot|chive/i)), noPromise)),
  asked('Nudeln ohne Tomaten', all(lists(noodles, lacks(/tomato|passata/i)), noPromise)),
  asked('Nachtisch ohne Kokos', all(namesNothing, says(/Zutaten/))),

  // Ähnlich, aber anders.
  asked('etwas Ähnliches wie Lasagne, aber vegetarisch', beside(['Lasagne alla Bolognese'], atLeast(1, vegetarian))),
  asked('so wie Pad Thai, nur schärfer', beside(['Pad Thai'], lists(level('spicy', 1.5, 5)))),
  asked('Alternative zu Bulgogi', beside(['Bulgogi'], lists(meal))),
  asked('Was könnte ich statt Ramen essen?', beside(['Tonkotsu Ramen'], lists(or(noodles, soup)))),

  // Vergleiche.
  asked('Was ist der Unterschied zwischen Gyoza und Mandu?', names('Gyoza', 'Mandu')),
  asked('Ist Espresso bitterer als Cappuccino?', all(names('Espresso', 'Cappuccino'), says(/Bitter/))),
  asked(
    'Was von Kimchi, Misosuppe und Natto ist am salzigsten?',
    all(names('Kimchi', 'Miso Soup', 'Natto'), says(/Salz/)),
  ),
  asked('Lieber Pho Bo oder Pho Ga, wenn ich es milder mag?', names('Pho Bo', 'Pho Ga')),

  // Was etwas ist und wie es schmeckt.
  asked('Was ist eigentlich Galgant?', all(says(/Galgant/), lists(holds(/galangal/i)))),
  asked('Wonach schmeckt Kurkuma?', all(says(/Kurkuma/), lists(holds(/turmeric/i)))),
  asked('Was heißt „fermentiert“ beim Geschmack?', all(says(/fermentiert/), lists(tastes('fermented')))),
  asked('Beschreib mal Natto', about('Natto', /fermentiert|klebrig/)),
  asked('Ist Tom Yum sehr scharf?', about('Tom Yum Goong', /Schärfe/)),
  asked('Wird Bibimbap warm oder kalt serviert?', about('Bibimbap', /warm/)),
  asked('Aus welchem Land kommt Khao Soi?', about('Khao Soi', /thailändisch/)),
  asked('Gibt es hier Tiramisu?', first(1, 'Tiramisù')),
  asked('Welche Konsistenz hat Mochi?', about('Daifuku Mochi', /weich|bissfest/)),

  // Anlass, Wetter, Tageszeit.
  asked('schneller Snack für zwischendurch', lists(not(soup), not(drink))),
  asked('Was kann ich den Kindern kochen? Bitte nicht scharf', lists(meal, level('spicy', 0, 1))),
  asked('leichtes Abendessen', lists(meal, not(heavy))),
  asked('etwas Deftiges für kalte Tage', lists(warming)),
  asked('Was Kühles für einen heißen Sommerabend', lists(cooling)),
  asked('Fingerfood für den Spieleabend', lists(not(soup), not(drink))),
  asked('romantisches Essen zu zweit', lists(meal)),
  asked(
    'Gedämpftes',
    lists(({ cookingMethods }) => cookingMethods.some((one) => /steam/.test(one))),
  ),
  asked('ein Eintopf zum Aufwärmen', lists(meal, warming)),

  // Küchen, und was dazu passt.
  asked('südostasiatische Suppe', lists(soup, from('Thai', 'Vietnamese'))),
  asked('asiatisch, aber nicht indisch', lists(from('Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese'))),
  asked('türkisches Essen', says(/nichts|nicht|kein/i)),
  asked('Was isst man in Vietnam zum Frühstück?', lists(from('Vietnamese'))),
  asked('Was trinkt man zu Bibimbap?', beside(['Bibimbap'], atLeast(1, drink))),
  asked('Welche Beilage passt zu Tonkatsu?', beside(['Tonkatsu'], atLeast(1, meal))),
  asked('heißes Getränk für den Winter', lists(drink, warming)),
  asked('kalter Kaffee', atLeast(1, drink, holds(/coffee|espresso/i), served('Cold'))),

  // Weiter im Gespräch, anderes, vertippt.
  after('indisches Curry', 'weniger scharf bitte', lists(from('Indian'), level('spicy', 0, 2.5))),
  after('Wie schmeckt Kulfi?', 'und wie süß ist das?', about('Kulfi', /süß|Süße/)),
  after('japanische Vorspeise', 'und als Nachtisch?', lists(from('Japanese'), dessert)),
  after('thailändisches Essen', 'mit Huhn', lists(from('Thai'), holds(/chicken/i))),
  after('was Süßes', 'noch andere Vorschläge?', lists()),
  after('Was ist Jok?', 'und etwas Knusprigeres?', beside(['Jok'], lists(feels('crispy', 'crunchy')))),
  asked('Wie gehts dir?', namesNothing),
  asked('Vilen Dank', all(namesNothing, says(/Gern/))),
  asked('Wonach schmekt Tiramsu', about('Tiramisù', /süß/)),
  asked('vegetarishes Essen aus Indien', lists(from('Indian'), vegetarian)),
  asked('ist Mole gesund?', says(/Kalorien|Nährwert/i)),
];
