import { describe, expect, it } from 'vitest';
import { readAvoidance } from '#domain/avoidance/read-avoidance.ts';
import { allergenStatus } from '#domain/safety/allergen-status.ts';
import { ingredientsIn, isStatedIn, plainIngredient } from '#domain/assistant/words/ingredient-words.ts';
import type { AllergenWord } from '#domain/taste/taste-vocabulary.ts';
import { foldSearchText } from '#domain/values/fold-search-text.ts';
import { ask } from '#tests/support/ask-everyday.ts';

/** What people are allergic to or cannot stand: plain things of the kitchen, the allergens by many names, and dishes that hold several. */
const harmful = {
  en: `fruit, berries, herbs, chickpeas, aubergine, pumpkin, coconut, coriander, mushrooms, tomatoes, onions, garlic, olives, mint, ginger, cinnamon,
    banana, mango, pineapple, apple, raisins, potatoes, carrots, cabbage, spinach, peppers, cucumber, avocado, beans, lentils, peas, rice, tofu, chicken,
    beef, lamb, pork, ham, sausage, gelatine, chocolate, dark chocolate, hot chocolate, cocoa, coffee, honey, vanilla, saffron, turmeric, lemongrass, lime,
    orange, strawberries, kiwi, peach, dates, sage, corn, quinoa, oats, buckwheat, yeast, chilli, vinegar, seaweed, salmon, shrimp, squid, cheese, yoghurt,
    butter, cream, custard, hummus, pesto, falafel, curry, ketchup, mayonnaise, marzipan, nougat, granola, soy sauce, fish sauce, miso, tahini, pasta,
    bread, noodles, pizza, pie, cake, beer, wine, msg, citrus, legumes, sunflower seeds, coconut milk, lupin, celery, mustard, sesame, halva,
    thyme, rosemary, oregano, okra, asparagus, artichokes, capers, leeks, cardamom, cumin`,
  de: `Obst, Beeren, Kräuter, Kichererbsen, Auberginen, Kürbis, Kokos, Koriander, Pilze, Tomaten, Zwiebeln, Knoblauch, Oliven, Minze, Ingwer, Zimt, Bananen,
    Mango, Ananas, Äpfel, Rosinen, Kartoffeln, Karotten, Kohl, Spinat, Paprika, Gurke, Avocado, Bohnen, Linsen, Erbsen, Reis, Tofu, Huhn, Rind, Lamm,
    Schwein, Schinken, Wurst, Schokolade, Süßkartoffeln, Süßholz, Bittermandeln, Bitterschokolade, Schokoladenkuchen, Kakao, Kaffee, Honig, Vanille, Zitrone, Erdbeeren, Mais, Hafer, Hefe, Lachs, Garnelen, Käse,
    Joghurt, Butter, Sahne, Hummus, Pesto, Sojasauce, Nudeln, Brot, Kuchen, Bier, Wein, Sellerie, Senf, Sesam, Lupinen, Marzipan, Nougat, Pfannkuchen,
    Thymian, Rosmarin, Oregano, Okra, Spargel, Artischocken, Kapern, Lauch, Kardamom, Kreuzkümmel`,
};

const said = {
  en: [
    (word: string) => `I am allergic to ${word}, what can I eat`,
    (word: string) => `my friend has a ${word} allergy, any dessert`,
    (word: string) => `${word} makes my son ill, which dinner`,
    (word: string) => `something for dinner, ${word} gives me hives`,
    (word: string) => `my friend is allergic to ${word}, what dessert`,
  ],
  de: [
    (word: string) => `ich bin allergisch gegen ${word}, was kann ich essen`,
    (word: string) => `meine Tochter reagiert auf ${word}, welcher Nachtisch`,
    (word: string) => `von ${word} wird mir schlecht, was gibt es zum Abendessen`,
    (word: string) => `ich vertrage ${word} nicht, schlag einen Snack vor`,
  ],
};

/** Harm and refusal in many words, of things that no record states anything of (R29): no food is named, or none that names it, with a word that this is no promise. */
const alsoSaid = {
  en: `X doesn't sit well with me, dinner ideas; X triggers my asthma, what can I eat; I can't have X, what soup; my throat closes up when I eat X, any snack;
    X is off limits for me, suggest a dinner; I need to steer clear of X, dessert ideas; my doctor told me to stay away from X, what now;
    I break out in hives after X, what dessert; X and I don't get along, dinner?; I get anaphylaxis from X, snack?; never give me X, dinner idea;
    my kid can't tolerate X, lunch?; we don't do X in this house because of allergies, dinner; X sends me to hospital, what can I order;
    had a bad reaction to X, what should i eat; X intolerance dinner; anything without X for my allergic wife; not X, I would die;
    my body rejects X, what snack; I'm deathly allergic to X. what do you suggest; X makes my mouth itch, fruit dessert?; swollen lips from X, snack ideas;
    food for someone who reacts badly to X; keep X away from me, allergy; I carry an EpiPen because of X, dinner?; X-free dinner;
    I can no longer eat X, ideas for lunch; X is poison to me, dinner?; X and my stomach are enemies, lunch idea; X puts me in bed for days, what soup;
    I pay for it every time I eat X, dinner; X? no way, I end up in A&E. dinner; he goes blue after X, dinner ideas; X clogs my lungs, soup?;
    I had to get a shot after X, any snack; X ruins my day, dinner; I faint from X, lunch; my gut revolts at X, dinner ideas; doc says X is out, dinner idea; X gives my daughter a rash, breakfast?; my wife is sensitive to X, dinner?;
    X makes me wheeze, something for dinner; X makes me cough, dinner?; X makes my lips tingle, snack?; X burns my mouth, any snack;
    X gives me a runny nose, dinner ideas; X makes me break out, lunch?; X makes my skin crawl, dinner; X gives me palpitations, dessert?;
    X irritates my throat, soup?; X numbs my tongue, dinner?; I cough from X, dinner; my nose runs after X, lunch?; I get blisters from X, snack?;
    X leaves me breathless, dinner; X keeps me on the toilet, lunch?; X plays havoc with my gut, dinner; X messes with my stomach, lunch;
    X doesn't like me, dinner?; I feel awful after X, snack?; X turns my face red, dinner; X makes my eyes water, soup?; X knocks me out, lunch;
    I wheeze when I eat X, dinner; X causes me cramps, lunch; no X, it burns my mouth. dinner?; X makes my face puffy, snack?;
    my daughter turns red with X, dessert?; I had to use my pen after X, dinner?; X would be my end, snack?; X is my kryptonite, lunch?;
    I live on the toilet after X, dinner?; X and my skin don't mix, lunch?; X? never again, dinner; I needed my inhaler after X, snack?;
    I barely survived X, dinner?; X flattens me for days, lunch?`,
  de: `X bekommt mir nicht, was zum Abendessen; X ist für mich tabu, welche Suppe; ich darf kein X essen, was gibt es; mein Arzt sagt kein X, Idee fürs Mittagessen;
    bei X schwillt mir der Hals zu, was kann ich essen; auf X reagiere ich mit Ausschlag, Nachtisch?; mein Kind verträgt X nicht, Snack?;
    X löst bei mir Asthma aus, Abendessen?; ich muss X meiden, was Süßes; ich bekomme von X Bauchschmerzen, Mittagessen?; X macht mich krank, was essen;
    wegen einer X-Allergie suche ich ein Abendessen; ohne X bitte, ich bin allergisch; nie wieder X, da musste ich ins Krankenhaus, was Leckeres?;
    ich kann kein X essen, Frühstück?; X geht bei mir gar nicht, Allergie; von X kriege ich keine Luft, was empfiehlst du; mein Körper lehnt X ab, Snack;
    ich hatte einen Schock durch X, was essen; X ist Gift für mich, Abendessen?; mit X hab ich Probleme, was zu Mittag; X schlägt mir auf den Magen, Suppe?;
    seit X mir den Hals zugeschnürt hat: Abendessen ohne; X führt bei mir zu Durchfall, Abendessen; X haut mich um, Notaufnahme. Abendessen?;
    X lässt mich röcheln, Suppe; X reizt meine Haut, Mittagessen; X-freies Abendessen;
    X lässt meine Lippen kribbeln, Snack?; X brennt mir im Hals, Suppe?; von X muss ich husten, Abendessen?; X macht mir Atemnot, Mittagessen?;
    bei X läuft mir die Nase, Suppe?; nach X bekomme ich Pusteln, Nachtisch?; X kratzt mich im Hals, Suppe?; X bringt mich um, Abendessen;
    nach X fühle ich mich elend, Snack?; X macht mich schwindelig, Frühstück?; X schadet mir, Abendessen?; von X kriege ich Herzrasen, Snack?;
    X macht meiner Tochter zu schaffen, Abendessen?;
    X wäre mein Ende, Snack?; X ist mein Feind, Suppe?; nach X sitze ich nur auf dem Klo, Nachtisch?; nach X brauche ich mein Spray, Abendessen?;
    X überlebe ich nicht, Mittagessen?; X legt mich lahm, Abendessen?; mein Kind wird von X ganz rot, Nachtisch?;
    X und meine Haut vertragen sich nicht, Snack?`,
};
const ofNoAllergen = {
  en: ['kiwi', 'mushrooms', 'rice', 'chocolate', 'coconut'],
  de: ['Kiwi', 'Pilze', 'Reis', 'Schokolade', 'Kokosnuss'],
};

const allergensSaid: Readonly<Record<'en' | 'de', readonly (readonly [word: string, allergen: AllergenWord])[]>> = {
  en: [
    ['peanuts', 'peanut'],
    ['milk', 'milk'],
    ['shrimp', 'shellfish'],
    ['eggs', 'egg'],
    ['sesame', 'sesame'],
    ['hazelnuts', 'tree nut'],
    ['wheat', 'gluten'],
    ['fish', 'fish'],
  ],
  de: [
    ['Erdnüsse', 'peanut'],
    ['Milch', 'milk'],
    ['Garnelen', 'shellfish'],
    ['Eier', 'egg'],
    ['Sesam', 'sesame'],
    ['Haselnüsse', 'tree nut'],
    ['Weizen', 'gluten'],
    ['Fisch', 'fish'],
  ],
};

const wordsOf = (language: 'en' | 'de') => harmful[language].split(/,\s+/).map((word) => word.trim());

const waysOf = (language: 'en' | 'de') => alsoSaid[language].split(/;\s+/).map((say) => [say.trim()]);

/** How records state what a word names. */
const statedAs = (word: string, language: 'en' | 'de') => {
  const folded = foldSearchText(word);
  return ingredientsIn(folded, language)[0]?.ingredient ?? plainIngredient(folded);
};

describe.each(['en', 'de'] as const)('who cannot have something, in %s (R28, R29)', (language) => {
  it.each(said[language].map((say) => [say('…'), say] as const))(
    '%s: gets it nowhere, and no food without a word',
    (_, say) => {
      const wrong = wordsOf(language).flatMap((word) => {
        const { listed, text } = ask(say(word), language);
        const holding = listed.filter((food) => isStatedIn(food, statedAs(word, language)));
        const isCautious = /with an allergy|bei einer Allergie/.test(text);
        return holding.length > 0 || (listed.length > 0 && !isCautious) ? [`${word}: ${text}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(waysOf(language))('%s: no allergen is offered', (say) => {
    const wrong = allergensSaid[language].flatMap(([word, allergen]) => {
      const { listed, text } = ask(say.replace('X', word), language);
      return listed.every(
        ({ allergens, mayContain }) => allergens !== null && ![...allergens, ...(mayContain ?? [])].includes(allergen),
      )
        ? []
        : [`${word}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(waysOf(language))('%s: X is heard', (say) => {
    const wrong = ofNoAllergen[language].flatMap((word) => {
      const { listed, text } = ask(say.replace('X', word), language);
      const holding = listed.filter((food) => isStatedIn(food, statedAs(word, language)));
      return holding.length > 0 || (listed.length > 0 && !/no promise|kein Versprechen/.test(text))
        ? [`${word}: ${text}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    'chocolate',
    'hot chocolate',
    'ripe mango',
    'smoked paprika',
    'getrocknete Feigen',
    'hummus',
    'Schokoladenkuchen',
    'Schokolade',
    'pesto',
    'Reis',
  ])('%s is more than the allergens that are stated: no food is named', (word) => {
    expect(
      ask(language === 'en' ? `allergic to ${word}, any snack?` : `allergisch gegen ${word}, was naschen?`).listed,
    ).toEqual([]);
  });
});

it.each([
  ['ich will die schärfste Suppe', 'de'],
  ['die Suppe bekommt man nicht oft', 'de'],
  ['I am sick, soup please', 'en'],
  ['ive got a sore throat, something soft and warm', 'en'],
  ['no heat at all, I have a low spice tolerance', 'en'],
  ['a soup that swells with flavour', 'en'],
  ['hidden gems of thai food', 'en'],
] as const)('%s: nobody is harmed, and foods are named', (prompt, language) => {
  expect(ask(prompt, language).listed.length).toBeGreaterThan(0);
});

it.each([
  ['allergic to milk chocolate, any snack?', 'milk chocolate'],
  ['allergic to hot chocolate, any snack?', 'chocolate'],
  ['hummus gives me hives, what dinner', 'hummus'],
])('%s: what is not known is named whole', (prompt, name) => {
  expect(readAvoidance(prompt).unknown).toContain(name);
  expect(readAvoidance(prompt).unknown).not.toContain('milk');
});

it.each([
  ['kiwi shuts my airways, what pasta can I have', 'en'],
  ['swelling after lychee, a soup please', 'en'],
  ['my airways tighten with mango, noodles?', 'en'],
  ['asthma whenever papaya is in it, a pizza?', 'en'],
  ['Ausschlag wenn ich Papaya esse, welche Pasta', 'de'],
  ['Atemnot nach Litschi, eine Pizza?', 'de'],
] as const)('%s: a dish that is wanted beside it does not pass for what harms', (prompt, language) => {
  expect(ask(prompt, language).listed).toEqual([]);
});

it.each([
  ["dishes with eggs in them leave me covered in spots, what's good for brunch", 'egg'],
  ["dishes with oysters in them knock me out, what's good for dinner", 'molluscs'],
  ['anything with salmon in it makes me itch, what goes well on bread', 'fish'],
  ["dishes with butter in them give me spots, what's good for brunch", 'milk'],
] as const)('%s: what harms is not told of with its partners', (prompt, allergen) => {
  const { listed } = ask(prompt);
  expect(listed.length).toBeGreaterThan(0);
  for (const food of listed) expect(allergenStatus(food, allergen), food.name).toBe('stated-free');
});

describe('several that somebody must not have are not compared', () => {
  it.each([
    ["I can't have beef, lamb or pork, what is for dinner?", 'en', /beef|lamb|pork/i],
    ['since the tick bite I cannot eat beef, lamb or pork. Chicken ideas?', 'en', /beef|lamb|pork/i],
    ['my son reacts to peanuts, cashews or walnuts, a snack?', 'en', /\bpeanut|\bnuts?\b|cashew|walnut/i],
    ['I cannot eat manchego or pecorino, what for lunch?', 'en', /manchego|pecorino|cheese/i],
    ['ich vertrage weder Rind noch Lamm oder Schwein, was gibt es?', 'de', /beef|lamb|pork/i],
    ['Manchego und Pecorino vertrage ich nicht, was zum Abendessen?', 'de', /manchego|pecorino|cheese/i],
  ] as const)('%s', (text, language, named) => {
    for (const { name, ingredients } of ask(text, language).listed)
      expect([name, ...ingredients].filter((one) => named.test(one))).toEqual([]);
  });

  it('but where one of two may be eaten', () => {
    const { listed } = ask("falafel or köfte for someone who doesn't eat meat?");
    expect(listed.map(({ name }) => name).toSorted()).toEqual(['Falafel', 'Köfte']);
  });
});
