import { foldSearchText } from '#domain/values/fold-search-text.ts';

/**
 * Foods that people know and a catalogue may lack, by the English wish that comes nearest to each: who asks for one is told that it is not there, and
 * offered what is of its kind. Nothing here says what is in one.
 */
const lines = `
dumplings: ravioli, tortellini, gyoza, momo, momos, potsticker, potstickers, pot stickers, pelmeni, pierogi, kreplach, maultaschen, teigtaschen, jiaozi, shumai, siu mai, mandu
chinese dumplings: dim sum, wonton, wontons, wan tan, wan tans, wantan, wantans
soup: goulash, gulasch, gulaschsuppe, chowder, bisque, pea soup, erbsensuppe, chicken soup, hühnersuppe, nudelsuppe, noodle soup, tomato soup, tomatensuppe, lentil soup, pumpkin soup, kürbissuppe, solyanka, soljanka, okroshka, okroschka, mulligatawny, ramen, pho, udon
stewed meat: stew, beef stew, pot roast, roulade, rouladen, rinderrouladen, hungarian goulash, casserole, schmorbraten, carbonnade, stifado, beef stroganoff, stroganoff, bœuf stroganoff, daube, blanquette
curry: vindaloo, korma, tikka, jalfrezi, madras, bhuna, saag, panang, yellow curry, red curry, katsu curry, gelbes curry, rotes curry
noodles: lo mein, chow mein, udon, soba, yakisoba, pad thai, drunken noodles, singapore noodles, bami goreng, instant noodles, glasnudeln, reisnudeln
pasta: spaghetti bolognese, bolognese, carbonara, alfredo, fettuccine alfredo, penne, arrabbiata, lasagna, lasagne, cannelloni, gnocchi, tagliatelle, aglio e olio, mac n cheese, nudelauflauf
rice dish: risotto, biryani, paella, fried rice, pilaf, pilau, pulao, pulav, plov, pilav, polo, bibimbap, donburi, gebratener reis, reispfanne, jambalaya, milchreis
fried chicken: chicken nuggets, nuggets, kfc, chicken wings, wings, backhendl, katsu, chicken katsu, popcorn chicken, karaage
fried pork: cordon bleu, schnitzel, jägerschnitzel, tonkatsu, milanese, cotoletta
grilled meat: teriyaki, teriyaki chicken, chicken teriyaki, steak, ribs, spare ribs, spareribs, burger, cheeseburger, hamburger, kebab, kebap, gyros, souvlaki, shawarma, cevapcici, ćevapi, cevapi, frikadelle, bulette, fleischpflanzerl, meatballs, leberkäse, wurst, hot dog, fajitas, shashlik, schaschlik, bbq
meat: meatloaf, hackbraten, bacon, ham, salami, pastrami, leberwurst, roast chicken, brathähnchen, pulled pork, chicken
cheese: brie, cheddar, gouda, emmental, emmentaler, parmesan, pecorino, provolone, taleggio, munster, limburger, casu marzu, blue cheese, blauschimmelkäse, goat cheese, ziegenkäse, cottage cheese, burrata, comté, comte, tilsiter, harzer
bread: toast, bagel, ciabatta, naan, pita, sourdough, brioche, challah, zopf, roti, chapati, paratha, tortilla, arepa, arepas, soda bread
salad: caesar salad, coleslaw, potato salad, kartoffelsalat, krautsalat, waldorf salad, poke, poke bowl, nudelsalat
crunchy salty snack: nachos, chips, crisps, popcorn, pretzel sticks, onion rings, tater tots, corn dog
snack: empanada, empanadas, egg roll, egg rolls, spring roll, spring rolls, frühlingsrolle, frühlingsrollen, sausage roll, pakora, bhaji, samosa, croquettes, kroketten, pommes, arancini
raw fish: sushi, sashimi, poke, ceviche, tartare, carpaccio, maki
seafood soup: cioppino, gumbo, laksa, bouillabaisse
potato dish: hash browns, rösti, gratin, kartoffelgratin, kartoffelpuffer, bratkartoffeln, latkes, poutine, jacket potato, ofenkartoffel
cake: key lime pie, lemon meringue pie, lemon pie, pecan pie, pumpkin pie, cherry pie, banoffee pie, mississippi mud pie, apple crumble, crumble, rhubarb crumble, angel cake, pound cake, brownie, brownies, muffin, muffins, cupcake, cookie, cookies, kekse, plätzchen, carrot cake, apple pie, apfelkuchen, käsekuchen, cheesecake, lebkuchen, stollen, panettone, croissant, red velvet, victoria sponge, marmorkuchen, bienenstich, donut, donuts, doughnut, doughnuts, berliner, krapfen
pancakes: waffles, waffeln, waffle, crepe, crepes, pancake, pfannkuchen, eierkuchen, palatschinken, blini, blinis, french toast, arme ritter
creamy dessert: custard, pudding, panna cotta, mousse, tiramisu, crème caramel, creme caramel, flan, vanillepudding, grießbrei, rice pudding, trifle, eton mess, rote grütze, blancmange
ice cream: sorbet, gelato, frozen yogurt, frozen yoghurt, sundae, eisbecher, spaghettieis, popsicle
sweet: nutella, snickers, haribo, gummy bears, gummibärchen, toffee, fudge, nougat, marshmallow, marshmallows, m and ms, skittles, oreo, oreos, kitkat, milka, caramel, praline
coffee: latte, flat white, latte macchiato, americano, mocha, frappuccino, cold brew, milchkaffee
sweet drink: bubble tea, boba, coke, pepsi, fanta, sprite, red bull, smoothie, milkshake, eistee, ginger ale, limonade, spezi, hot toddy, kakao
cocktail: espresso martini, mojito, margarita, martini, gin tonic, gin and tonic, negroni, cosmopolitan, pina colada, piña colada, old fashioned, bloody mary, hugo, glühwein, mulled wine
warm breakfast: porridge, oatmeal, haferbrei, granola, müsli, muesli, cereal, cornflakes, eggs benedict, omelette, omelett, rührei, scrambled eggs
tropical fruit: kiwi, banana, banane, mango, lychee, pineapple, ananas, kaki, mangostane
fruit: apple, pear, peach, plum, cherry, strawberry, erdbeere, rhubarb, gooseberry
hot sauce: sriracha, tabasco, sambal, sambal oelek, chilli oil, chili oil, piri piri
sauce: ketchup, mayonnaise, mayo, aioli, hollandaise, tartare sauce, guacamole, salsa, barbecue sauce, hoisin, pesto, relish, chutney
insects: grasshoppers, chapulines, heuschrecken, silkworms, ants, ameisen, scorpion, tarantula
vegetables: ratatouille, asparagus, spargel, kale, artichoke, artischocke, brussels sprouts, rosenkohl, bärlauch, wild garlic, kohlrabi`;

const wishes: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [wish = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [foldSearchText(name), wish] as const);
    }),
);

/** Kinds of what is cooked or made of several things. */
const madeKinds: ReadonlySet<string> = new Set(
  'dumplings, chinese dumplings, soup, curry, noodles, pasta, rice dish, salad, potato dish, crunchy salty snack, snack, cake, pancakes, creamy dessert, ice cream, sweet'.split(
    ', ',
  ),
);

/** Whether a folded name is of a dish, and of nothing that others are made with: 'tiramisu', and no 'kiwi'. */
export function isDishKnownElsewhere(name: string): boolean {
  return madeKinds.has(kindKnownElsewhere(name) ?? '');
}

/** The English wish for what is of its kind, by a folded name in the singular or plural; null for a food that is not known here. */
export function kindKnownElsewhere(name: string): string | null {
  return wishes.get(name) ?? wishes.get(name.replace(/s$/, '')) ?? null;
}
