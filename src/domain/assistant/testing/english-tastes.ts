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
  meat,
  names,
  namesNothing,
  noodles,
  not,
  or,
  passesOver,
  pasta,
  salad,
  says,
  seafood,
  served,
  soup,
  tastes,
  vegan,
  vegetarian,
} from './good-answer.ts';
import { asked, type OrdinaryQuestion } from './ordinary-question.ts';

/** Superlatives and limits, ingredients, likenesses and comparisons. */
export const englishTastes: readonly OrdinaryQuestion[] = [
  // Superlatives and limits.
  asked(
    'what is the spiciest thing you have?',
    all(first(2, 'Som Tam Thai', 'Misal Pav'), lists(level('spicy', 4, 5))),
  ),
  asked('mildest curry?', all(atLeast(2, curry, level('spicy', 0, 1)))),
  asked(
    'whats the saltiest korean food',
    all(first(1, 'Budae-jjigae', 'Ganjang Gejang'), lists(from('Korean'), level('salty', 3.5, 5))),
  ),
  asked(
    'sweetest dessert on here',
    all(
      first(1, 'Gulab Jamun', 'Rasgulla', 'Jalebi', 'Tres Leches Cake', 'Banana Roti'),
      lists(level('sweet', 4.5, 5)),
    ),
  ),
  asked(
    'which soup is the least salty',
    all(first(4, 'Seolleongtang', 'Kongguksu', 'Hobakjuk'), lists(soup, level('salty', 0, 1.5))),
  ),
  asked('most sour dish please', all(first(3, 'Aguachile', 'Steamed Fish with Lime'), lists(level('sour', 4, 5)))),
  asked('a dessert that is not too sweet', all(lists(level('sweet', 0, 3), dessert))),
  asked('anything with spice under 2 out of 5 and lots of umami', lists(level('spicy', 0, 2), level('umami', 3, 5))),
  asked('something with heat level 3 at most but at least 2', lists(level('spicy', 2, 3))),
  asked('which of your noodle dishes is the mildest', lists(noodles, level('spicy', 0, 0.5))),
  asked('top 3 umami bombs', lists(level('umami', 4.5, 5))),
  asked(
    'least bitter coffee drink',
    all(
      first(2, 'Cappuccino', 'Vietnamese Egg Coffee', 'South Indian Filter Coffee'),
      atLeast(1, drink, holds(/coffee|espresso/i)),
    ),
  ),
  asked(
    'what has the most umami in japanese cuisine',
    all(first(1, 'Sashimi'), lists(from('Japanese'), level('umami', 4, 5))),
  ),
  asked('I want something really really hot, like melt my face off', lists(level('spicy', 3.5, 5))),
  asked('not spicy at all please, I am a total wimp', lists(level('spicy', 0, 1))),
  asked('medium spicy, a bit sweet', lists(level('spicy', 1.5, 3.5), level('sweet', 0.5, 3))),
  asked('low salt dinner ideas', lists(level('salty', 0, 2), not(drink), not(dessert))),
  asked(
    'what is your least sweet drink?',
    all(first(3, 'Espresso', 'Coffee', 'Lotus Tea'), lists(drink, level('sweet', 0, 1))),
  ),
  asked('sweet and salty at the same time', lists(level('sweet', 2, 5), level('salty', 2, 5))),
  asked('something bitter but also sweet', lists(level('bitter', 1.5, 5), level('sweet', 2, 5))),
  asked(
    'tangy and refreshing',
    lists(
      or(tastes('tangy', 'tart', 'sour', 'citrusy'), level('sour', 2, 5)),
      or(tastes('fresh', 'light', 'citrusy', 'fruity'), served('Cold', 'Cool', 'Frozen')),
    ),
  ),
  asked(
    'somthing crunchy and savoury to snack on',
    lists(feels('crunchy', 'crispy'), or(tastes('savory', 'salty', 'umami'), level('salty', 2, 5))),
  ),
  asked('spicy 4 or above, no soup', lists(level('spicy', 4, 5), not(soup))),
  asked(
    'what is the mildest kimchi dish',
    all(
      atLeast(
        1,
        or(({ name }) => name.includes('Kimchi'), holds(/kimchi/i)),
      ),
      first(4, 'Kimchi', 'Kimchi Jjigae', 'Budae-jjigae', 'Mandu'),
    ),
  ),
  asked(
    'creamy but not heavy',
    lists(or(tastes('creamy'), feels('creamy', 'silky', 'velvety')), not(tastes('heavy', 'rich', 'hearty'))),
  ),
  asked(
    'hottest indian curry you know',
    all(first(1, 'Prawn Balchão', 'Misal Pav', 'Goan Fish Curry'), lists(from('Indian'), level('spicy', 2.5, 5))),
  ),

  // Ingredients, with and without.
  asked(
    'what can I make with chickpeas?',
    all(lists(holds(/chickpea|chana|gram flour/i)), first(4, 'Chana Masala', 'Socca', 'Pani Puri', 'Dhokla')),
  ),
  asked('dishes with aubergine', lists(or(holds(/aubergine|eggplant/i), ({ name }) => /melanzane|nasu/i.test(name)))),
  asked('anything with eggplant in it', lists(holds(/aubergine|eggplant/i))),
  asked('I have a pumpkin, ideas?', atLeast(1, holds(/pumpkin|squash/i))),
  asked('something with coconut milk but no meat', lists(holds(/coconut/i), vegetarian)),
  asked('thai food without coriander, tastes like soap to me', lists(from('Thai'), lacks(/(?:coriander|cilantro)/i))),
  asked('curry without coconut', lists(curry, lacks(/coconut/i))),
  asked('something with mushrooms', lists(holds(/mushroom|shiitake|truffle/i))),
  asked('pasta without tomatoes', lists(pasta, lacks(/tomato|passata/i))),
  asked('I hate onions, what can I eat for dinner', lists(lacks(/onion|shallot|leek|chive/i), meal)),
  asked('which foods have saffron', lists(holds(/saffron/i))),
  asked(
    'dessert with pistachios',
    all(atLeast(1, holds(/pistachio/i), dessert), first(2, 'Gelato al Pistacchio', 'Kulfi')),
  ),
  asked('got leftover rice and eggs, what now', lists(holds(/rice/i), holds(/egg/i))),
  asked('noodles with peanuts', all(lists(noodles, holds(/peanut/i)), first(4, 'Pad Thai', 'Mi Quang'))),
  asked('anything with lamb', lists(holds(/lamb|mutton/i))),
  asked(
    'tofu dishes that are not spicy',
    lists(
      or(holds(/tofu/i), ({ name }) => /tofu/i.test(name)),
      level('spicy', 0, 1),
    ),
  ),
  asked('chicken recipes from india', lists(from('Indian'), holds(/chicken/i))),
  asked('potato something', lists(holds(/potato/i))),
  asked('a vegan dish with lentils', atLeast(1, vegan, holds(/lentil|dal/i))),
  asked(
    'no seafood, but asian please',
    lists(from('Japanese', 'Korean', 'Chinese', 'Thai', 'Vietnamese', 'Indian'), not(seafood)),
  ),
  asked('beef without noodles', lists(holds(/beef|steak|oxtail/i), not(noodles))),
  asked('what uses lemongrass?', lists(holds(/lemongrass/i))),
  asked(
    'is there something with duck',
    all(first(2, 'Duck Confit', 'Roast Duck Red Curry', 'Cassoulet'), lists(holds(/duck/i))),
  ),
  asked('anything with avacado', lists(holds(/avocado/i))),

  // Like something, but otherwise.
  asked('like ramen but not spicy', beside(['Tonkotsu Ramen'], lists(level('spicy', 0, 1), or(noodles, soup)))),
  asked('something like kimchi but milder', beside(['Kimchi'], atLeast(1, level('spicy', 0, 2.5)))),
  asked(
    'similar to pad thai without peanuts',
    all(
      lists(
        not(({ name }) => name === 'Pad Thai'),
        lacks(/peanut/i),
      ),
    ),
  ),
  asked(
    'what is like tiramisu but without coffee?',
    beside(['Tiramisù'], lists(lacks(/coffee|espresso/i), level('sweet', 2.5, 5))),
  ),
  asked('a korean version of lasagne?', beside(['Lasagne alla Bolognese'], atLeast(1, from('Korean')))),
  asked(
    'if I like butter chicken what else will I like',
    beside(['Butter Chicken'], lists(meal, from('Indian', 'Thai', 'Japanese'))),
  ),
  asked('dishes similar to pho but vegetarian', beside(['Pho Bo', 'Pho Ga'], atLeast(1, vegetarian))),
  asked('like carbonara but with fish', beside(['Spaghetti alla Carbonara'], atLeast(1, seafood))),
  asked(
    'something like sushi for someone who hates raw fish',
    either(
      beside(['Nigiri Sushi'], atLeast(1, lacks(/tuna|salmon|fish|squid|prawn/i))),
      all(namesNothing, says(/raw|fish/i)),
    ),
  ),
  asked('like tom yum but less sour', beside(['Tom Yum Goong'], lists(level('sour', 0, 3.5), level('spicy', 1.5, 5)))),
  asked('sweeter than mochi', beside(['Daifuku Mochi'], lists(level('sweet', 4, 5)))),
  asked('what else is as crunchy as samosas', beside(['Samosa'], lists(feels('crunchy', 'crispy')))),
  asked('an italian dish that tastes like french onion soup', beside(['French Onion Soup'], lists(from('Italian')))),
  asked('I love mango sticky rice. more like that!', beside(['Mango Sticky Rice'], lists(level('sweet', 2.5, 5)))),
  asked('spicier than green curry', beside(['Thai Green Curry'], lists(level('spicy', 4, 5)))),
  asked('substitute for bulgogi that is vegan', beside(['Bulgogi'], atLeast(1, vegan))),
  asked('similar to cappucino', beside(['Cappuccino'], lists(or(drink, tastes('bitter', 'roasted'))))),
  asked(
    'like a croissant but savoury',
    beside(['Croissant'], atLeast(1, or(tastes('savory'), level('salty', 1.5, 5)))),
  ),

  // Comparisons.
  asked('compare pho and ramen', all(names('Tonkotsu Ramen'), first(2, 'Pho Bo', 'Pho Ga'), says(/more|alike|both/i))),
  asked('ramen vs pho', all(names('Tonkotsu Ramen'), first(2, 'Pho Bo', 'Pho Ga'), says(/more|alike|both/i))),
  asked(
    'which is spicier, green curry or massaman?',
    all(names('Thai Green Curry', 'Massaman Curry'), says(/Thai Green Curry has more heat/)),
  ),
  asked('is kimchi saltier than miso soup', all(names('Kimchi', 'Miso Soup'), says(/salt/i))),
  asked(
    'difference between gulab jamun and rasgulla',
    all(names('Gulab Jamun', 'Rasgulla'), says(/more|alike|both|only/i)),
  ),
  asked(
    'tiramisu, panna cotta or creme brulee: which is the least sweet?',
    all(names('Tiramisù', 'Panna Cotta', 'Crème Brûlée'), says(/sweet/i)),
  ),
  asked(
    'compare tom yum, tom kha and gaeng som',
    all(names('Tom Yum Goong', 'Tom Kha Gai', 'Gaeng Som'), says(/sour|heat|spic/i)),
  ),
  asked(
    'pizza or pasta?',
    all(first(2, 'Pizza Margherita'), ({ foods }) => foods.some(pasta)),
  ),
  asked(
    'what is milder, bulgogi or tteokbokki',
    all(names('Bulgogi', 'Tteokbokki'), says(/Tteokbokki has more heat|Bulgogi (?:is|has)[^.]*(?:mild|less)/)),
  ),
  asked('whats the diffrence between sashimi and nigiri', all(names('Sashimi', 'Nigiri Sushi'))),
  asked(
    'does espresso taste more bitter than filter coffee?',
    all(names('Espresso', 'South Indian Filter Coffee'), says(/bitter/i)),
  ),
  asked(
    'samosa or vada pav or pani puri, which one is hottest',
    all(names('Samosa', 'Vada Pav', 'Pani Puri'), says(/heat|spic/i)),
  ),
  asked('how does massaman compare with panang', all(names('Massaman Curry', 'Panang Curry'))),
  asked('bibimbap versus japchae versus gimbap', names('Bibimbap', 'Japchae', 'Gimbap')),
  asked(
    'which has more umami: parmigiana di melanzane or caponata',
    all(names('Parmigiana di Melanzane', 'Caponata'), says(/Parmigiana di Melanzane has more umami/)),
  ),
  asked(
    'is birria or pozole better for someone who cannot handle heat',
    all(names('Birria', 'Pozole Rojo'), says(/heat|spic/i)),
  ),
  asked(
    'compare ramen with a unicorn burger',
    all(says(/not find|no .*unicorn|not .*(?:know|understand)|only/i), ({ foods }) => foods.length <= 4),
  ),

  // What a word or an ingredient tastes like.
  asked('what does umami taste like?', all(says(/umami/i), lists(or(tastes('umami'), level('umami', 3.5, 5))))),
  asked('what does tangy mean', all(says(/tangy/i), lists(tastes('tangy')))),
  asked('what does lemongrass taste like', all(says(/lemongrass/i), lists(holds(/lemongrass/i)))),
  asked('whats galangal like', all(says(/galangal/i), lists(holds(/galangal/i)))),
  asked('what does saffron taste of', all(says(/saffron/i), lists(holds(/saffron/i)))),
  asked('explain briny', all(says(/briny/i), lists(tastes('briny')))),
  asked('what do people mean by funky flavour', all(says(/funky/i), lists(tastes('funky')))),
  asked('how does tamarind taste', all(says(/tamarind/i), lists(holds(/tamarind/i)))),
  asked('what does gochujang taste like?', all(says(/gochujang/i), lists(holds(/gochujang/i)))),
  asked(
    'how would you describe the taste of miso',
    either(all(says(/miso/i), lists(holds(/miso/i))), about('Miso Soup', /umami/i)),
  ),
  asked(
    'what is matcha like',
    either(about('Matcha Ice Cream', /bitter/i), all(says(/matcha/i), atLeast(1, holds(/matcha/i)))),
  ),
  asked('what does smoky taste like', all(says(/smoky/i), lists(tastes('smoky')))),
  asked('what does pandan taste like', all(says(/pandan/i), lists(holds(/pandan/i)))),
  asked('is cardamom sweet or bitter?', all(says(/cardamom/i), lists(holds(/cardamom/i)))),
  asked('what does earthy mean when talking about food', all(says(/earthy/i), lists(tastes('earthy')))),
  asked('what does durian taste like', all(namesNothing, says(/not find|do not know|not/i))),

  // One food.
  asked('what does pad thai taste like', about('Pad Thai', /sweet|tangy|nutty|sour/i)),
  asked('tell me about birria', about('Birria', /meaty|savory|smoky|spicy|rich/i)),
  asked('how spicy is kimchi', about('Kimchi', /2 of 5/)),
  asked('is green curry very hot', about('Thai Green Curry', /heat/i, /3\.5 of 5/)),
  asked('whats in okonomiyaki', about('Okonomiyaki', /cabbage/i)),
  asked('where does cassoulet come from', about('Cassoulet', /French/)),
  asked('how do you make carbonara', about('Spaghetti alla Carbonara', /guanciale/, /recipe/i)),
  asked('is gulab jamun too sweet for someone who does not like sweet stuff', about('Gulab Jamun', /sweet/i, /5 of 5/)),
  asked('texture of natto?', about('Natto', /sticky|slippery|soft|stretchy/i)),
  asked('is chapulines crunchy', about('Chapulines', /crunchy/i)),
  asked('do you know what takoyaky is', about('Takoyaki')),
  asked('is ramen served hot or cold', about('Tonkotsu Ramen', /hot/i)),
  asked('will my kids like tteokbokki? they cant do spicy', about('Tteokbokki', /heat|spic/i)),
];

/** Held here so that the words for what is passed over are judged, too. */
export const englishUnknownWords: readonly OrdinaryQuestion[] = [
  asked('something sweet and flurbish', all(lists(level('sweet', 2, 5)), passesOver('flurbish'))),
  asked('a wobblicious thai salad', all(lists(from('Thai'), salad), passesOver('wobblicious'))),
  asked(
    'vegetables that taste meaty',
    lists(tastes('meaty', 'umami', 'savory', 'smoky'), or(vegetarian, vegan, not(meat))),
  ),
];
