import { foldSearchText } from '#domain/values/fold-search-text.ts';

/** What people call foods that records name otherwise, in English or German. Each is one food, and no part of a kind: 'chips' are of many. */
const lines = `
Horseradish: kren
Seared Scallops: scallop, scallops, jakobsmuschel, jakobsmuscheln
Durian: stinkfrucht, stink fruit, stinky fruit
Pastel de Nata: custard tart, custard tarts, portuguese custard tart, portuguese custard tarts
Parmigiano Reggiano: parmesan, parmesan cheese, parmesankäse
Gorgonzola: blue cheese, blauschimmelkäse
Goat Cheese: ziegenkäse, ziegenfrischkäse, chèvre, chevre, goats cheese
Goulash: gulasch, gulyas, hungarian goulash, gulaschsuppe
Beef Rouladen: rinderrouladen, rinderroulade, rouladen, roulade, roulades
Beef Stroganoff: stroganoff, boeuf stroganoff
Stollen: christstollen, weihnachtsstollen
Coriander Leaves: cilantro, coriander leaf, korianderblätter, koriandergrün
Hazelnut Spread: nutella, nusscreme, nuss-nougat-creme, chocolate spread, chocolate hazelnut spread
Bread Dumplings: semmelknödel, semmelknödeln, brotknödel
German Potato Salad: potato salad, kartoffelsalat, erdäpfelsalat
Doughnut: donut, donuts, doughnuts
Mulled Wine: glühwein, gluhwein, gluehwein
Gin and Tonic: gin tonic, g and t
Bagel with Lox: lox bagel, salmon bagel
Grilled Cheese Sandwich: grilled cheese, cheese toastie
Philly Cheesesteak: cheesesteak, philly steak
Belgian Waffle: waffle, waffles, waffel, waffeln
Ćevapčići: cevapi, ćevapi, cevapcici
Siu Mai: shumai, shaomai, siumai
Bubble Tea: boba, boba tea
Poke: poke bowl, ahi poke
Turkish Coffee: greek coffee, mokka, mocca
Earl Grey Tea: earl grey
Rooibos: rooibos tea, rotbuschtee, rooibostee
Mayonnaise: mayo
Soy Sauce: soya sauce, sojasauce, sojasoße, shoyu
Hamburger: burger, burgers, cheeseburger, beefburger
Whisky: whiskey, scotch, bourbon, scotch whisky
Tahini: tahin, tahina, sesampaste, sesame paste
Tom Yum Goong: tom yam
Mozzarella di Bufala: buffalo mozzarella, mozzarella
Pretzel: brezel, breze, brezn, soft pretzel, laugengebäck
French Fries: fries, pommes, fritten
Cola: coke, coca cola, pepsi, diet coke, cherry coke, coke zero
Macaroni and Cheese: mac n cheese, mac and cheese, mac cheese, makkaroni mit käse
Xiaolongbao: soup dumplings, soup dumpling, shanghai dumplings
Chicken Kyiv: chicken kiev, hähnchen kiew
Gruyère: greyerzer, gruyere, le gruyère
Kanelbulle: cinnamon bun, cinnamon buns, cinnamon roll, cinnamon rolls, zimtschnecken, zimtschnecke
Swedish Meatballs: köttbullar, kottbullar
Gravlax: gravadlax, gravlaks, cured salmon
Tzatziki: zaziki, zatziki, tsatsiki, tsatziki, zaziki dip
Salmiakki: salzige lakritze, salzlakritze, salty licorice, salty liquorice, salted liquorice, salzlakritz, salmiak
Licorice: liquorice, lakritze
Spaghetti alla Carbonara: spaghetti carbonara
Spaghetti alle Vongole: spaghetti vongole, linguine vongole
Lasagne alla Bolognese: lasagna, lasagna bolognese
Chicken Satay with Peanut Sauce: satay, chicken satay, satay chicken, sate, saté, satay skewers
Chicken Korma: korma
Hummus: humus, houmous, hommus, humous
Döner Kebab: kebab shop kebab
Hainanese Chicken Rice: chicken rice, hainan chicken
Hákarl: fermented shark, rotten shark, gammelhai, fermentierter hai
Surströmming: fermented herring, stinky fish, stinkfisch
Carrot: möhre, möhren, mohrrübe, mohrrüben, gelbe rübe, gelbe rüben, rüebli
Sichuan Pepper: szechuan pepper, szechwan pepper, szechuanpfeffer, sezchuanpfeffer
Feta: schafskäse, hirtenkäse, sheep cheese, sheeps cheese
Coriander Leaves: coriander, cilantro, koriander, koriandergrün, fresh coriander
Century Egg: thousand year egg, hundred year egg, preserved egg
Sea Urchin: uni
Black Forest Cake: black forest gateau, schwarzwälder kirsch, schwarzwälder
Apfelstrudel: apple strudel
Käsespätzle: spaetzle, spätzle, cheese spaetzle
Cheese Fondue: swiss fondue
Rösti: hash browns
Masala Chai: chai tea, chai tee
Moroccan Mint Tea: mint tea, minztee
Turkish Delight: lokum
Beer: lager, lagers, pilsner, pilsener, pils, pilsener bier, ale, ales, pale ale, ipa, india pale ale, craft beer, wheat beer, weissbier, weißbier, weizenbier, weizen, hefeweizen, helles, kölsch, altbier, radler, blonde ale, bitter ale
Whisky Highball: whisky, whiskey, whisky drink, whiskey drink, whisky soda
Mashed Potatoes: mash, mashed potato, kartoffelbrei, kartoffelstampf, stampfkartoffeln, erdäpfelpüree
Gratin Dauphinois: potato gratin, scalloped potatoes, kartoffelgratin
Guinness Stout: stout, porter, guinness
Cappuccino: latte, caffe latte, flat white, latte macchiato, milchkaffee
Coffee: espresso, americano, filter coffee, filterkaffee, kaffee, black coffee
Rosé Wine: rosé, rose wine, roséwein
Red Wine: merlot, cabernet, cabernet sauvignon, malbec, shiraz, syrah, pinot noir, rioja, chianti, bordeaux, barolo, rotwein, spätburgunder, zinfandel, tempranillo, sangiovese, zweigelt
White Wine: chardonnay, gewürztraminer, silvaner, muscadet, viognier, pinot blanc, sauvignon blanc, pinot grigio, pinot gris, chablis, grüner veltliner, weißwein, weißburgunder, grauburgunder
Champagne: prosecco, cava, sekt, sparkling wine, schaumwein
Medjool Date: medjool
Persimmon: kaki, sharon fruit
Starfruit: carambola, star fruit
Dragon Fruit: pitaya, pitahaya, dragonfruit
Soursop: guanabana
Passion Fruit: maracuja, passionfruit
Cuy Chactado: guinea pig, cuy, meerschweinchen
Jellyfish Salad: jellyfish
Black Pudding: blood sausage, blutwurst
Sweetbreads: bries, kalbsbries
Borscht: borsch, beetroot soup, rote bete suppe
Greek Yogurt with Honey: yogurt with honey, joghurt mit honig
Pão de Queijo: cheese bread balls, brazilian cheese bread
Açaí na Tigela: acai, acai bowl, açaí bowl
Hot Chocolate: cocoa, kakao
Bulgogi: korean bbq beef
Yangnyeom Chicken: korean fried chicken, koreanisches brathähnchen
Khachapuri Adjaruli: georgian cheese bread, chatschapuri
Souvlaki: greek skewers
Gazpacho: cold tomato soup, kalte tomatensuppe`;

const names: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ');
      return others.split(', ').map((other) => [foldSearchText(other), name] as const);
    }),
);

/** What a record calls the food that people call so; null for a name that is no other's. @param said folded */
export function otherwiseNamed(said: string): string | null {
  return names.get(said) ?? null;
}
