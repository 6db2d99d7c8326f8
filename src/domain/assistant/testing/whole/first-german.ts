import {
  about,
  all,
  atLeast,
  beside,
  either,
  feels,
  first,
  from,
  heavy,
  holds,
  level,
  lists,
  names,
  namesNothing,
  not,
  or,
  says,
  snappy,
  tastes,
  vegan,
  vegetarian,
  warming,
} from '#domain/assistant/testing/good-answer.ts';
import { after, asked, type OrdinaryQuestion } from '#domain/assistant/testing/ordinary-question.ts';
import {
  african,
  arabian,
  course,
  isCheese,
  isDessert,
  isDrink,
  isEaten,
  isSoup,
  madeBy,
  notThereOr,
  onlyTalks,
  saysItIsNotThere,
} from './whole-good.ts';

/** Over all that a server begins with. */
export const firstGerman: readonly OrdinaryQuestion[] = [
  asked('Welches Dessert ist am süßesten?', lists(isDessert, level('sweet', 4.5, 5))),
  asked('Was ist das Mildeste aus Indonesien?', lists(from('Indonesian'), level('spicy', 0, 1))),
  asked('maximal 1 von 5 süß, aber schön sauer', lists(level('sweet', 0, 1), level('sour', 2, 5))),
  asked('Welcher Käse ist am salzigsten?', lists(isCheese, level('salty', 3, 5))),
  asked('ein Gericht ganz ohne Schärfe aus Peru', lists(from('Peruvian'), level('spicy', 0, 1))),

  asked('Was kann ich mit Roter Bete kochen?', lists(holds(/beet/i))),
  asked('Ich habe noch Blumenkohl übrig', atLeast(1, holds(/cauliflower/i))),
  asked('Etwas mit Lamm und Backpflaumen', atLeast(1, holds(/lamb/i), holds(/prune/i))),
  asked('Ist in Pesto Käse?', about('Pesto alla Genovese', /Milch|Parmigiano|Pecorino|Käse/i)),
  asked('Gerichte mit Walnüssen', lists(holds(/walnut/i))),
  asked('Griechisch ohne Fleisch', lists(from('Greek'), vegetarian)),

  asked('so was wie Käsespätzle, nur nicht so schwer', beside(['Käsespätzle'], lists(not(heavy)))),
  asked('Alternative zu Baklava, weniger süß', beside(['Baklava'], lists(level('sweet', 0, 4)))),
  asked(
    'Ich mag Dim Sum, was könnte mir noch schmecken?',
    first(4, 'Har Gow', 'Xiaolongbao', 'Gyoza', 'Mandu', 'Char Siu'),
  ),
  asked('Was ähnelt Börek?', beside(['Börek'], lists(isEaten))),
  asked('vegane Alternative zu Döner', beside(['Döner Kebab'], lists(vegan))),

  asked('Unterschied zwischen Borschtsch und Barszcz', names('Borscht', 'Barszcz')),
  asked('Was ist fettiger, Gyros oder Döner?', names('Gyros', 'Döner Kebab')),
  asked('Was schmeckt intensiver: Roquefort oder Camembert?', names('Roquefort', 'Camembert')),
  asked(
    'Ist Ayran dasselbe wie Lassi?',
    all(names('Ayran'), ({ foods }) => foods.some(({ name }) => /Lassi/.test(name))),
  ),
  asked('Sachertorte, Apfelstrudel oder Kaiserschmarrn?', names('Sachertorte', 'Apfelstrudel', 'Kaiserschmarrn')),

  asked('Wie schmecken Insekten?', first(4, 'Roasted Crickets', 'Mealworms')),
  asked(
    'Was schmeckt nach Anis?',
    lists(or(tastes('aniseed'), ({ aromas }) => aromas.includes('anise'), holds(/anise/i))),
  ),
  asked('Wonach schmeckt Kardamom?', about('Cardamom')),
  asked('Was bedeutet eigentlich umami?', all(says(/umami/i), lists(tastes('umami')))),
  asked('Wie schmeckt Bärlauch?', saysItIsNotThere),
  asked('Was ist Tahini?', about('Tahini')),
  asked('Wie schmeckt Meerrettich?', about('Horseradish')),

  asked(
    'Was passt zu einem Grillabend?',
    lists(or(madeBy(/grill|barbe|smok|char|spit|roast/), course('side', 'salad', 'bread', 'sauce', 'drink'))),
  ),
  asked('Draußen ist es eiskalt und ich will was Deftiges', lists(warming, isEaten)),
  asked('was Süßes zum Kaffee', beside(['Coffee'], lists(level('sweet', 2, 5), isEaten))),
  asked('Was kann ich für ein Buffet vorbereiten?', lists(isEaten)),
  asked('Frühstück ohne Brot', lists(isEaten, not(course('bread')))),
  asked('schnelles Mittagessen im Büro', lists(isEaten, not(isDessert))),

  asked('Was isst man auf dem Balkan?', either(namesNothing, lists(from('Greek', 'Turkish', 'Bosnian', 'Serbian')))),
  asked('typisch schwedisches Essen', lists(from('Swedish'), isEaten)),
  asked('Etwas Nordafrikanisches mit Lamm', lists(from('Moroccan', 'Tunisian'), holds(/lamb/i))),
  asked(
    'Welche Vorspeisen gibt es im Libanon?',
    lists(from('Lebanese'), course('starter', 'salad', 'soup', 'snack', 'side')),
  ),
  asked(
    'afrikanische Suppe',
    lists(
      african,
      or(isSoup, ({ name }) => /soup/i.test(name)),
    ),
  ),
  asked('arabische Vorspeisen', lists(arabian, course('starter', 'salad', 'soup', 'snack', 'side'))),

  asked('Was trinkt man zu Käsefondue?', beside(['Cheese Fondue'], atLeast(1, isDrink))),
  asked('Welcher Wein passt zu Bouillabaisse?', first(4, 'White Wine', 'Rosé Wine')),
  asked(
    'Welche Beilage passt zu Sauerbraten?',
    beside(['Sauerbraten'], lists(course('side', 'salad', 'bread', 'main'))),
  ),
  asked('Nachtisch nach einem griechischen Essen', lists(isDessert)),
  asked('Was isst man zu Bier?', beside(['Beer'], lists(isEaten))),

  asked('Wie isst man eine Passionsfrucht?', about('Passion Fruit')),
  asked('Wie groß ist eine Portion Moussaka?', about('Moussaka')),
  asked('Ist Labneh vegetarisch?', about('Labneh', /vegetar/i)),
  asked('Sind in Marzipan Nüsse?', about('Marzipan', /Nüsse|Nüssen|nuss|mandel/i)),
  asked('Kann man Kaviar als Vegetarier essen?', about('Caviar', /vegetar/i)),

  after('Was schmeckt scharf?', 'und ohne Fleisch?', lists(level('spicy', 2.5, 5), vegetarian)),
  after('Erzähl mir von Khachapuri', 'und was trinkt man dazu?', beside(['Khachapuri Adjaruli'], atLeast(1, isDrink))),
  after('türkischer Nachtisch', 'weniger süß bitte', lists(isDessert, from('Turkish'))),
  after('Wie schmeckt Moqueca?', 'Ist da Fisch drin?', about('Moqueca Baiana', /Fisch/)),

  asked('Guten Abend', all(onlyTalks, says(/hallo|abend/i))),
  asked('Na, wie gehts?', onlyTalks),
  asked('blablabla', onlyTalks),

  asked('Wie schmeckt Schakschuka', about('Shakshuka')),
  asked('etwas knuspiges mit Hünchen', lists(snappy, holds(/chicken/i))),
  asked('Was ist Feijoda', about('Feijoada')),
  asked('Wie schmeckt Leberkäse?', about('Leberkäse')),
  asked('Kennst du Okroschka?', saysItIsNotThere),
  asked(
    'Welche Frucht schmeckt cremig?',
    atLeast(1, feels('creamy', 'smooth', 'velvety', 'soft'), ({ ingredients }) => ingredients.length === 1),
  ),
  asked('Was kann ich statt Mozzarella nehmen?', notThereOr(beside(['Mozzarella di Bufala'], lists()))),
];
